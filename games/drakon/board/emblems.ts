import axe from 'icon:battle-axe';
import takeCard from 'icon:card-pickup';
import rotation from 'icon:clockwise-rotation';
import wand from 'icon:crystal-wand';
import gate from 'icon:dungeon-gate';
import exit from 'icon:exit-door';
import wing from 'icon:feathered-wing';
import hammer from 'icon:hammer-break';
import harp from 'icon:harp';
import bow from 'icon:high-shot';
import hood from 'icon:hood';
import key from 'icon:key';
import leaf from 'icon:oak-leaf';
import portal from 'icon:portal';
import puppet from 'icon:puppet';
import snatch from 'icon:snatch';
import dragonHead from 'icon:spiked-dragon-head';
import trade from 'icon:trade';
import coins from 'icon:two-coins';
import helm from 'icon:visored-helm';
import whirlwind from 'icon:whirlwind';
import type { EffectName } from '../components.ts';
import type { HeroName } from './table.ts';

/** What effects are alike in: the inlay of the floor has a colour for each. */
export type Kind = 'plain' | 'gold' | 'theft' | 'peril' | 'craft' | 'way';

interface Emblem {
  readonly kind: Kind;
  readonly icon?: string; // a path in 512 × 512
  readonly rule: string;
}

const COIN_FALLS =
  'M256 8a146 146 0 1 0 0 292 146 146 0 1 0 0-292zm0 42a104 104 0 1 1 0 208 104 104 0 1 1 0-208zm-58 82v44h116v-44zM206 330h100v66h80L256 512 126 396h80z';

/** How each effect is drawn, and the rule that explains it. */
export const EMBLEM: { readonly [effect in EffectName]: Emblem } = {
  entrance: { kind: 'plain', icon: gate, rule: '2.1' },
  empty: { kind: 'plain', rule: '6.11' },
  find: { kind: 'gold', icon: coins, rule: '6.1' },
  'steal-left': { kind: 'theft', icon: snatch, rule: '6.2' },
  'steal-right': { kind: 'theft', icon: snatch, rule: '6.2' },
  lose: { kind: 'peril', icon: COIN_FALLS, rule: '6.3' },
  destroy: { kind: 'peril', icon: hammer, rule: '6.4' },
  rotate: { kind: 'craft', icon: rotation, rule: '6.5' },
  swap: { kind: 'craft', icon: trade, rule: '6.6' },
  control: { kind: 'theft', icon: puppet, rule: '6.7' },
  key: { kind: 'way', icon: key, rule: '5.2' },
  portal: { kind: 'way', icon: portal, rule: '5.2' },
  wind: { kind: 'way', icon: whirlwind, rule: '5.3' },
  harp: { kind: 'way', icon: harp, rule: '5.4' },
  escape: { kind: 'craft', icon: exit, rule: '4.5' },
  flying: { kind: 'craft', icon: wing, rule: '6.8' },
  drakon: { kind: 'peril', icon: dragonHead, rule: '6.9' },
  rob: { kind: 'theft', icon: takeCard, rule: '6.10' },
};

export const HERO_ICON: { readonly [hero in HeroName]: string } = {
  druid: leaf,
  knight: helm,
  ranger: bow,
  sorceress: wand,
  thief: hood,
  warrior: axe,
};

export const ABILITY_RULE: { readonly [hero in HeroName]: string } = {
  druid: '8.1',
  knight: '8.2',
  ranger: '8.3',
  sorceress: '8.4',
  thief: '8.5',
  warrior: '8.6',
};
