import { describe, expect, test } from 'vitest';
import { asDocument } from './document.ts';
import { after, brokenRule, legal, scene, status, told, whats } from './scene.ts';

const outcome = (winners: number[], scores: number[], rule: string) => ({ outcome: { winners, scores, rule } });

describe('the end', () => {
  test('[9.1] whoever takes a coin and has 10 gold wins at once', () => {
    const start = scene({ lair: { '1,0': 'find:NS' }, coins: [[3, 3, 3], [2]], hoard: [1, 2] });
    expect(status(start, 'go 1,0')).toEqual(outcome([0], [10, 2], '9.1'));
    const over = after(start, 'go 1,0');
    expect(asDocument(over)).toMatchObject({ phase: 'over', turn: 0, pending: [] });
    expect(legal(over)).toEqual([]);
    expect(brokenRule(over, 'go 1,0')).toBe('9.1');
    expect(status(scene({ lair: { '1,0': 'find:NS' }, coins: [[3, 3, 2], []], hoard: [1] }), 'go 1,0')).toEqual({
      actor: 1,
    });
  });

  test('[9.1] also on somebody else’s turn', () => {
    const start = scene({
      lair: { '1,0': 'control:NS', '0,1': 'find:ES' },
      heroes: ['druid 1,0', 'knight 0,0'],
      coins: [[], [3, 3, 2]],
      pending: [{ seat: 0, what: 'control' }],
    });
    expect(status(start, 'control 1 0,1')).toEqual(outcome([1], [0, 10], '9.1'));
    expect(asDocument(after(start, 'control 1 0,1'))).toMatchObject({ turn: 0, moved: [1], pending: [] });
  });

  test('[9.1] by a stolen coin too, but not by one that is only kept', () => {
    const start = scene({
      options: { heroes: true },
      lair: { '1,0': 'steal-left:NS' },
      heroes: ['knight 0,0', 'druid 0,0'],
      coins: [[3, 3, 2], [2]],
    });
    expect(status(start, 'go 1,0', 'allow')).toEqual(outcome([0], [10, 0], '9.1'));
    expect(status(start, 'go 1,0', 'keep')).toEqual({ actor: 1 });
  });

  test('[9.2] the short goal is 7 gold', () => {
    const start = scene({ options: { goal: 'short' }, lair: { '1,0': 'find:NS' }, coins: [[3, 2], []] });
    expect(status(start, 'go 1,0')).toEqual(outcome([0], [7, 0], '9.1'));
  });

  test('[9.2] to escape a hero enters an escape or portal chamber with 8 gold', () => {
    const options = { goal: 'escape' } as const;
    const start = (chamber: string, coins: number[]) =>
      scene({ options, lair: { '1,0': chamber }, coins: [coins, [2]], hoard: [2] });
    expect(status(start('escape:NE', [3, 3, 2]), 'go 1,0')).toEqual(outcome([0], [8, 2], '9.2'));
    expect(status(start('portal:-', [3, 3, 2]), 'go 1,0')).toEqual(outcome([0], [8, 2], '9.2'));
    expect(status(start('portal:-', [3, 3, 1]), 'go 1,0')).toEqual({ actor: 1 });
    expect(status(start('find:NS', [3, 3, 3, 2]), 'go 1,0')).toEqual({ actor: 1 });
    expect(brokenRule(after(start('portal:-', [3, 3, 2]), 'go 1,0'), 'go 0,0')).toBe('9.2');
  });

  test('[9.2] Drakon does not prevent it; by stepping or being moved it works, by flying or in passing not', () => {
    const options = { goal: 'escape' } as const;
    const coins = [[3, 3, 2], []];
    const dragon = scene({ options, lair: { '1,0': 'portal:-' }, coins, drakon: '1,0' });
    expect(status(dragon, 'go 1,0').outcome?.rule).toBe('9.2');
    const step = scene({
      options,
      lair: { '1,0': 'empty:ES' },
      heroes: ['druid 1,0', 'knight 0,0'],
      hands: [['escape:NE'], []],
      coins,
    });
    expect(status(step, 'place escape:NE 2,0', 'step').outcome?.rule).toBe('9.2');
    const moved = scene({
      options,
      lair: { '1,0': 'control:NS', '0,1': 'portal:-' },
      heroes: ['druid 1,0', 'knight 0,0'],
      coins: [[], [3, 3, 2]],
      pending: [{ seat: 0, what: 'control' }],
    });
    expect(status(moved, 'control 1 0,1').outcome?.winners).toEqual([1]);
    const passing = scene({
      options,
      lair: { '1,0': 'wind:ES', '2,0': 'portal:-', '3,0': 'empty:N' },
      heroes: ['druid 1,0', 'knight 0,0'],
      coins,
    });
    expect(status(passing, 'go 2,0 3,0')).toEqual({ actor: 1 });
  });

  test('[9.3] when nobody can place or move, the most gold wins, and equal gold shares the win', () => {
    const start = scene({
      lair: { '1,0': 'empty:N', '2,0': 'empty:S' },
      heroes: ['druid 1,0', 'knight 2,0', 'ranger 1,0'],
      hands: [['key:-'], [], []],
      coins: [[2], [1], [2]],
    });
    const last = { ...start, hands: [['empty:NS'], [], []] };
    expect(status(last, 'place empty:NS 3,0')).toEqual(outcome([0, 2], [2, 1, 2], '9.3'));
    expect(whats(last, 'place empty:NS 3,0')).toEqual([
      'placed',
      'skipped',
      'skipped',
      'skipped',
      'nobodyCanAct',
      'mostGold',
    ]);
  });

  test('[9.3] ten rounds without a chamber placed or a coin changing hands end the game', () => {
    const quiet = (turn: number, quietRounds: number) =>
      scene({ lair: { '1,0': 'empty:NE' }, heroes: ['druid 0,0', 'knight 0,0'], coins: [[1], [2]], turn, quietRounds });
    expect(status(quiet(1, 9), 'go 1,0')).toEqual(outcome([1], [1, 2], '9.3'));
    expect(asDocument(after(quiet(1, 9), 'go 1,0'))).toMatchObject({ turn: 0, quietRounds: 10 });
    expect(status(quiet(0, 9), 'go 1,0')).toEqual({ actor: 1 });
    expect(asDocument(after(quiet(1, 8), 'go 1,0'))).toMatchObject({ turn: 0, quietRounds: 9 });
    expect(asDocument(after(quiet(1, 9), 'place empty:NS -1,0'))).toMatchObject({ turn: 0, quietRounds: 1 });
  });

  test('[9.3] a round goes by also when the turn comes back to the only seat that can act', () => {
    const alone = scene({
      lair: { '1,0': 'empty:NE', '5,5': 'empty:N', '1,-1': 'key:-' },
      heroes: ['druid 0,0', 'knight 5,5'],
      hands: [[], []],
    });
    expect(asDocument(after(alone, 'go 1,0'))).toMatchObject({ turn: 0, quietRounds: 1 });
    expect(asDocument(after(alone, 'go 1,0', 'go 1,-1'))).toMatchObject({ turn: 0, quietRounds: 2 });
  });

  test('[9.3] a hundred rounds without a chamber placed end it too, however coins go round', () => {
    const restless = (unbuiltRounds: number) =>
      scene({
        lair: { '1,0': 'steal-left:NE' },
        turn: 1,
        coins: [[2], []],
        quietRounds: 3,
        seen: { unbuiltRounds },
      });
    expect(status(restless(99), 'go 1,0')).toEqual(outcome([1], [0, 2], '9.3'));
    expect(after(restless(98), 'go 1,0').seen).toMatchObject({ unbuiltRounds: 99 });
    expect(after(restless(98), 'place empty:NS -1,0').seen).toBeUndefined();
  });

  describe('teams', () => {
    const options = { teams: true };
    const four = ['druid 0,0', 'knight 0,0', 'ranger 0,0', 'sorceress 0,0'];

    test('[9.4] partners share a pool and need twice the gold, and both win', () => {
      const start = scene({
        options,
        lair: { '0,1': 'find:ES' },
        heroes: four,
        turn: 3,
        coins: [[2], [3, 3, 3, 3, 2, 2, 2]],
        hoard: [2],
      });
      expect(status(start, 'go 0,1')).toEqual(outcome([1, 3], [2, 20, 2, 20], '9.1'));
      expect(status({ ...start, hoard: [1] }, 'go 0,1')).toEqual({ actor: 0 });
      expect(told(start, 'go 0,1')[1]!.secret?.to).toEqual([1, 3]);
      const short = { ...start, options: { heroes: false, goal: 'short', teams: true, swapKeepsTile: true } };
      expect(status({ ...short, coins: [[], [3, 3, 3, 3]] }, 'go 0,1').outcome?.scores).toEqual([0, 14, 0, 14]);
      const escaping = { ...start, options: { heroes: false, goal: 'escape', teams: true, swapKeepsTile: true } };
      const portal = { ...escaping, lair: { '0,0': 'entrance:NESW', '0,1': 'portal:-' } };
      expect(status({ ...portal, coins: [[], [3, 3, 3, 3, 2, 2]] }, 'go 0,1').outcome?.rule).toBe('9.2');
      expect(status({ ...portal, coins: [[], [3, 3, 3, 3, 2, 1]] }, 'go 0,1')).toEqual({ actor: 0 });
    });

    test('[9.4] partners who meet Drakon together pay one each while the pool lasts', () => {
      const start = (pool: number[]) =>
        scene({
          options,
          lair: { '1,0': 'drakon:NE', '2,0': 'empty:NE' },
          heroes: ['druid 1,0', 'knight 2,0', 'ranger 0,0', 'sorceress 2,0'],
          coins: [[3], pool],
          hoard: [],
          drakon: '1,0',
          pending: [{ seat: 0, what: 'drakon' }],
        });
      expect(asDocument(after(start([2, 2, 2]), 'drakon 2,0')).coins).toEqual([[3], [2]]);
      expect(asDocument(after(start([2]), 'drakon 2,0')).coins).toEqual([[3], []]);
    });

    test('[9.4] control may move a partner', () => {
      const start = scene({
        options,
        lair: { '1,0': 'control:NS' },
        heroes: ['druid 1,0', 'knight 0,0', 'ranger 0,0', 'sorceress 0,0'],
        pending: [{ seat: 0, what: 'control' }],
      });
      expect(legal(start)).toEqual(['control 1 1,0', 'control 2 1,0', 'control 3 1,0', 'skip']);
    });
  });
});
