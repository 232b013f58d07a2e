import crown from 'icon:queen-crown';
import { Dab, Icon } from '@hoard/board';
import type { Outcome } from '@hoard/kernel';
import { Face, PieceFace } from './face.tsx';
import { piecesOf, type Table } from './table.ts';

interface TrophyProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly outcome: Outcome;
}

/** The end: whose castle it is, under a shower of stars. */
export function Trophy({ table, names, outcome: { winners } }: TrophyProps) {
  const { colour = null, castle = [] } = table.players[winners[0] ?? -1] ?? {};
  return (
    <div class="diamoniak-stage diamoniak-trophy">
      <Shower />
      {colour !== null && (
        <div class="diamoniak-castle" data-colour={colour}>
          {piecesOf(colour).map((piece) => (
            <div key={piece} class={castle.includes(piece) ? 'diamoniak-built' : 'diamoniak-gap'}>
              {castle.includes(piece) ? <Face card={piece} /> : <PieceFace piece={piece} />}
            </div>
          ))}
        </div>
      )}
      <div class="diamoniak-winners">
        {winners.map((seat) => (
          <span key={seat} class="diamoniak-winner">
            <Icon path={crown} />
            <Dab seat={seat} name={names[seat]!} />
          </span>
        ))}
      </div>
    </div>
  );
}

const STARS = 26;
const GOLDEN = 2.399963; // the golden angle: no star lies on another
const PAINTS = ['var(--gold-paint)', 'var(--petal)', 'var(--gem)', 'var(--leaf-paint)'];

function Shower() {
  return (
    <svg class="diamoniak-shower" viewBox="-100 -60 200 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: STARS }, (_, i) => {
        const far = 0.62 + 0.38 * ((i * 0.618) % 1);
        const x = Math.cos(i * GOLDEN) * 92 * far;
        const y = Math.sin(i * GOLDEN) * 54 * far;
        return (
          <path
            key={i}
            d="M0-5 1.5-1.8 5-1.5 2.3.8 3.1 4.3 0 2.5-3.1 4.3-2.3.8-5-1.5-1.5-1.8Z"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 31}) scale(${0.7 + (i % 3) * 0.3})`}
            fill={PAINTS[i % PAINTS.length]!}
          />
        );
      })}
    </svg>
  );
}
