import type { Choice } from '@hoard/board';
import { HEROES } from '../components.ts';
import { abilityRule } from './emblems.ts';
import { Badge, Hero } from './figure.tsx';
import type { Speak } from './speak.ts';
import { decider, type Table } from './table.ts';
import './chooser.css';

interface ChooserProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly choice: Choice;
  readonly speak: Speak;
}

/** The six heroes with what they can do; those taken stand with their players. */
export function Chooser({ table, names, choice, speak }: ChooserProps) {
  return (
    <section class="drakon-chooser" aria-label={speak('toChoose')}>
      {HEROES.map((hero) => {
        const owner = table.heroes.findIndex((figure) => figure.hero === hero);
        const seat = owner < 0 ? decider(table) : owner;
        const ability = `${speak('ability', { hero })}, ${speak('abilityWhen', { hero })}`;
        return (
          <div
            key={hero}
            class="drakon-candidate"
            {...(owner < 0 ? choice.part : choice.place)(
              `hero ${hero}`,
              `${speak('hero', { hero })} ${ability}`,
              abilityRule(hero),
            )}
            data-gone={owner < 0 ? undefined : ''}
          >
            <Hero seat={seat} hero={hero} name={names[owner]} />
            <b>{speak('hero', { hero })}</b>{' '}
            {owner < 0 ? (
              <span>{ability}</span>
            ) : (
              <span class="drakon-owner">
                <Badge seat={owner} hero={null} name={names[owner]!} />
                {names[owner]}
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}
