import { type Position, type Rng, rngFrom } from '@hoard/kernel';
import { drakon } from '../index.ts';
import { asDocument, type Document, turnsOf } from './document.ts';

const HEROES = ['druid', 'knight', 'ranger', 'sorceress', 'thief', 'warrior'];
const FEW = 3;

/** Moves of every kind that can be spelled at this table: all legal ones, and of the others a sample drawn from the position. */
export function candidates(position: Position): string[] {
  const table = asDocument(position);
  const rng = rngFrom(JSON.stringify([table.lair, table.hands, table.heroes, table.pending]));
  const cells = cellsAround(table);
  const cell = () => one(cells, rng);
  const ways = () => (rng.int(3) === 0 ? `${cell()} ${cell()}` : cell());
  const hand = table.hands[table.pending.at(-1)?.seat ?? table.turn]!.filter((chamber) => chamber !== '?');
  const known = [...hand, 'key:-', 'drakon:N', 'entrance:NESW'];
  const chamber = () => one(known, rng);
  const lying = () => {
    const [effect, arrows] = chamber().split(':') as [string, string];
    return `${effect}:${one(turnsOf(arrows), rng)}`;
  };
  const arrows = () => one(['-', 'N', 'E', 'S', 'W', 'NS', 'EW', 'NE', 'ES', 'SW', 'NW', 'NES', 'ESW', 'NESW'], rng);
  const seat = () => rng.int(6);
  const forms = [
    () => `place ${lying()} ${cell()}`,
    () => `go ${ways()}`,
    () => `drakon ${cell()}`,
    () => `destroy ${cell()}`,
    () => `rotate ${cell()} ${arrows()}`,
    () => `swap ${cell()} ${lying()}`,
    () => `control ${seat()} ${ways()}`,
    () => `fly ${cell()} ${arrows()}`,
    () => `knight ${seat()} ${ways()}`,
    () => `ranger ${ways()}`,
    () => `sorceress ${ways()}`,
    () => `warrior ${[chamber(), chamber()].sort().join(' ')}`,
    () => `warrior ${chamber()}`,
  ];
  return [
    ...new Set([
      ...legal(position),
      ...['step', 'skip', 'keep', 'allow', 'end'],
      ...HEROES.map((hero) => `hero ${hero}`),
      ...[0, 1, 2, 3, 4, 5].flatMap((other) => [`rob ${other}`, `thief ${other}`]),
      ...forms.flatMap((form) => Array.from({ length: FEW }, form)),
    ]),
  ];
}

/** As the game lists them; the laws then hold each one to its refusal, and `places` in the rules tests to a list of their own. */
function legal(position: Position): string[] {
  return drakon.moves(drakon.read(position, rngFrom('candidates'))).map(drakon.spell);
}

/** The cells of the lair, once more those with figures, and the places around. */
function cellsAround({ lair, heroes }: Document): string[] {
  const cells = Object.keys(lair);
  const around = cells.flatMap((cell) => {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    return [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
  });
  const near = heroes.flatMap(({ at }) => {
    const [x, y] = at.split(',').map(Number) as [number, number];
    return [at, `${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
  });
  return [...cells, ...near, ...around, '90,90', '2000,-3'];
}

function one<T>(list: readonly T[], rng: Rng): T {
  return list[rng.int(list.length)]!;
}
