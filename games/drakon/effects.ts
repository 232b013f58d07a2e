import { EFFECTS, type EffectName } from './components.ts';
import type { What } from './pending.ts';

/** How a hero leaves a chamber (§5); where nothing is said, by an arrow. */
export type Leaving = 'by any side' | 'to anywhere' | 'by two chambers';
/** What laying a chamber may bring (§4). */
export type Placing = 'Drakon comes' | 'a step onto it';
/** What entering a chamber does by itself (§6.1 – §6.3). */
export type Deed = 'find' | 'steal left' | 'steal right' | 'lose';
/** What entering a chamber asks, and may be declined (§6.4 – §6.10). */
export type Asked = Exclude<What, 'action' | 'put' | 'step' | 'druid'>;

/** What a chamber does, and when. */
export interface Effect {
  readonly placing?: Placing;
  readonly leaving?: Leaving;
  readonly entering?: { readonly does: Deed } | { readonly asks: Asked };
}

/** All effects (§4.4, §4.5, §5, §6). A harp has none of its own: it narrows the ways of its neighbours (§5.4). */
export const EFFECT_TABLE: { readonly [name in EffectName]: Effect } = {
  entrance: {},
  empty: {},
  find: { entering: { does: 'find' } },
  'steal-left': { entering: { does: 'steal left' } },
  'steal-right': { entering: { does: 'steal right' } },
  lose: { entering: { does: 'lose' } },
  destroy: { entering: { asks: 'destroy' } },
  rotate: { entering: { asks: 'rotate' } },
  swap: { entering: { asks: 'swap' } },
  control: { entering: { asks: 'control' } },
  key: { leaving: 'by any side' },
  portal: { leaving: 'to anywhere' },
  wind: { leaving: 'by two chambers' },
  harp: {},
  escape: { placing: 'a step onto it' },
  flying: { entering: { asks: 'flying' } },
  drakon: { placing: 'Drakon comes', entering: { asks: 'drakon' } },
  rob: { entering: { asks: 'rob' } },
};

/** The same by the effect's index. */
export const EFFECT: readonly Effect[] = EFFECTS.map((name) => EFFECT_TABLE[name]);
export const LEAVING: readonly (Leaving | undefined)[] = EFFECT.map(({ leaving }) => leaving);
