import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** One thing that a player does when it is their turn. */
export type Act = (page: Page) => Promise<void>;

const MOST = 1500; // things to do in a match
const STUCK = 25; // things in a row that change nothing
const PATIENCE = 60_000; // ms for the others to move
const SOON = 800; // ms for one's own move
const GLANCE = 30; // ms between two looks at the table

/** Lets whoever is to move do something until the match is over, or so many things were done. */
export async function playOut(players: Page | readonly Page[], act: Act, most = MOST): Promise<void> {
  const pages = [players].flat();
  let idle = 0;
  for (let done = 0; done < most; done++) {
    const { page, now } = await look(pages, ({ now }) => now !== '', PATIENCE);
    if (now === 'over') return;
    await act(page);
    idle = (await changes(page, now)) ? 0 : idle + 1;
    if (idle === STUCK) throw new Error(`stuck at ${page.url()}: ${now}`);
  }
  if (most === MOST) throw new Error(`no end after ${MOST} things done`);
}

/** Waits until it is one's turn. */
export async function myTurn(page: Page): Promise<void> {
  await look([page], ({ now }) => now !== '', PATIENCE);
}

async function changes(page: Page, before: string): Promise<boolean> {
  return look([page], ({ now }) => now !== before, SOON).then(
    () => true,
    () => false,
  );
}

interface Sight {
  readonly page: Page;
  readonly now: string; // what lies before the player
}

/** Looks at the screens in turn until one of them shows what is wanted. */
async function look(pages: readonly Page[], wanted: (sight: Sight) => boolean, patience: number): Promise<Sight> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(GLANCE)) {
    for (const page of pages) {
      // On a busy machine a tap may last as long as a touch that asks for the rule.
      if (page.url().includes('/rules/')) await page.goBack();
      const sight = { page, now: await page.evaluate(situation) };
      if (wanted(sight)) return sight;
    }
  }
  const seen = pages.map(async (page) => `${page.url()}: ${await page.locator('body').textContent()}`);
  throw new Error(`waited in vain at ${(await Promise.all(seen)).join('\n')}`);
}

/** What lies before the player whose turn it is, in the page: what glows, what is taken, how much has happened. */
function situation(): string {
  const names = (mark: string) => [...document.querySelectorAll<HTMLElement>(`.match-board ${mark}`)].map(nameOf);
  const nameOf = ({ dataset, textContent }: HTMLElement) => dataset.part ?? textContent;
  const curtain = document.querySelector('.curtain[open] h2');
  if (document.querySelector('.match[data-over]') !== null) return 'over';
  if (curtain !== null) return `curtain: ${curtain.textContent}`;
  if (document.querySelector('.match-turn[data-mine]') === null) {
    // Who is impatient touches the table: what the others did is then shown at once.
    document.querySelector('.match-board')?.dispatchEvent(new PointerEvent('pointerdown'));
    return '';
  }
  const open = [...names('[data-open]'), ...names('.words-moves button')];
  const lines = document.querySelectorAll('.match-side .log li').length;
  return open.length === 0 ? '' : `${lines} | ${names('[data-taken]')} | ${open}`;
}
