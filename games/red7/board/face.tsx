import { Card } from '@hoard/board';
import { PATTERN, RANK } from './inks.ts';
import { RulePicture } from './rule-mark.tsx';
import { colourOf } from './table.ts';
import './inks.css';

const BLOB = 'M46 53c15-1 27 9 27 24s-11 27-27 27-27-11-27-26 12-24 27-25z';

/** The face of a card: number and letter in two corners, the rank of its colour as pips, its rule as a picture. */
export function Face({ card, piece }: { readonly card: string; readonly piece?: string }) {
  const colour = colourOf(card);
  const number = card[1];
  return (
    <Card class="red7-face" piece={piece}>
      <g data-ink={colour}>
        <rect class="ink" width="100" height="140" />
        <path class="ink-wet" d="M0 88C22 70 40 104 64 92s24-22 36-18v66H0z" />
        <rect class="ink-pattern" width="100" height="140" fill={`url(#pattern-${PATTERN[colour]})`} />
        <path class="ink-paper" d={BLOB} />
        <g class="ink-rule" transform="translate(27 59) scale(.95)">
          <RulePicture colour={colour} />
        </g>
        <Corner number={number!} letter={colour} />
        <g transform="rotate(180 50 70)">
          <Corner number={number!} letter={colour} />
        </g>
        {Array.from({ length: 7 }, (_, i) => (
          <circle
            key={i}
            class="ink-pip"
            cx="91"
            cy={12 + 8.5 * i}
            r="2.9"
            data-filled={i < RANK[colour] ? '' : undefined}
          />
        ))}
      </g>
    </Card>
  );
}

function Corner({ number, letter }: { readonly number: string; readonly letter: string }) {
  return (
    <g class="ink-mark">
      <use href={`#red7-${number}`} />
      <use href={`#red7-${letter}`} />
    </g>
  );
}

/** The back of a card: a prepared board with the studio's seven dabs. */
export function Back() {
  return (
    <Card class="red7-back">
      <rect class="back-ground" width="100" height="140" />
      <rect class="back-frame" x="9" y="9" width="82" height="122" rx="6" />
      {['R', 'O', 'Y', 'G', 'B', 'I', 'V'].map((colour, i) => {
        const turn = (i / 7) * 2 * Math.PI - Math.PI / 2;
        return (
          <circle
            key={colour}
            class="ink"
            data-ink={colour}
            cx={50 + 24 * Math.cos(turn)}
            cy={70 + 24 * Math.sin(turn)}
            r={8.5 + (i % 2)}
          />
        );
      })}
      <circle class="back-hole" cx="50" cy="70" r="7" />
    </Card>
  );
}
