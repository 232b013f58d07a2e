import { type EffectName, HEROES } from '../components.ts';
import type { HeroName } from './table.ts';

/*
 * emblems.svg is a sheet, since art is no code to be fetched and parsed; all of it but the coins and the signs of the lookout is
 * from 'icon:battle-axe', from 'icon:card-pickup', from 'icon:clockwise-rotation', from 'icon:crystal-wand',
 * from 'icon:dungeon-gate', from 'icon:exit-door', from 'icon:feathered-wing', from 'icon:hammer-break',
 * from 'icon:harp', from 'icon:high-shot', from 'icon:hood', from 'icon:key', from 'icon:laurels',
 * from 'icon:oak-leaf', from 'icon:open-treasure-chest', from 'icon:portal', from 'icon:puppet', from 'icon:snatch',
 * from 'icon:spiked-dragon-head', from 'icon:trade', from 'icon:two-coins', from 'icon:visored-helm',
 * from 'icon:whirlwind', from 'icon:wyvern'. The credits are gathered from these names.
 */

/** What effects are alike in: the inlay of the floor has a colour for each. */
export type Kind = 'plain' | 'gold' | 'theft' | 'peril' | 'craft' | 'way';

interface Emblem {
  readonly kind: Kind;
  readonly icon?: string; // its name in emblems.svg
  readonly rule: string;
}

/** How each effect is drawn, and the rule that explains it. */
export const EMBLEM: { readonly [effect in EffectName]: Emblem } = {
  entrance: { kind: 'plain', icon: 'dungeon-gate', rule: '2.1' },
  empty: { kind: 'plain', rule: '6.11' },
  find: { kind: 'gold', icon: 'two-coins', rule: '6.1' },
  'steal-left': { kind: 'theft', icon: 'snatch', rule: '6.2' },
  'steal-right': { kind: 'theft', icon: 'snatch', rule: '6.2' },
  lose: { kind: 'peril', icon: 'falling-coin', rule: '6.3' },
  destroy: { kind: 'peril', icon: 'hammer-break', rule: '6.4' },
  rotate: { kind: 'craft', icon: 'clockwise-rotation', rule: '6.5' },
  swap: { kind: 'craft', icon: 'trade', rule: '6.6' },
  control: { kind: 'theft', icon: 'puppet', rule: '6.7' },
  key: { kind: 'way', icon: 'key', rule: '5.2' },
  portal: { kind: 'way', icon: 'portal', rule: '5.2' },
  wind: { kind: 'way', icon: 'whirlwind', rule: '5.3' },
  harp: { kind: 'way', icon: 'harp', rule: '5.4' },
  escape: { kind: 'craft', icon: 'exit-door', rule: '4.5' },
  flying: { kind: 'craft', icon: 'feathered-wing', rule: '6.8' },
  drakon: { kind: 'peril', icon: 'spiked-dragon-head', rule: '6.9' },
  rob: { kind: 'theft', icon: 'card-pickup', rule: '6.10' },
};

export const HERO_ICON: { readonly [hero in HeroName]: string } = {
  druid: 'oak-leaf',
  knight: 'visored-helm',
  ranger: 'high-shot',
  sorceress: 'crystal-wand',
  thief: 'hood',
  warrior: 'battle-axe',
};

/** The rule of a hero's ability: the heroes stand in the order of §8. */
export function abilityRule(hero: HeroName): string {
  return `8.${HEROES.indexOf(hero) + 1}`;
}
