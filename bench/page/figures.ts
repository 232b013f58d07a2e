import { BOXES } from '@hoard/games';
import type { Browser, Page } from 'playwright-core';
import { CROWDS, type Crowd, crowded, firstEvents } from './crowd.ts';
import { phone, slowDown } from './device.ts';
import { type Kept, recordFrames } from './frames.ts';
import { loading, scripts } from './loading.ts';
import { moving } from './moving.ts';
import { plant } from './plant.ts';
import type { Figure } from './report.ts';

const BOARD = '.match-board .tabletop';
const MOVES = 11; // measured at a crowded table
const MOVING = 1000; // ms of motion after a move
const SEATS = 2; // at the others

const kilobytes = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0) / 1000;
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

async function visit<T>(browser: Browser, address: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await phone(browser, address);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** How the home page and a table load on a slow phone. */
export async function loads(browser: Browser, address: string): Promise<Figure[]> {
  const [{ game }] = BOXES as [(typeof BOXES)[number]];
  const home = await visit(browser, address, async (page) => {
    await slowDown(page);
    return loading(page, '/', '.game-card');
  });
  const table = await visit(browser, address, async (page) => {
    await page.goto('/about');
    await plant(page, 'local-load', firstEvents(game, SEATS, 'a table'));
    await slowDown(page);
    return loading(page, '/t/local-load', BOARD);
  });
  return Object.entries({ home, table }).flatMap(([where, { paint, blocked, shift }]): Figure[] => [
    { what: `${where}: largest paint`, value: paint, unit: 'ms', most: 1500 },
    { what: `${where}: blocked (tasks beyond 50 ms)`, value: blocked, unit: 'ms' },
    { what: `${where}: layout shift`, value: shift, unit: '', most: 0 },
  ]);
}

/** How much JavaScript is fetched, gzipped: for the home page, for any table, and for each game. */
export async function weights(browser: Browser, address: string): Promise<Figure[]> {
  const home = await visit(browser, address, async (page) => {
    await page.goto('/');
    await page.waitForSelector('.game-card');
    return scripts(page);
  });
  const tables = new Map<string, ReadonlyMap<string, number>>();
  for (const { game } of BOXES) {
    const fetched = await visit(browser, address, async (page) => {
      await page.goto('/about');
      await plant(page, 'local-load', firstEvents(game, SEATS, 'a table'));
      await page.goto('/t/local-load');
      await page.waitForSelector(BOARD);
      return scripts(page);
    });
    tables.set(game.id, new Map([...fetched].filter(([name]) => !home.has(name))));
  }
  const all = [...tables.values()];
  const common = new Map([...all[0]!].filter(([name]) => all.every((fetched) => fetched.has(name))));
  return [
    { what: 'JavaScript of the home page', value: kilobytes(home.values()), unit: 'kB', most: 60 },
    { what: 'more for a table of any game', value: kilobytes(common.values()), unit: 'kB' },
    ...[...tables].map(([game, fetched]): Figure => {
      const own = [...fetched].filter(([name]) => !common.has(name)).map(([, size]) => size);
      return { what: `more for ${game}: board, rules and texts`, value: kilobytes(own), unit: 'kB', most: 40 };
    }),
  ];
}

/** From a tap to the move on the screen, at full speed, for each game. */
export async function waits(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { game } of BOXES) {
    const wait = await visit(browser, address, async (page) => {
      await page.goto('/about');
      await plant(page, 'local-tap', firstEvents(game, SEATS, 'a table'));
      await page.goto('/t/local-tap');
      await page.waitForSelector(BOARD);
      return moving(page);
    });
    figures.push({ what: `${game.id}: from the tap to the move on screen`, value: wait, unit: 'ms', most: 100 });
  }
  return figures;
}

/** Motion at the most crowded tables, on a slow phone. */
export async function motions(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const crowd of CROWDS) {
    const moves = await atCrowd(browser, address, crowd);
    const where = `${crowd.game}, ${crowd.seats} seats, ${crowd.pieces} on the table`;
    figures.push(
      { what: `${where}: frames in flight`, value: median(moves.map(({ kept }) => kept.due)), unit: '/s', least: 50 },
      { what: `${where}: from the first shown`, value: median(moves.map(({ kept }) => kept.shown)), unit: '/s' },
      { what: `${where}: from the tap`, value: median(moves.map(({ wait }) => wait)), unit: 'ms' },
    );
  }
  return figures;
}

interface Motion {
  readonly wait: number; // ms from the tap to the move on the screen
  readonly kept: Kept;
}

function atCrowd(browser: Browser, address: string, crowd: Crowd): Promise<Motion[]> {
  const events = crowded(crowd);
  return visit(browser, address, async (page) => {
    const moves: Motion[] = [];
    await page.goto('/about');
    for (let i = 0; i < MOVES; i++) {
      await plant(page, `local-crowd-${i}`, events);
      await page.goto(`/t/local-crowd-${i}`);
      await page.waitForSelector(BOARD);
      await slowDown(page);
      const stop = await recordFrames(page);
      const wait = await moving(page);
      await page.waitForTimeout(MOVING);
      moves.push({ wait, kept: await stop() });
    }
    return moves;
  });
}
