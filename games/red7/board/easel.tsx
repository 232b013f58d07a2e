import laurel from 'icon:laurels-trophy';
import { type Choice, Icon } from '@hoard/board';
import type { Outcome } from '@hoard/kernel';
import { COLOURS } from '../components.ts';
import { Face } from './face.tsx';
import { PATTERN } from './inks.ts';
import { RulePicture } from './rule-mark.tsx';
import type { Speak } from './speak.ts';
import { colourOf, ruleOf, type Table } from './table.ts';
import { Verdict, type VerdictOf } from './verdict.tsx';
import './easel.css';

const PAINT =
  'M14 22C36 6 70 15 104 10s86-6 116 4c14 8 8 30 11 54s6 58-8 74c-30 14-74 4-112 8s-74 8-96-6C4 128 10 104 9 78S2 36 14 22z';

interface EaselProps {
  readonly table: Table;
  readonly choice: Choice;
  readonly speak: Speak;
  readonly verdict: VerdictOf;
  readonly outcome: Outcome | undefined;
}

/** The canvas on its easel: painted in the colour of the rule in force, with the card that made it so. */
export function Easel({ table, choice, speak, verdict, outcome }: EaselProps) {
  const colour = COLOURS[ruleOf(table)]!;
  const top = table.canvas.at(-1);
  const under = table.canvas.at(-2);
  const label =
    outcome === undefined
      ? speak('canvasNow', { colour })
      : speak('won', { seats: outcome.winners, count: outcome.winners.length });
  return (
    <div class="red7-easel">
      <svg class="red7-legs" viewBox="0 0 260 270" preserveAspectRatio="none" aria-hidden="true">
        <path d="M126 0h8l3 270h-14zM62 0h10L34 270H18zM188 0h10l44 270h-16z" />
        <path class="ledge" d="M6 181h248v14H6z" />
      </svg>
      <div class="red7-canvas" {...choice.part('canvas', label, '3.2')} data-place="canvas">
        <svg viewBox="0 0 240 160" aria-hidden="true" preserveAspectRatio="none">
          {top !== undefined && <path class="paint" data-ink={under ? colourOf(under) : 'R'} d={PAINT} />}
          <g key={`${table.canvas.length}`} class="spreading" data-ink={colour}>
            <path class="paint" d={PAINT} />
            <path class="paint-pattern" d={PAINT} fill={`url(#pattern-${PATTERN[colour]})`} />
          </g>
        </svg>
        <div class="red7-rule" data-ink={colour}>
          {outcome === undefined ? (
            <>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <RulePicture colour={colour} />
              </svg>
              <strong>{speak('colour', { colour })}</strong> <span>{speak('rule', { colour })}</span>
            </>
          ) : (
            <>
              <Icon path={laurel} class="red7-won" />
              <strong>{label}</strong>
            </>
          )}
        </div>
        {top !== undefined && (
          <div class="red7-pinned">
            <Face card={top} piece={top} />
          </div>
        )}
      </div>
      <Verdict of={verdict('canvas')} speak={speak} />
    </div>
  );
}
