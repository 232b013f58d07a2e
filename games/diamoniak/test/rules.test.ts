import { rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { scenario } from '../../../checks/scenario.ts';
import { diamoniak } from '../index.ts';
import { BOX, playersOf, table } from './table.ts';

const { legal, refusal, brokenRule, after, told, chance, status, view } = scenario(diamoniak);
const nobody = [{}, {}];
const happenings = (...args: Parameters<typeof told>) => told(...args).map(({ what }) => what);

test('[1.1] the box holds 24 pieces, 20 diamonds, 7 witches and 3 fairies', () => {
  const { pile } = diamoniak.write(diamoniak.setup({}, 2, rngFrom('box')));
  expect([...(pile as string[])].sort()).toEqual([...BOX].sort());
  expect(BOX).toHaveLength(54);
});

test('[1.2] pieces are spelled by colour and number', () => {
  for (const card of ['R1', 'B6', 'G3', 'Y4', 'D', 'F']) expect(diamoniak.parse(`give ${card}`)).toBeDefined();
  for (const card of ['R7', 'O1', 'R', 'd', 'X']) expect(diamoniak.parse(`give ${card}`)).toBeUndefined();
  expect(diamoniak.parse('buy 1 D')).toBeUndefined();
  expect(diamoniak.parse('buy 4 R1')).toBeUndefined();
});

test('[1.3] only the order of the pile is hidden', () => {
  const position = table({ next: ['R3', 'D'], returned: ['W', 'B2'], players: [{ diamonds: 2 }, { spares: ['R5'] }] });
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(view(position, viewer)).toEqual({ ...position, pile: Array(49).fill('?') });
  }
});

test('[2.1] a new game is one shuffled pile, and nobody has a card', () => {
  const position = diamoniak.write(diamoniak.setup({}, 3, rngFrom('new')));
  expect(position).toEqual(table({ next: position.pile as string[], players: [{}, {}, {}] }));
  expect(position.pile).not.toEqual(diamoniak.write(diamoniak.setup({}, 3, rngFrom('other'))).pile);
});

test('[2.2] seat 0 begins and play goes clockwise', () => {
  const position = table({ next: ['D', 'D', 'D'], players: [{}, {}, {}] });
  expect(status(position)).toEqual({ actor: 0 });
  expect(status(position, 'draw', 'stop')).toEqual({ actor: 1 });
  expect(status(position, 'draw', 'stop', 'draw', 'stop', 'draw', 'stop')).toEqual({ actor: 0 });
});

const buyer = { colour: 'R', castle: ['R1', 'R2'], diamonds: 3 };

test('[3.1] a turn is one purchase or drawing', () => {
  const position = table({ next: ['D'], players: [buyer, { spares: ['R5'] }] });
  expect(legal(position)).toEqual(['buy 1 R5', 'draw']);
  expect(status(position, 'buy 1 R5')).toEqual({ actor: 1 });
});

test('[3.2] one who draws draws at least one card, then draws on or stops', () => {
  const position = table({ next: ['D', 'D', 'F'], players: [buyer, { spares: ['R5'] }] });
  expect(brokenRule(position, 'stop')).toBe('3.2');
  for (const drawn of [1, 2, 3]) {
    expect(legal(after(position, ...Array<string>(drawn).fill('draw')))).toEqual(['draw', 'stop']);
  }
  expect(brokenRule(after(position, 'draw'), 'buy 1 R5')).toBe('3.2');
});

test('[3.3] the drawn card lies in front of the player, for all to see', () => {
  const position = table({ next: ['D', 'F', 'R3'], players: nobody });
  const [first] = playersOf(after(position, 'draw', 'draw', 'draw'));
  expect(first).toEqual({ colour: 'R', castle: ['R3'], spares: [], diamonds: 1, fairies: 1 });
  expect(happenings(position, 'draw', 'draw', 'draw')).toEqual(['diamond', 'fairy', 'begun']);
});

test('[4.1] a first piece begins a castle of a colour that nobody builds, and else is spare', () => {
  const position = table({ next: ['R5', 'G1', 'R1'], turn: 1, players: [{ colour: 'R', castle: ['R3'] }, {}] });
  expect(playersOf(after(position, 'draw'))[1]).toMatchObject({ colour: null, castle: [], spares: ['R5'] });
  expect(playersOf(after(position, 'draw', 'draw'))[1]).toMatchObject({ colour: 'G', castle: ['G1'], spares: ['R5'] });
});

