import type { Choice } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { Sign } from './emblem.tsx';
import { abilityRule, HERO_ICON } from './emblems.ts';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';
import './ability.css';

interface AbilityProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** What one's hero can do once a game, and when. */
export function Ability({ table, seat, choice, speak }: AbilityProps) {
  const { hero, used } = table.heroes[seat]!;
  if (!table.options.heroes || hero === null) return null;
  const ability = speak('ability', { hero });
  const usable = choice.open.has(hero) || (hero === 'druid' && choice.open.has('keep'));
  const when = used ? speak('abilityUsed') : usable ? speak('abilityNow') : speak('abilityWhen', { hero });
  return (
    <div
      class="drakon-ability"
      {...choice.part(hero, `${ability} ${when}`, abilityRule(hero))}
      data-used={used ? '' : undefined}
    >
      <Sign name={HERO_ICON[hero]} />
      <span>
        <b>{ability}</b> <small>{when}</small>
      </span>
    </div>
  );
}
