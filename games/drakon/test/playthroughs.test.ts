import { tellsAsBefore } from '../../../checks/playthrough.ts';
import { box } from '../index.ts';

const folder = new URL('playthroughs/', import.meta.url);
const plain = { heroes: false, goal: 'standard', teams: false, swapKeepsTile: true };

tellsAsBefore(box, folder, { title: 'plain, two players', seats: 2, options: plain, seed: 'plain 1', longest: 30 });
tellsAsBefore(box, folder, {
  title: 'heroes, three players',
  seats: 3,
  options: { ...plain, heroes: true, goal: 'short' },
  seed: 'heroes 1',
  longest: 30,
});
tellsAsBefore(box, folder, {
  title: 'escape, three players',
  seats: 3,
  options: { ...plain, goal: 'escape', swapKeepsTile: false },
  seed: 'escape 1',
  longest: 30,
});
tellsAsBefore(box, folder, {
  title: 'teams with heroes, four players',
  seats: 4,
  options: { ...plain, heroes: true, teams: true },
  seed: 'teams 1',
  longest: 30,
});
tellsAsBefore(box, folder, {
  title: 'a short game to its end, two players',
  seats: 2,
  options: { ...plain, goal: 'short' },
  seed: 'short 537',
});