test('[4.2] a piece of the own colour joins the castle, any other is spare', () => {
  const position = table({ next: ['R1', 'B4', 'R6'], players: [{ colour: 'R', castle: ['R3'] }, {}] });
  const end = after(position, 'draw', 'draw', 'draw');
  expect(playersOf(end)[0]).toMatchObject({ colour: 'R', castle: ['R1', 'R3', 'R6'], spares: ['B4'] });
  expect(happenings(position, 'draw', 'draw', 'draw')).toEqual(['joined', 'spare', 'joined']);
});

test('[4.3] nobody builds two colours, and no colour is built by two', () => {
  const position = table({ next: ['B1', 'R2'], players: [{ colour: 'R', castle: ['R3'] }, {}] });
  expect(playersOf(after(position, 'draw', 'stop', 'draw'))).toMatchObject([
    { colour: 'R', castle: ['R3'], spares: ['B1'] },
    { colour: null, castle: [], spares: ['R2'] },
  ]);
});

test('[4.4] diamonds and fairies are laid aside', () => {
  const position = table({ next: ['D', 'F', 'D'], players: nobody });
  expect(playersOf(after(position, 'draw', 'draw', 'draw'))[0]).toMatchObject({ diamonds: 2, fairies: 1 });
});

const rich = { colour: 'G', castle: ['G1'], spares: ['R1', 'R5'], diamonds: 2 };

test('[4.5] the witch takes any three cards, and the turn is over', () => {
  const position = table({ next: ['W'], players: [rich, { colour: 'R', castle: ['R3'] }] });
  const met = after(position, 'draw');
  expect(met).toMatchObject({ turn: 0, phase: 'witch', returned: [] });
  expect(legal(met)).toHaveLength(7);
  const paid = after(met, 'give D G1 R5');
  expect(paid).toMatchObject({ turn: 1, phase: 'start', returned: ['W', 'D', 'G1', 'R5'] });
  expect(playersOf(paid)[0]).toEqual({ colour: 'G', castle: [], spares: ['R1'], diamonds: 1, fairies: 0 });
});

test('[4.5] nothing else is done before the witch is settled', () => {
  const met = table({ phase: 'witch', players: [{ ...rich, diamonds: 3 }, { spares: ['G2'] }] });
  for (const move of ['draw', 'stop', 'buy 1 G2']) expect(refusal(met, move)).toMatchObject({ rule: '4.5', at: ['W'] });
  expect(brokenRule(table({ players: [rich, {}] }), 'give D D G1')).toBe('4.5');
});

test('[4.5] the payment is three cards of one’s own, neither more nor fewer', () => {
  const met = table({ phase: 'witch', players: [rich, { spares: ['G2'] }] });
  expect(refusal(met, 'give D D G2')).toMatchObject({ rule: '4.5', key: 'notYours', at: ['G2'] });
  expect(refusal(met, 'give D D D')).toMatchObject({ rule: '4.5', key: 'notYours', at: ['D'] });
  expect(refusal(met, 'give D G1')).toMatchObject({ rule: '4.5', key: 'wrongNumber' });
  expect(refusal(met, 'give D D G1 R1')).toMatchObject({ rule: '4.5', key: 'wrongNumber' });
  expect(diamoniak.parse('give G1 D D')).toBeUndefined();
});

test('[4.6] a fairy beats the witch', () => {
  const met = table({ phase: 'witch', players: [{ ...rich, fairies: 2 }, {}] });
  expect(legal(met)).toContain('fairy');
  const beaten = after(met, 'fairy');
  expect(beaten).toMatchObject({ turn: 1, phase: 'start', returned: ['W', 'F'] });
  expect(playersOf(beaten)[0]).toEqual({ ...rich, fairies: 1 });
  expect(brokenRule(table({ phase: 'witch', players: [rich, {}] }), 'fairy')).toBe('4.6');
  expect(brokenRule(table({ players: [{ fairies: 1 }, {}] }), 'fairy')).toBe('4.6');
});

test('[4.6] a fairy alone may be given as well', () => {
  const met = table({ phase: 'witch', players: [{ fairies: 1 }, {}] });
  expect(legal(met)).toEqual(['fairy', 'give F']);
  expect(after(met, 'give F')).toEqual(after(met, 'fairy'));
});

const ruined = { colour: 'G', castle: ['G1'], spares: ['R1', 'R5'], diamonds: 1 };

