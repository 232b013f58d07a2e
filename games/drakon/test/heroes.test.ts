import { describe, expect, test } from 'vitest';
import { asDocument } from './document.ts';
import { after, brokenRule, legal, legalBy, placeOf, refusal, scene, status, told, whats } from './scene.ts';

const options = { heroes: true };

describe('druid', () => {
  const lair = { '1,0': 'steal-left:NS', '0,1': 'lose:ES', '2,0': 'drakon:NE' };
  const threatened = scene({
    options,
    lair,
    heroes: ['thief 0,0', 'druid 0,0', 'knight 0,0'],
    coins: [[], [2], [1]],
    quietRounds: 3,
  });

  test('[8.1] she is asked before a coin of hers is taken, on anyone’s turn, and keeps it once', () => {
    const asked = after(threatened, 'go 1,0');
    expect(asDocument(asked).pending).toEqual([{ seat: 1, what: 'druid', to: 0 }]);
    expect(status(threatened, 'go 1,0')).toEqual({ actor: 1 });
    expect(legal(asked)).toEqual(['allow', 'keep']);
    expect(brokenRule(asked, 'skip')).toBe('8.1');
    expect(brokenRule(asked, 'go 1,0')).toBe('8.1');
    const kept = asDocument(after(asked, 'keep'));
    expect(kept).toMatchObject({ coins: [[], [2], [1]], quietRounds: 3 });
    expect(kept.heroes[1]!.used).toBe(true);
    expect(asDocument(after(asked, 'allow'))).toMatchObject({ coins: [[2], [], [1]], quietRounds: 0 });
    expect(brokenRule(threatened, 'keep')).toBe('8.1');
    expect(brokenRule(threatened, 'allow')).toBe('8.1');
  });

  test('[8.1] she is asked of a lose of her own, not without a coin, and not once she has kept one', () => {
    const losing = (hero: string, coins: number[][]) =>
      asDocument(after(scene({ options, lair, heroes: [hero, 'knight 0,0'], coins, hoard: [] }), 'go 0,1')).pending;
    expect(losing('druid 0,0', [[2], []])).toEqual([{ seat: 0, what: 'druid', to: null }]);
    expect(losing('druid 0,0', [[], []])).toEqual([]);
    expect(losing('druid 0,0 used', [[2], []])).toEqual([]);
  });

  test('[8.1] she is never asked against Drakon, and without the option not at all', () => {
    const met = scene({
      options,
      lair,
      heroes: ['thief 2,0', 'druid 0,0'],
      coins: [[], [2]],
      hoard: [],
      drakon: '0,0',
      pending: [{ seat: 0, what: 'drakon' }],
    });
    expect(asDocument(after(met, 'drakon 0,0'))).toMatchObject({ coins: [[], []], pending: [] });
    const plain = scene({ lair, heroes: ['thief 0,0', 'druid 0,0'], coins: [[], [2]] });
    expect(asDocument(after(plain, 'go 1,0')).coins).toEqual([[2], []]);
  });

  test('[8.1] she keeps only what falls on her own seat, not on a partner’s', () => {
    const teams = scene({
      options: { heroes: true, teams: true },
      lair,
      heroes: ['knight 0,0', 'thief 0,0', 'ranger 0,0', 'druid 0,0'],
      coins: [[], [2]],
    });
    expect(asDocument(after(teams, 'go 1,0'))).toMatchObject({ coins: [[2], []], pending: [] });
  });
});

describe('knight', () => {
  const start = scene({
    options,
    lair: { '1,0': 'destroy:NS', '0,1': 'find:ES', '-1,0': 'empty:SW' },
    heroes: ['knight 0,0', 'thief 0,0', 'ranger -1,0'],
  });

  test('[8.2] he moves an enemy in his chamber by a legal move, who enters the chamber', () => {
    expect(legalBy('knight', start)).toEqual(['knight 1 -1,0', 'knight 1 0,1', 'knight 1 1,0']);
    expect(refusal(start, 'knight 2 -2,0')).toMatchObject({ rule: '8.2', key: 'notInYourChamber' });
    expect(brokenRule(start, 'knight 0 1,0')).toBe('8.2');
    expect(brokenRule(start, 'knight 5 1,0')).toBe('8.2');
    expect(brokenRule(start, 'knight 1 2,0')).toBe('5.1');
    const asked = asDocument(after(start, 'knight 1 1,0'));
    expect(asked.pending).toEqual([
      { seat: 0, what: 'action' },
      { seat: 1, what: 'destroy' },
    ]);
    expect(asked).toMatchObject({ moved: [], turn: 0 });
    expect(asDocument(after(start, 'knight 1 1,0', 'skip'))).toMatchObject({ phase: 'action', pending: [], turn: 0 });
    expect(asDocument(after(start, 'knight 1 0,1')).coins).toEqual([[], [2], []]);
  });

  test('[8.2] once a game, by its owner, and not against a partner', () => {
    const used = after(start, 'knight 1 0,1');
    expect(refusal(used, 'knight 1 1,0')).toMatchObject({ rule: '8.2', key: 'abilityUsed' });
    expect(refusal(start, 'ranger 1,0')).toMatchObject({ rule: '8.3', key: 'notYourHero' });
    expect(refusal(scene({ lair: { '1,0': 'empty:E' } }), 'knight 1 1,0')).toMatchObject({ key: 'noAbilities' });
    const teams = scene({
      options: { heroes: true, teams: true },
      lair: { '1,0': 'empty:E' },
      heroes: ['knight 0,0', 'thief 0,0', 'ranger 0,0', 'druid 0,0'],
    });
    expect(refusal(teams, 'knight 2 1,0')).toMatchObject({ rule: '8.2', key: 'notPartner' });
    expect(legalBy('knight', teams)).toEqual(['knight 1 1,0', 'knight 3 1,0']);
  });
});

