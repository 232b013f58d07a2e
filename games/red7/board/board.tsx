import { type BoardProps, Tabletop, useChoice } from '@hoard/board';
import { COLOURS, type Colour } from '../components.ts';
import { Deck } from './deck.tsx';
import { Easel } from './easel.tsx';
import { Glyphs } from './glyphs.tsx';
import { Hand } from './hand.tsx';
import { journeys } from './journeys.ts';
import { Note } from './note.tsx';
import { outlook } from './outlook.ts';
import { Owner, Palette } from './palette.tsx';
import { speaker } from './speak.ts';
import { SPELLING } from './spelling.ts';
import { Strip } from './strip.tsx';
import { around, ruleOf, standings, tableOf } from './table.ts';
import { Verdict } from './verdict.tsx';
import './studio.css';
import './glow.css';

/** A painter's studio: rivals' palettes along the wall, the canvas on its easel, one's own palette and hand in front. */
export function Board(props: BoardProps) {
  const { view, viewer, names, language, happenings, blocked, outcome } = props;
  const table = tableOf(view);
  const choice = useChoice(props, SPELLING[table.step]);
  const speak = speaker(language, names);
  const { after, coming, verdict } = outlook(props, table, choice);
  const force = ruleOf(table);
  const rule = pointedRule(choice.pointed) ?? force;
  const leader = standings(table)[rule]!.leader;
  const seatProps = (seat: number) => ({
    table,
    seat,
    name: names[seat]!,
    leads: outcome === undefined ? leader === seat : outcome.winners.includes(seat),
    outcome,
    rule,
    choice,
    blocked,
    speak,
  });
  const mine = viewer === 'spectator' ? undefined : viewer;
  const rivals = around(table, viewer).filter((seat) => seat !== viewer);
  return (
    <Tabletop board={props} choice={choice} class="red7" label={speak('board')} journeys={journeys(happenings)}>
      <Glyphs />
      <div class="red7-room" data-rivals={rivals.length}>
        <div class="red7-rivals">
          {rivals.map((seat) => (
            <section
              key={seat}
              class="red7-rival"
              data-out={table.players[seat]!.out ? '' : undefined}
              aria-label={speak('paletteOf', { seat })}
            >
              <Owner {...seatProps(seat)} />
              <div class="red7-palette">
                <Palette {...seatProps(seat)} own={false} />
              </div>
            </section>
          ))}
        </div>
        <div class="red7-middle">
          <Easel table={table} choice={choice} speak={speak} verdict={verdict} outcome={outcome} />
          <Deck table={table} choice={choice} speak={speak} />
        </div>
        <Strip table={table} after={after} viewer={viewer} names={names} choice={choice} speak={speak} />
        {mine !== undefined && (
          <section class="red7-mine" aria-label={speak('yourPalette')}>
            <div class="red7-palette" {...choice.place('palette', speak('yourPalette'), '3.1')}>
              <Palette {...seatProps(mine)} own coming={coming} />
              <Verdict of={verdict('palette')} speak={speak} />
            </div>
          </section>
        )}
        <Note table={table} viewer={viewer} outcome={outcome} choice={choice} speak={speak}>
          {mine !== undefined && <Owner {...seatProps(mine)} />}
        </Note>
        {mine !== undefined && (
          <Hand cards={table.players[mine]!.hand} place={`hand ${mine}`} choice={choice} speak={speak} />
        )}
      </div>
    </Tabletop>
  );
}

/** Pointing at a rule shows which cards would count under it. */
function pointedRule(part: string | undefined): number | undefined {
  return part?.startsWith('rule ') ? COLOURS.indexOf(part.slice(5) as Colour) : undefined;
}
