import { type Field, integer, list, object, oneOf, wrong } from '@hoard/kernel';
import { cellName, NOWHERE, START, STEP } from './cells.ts';
import { arrowsOf, DRUID, ESCAPE, effectOf, FLYING, HEROES, nameOf, WARRIOR } from './components.ts';
import type { Root } from './fields.ts';
import { chamberOf } from './hand.ts';
import { letsStep } from './handling.ts';
import { chamberAt, effectAt, sidesPointedAt } from './lair.ts';
import { isRich, outcome } from './outcome.ts';
import {
  gainerOf,
  HOARD_GETS,
  seatOfEntry,
  stepOf,
  TO_ACT,
  TO_FLY,
  TO_KEEP,
  TO_PUT,
  TO_STEP,
  WHATS,
  whatOf,
} from './pending.ts';
import { abilityLeft, hasAbility, hasCoin } from './rules/abilities.ts';
import { isPossible } from './rules/decisions.ts';
import { differentIn } from './rules/placing.ts';
import { ACTION, AFTER, CHOOSING, ENTRANCE_CHAMBER, isEnemy, OVER, poolOfSeat, RESOLVE, type State } from './state.ts';
import { canAct, MOST_QUIET_ROUNDS, MOST_UNBUILT_ROUNDS } from './turn.ts';

/** What the fields must be to each other: the lair, the heroes, and something to decide. */
export function checkPosition(state: State, root: Root): void {
  checkLair(state, root);
  checkHeroes(state, root);
  checkWarrior(state);
  const { phase, turn } = state;
  if (phase !== OVER && state.quietRounds >= MOST_QUIET_ROUNDS) wrong(root.quietRounds, 'the game would be over');
  if (phase !== OVER && state.unbuiltRounds >= MOST_UNBUILT_ROUNDS) {
    wrong({ value: 0, path: 'seen.unbuiltRounds' }, 'the game would be over');
  }
  if (phase === RESOLVE) return checkPending(state, root);
  if (state.pending.length > 0) wrong(root.pending, 'must be empty but in the phase resolve');
  const nothing = `seat ${turn} has nothing to decide`;
  if (phase === CHOOSING && state.hero[turn]! >= 0) wrong(root.turn, nothing);
  if (phase === ACTION && !canAct(state, turn)) wrong(root.turn, nothing);
  if (phase === AFTER && !abilityLeft(state)?.isUsable(state)) wrong(root.turn, nothing);
}

function checkLair(state: State, root: Root): void {
  if (chamberAt(state, START) !== ENTRANCE_CHAMBER) {
    wrong(root.lair, `must have ${nameOf(ENTRANCE_CHAMBER)} at ${cellName(START)}`);
  }
  state.cells.forEach((cell, i) => {
    const facing = arrowsOf(state.lair[i]!) === 0 ? 0 : state.lair[i]! & sidesPointedAt(state, cell);
    if (facing === 0) return;
    const other = cell + STEP[31 - Math.clz32(facing)]!;
    wrong({ value: 0, path: `lair["${cellName(cell)}"]` }, `its arrow faces one of ${cellName(other)}`);
  });
}

const MOST_CHOICES = 1 << 16;

/** The warrior may give up any chambers of a hand (§8.6): so many that all the choices can still be listed. */
function checkWarrior(state: State): void {
  state.hands.forEach((hand, seat) => {
    if (state.hero[seat] !== WARRIOR || !hasAbility(state, seat)) return;
    const chambers = hand.map(chamberOf);
    const choices = differentIn(hand).reduce(
      (ways, one) => ways * (1 + chambers.filter((other) => other === one).length),
      1,
    );
    if (choices > MOST_CHOICES)
      wrong({ value: 0, path: `hands[${seat}]` }, 'holds too many chambers for the warrior to choose from');
  });
}

function checkHeroes({ phase, hero, play }: State, root: Root): void {
  if (phase === CHOOSING && !play.heroes) wrong(root.phase, 'needs the option heroes');
  hero.forEach((name, seat) => {
    const field = { value: name, path: `heroes[${seat}].hero` };
    if (name < 0 && phase !== CHOOSING) wrong(field, 'must be chosen');
    if (name >= 0 && hero.indexOf(name) < seat) wrong(field, `there is only one ${HEROES[name]}`);
  });
}

function checkPending(state: State, root: Root): void {
  const fields = list(root.pending);
  if (fields.length === 0) wrong(root.pending, 'must not be empty in the phase resolve');
  const top = fields.length - 1;
  const bottom = state.pending[0]!;
  if (top > 0) {
    if (top > 1 || whatOf(bottom) !== TO_ACT) wrong(fields[0]!, 'only an action can wait for something else');
    const used = state.play.heroes && !hasAbility(state, state.turn);
    if (seatOfEntry(bottom) !== state.turn || !used)
      wrong(fields[0]!, 'must be of the active player, after an ability');
  }
  checkDecision(state, state.pending[top]!, fields[top]!);
}

function checkDecision(state: State, entry: number, field: Field): void {
  const [what, seat] = [whatOf(entry), seatOfEntry(entry)];
  const isFor = (holds: boolean, says: string) => (holds ? undefined : wrong(field, says));
  if (what === TO_ACT) wrong(field, 'is decided in the phase action');
  if (what === TO_PUT) isFor(state.drakon === NOWHERE, 'Drakon is in play');
  if (what === TO_FLY) isFor(effectAt(state, state.at[seat]!) === FLYING, 'the hero is on no flying chamber');
  if (what === TO_STEP) {
    const placed = chamberAt(state, stepOf(entry));
    isFor(
      seat === state.turn && effectOf(placed) === ESCAPE && letsStep(state, seat, stepOf(entry)),
      'no step can be made',
    );
  }
  if (what === TO_KEEP) {
    isFor(hasAbility(state, seat) && state.hero[seat] === DRUID, 'is asked only of a druid with her ability');
    isFor(hasCoin(state, seat), 'there is no coin to keep');
    const gainer = gainerOf(entry);
    isFor(gainer === HOARD_GETS || isEnemy(state, seat, gainer), 'a coin goes to an enemy or to the hoard');
  }
  isFor(isPossible(state, what, seat), `seat ${seat} has nothing to decide by ${WHATS[what]}`);
}

/** A finished game tells how it ended, and that must follow from the coins (§9). */
export function checkOutcome(state: State, field: Field | undefined): void {
  if (field === undefined) wrong({ value: undefined, path: 'outcome' }, 'missing field');
  if (state.phase !== OVER) wrong(field, 'only in the phase over');
  const { winners, scores, rule } = object(field, ['winners', 'scores', 'rule']);
  const { seats, goal } = state.play;
  state.rule = oneOf(rule, goal === 'escape' ? ['9.2', '9.3'] : ['9.1', '9.3']);
  const won = list(winners).map((winner) => integer(winner, 0, seats - 1));
  if (state.rule !== '9.3') {
    state.winner = won.length === 0 ? wrong(winners, 'somebody must have won') : poolOfSeat(state.play, won[0]!);
    if (!isRich(state, state.winner)) wrong(winners, `needs ${state.play.target} gold`);
  }
  const found = outcome(state);
  const scored = list(scores, seats).map((score) => integer(score, 0, 999));
  if (scored.some((score, seat) => score !== found.scores[seat])) wrong(scores, `must be ${found.scores.join(', ')}`);
  if (won.join() !== found.winners.join()) wrong(winners, `must be ${found.winners.join(', ')}`);
}
