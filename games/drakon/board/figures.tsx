import type { Choice } from '@hoard/board';
import type { Seat, Viewer } from '@hoard/kernel';
import { Drakon, Hero } from './figure.tsx';
import type { Outlook } from './outlook.ts';
import { corner, stand } from './plan.ts';
import type { Speak } from './speak.ts';
import { heroesAt, type Table } from './table.ts';

interface FiguresProps {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly choice: Choice;
  readonly outlook: Outlook;
  readonly speak: Speak;
}

/** The heroes and Drakon on their chambers. They are touched only when they are asked for, else the chamber under them is. */
export function Figures({ table, viewer, names, choice, outlook, speak }: FiguresProps) {
  const { heroes, drakon } = table;
  const touched = (part: string) => choice.open.has(part) || choice.taken.includes(part) || choice.carries(part);
  const heroParts = (seat: Seat) => {
    const part = `seat ${seat}`;
    const { hero } = heroes[seat]!;
    return touched(part)
      ? choice.part(part, hero === null ? names[seat]! : speak('heroOf', { hero, seat }), '5.1')
      : {};
  };
  return (
    <>
      {drakon !== null && (
        <div
          class="drakon-figure drakon-she"
          style={corner(drakon)}
          data-piece="drakon"
          {...(touched('drakon') ? choice.part('drakon', speak('drakon'), '7.2') : {})}
        >
          <Drakon />
        </div>
      )}
      {outlook.drakon !== undefined && outlook.drakon !== drakon && (
        <div class="drakon-figure drakon-she drakon-coming" style={corner(outlook.drakon)}>
          <Drakon />
        </div>
      )}
      {heroes.map(({ hero, at }, seat) => (
        <div
          key={`hero ${seat}`}
          class="drakon-figure"
          style={stand(at, heroesAt(table, at).indexOf(seat))}
          data-piece={`hero ${seat}`}
          data-mine={seat === viewer ? '' : undefined}
          data-met={outlook.met.includes(seat) ? '' : undefined}
          {...heroParts(seat)}
        >
          <Hero seat={seat} hero={hero} name={names[seat]!} />
        </div>
      ))}
    </>
  );
}