describe('ranger', () => {
  const lair = { '1,0': 'find:ES', '2,0': 'empty:N', '0,1': 'drakon:S' };

  test('[8.3] one more move, before the action or after it', () => {
    const start = scene({ options, lair, heroes: ['ranger 0,0', 'knight 0,0'] });
    expect(legalBy('ranger', start)).toEqual(['ranger 0,1', 'ranger 1,0']);
    const before = after(start, 'ranger 1,0');
    expect(asDocument(before)).toMatchObject({ phase: 'action', turn: 0, coins: [[2], []] });
    expect(asDocument(after(before, 'go 2,0')).turn).toBe(1);
    const acted = after(start, 'go 1,0');
    expect(asDocument(acted)).toMatchObject({ phase: 'after', turn: 0 });
    expect(legal(acted)).toEqual(['end', 'ranger 2,0']);
    expect(brokenRule(acted, 'ranger 0,0')).toBe('5.1');
    expect(placeOf(0, after(acted, 'ranger 2,0'))).toBe('2,0');
    expect(asDocument(after(acted, 'end'))).toMatchObject({ turn: 1, phase: 'action' });
  });

  test('[8.3] if no action is possible after it, the turn ends, and Drakon is met', () => {
    const start = scene({
      options,
      lair,
      heroes: ['ranger 1,0', 'knight 0,0'],
      hands: [[], ['empty:NS']],
      coins: [[2], []],
      hoard: [],
      drakon: '2,0',
    });
    expect(whats(start, 'ranger 2,0')).toEqual(['usedAbility', 'went', 'enteredDrakons', 'noAction', 'met', 'lost']);
    expect(asDocument(after(start, 'ranger 2,0'))).toMatchObject({ turn: 1, coins: [[], []] });
  });
});

describe('sorceress', () => {
  const at = (chamber: string, more: { [cell: string]: string } = {}) =>
    scene({
      options,
      lair: { '1,0': chamber, '2,0': 'find:NE', '1,1': 'find:SW', ...more },
      heroes: ['sorceress 1,0', 'thief 0,0'],
    });

  test('[8.4] as her action she leaves by any side, whatever the arrows say', () => {
    const start = at('empty:E');
    expect(legalBy('sorceress', start)).toEqual(['sorceress 0,0', 'sorceress 1,1', 'sorceress 2,0']);
    expect(refusal(start, 'sorceress 1,-1')).toMatchObject({ rule: '8.4', key: 'noNeighbour' });
    expect(brokenRule(start, 'sorceress 2,0 3,0')).toBe('8.4');
    const gone = asDocument(after(start, 'sorceress 1,1'));
    expect(gone).toMatchObject({ turn: 1, phase: 'action', coins: [[2], []] });
    expect(gone.heroes[0]!.used).toBe(true);
  });

  test('[8.4] after her action it is too late', () => {
    const start = scene({ options, lair: { '1,0': 'empty:E' }, heroes: ['sorceress 0,0', 'thief 0,0'] });
    expect(asDocument(after(start, 'go 1,0'))).toMatchObject({ turn: 1, phase: 'action' });
    const other = scene({
      options,
      lair: { '1,0': 'empty:E' },
      heroes: ['ranger 0,0', 'sorceress 0,0'],
      phase: 'after',
    });
    expect(brokenRule(other, 'sorceress 1,0')).toBe('8.4');
  });

  test('[8.4] a harp her chamber points to leads her, one it does not point to does not', () => {
    expect(legalBy('sorceress', at('empty:ES', { '2,0': 'harp:E' }))).toEqual(['sorceress 2,0']);
    expect(brokenRule(at('empty:ES', { '2,0': 'harp:E' }), 'sorceress 0,0')).toBe('8.4');
    expect(legalBy('sorceress', at('empty:S', { '2,0': 'harp:E' }))).toEqual([
      'sorceress 0,0',
      'sorceress 1,1',
      'sorceress 2,0',
    ]);
  });

  test('[8.4] from a wind she still goes two chambers, which may lead back; from a portal only to neighbours', () => {
    const wind = at('wind:NE', { '1,1': 'empty:N', '2,0': 'find:S', '2,1': 'key:-' });
    expect(legalBy('sorceress', wind)).toEqual(['sorceress 0,0 1,0', 'sorceress 1,1 1,0', 'sorceress 2,0 2,1']);
    expect(brokenRule(wind, 'sorceress 1,1')).toBe('5.3');
    expect(brokenRule(wind, 'sorceress 1,1 2,1')).toBe('5.3');
    expect(placeOf(0, after(wind, 'sorceress 1,1 1,0'))).toBe('1,0');
    expect(legalBy('sorceress', at('portal:-', { '9,9': 'key:-' }))).toEqual([
      'sorceress 0,0',
      'sorceress 1,1',
      'sorceress 2,0',
    ]);
  });
});

