import type { Choice } from '@hoard/board';
import { middleOf, UNIT } from './plan.ts';
import { isCell, type Table } from './table.ts';

/** How the wind carries a hero: both steps of every move of two chambers that can be made now. */
export function Winds({ table, choice }: { readonly table: Table; readonly choice: Choice }) {
  const ways = choice.moves.flatMap((move) => {
    const words = move.split(' ');
    const [through, last] = words.slice(-2);
    if (!isCell(through) || !isCell(last)) return [];
    if (choice.moveBy(last)?.split(' ')[0] !== words[0]) return []; // `ranger` only after its button
    return { move, path: [startOf(words, table), through, last], pointed: choice.pointed === last };
  });
  return (
    <svg class="drakon-winds" width={UNIT} height={UNIT} aria-hidden="true">
      {ways.map(({ move, path, pointed }) => {
        const [a, b, c] = path.map(middleOf) as [Point, Point, Point];
        return (
          <g key={move} data-pointed={pointed ? '' : undefined}>
            <path d={`M${a.x} ${a.y}Q${b.x} ${b.y} ${c.x} ${c.y}`} />
            <circle cx={(a.x + 2 * b.x + c.x) / 4} cy={(a.y + 2 * b.y + c.y) / 4} r="13" />
            <text x={(a.x + 2 * b.x + c.x) / 4} y={(a.y + 2 * b.y + c.y) / 4 + 6}>
              1
            </text>
            <circle cx={c.x - 38} cy={c.y - 38} r="15" />
            <text x={c.x - 38} y={c.y - 31}>
              2
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type Point = ReturnType<typeof middleOf>;

/** Where the hero stands who would be moved. */
function startOf([verb, seat]: readonly string[], { heroes, turn }: Table): string {
  return heroes[verb === 'control' || verb === 'knight' ? Number(seat) : turn]!.at;
}
