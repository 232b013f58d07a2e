import turnAround from 'icon:clockwise-rotation';
import { Count, Icon } from '@hoard/board';
import { SEVEN } from '../components.ts';
import { Face } from './face.tsx';
import type { Holding } from './holding.ts';
import { placed } from './outline.ts';
import { Sign } from './signs.tsx';
import type { Speak } from './speak.ts';

interface PlaceProps {
  readonly cell: string;
  readonly mine: string | undefined; // the colour of one's goal
  readonly choice: Holding;
  readonly speak: Speak;
}

/** A free place for the card held: whether it fits, the bonus it would earn, and the colours it would make seven. */
export function Place({ cell, mine, choice, speak }: PlaceProps) {
  const now = choice.fits.get(cell);
  const fit = now ?? choice.turnedFits.get(cell);
  const kind = now !== undefined ? 'now' : fit !== undefined ? 'turned' : 'none';
  const wins = mine !== undefined && fit?.ripe.includes(mine) === true;
  const bonus = wins ? 0 : (fit?.bonus ?? 0); // §5.1
  return (
    <div
      class="seven-dragons-place"
      style={placed(cell)}
      data-fit={kind}
      {...choice.part(cell, speak('placeAt', { cell, fit: kind, bonus }), bonus > 0 ? '5.1' : '4.3')}
    >
      {fit !== undefined && choice.pointed === cell && (
        <span class="seven-dragons-ghost">
          <Face face={fit.face} />
        </span>
      )}
      {fit !== undefined && (
        <span class="seven-dragons-promise">
          {kind === 'turned' && <Icon path={turnAround} />}
          {bonus > 0 && <Count of={`+${bonus}`} />}
          {fit.ripe.map((colour) => (
            <i key={colour} data-glass={colour} data-mine={colour === mine ? '' : undefined}>
              {colour === mine ? <Sign of="crown" /> : <Count of={SEVEN} />}
            </i>
          ))}
        </span>
      )}
    </div>
  );
}
