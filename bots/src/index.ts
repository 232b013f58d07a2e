export type { Bot, Budget } from './bot.ts';
export { LEVEL_NAMES, LEVELS, type Level, think } from './levels.ts';
export { random } from './random.ts';
export { sampler } from './sampler.ts';
