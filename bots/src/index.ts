export type { Bot, Budget, Matter } from './bot.ts';
export { judge, type Network, networkOf, score, slope } from './judge.ts';
export { LEVEL_MS, LEVELS, type Level, SPARRING, type Sparring, type Thought, think } from './levels.ts';
export type { Reason } from './reason.ts';
export { search } from './search/search.ts';
export { bestOf, type Scales, sharesOf, type Weighed, weigh } from './search/weigh.ts';
export { REASONS } from './text/index.ts';
export { type Answer, answering, type Question, type Surroundings } from './worker.ts';