test('[4.7] a castle that lost all its pieces stays begun', () => {
  const met = table({ phase: 'witch', next: ['G2', 'G3'], players: [ruined, {}] });
  const paid = after(met, 'give G1 R1 R5');
  expect(playersOf(paid)[0]).toMatchObject({ colour: 'G', castle: [] });
  const on = after(paid, 'draw', 'stop', 'draw');
  expect(playersOf(on)).toMatchObject([
    { colour: 'G', castle: ['G3'] },
    { colour: null, spares: ['G2'] },
  ]);
});

test('[4.7] with colourReleased the colour is free again, and spare pieces of a colour begun join it', () => {
  const options = { colourReleased: true };
  const met = table({ options, phase: 'witch', next: ['G2', 'R3'], players: [ruined, { spares: ['G4', 'G6'] }] });
  const paid = after(met, 'give D G1 R1');
  expect(playersOf(paid)[0]).toMatchObject({ colour: null, castle: [] });
  const on = after(paid, 'draw', 'stop', 'draw');
  expect(playersOf(on)).toMatchObject([
    { colour: 'R', castle: ['R3', 'R5'], spares: [] },
    { colour: 'G', castle: ['G2', 'G4', 'G6'], spares: [] },
  ]);
  expect(happenings(met, 'give D G1 R1', 'draw')).toEqual(['paid', 'colourFree', 'begun', 'sparesJoined']);
});

test('[4.7] with colourReleased a castle begun with five spare pieces wins', () => {
  const spares = ['Y1', 'Y2', 'Y3', 'Y5', 'Y6'];
  const position = table({ options: { colourReleased: true }, next: ['Y4'], players: [{ spares }, {}] });
  expect(status(position, 'draw')).toEqual({ outcome: { winners: [0], scores: [6, 0], rule: '6.1' } });
});

test('[4.8] the cards beside an empty pile are shuffled when one is to be drawn', () => {
  const position = table({ next: ['D'], rest: 'returned', players: [{ colour: 'R', castle: ['R1'] }, {}] });
  expect(chance(position, 'draw')).toBe(false);
  expect(after(position, 'draw').pile).toEqual([]);
  expect(chance(position, 'draw', 'draw')).toBe(true);
  const drawn = after(position, 'draw', 'draw');
  expect(drawn.pile).toHaveLength(51);
  expect(happenings(position, 'draw', 'draw')).toContain('reshuffled');
});

test('[4.8] a witch drawn as the last card is settled first', () => {
  const position = table({ next: ['W'], rest: 'returned', players: [rich, {}] });
  const met = after(position, 'draw');
  expect(met).toMatchObject({ phase: 'witch', pile: [] });
  expect(chance(met, 'give D D G1')).toBe(false);
  const paid = after(met, 'give D D G1');
  expect(paid.pile).toEqual([]);
  expect((paid.returned as string[]).slice(-4)).toEqual(['W', 'D', 'D', 'G1']);
  expect((paid.returned as string[]).filter((card) => card === 'W')).toHaveLength(7);
});

test('[4.9] with three cards or fewer and no fairy the payment is made by itself', () => {
  const one = table({ next: ['W'], players: [{ diamonds: 1 }, {}] });
  expect(after(one, 'draw')).toMatchObject({ turn: 1, phase: 'start', returned: ['W', 'D'] });
  const three = table({ next: ['W'], players: [{ ...rich, diamonds: 0 }, {}] });
  expect(after(three, 'draw')).toMatchObject({ turn: 1, phase: 'start', returned: ['W', 'G1', 'R1', 'R5'] });
  const none = table({ next: ['W'], players: nobody });
  expect(after(none, 'draw')).toMatchObject({ turn: 1, returned: ['W'] });
  expect(happenings(none, 'draw')).toEqual(['witch', 'paidNothing']);
  const fairy = table({ next: ['W'], players: [{ diamonds: 1, fairies: 1 }, {}] });
  expect(legal(after(fairy, 'draw'))).toEqual(['fairy', 'give D F']);
});

test('[5.1] a builder with three diamonds buys a piece of the colour from another player', () => {
  const seller = { spares: ['B3', 'R5'] };
  expect(legal(table({ players: [buyer, seller, { spares: ['R6'] }] }))).toEqual(['buy 1 R5', 'buy 2 R6', 'draw']);
  const broken = (player: object, move: string) => refusal(table({ players: [player, seller] }), move);
  expect(broken({ ...buyer, diamonds: 2 }, 'buy 1 R5')).toMatchObject({ rule: '5.1', key: 'tooFewDiamonds' });
  expect(broken({ diamonds: 3 }, 'buy 1 R5')).toMatchObject({ rule: '5.1', key: 'noCastle' });
  expect(broken(buyer, 'buy 1 B3')).toMatchObject({ rule: '5.1', key: 'otherColour', at: ['B3'] });
  expect(broken(buyer, 'buy 1 R6')).toMatchObject({ rule: '5.1', key: 'notThere', at: ['seat 1'] });
  expect(broken(buyer, 'buy 0 R1')).toMatchObject({ rule: '5.1', key: 'buyFromYourself' });
  expect(broken(buyer, 'buy 3 R5')).toMatchObject({ rule: '5.1', key: 'nobodyThere' });
});

