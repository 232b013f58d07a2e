import flame from 'icon:small-fire';
import { Dab, Icon } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { SIDE } from '../board.ts';
import { Dragon } from './dragon.tsx';
import type { Outlook } from './outlook.ts';
import { type Footprint, isDragon } from './shapes.ts';
import { signed } from './speak.ts';
import { spot, spotAt, spotOf } from './spot.ts';
import { Tile } from './tile.tsx';
import './ghost.css';

interface GhostProps {
  readonly footprint: Footprint;
  readonly seat: Seat;
  readonly kind: 'fits' | 'blocked' | 'hint';
}

/** A piece that is not laid yet: it fits, it does not, or it is pointed out. */
export function Ghost({ footprint, seat, kind }: GhostProps) {
  const { form } = footprint;
  const looks = { class: 'dragon-inferno-ghost', 'data-kind': kind, style: spotOf(footprint), form };
  return isDragon(form.name) ? <Dragon {...looks} /> : <Tile {...looks} seat={seat} />;
}

interface EffectsProps {
  readonly outlook: Outlook;
  readonly scores: readonly [number, number];
  readonly names: readonly string[];
}

/** What the ghost would do: eggs broken, the dragon called, points won and lost. */
export function Effects({ outlook, scores, names }: EffectsProps) {
  const { footprint, breaks, caught, dragon, flees, scores: after } = outlook;
  const top = footprint.bottom + footprint.form.height;
  return (
    <div class="dragon-inferno-effects" aria-hidden="true">
      {breaks.map((cell) => (
        <span key={cell} class="dragon-inferno-loss" style={spotAt(cell)}>
          <b>−1</b>
        </span>
      ))}
      {caught !== undefined && dragon !== undefined && (
        <span class="dragon-inferno-call" data-flees={flees ? '' : undefined} style={spotAt(caught)}>
          <b>
            <Icon path={flame} />
            {dragon}
          </b>
        </span>
      )}
      {after !== undefined && (
        <span
          class="dragon-inferno-changes"
          style={{ ...spot(footprint.left, Math.min(top, SIDE - 0.4), footprint.form.width, 0) }}
        >
          {after.map((points, seat) =>
            points === scores[seat] ? null : (
              <b key={names[seat]}>
                <Dab seat={seat} name={names[seat]!} />
                {signed(points - scores[seat]!)}
              </b>
            ),
          )}
        </span>
      )}
    </div>
  );
}
