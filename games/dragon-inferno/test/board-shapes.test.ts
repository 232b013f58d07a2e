import { describe, expect, test } from 'vitest';
import { outline } from '../board/outline.ts';
import { footprintOf, formOf, gripOf, isAskew, landing } from '../board/shapes.ts';
import { spellingOf } from '../board/spelling.ts';
import { CELL_NAMES } from '../board.ts';
import { DRAGONS, PIECES } from '../components.ts';
import { dragonInferno } from '../index.ts';
import { cellNames, DRAGON_PLACEMENTS, TILE_PLACEMENTS } from '../placements.ts';

const TILE_MOVES = TILE_PLACEMENTS.map((placement) => ({
  placement,
  move: `tile ${PIECES[placement.shape]} ${CELL_NAMES[placement.hole]} ${CELL_NAMES[placement.castle]}`,
}));
const DRAGON_MOVES = DRAGON_PLACEMENTS.map((placement) => ({
  placement,
  move: `dragon ${DRAGONS[placement.shape]} ${cellNames(placement).join(' ')}`,
}));
const MOVES = [...TILE_MOVES, ...DRAGON_MOVES];

describe('a piece on the map', () => {
  test('lies where its move says', () => {
    const wrong = MOVES.filter(
      ({ placement, move }) => footprintOf(move)?.cells.join() !== cellNames(placement).join(),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['L', 'dragon V'])('is askew where the only move of %s needs another turn', (piece) => {
    const lying = MOVES.map(({ move }) => footprintOf(move)!);
    const { form, move } = lying.find((each) => each.form.name === piece)!;
    const moves = [move, lying.find((each) => each.form.name !== piece)!.move];
    expect(isAskew(piece, form.turn, moves)).toBe(false);
    expect(isAskew(piece, form.turn + 1, moves)).toBe(true);
    expect(isAskew(piece, form.turn, moves.slice(1))).toBe(false); // it fits nowhere, however turned
  });

  test('lies so again when it is held over its grip', () => {
    const wrong = MOVES.filter(({ move }) => {
      const lying = footprintOf(move)!;
      return landing(lying.form, gripOf(lying)).move !== move;
    });
    expect(wrong).toEqual([]);
  });

  test('never lies beyond the edge', () => {
    for (const piece of [...PIECES, ...DRAGONS.map((dragon) => `dragon ${dragon}`)]) {
      for (const turn of [0, 1, 2, 3]) {
        for (const cell of CELL_NAMES) {
          const { move } = landing(formOf(piece, turn), cell);
          expect(dragonInferno.parse(move), move).toBeDefined();
        }
      }
    }
  });

  test('is known by the turn asked for only', () => {
    expect(footprintOf('tile T b2 b3', 0)?.cells).toEqual(['a3', 'b2', 'b3', 'c3']);
    expect(footprintOf('tile T b2 b3', 1)).toBeUndefined();
  });

  test('is drawn with one closed outline', () => {
    for (const piece of PIECES) expect(outline(formOf(piece, 1).squares, 2, 9)).toMatch(/^M[^M]+z$/);
  });
});

describe('touching parts spells moves', () => {
  const spelling = spellingOf('tile', undefined, { T: 2 });

  test('a tile and a field, in the turn it is held', () => {
    expect(spelling.spell(['L', 'b1'])).toBe('tile L c1 b3');
    expect(spelling.spell(['T', 'b1'])).toBe('tile T b2 b1');
    expect(spelling.spell(['b1'])).toBeUndefined();
  });

  test('a move in another turn asks to turn first', () => {
    expect(spelling.route('tile T b2 b1')).toEqual(['T', 'b1']);
    expect(spelling.route('tile T b1 b2')).toEqual(['T', 'turn']);
  });

  test('an egg needs its field, a dragon the field it is held over', () => {
    expect(spellingOf('eggs', undefined, {}).spell(['c3'])).toBe('egg c3');
    const dragon = spellingOf('dragon', 'X', {});
    expect(dragon.spell(['c3'])).toBe('dragon X b4 c3 c4 c5 d4');
    expect(dragon.route('dragon X b4 c3 c4 c5 d4')).toEqual(['c3']);
  });

  test('every placement in one of four turns', () => {
    for (const { move } of MOVES) {
      const [kind, piece] = move.split(' ');
      const name = kind === 'dragon' ? `dragon ${piece}` : piece!;
      const spelled = [0, 1, 2, 3].some((turn) => {
        const held = spellingOf(kind === 'dragon' ? 'dragon' : 'tile', piece, { [name]: turn });
        return held.spell(held.route(move) as string[]) === move;
      });
      expect(spelled, move).toBe(true);
    }
  });
});
