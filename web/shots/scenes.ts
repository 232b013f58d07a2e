import type { Page } from 'playwright-core';
import { refuse } from '../e2e/help/refuse.ts';
import { GAMES, type GameName } from '../e2e/help/table.ts';

/** Something to take a picture of: where it is, and what has to be done there first. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly ready: string; // what is there when it is drawn
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** How many sit at the tables in the pictures. */
export const SEATS: { readonly [game in GameName]: number } = {
  red7: 3,
  'seven-dragons': 4,
  'dragon-inferno': 2,
  drakon: 4,
  diamoniak: 3,
};

const RULE = '3.2'; // the way rulebooks are opened

export const tableName = (game: string, moment: string) => `local-${game}-${moment}`;

const BOARD = '.match-board .tabletop';

export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/', ready: '.home' },
  { name: 'settings', path: '/settings', ready: '.page' },
  { name: 'mine', path: '/mine', ready: '.tables' },
  ...GAMES.flatMap((game): Scene[] => [
    { name: `${game}-new`, path: `/new/${game}`, ready: '.new-plan' },
    { name: `${game}-1-start`, path: `/t/${tableName(game, 'start')}`, ready: BOARD },
    { name: `${game}-2-middle`, path: `/t/${tableName(game, 'middle')}`, ready: BOARD },
    { name: `${game}-3-refusal`, path: `/t/${tableName(game, 'middle')}`, ready: BOARD, prepare: refuse },
    { name: `${game}-4-end`, path: `/t/${tableName(game, 'end')}`, ready: '.end' },
    { name: `${game}-replay`, path: `/r/${tableName(game, 'end')}?m=9&eyes=0`, ready: BOARD },
    { name: `${game}-rules`, path: `/rules/${game}/${RULE}`, ready: '.rule[data-here]' },
  ]),
];