test('[5.1] a colour begun can be bought for even when the castle has lost all', () => {
  const position = table({ players: [{ colour: 'R', diamonds: 3 }, { spares: ['R5'] }] });
  expect(playersOf(after(position, 'buy 1 R5'))[0]).toMatchObject({ castle: ['R5'], diamonds: 0 });
});

test('[5.2] the three diamonds go to the seller', () => {
  const position = table({
    players: [
      { ...buyer, diamonds: 4 },
      { spares: ['B3', 'R5'], diamonds: 1 },
    ],
  });
  expect(playersOf(after(position, 'buy 1 R5'))).toMatchObject([
    { castle: ['R1', 'R2', 'R5'], diamonds: 1 },
    { spares: ['B3'], diamonds: 4 },
  ]);
});

test('[5.3] a purchase is the whole turn', () => {
  const position = table({ next: ['D'], players: [{ ...buyer, diamonds: 6 }, { spares: ['R5', 'R6'] }] });
  const bought = after(position, 'buy 1 R5');
  expect(bought).toMatchObject({ turn: 1, phase: 'start', pile: position.pile });
});

test('[5.4] with buyAfterDraw a piece is bought after a card, never before the first', () => {
  const position = table({
    options: { buyAfterDraw: true },
    next: ['D', 'W'],
    players: [buyer, { spares: ['R5'] }],
  });
  expect(legal(position)).toEqual(['draw']);
  expect(brokenRule(position, 'buy 1 R5')).toBe('5.4');
  const drawn = after(position, 'draw');
  expect(legal(drawn)).toEqual(['buy 1 R5', 'draw', 'stop']);
  expect(after(drawn, 'buy 1 R5')).toMatchObject({ turn: 1, phase: 'start' });
  expect(brokenRule(after(drawn, 'draw'), 'buy 1 R5')).toBe('4.5');
});

const nearly = { colour: 'R', castle: ['R1', 'R2', 'R3', 'R4', 'R6'], diamonds: 4 };

test('[6.1] the sixth piece wins at once, drawn or bought', () => {
  const outcome = { winners: [0], scores: [6, 1], rule: '6.1' };
  const other = { colour: 'B', castle: ['B2'] };
  const bought = table({ players: [nearly, { ...other, spares: ['R5'] }] });
  expect(status(bought, 'buy 1 R5')).toEqual({ outcome });
  expect(after(bought, 'buy 1 R5')).toMatchObject({ turn: 0, phase: 'start' });
  const drawn = table({ next: ['R5'], players: [nearly, other] });
  expect(status(drawn, 'draw')).toEqual({ outcome });
  const end = after(drawn, 'draw');
  expect(end).toMatchObject({ turn: 0, phase: 'drawn' });
  expect(legal(end)).toEqual([]);
  for (const move of ['draw', 'stop', 'fairy', 'give D', 'buy 1 B2']) expect(brokenRule(end, move)).toBe('6.1');
});

test('[6.1] a purchase that wins leaves the phase at start with buyAfterDraw too', () => {
  const options = { buyAfterDraw: true };
  const position = table({ options, phase: 'drawn', players: [nearly, { spares: ['R5'] }] });
  expect(after(position, 'buy 1 R5')).toMatchObject({ turn: 0, phase: 'start' });
});

test('the first two turns of §9 go as written there', () => {
  const position = table({ next: ['R3', 'D', 'R5', 'G1', 'R1'], players: nobody });
  const first = after(position, 'draw', 'draw', 'stop');
  expect(first).toMatchObject({ turn: 1, phase: 'start' });
  expect(playersOf(first)[0]).toMatchObject({ colour: 'R', castle: ['R3'], diamonds: 1 });
  const second = after(first, 'draw', 'draw', 'draw');
  expect(playersOf(second)[1]).toMatchObject({ colour: 'G', castle: ['G1'], spares: ['R1', 'R5'] });
});
