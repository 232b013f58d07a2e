import { type Signal, signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

/** What somebody may set for this device, each with its values, the default first. */
export const SETTINGS = {
  language: ['auto', 'en', 'cs', 'sk', 'pl'],
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'reduced'],
  sound: ['off', 'on'],
  voice: ['off', 'on'],
  memoryAid: ['on', 'off'],
  patterns: ['soft', 'strong'],
  words: ['off', 'on'], // the table in words instead of the board
} as const;

export type Setting = keyof typeof SETTINGS;
export type Value<S extends Setting> = (typeof SETTINGS)[S][number];

const KEY = 'hoard.settings';
const NAMES = Object.keys(SETTINGS) as Setting[];

/** What is kept on the device, as far as it still makes sense. */
export function keptSettings(text: string | null): { readonly [S in Setting]: Value<S> } {
  const kept = parsed(text);
  const valued = NAMES.map((name) => {
    const values: readonly string[] = SETTINGS[name];
    const value = kept[name];
    return [name, typeof value === 'string' && values.includes(value) ? value : values[0]];
  });
  return Object.fromEntries(valued) as { readonly [S in Setting]: Value<S> };
}

function parsed(text: string | null): { readonly [name: string]: unknown } {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as { readonly [name: string]: unknown };
  } catch {
    return {};
  }
}

const kept = keptSettings(recall(KEY));

/** The settings of this device. */
export const settings = Object.fromEntries(NAMES.map((name) => [name, signal(kept[name])])) as {
  readonly [S in Setting]: Signal<Value<S>>;
};

export function set<S extends Setting>(name: S, value: Value<S>): void {
  settings[name].value = value;
  remember(KEY, JSON.stringify(Object.fromEntries(NAMES.map((each) => [each, settings[each].value]))));
}

/** Lets the style sheets know: they follow `data-theme`, `data-motion` and `data-patterns`. */
export function dressPage(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme.value;
  dataset.motion = settings.motion.value;
  dataset.patterns = settings.patterns.value;
}