describe('thief', () => {
  const start = scene({
    options,
    lair: { '1,0': 'find:NE' },
    heroes: ['thief 0,0', 'druid 0,0', 'knight 1,0', 'ranger 0,0'],
    coins: [[], [3], [1], []],
    quietRounds: 4,
  });

  test('[8.5] takes a coin of an enemy in the same chamber who has one', () => {
    expect(legalBy('thief', start)).toEqual(['thief 1']);
    expect(refusal(start, 'thief 2')).toMatchObject({ rule: '8.5', key: 'notInYourChamber' });
    expect(refusal(start, 'thief 3')).toMatchObject({ rule: '8.5', key: 'hasNoCoin' });
    expect(brokenRule(start, 'thief 0')).toBe('8.5');
    expect(brokenRule(start, 'thief 5')).toBe('8.5');
    const rob = scene({ options, heroes: ['thief 0,0', 'knight 0,0'], coins: [[], [3]], lair: { '1,0': 'key:-' } });
    expect(asDocument(after(rob, 'thief 1'))).toMatchObject({ coins: [[3], []], phase: 'action', turn: 0 });
  });

  test('[8.5] a druid who keeps her coin has spent the thief’s ability', () => {
    const asked = after(start, 'thief 1');
    expect(asDocument(asked).pending).toEqual([
      { seat: 0, what: 'action' },
      { seat: 1, what: 'druid', to: 0 },
    ]);
    const kept = asDocument(after(asked, 'keep'));
    expect(kept).toMatchObject({ phase: 'action', turn: 0, coins: [[], [3], [1], []], quietRounds: 4 });
    expect(kept.heroes.map(({ used }) => used)).toEqual([true, true, false, false]);
  });
});

describe('warrior', () => {
  const start = scene({
    options,
    heroes: ['warrior 0,0', 'knight 0,0'],
    hands: [['key:-', 'empty:N', 'empty:N'], ['find:N']],
    pile: ['rob:NE', 'lose:NS', 'find:NS'],
  });

  test('[8.6] removes chambers from the game and draws as many', () => {
    expect(legalBy('warrior', start)).toEqual([
      'warrior empty:N',
      'warrior empty:N empty:N',
      'warrior empty:N empty:N key:-',
      'warrior empty:N key:-',
      'warrior key:-',
    ]);
    expect(refusal(start, 'warrior empty:NS')).toMatchObject({ rule: '8.6', key: 'notInHand' });
    expect(brokenRule(start, 'warrior key:- key:-')).toBe('8.6');
    expect(asDocument(after(start, 'warrior empty:N key:-'))).toMatchObject({
      phase: 'action',
      hands: [['empty:N', 'rob:NE', 'lose:NS'], ['find:N']],
      pile: ['find:NS'],
      seen: { gone: ['empty:N', 'key:-'] },
    });
    expect(told(start, 'warrior key:-').map(({ what }) => what)).toEqual(['usedAbility', 'gaveUp', 'drew']);
  });

  test('[8.6] the chambers are spelled ascending, in their patterns', async () => {
    const { drakon } = await import('../index.ts');
    expect(drakon.parse('warrior key:- empty:N')).toBeUndefined();
    expect(drakon.parse('warrior empty:E')).toBeUndefined();
    expect(drakon.parse('warrior')).toBeUndefined();
  });

  test('[8.6] as far as the pile lasts; and a turn without any action left ends', () => {
    const bare = scene({ options, heroes: ['warrior 0,0', 'knight 0,0'], hands: [['key:-'], ['find:N']] });
    expect(asDocument(after(bare, 'warrior key:-'))).toMatchObject({ turn: 1, hands: [[], ['find:N']] });
    expect(whats(bare, 'warrior key:-')).toEqual(['usedAbility', 'gaveUp', 'noAction']);
  });
});
