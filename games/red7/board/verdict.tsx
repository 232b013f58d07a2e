import type { Seat } from '@hoard/kernel';
import type { Speak } from './speak.ts';
import './verdict.css';

/** What comes of a card being put on a place: who would lead; nothing where it is not known or not asked. */
export interface VerdictLine {
  readonly mine: boolean;
  readonly leader: Seat | undefined;
}

export type VerdictOf = (place: 'palette' | 'canvas') => VerdictLine | undefined;

export function Verdict({ of, speak }: { readonly of: VerdictLine | undefined; readonly speak: Speak }) {
  if (of === undefined) return null;
  return (
    <span class="red7-verdict" data-mine={of.mine ? '' : undefined}>
      {of.mine ? '✓' : '✗'} {sentence(of, speak)}
    </span>
  );
}

function sentence({ mine, leader }: VerdictLine, speak: Speak): string {
  if (mine) return speak('youWouldLead');
  return leader === undefined ? speak('nobodyWouldLead') : speak('otherWouldLead', { seat: leader });
}
