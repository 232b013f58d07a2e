import turnAround from 'icon:clockwise-rotation';
import { Icon } from '@hoard/board';
import type { ComponentChildren } from 'preact';
import { Emblem } from './colours.tsx';
import type { Holding } from './holding.ts';
import type { Speak } from './speak.ts';
import { colourOfAction, type Glass, silverGlass, type Table } from './table.ts';

interface UsesProps {
  readonly table: Table;
  readonly choice: Holding;
  readonly speak: Speak;
}

/** The ways to use the card held, one touch each. */
export function Uses({ table, choice, speak }: UsesProps) {
  const { action, from, face } = choice;
  return (
    <>
      {face !== undefined && (
        <Use part="turn" label={speak('turn')} rule="4.2" choice={choice}>
          <Icon path={turnAround} />
          {speak('turn')}
        </Use>
      )}
      {action !== undefined && from === undefined && (
        <Ends action={action} table={table} choice={choice} speak={speak} />
      )}
      <Use part="back" label={speak('back')} rule="3.1" choice={choice}>
        ✕
      </Use>
    </>
  );
}

/** Where an action card goes: on top with its action, at the bottom with it, or on top for its colour only (§6.2, §6.3). */
function Ends({ action, table, choice, speak }: UsesProps & { readonly action: string }) {
  const [colour, now] = [colourOfAction(action), silverGlass(table)];
  const becomes = speak('becomes', { colour });
  return (
    <>
      <Use part="top" label={`${speak('top')}. ${becomes}`} rule="6.2" choice={choice} on={choice.end === 'top'}>
        <Stack glass={colour} end="top" />
        {speak('top')}
      </Use>
      <Use
        part="bottom"
        label={`${speak('bottom')}. ${speak('stays', { colour: now })}`}
        rule="6.3"
        choice={choice}
        on={choice.end === 'bottom'}
      >
        <Stack glass={now} end="bottom" />
        {speak('bottom')}
      </Use>
      <Use part="silver" label={`${speak('colourOnly')}. ${becomes}`} rule="6.2" choice={choice}>
        <Emblem glass={colour} />
        {speak('colourOnly')}
      </Use>
    </>
  );
}

interface UseProps {
  readonly part: string;
  readonly label: string;
  readonly rule: string;
  readonly on?: boolean; // it is what would be done
  readonly choice: Holding;
  readonly children: ComponentChildren;
}

export function Use({ part, label, rule, on, choice, children }: UseProps) {
  return (
    <span class="seven-dragons-use" data-on={on ? '' : undefined} {...choice.part(part, label, rule)}>
      {children}
    </span>
  );
}

/** A card on top of the pile or under it, and the colour that shows. */
function Stack({ glass, end }: { readonly glass: Glass; readonly end: 'top' | 'bottom' }) {
  return (
    <svg class="seven-dragons-stack" data-glass={glass} viewBox="0 0 40 40" aria-hidden="true">
      <rect class="glass" x="6" y="11" width="28" height="18" rx="3" />
      <path d={end === 'top' ? 'M3 5h34v6H3z' : 'M3 29h34v6H3z'} />
    </svg>
  );
}
