import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  accept,
  aim,
  decline,
  end,
  engage,
  hire,
  retreat,
  retreatLeader,
  stay,
  step,
} from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { band, hiring, inBand, points, sent, TORTOSA, until } from './el-cid-set-up.ts';
import { choices, offered, play, refused, standing, told } from './set-up.ts';

/** The battle of one of El Cid's missions, and what follows (11-el-cid-battle, 11-el-cid-after). */

describe('the battle of a mission (11-el-cid-battle)', () => {
  it('he decides which units he engages, as many as the limit and two more; he always leads them', () => {
    const asked = play(hiring(TORTOSA), [hire('zaragoza', { infantry: 2 })], [accept()]).state;
    assert.deepEqual(hispania.decision(asked)?.by, ['el-cid']);
    assert.ok(offered(asked, engage('zaragoza', { infantry: 5 })));
    assert.equal(refused(asked, engage('zaragoza', { infantry: 5, knight: 1 })), 'engage-most 11-el-cid-battle');
    assert.equal(refused(asked, engage('zaragoza', { infantry: 6 })), 'nobody-there 11-el-cid-battle');
    assert.equal(refused(asked, engage('zaragoza', {})), 'nobody-there 11-el-cid-battle');
    assert.equal(refused(asked, end()), 'answer-first 11-el-cid-hire');
    const { state, facts } = play(asked, [engage('zaragoza', { infantry: 1, knight: 1 })]);
    assert.equal(standing(state, 'zaragoza', 'el-cid', 'leader'), 1);
    assert.equal(inBand(state), 6);
    assert.deepEqual(
      told(facts, 'from-band').map(({ place, leaders }) => [place, leaders]),
      [['zaragoza', ['el-cid']]],
    );
  });

  it('four in mountains', () => {
    const asked = play(
      hiring({ zaragoza: 'aragon: infantry', cuenca: 'zaragoza: 2 infantry' }),
      [hire('cuenca', { infantry: 2 })],
      [accept()],
    ).state;
    assert.ok(offered(asked, engage('cuenca', { infantry: 4 })));
    assert.equal(refused(asked, engage('cuenca', { infantry: 5 })), 'engage-most 11-el-cid-battle');
  });

  it('where there is but one unit nothing is asked', () => {
    const { state } = play(
      hiring({ ...TORTOSA, zaragoza: 'zaragoza: castle, infantry' }, { band: band(0, 1) }),
      [hire('zaragoza', { infantry: 1 })],
      [accept(), 1, 1, 1, 1, 1],
    );
    assert.equal(standing(state, 'zaragoza', 'el-cid', 'knight'), 1);
  });

  it("his player rolls, aims and decides on retreats, though it is another nation's turn; no river counts", () => {
    const start = hiring({ tortosa: 'aragon: infantry', barcelona: 'zaragoza: castle, infantry' });
    const fight = sent(start, 'barcelona', { castle: 1, infantry: 1 }, { knight: 2, infantry: 2 });
    assert.equal(fight.active, 'aragon');
    assert.deepEqual(hispania.decision(fight)?.by, ['el-cid']);
    const { state } = play(fight, [aim('attacker', { infantry: { castle: 2 }, knight: { castle: 2 } })]);
    assert.deepEqual(hispania.decision(state)?.by, ['zaragoza']);
    const [choice] = choices(state, 'aim');
    assert.ok(
      Object.values(choice?.ranges ?? {}).every(
        (range) => range.is === 'counts' && !Object.keys(range.of).some((key) => key.includes('river')),
      ),
    );
    const after = play(state, [
      aim('defender', { infantry: { knight: 1 }, castle: { knight: 3 } }),
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    ]).state;
    assert.deepEqual([hispania.decision(after)?.kind, hispania.decision(after)?.by], ['retreat', ['el-cid']]);
  });

  it('his +2 counts for him', () => {
    const fight = sent(
      hiring({ ...TORTOSA, zaragoza: 'zaragoza: castle, infantry' }),
      'zaragoza',
      { infantry: 1 },
      { knight: 1, infantry: 1 },
    );
    const needs = (die: string, target: string) =>
      hispania.queries['needs']?.(fight, ...(['attacker', die, target] as never[]));
    assert.equal(needs('knight', 'infantry'), 3);
  });
});

describe('only what was named is attacked (11-el-cid-mission, ruling cid-battle)', () => {
  const start = hiring(
    { ...TORTOSA, zaragoza: 'zaragoza: castle, 3 infantry' },
    { capitals: { zaragoza: 'zaragoza' } },
  );

  it('the castle alone: nothing else is a target, but all defend', () => {
    const fight = sent(start, 'zaragoza', { castle: 1 }, { knight: 3, infantry: 2 });
    assert.equal(hispania.decision(fight)?.by[0], 'zaragoza');
    const [choice] = choices(fight, 'aim');
    assert.deepEqual(Object.keys(choice?.ranges ?? {}).sort(), ['castle', 'infantry']);
    const { state, facts } = play(fight, [
      aim('defender', { infantry: { infantry: 3 }, castle: { infantry: 3 } }),
      6,
      6,
      4,
      4,
      4,
      1,
      1,
      1,
      1,
      1,
      1,
    ]);
    // It ends when what was named is gone: El Cid goes, and the three infantry stay.
    assert.deepEqual(
      told(facts, 'battle-over').map(({ winner, rounds }) => [winner, rounds]),
      [['el-cid', 1]],
    );
    assert.equal(standing(state, 'zaragoza', 'zaragoza', 'infantry'), 3);
    assert.equal(standing(state, 'zaragoza', 'zaragoza', 'ruin'), 1);
    assert.equal(standing(state, 'zaragoza', 'el-cid'), 0);
    assert.equal(inBand(state), 8);
    assert.deepEqual(
      told(facts, 'paid').map(({ gold }) => gold),
      [6],
    );
    assert.equal(told(facts, 'wasted')[0]?.hits, 2);
  });

  it('what was not named is no target', () => {
    const fight = sent(
      hiring({ ...TORTOSA, zaragoza: 'castile: castle, knight, infantry' }),
      'zaragoza',
      { castle: 1, infantry: 1 },
      { knight: 1 },
    );
    assert.equal(refused(fight, aim('attacker', { knight: { knight: 1 } })), 'not-named 11-el-cid-mission');
    assert.equal(refused(fight, aim('attacker', { knight: { elite: 1 } })), 'no-such-target 6.1');
    assert.ok(offered(fight, aim('attacker', { knight: { castle: 1 } })));
  });

  it('two of three: the third cannot be hit, further hits are lost (ruling cid-named)', () => {
    const { state, facts } = play(
      start,
      [hire('zaragoza', { infantry: 2 })],
      [accept()],
      [engage('zaragoza', { knight: 3 }), 9, 9, 9, 1, 1, 1, 1, 1, 1],
    );
    assert.equal(standing(state, 'zaragoza', 'zaragoza', 'infantry'), 1);
    assert.equal(standing(state, 'zaragoza', 'zaragoza', 'castle'), 1);
    assert.equal(told(facts, 'wasted')[0]?.hits, 1);
    assert.deepEqual(
      told(facts, 'paid').map(({ gold }) => gold),
      [4],
    );
  });

  it('one knight of two: the second is not even wounded', () => {
    const fight = sent(
      hiring({ ...TORTOSA, zaragoza: 'castile: 2 knight' }),
      'zaragoza',
      { knight: 1 },
      { infantry: 2, knight: 3 },
    );
    const { state, facts } = play(fight, [aim('defender', { knight: { infantry: 2 } }), 9, 9, 9, 9, 9, 1, 1]);
    assert.equal(standing(state, 'zaragoza', 'castile', 'knight'), 1);
    assert.deepEqual(told(facts, 'healed'), []);
    assert.equal(told(facts, 'wasted')[0]?.hits, 3);
    assert.deepEqual(
      told(facts, 'paid').map(({ gold }) => gold),
      [4],
    );
  });

  it('who is left of the named is attacked in the next round', () => {
    const { state, facts } = play(
      start,
      [hire('zaragoza', { infantry: 2 })],
      [accept()],
      [engage('zaragoza', { knight: 1 }), 9, 1, 1, 1, 1, 1, 1],
      [stay('attacker')],
      [stay('defender'), 9, 1, 1, 1, 1, 1],
    );
    assert.equal(told(facts, 'battle-over')[0]?.rounds, 2);
    assert.equal(standing(state, 'zaragoza', 'zaragoza', 'infantry'), 1);
  });
});

describe('retreats (11-el-cid-battle, 11-el-cid-pay)', () => {
  const places = { tortosa: 'aragon: infantry', zaragoza: 'zaragoza: 3 infantry' };
  const round = play(sent(hiring(places), 'zaragoza', { infantry: 3 }, { knight: 2, infantry: 2 }), [
    aim('defender', { infantry: { infantry: 3 } }),
    1,
    1,
    9,
    1,
    1,
    1,
    1,
  ]).state;

  it('El Cid goes off the map only, in part or with all', () => {
    assert.equal(refused(round, retreat('attacker', 'tortosa', { knight: 1 })), 'retreat-band 11-el-cid-battle');
    assert.equal(refused(round, retreat('attacker', 'huesca', { knight: 1 })), 'retreat-band 11-el-cid-battle');
    const part = play(round, [retreat('attacker', 'band', { infantry: 2 }, {})]).state;
    assert.equal(inBand(part, 'infantry'), 5);
    assert.equal(standing(part, 'zaragoza', 'el-cid'), 2);
    const { state, facts } = play(part, [retreat('attacker', 'band', { knight: 2 }, { 'leader:el-cid': 1 })]);
    assert.equal(inBand(state), 8);
    assert.deepEqual(
      told(facts, 'paid').map(({ gold }) => gold),
      [2],
    );
    assert.equal(told(facts, 'battle-over')[0]?.winner, 'zaragoza');
  });

  it('nobody else goes to the band', () => {
    const fought = play(round, [stay('attacker')]).state;
    assert.equal(refused(fought, retreat('defender', 'band', { infantry: 1 })), 'retreat-off-map 6.6');
    assert.equal(refused(round, step('zaragoza', 'band' as 'sea', { infantry: 1 })), 'no-such-place 5');
  });

  it('he may go alone; his units fight on without him', () => {
    const { state } = play(round, [retreatLeader('attacker', 'band', { 'leader:el-cid': 1 })]);
    assert.equal(hispania.queries['needs']?.(state, ...(['attacker', 'knight', 'infantry'] as never[])), 5);
  });

  it('the defender goes as usual, and is paid for as if destroyed; when the named are gone it is over', () => {
    const fought = play(round, [stay('attacker')]).state;
    const { state, facts } = play(fought, [retreat('defender', 'huesca', { infantry: 2 })]);
    assert.equal(standing(state, 'huesca', 'zaragoza'), 2);
    assert.deepEqual(
      told(facts, 'paid').map(({ gold }) => gold),
      [6],
    );
    assert.equal(told(facts, 'battle-over')[0]?.winner, 'el-cid');
  });

  it('cavalry is 1 gold and a knight 2, fallen or retreating; a castle is paid only if it falls', () => {
    for (const [there, kind, dice, gold] of [
      ['seville: 2 cavalry', 'cavalry', [10, 1, 1, 1, 1, 1, 1], 4],
      ['castile: 2 knight', 'knight', [10, 10, 1, 1, 1, 1, 1], 8],
    ] as const) {
      const fight = sent(
        hiring({ tortosa: 'aragon: infantry', zaragoza: there }),
        'zaragoza',
        { [kind]: 2 },
        { knight: 3, infantry: 2 },
      );
      const { facts } = play(
        fight,
        [aim('defender', { [kind]: { infantry: 2 } }), ...dice],
        [stay('attacker')],
        [retreat('defender', 'huesca', { [kind]: 1 })],
      );
      assert.deepEqual(
        told(facts, 'destroyed').map(({ unit, count }) => [unit, count]),
        [[kind, 1]],
      );
      assert.deepEqual(
        told(facts, 'paid').map((paid) => [paid.gold, paid.points]),
        [[gold, gold]],
      );
    }
    const castle = sent(
      hiring({ ...TORTOSA, zaragoza: 'castile: castle, infantry' }),
      'zaragoza',
      { castle: 1, infantry: 1 },
      { knight: 3 },
    );
    const { facts } = play(
      castle,
      [aim('attacker', { knight: { infantry: 1, castle: 2 } }), 1, 10, 10, 1, 1, 1, 1],
      [stay('attacker')],
      [retreat('defender', 'huesca', { infantry: 1 }), 1, 1, 1, 1],
      [retreat('attacker', 'band', { knight: 3 }, { 'leader:el-cid': 1 })],
    );
    assert.deepEqual(
      told(facts, 'paid').map(({ gold }) => gold),
      [2],
    );
  });

  it('no points of the hirer for those that retreat', () => {
    const christian = play(
      sent(
        hiring({ pamplona: 'navarre: infantry', zaragoza: 'zaragoza: 3 infantry' }, {}, 'navarre'),
        'zaragoza',
        { infantry: 3 },
        { knight: 2, infantry: 2 },
      ),
      [aim('defender', { infantry: { infantry: 3 } }), 1, 1, 9, 1, 1, 1, 1],
      [stay('attacker')],
      [retreat('defender', 'huesca', { infantry: 2 })],
    ).state;
    assert.deepEqual([points(christian, 'navarre'), points(christian, 'el-cid')], [2, 6]);
  });
});

describe('after a mission (11-el-cid-after)', () => {
  it('knights and a castle recover, his units are gone, the hirer goes on and may march in', () => {
    const start = hiring({ ...TORTOSA, zaragoza: 'zaragoza: castle, infantry' });
    const { state } = play(
      start,
      [hire('zaragoza', { infantry: 1 })],
      [accept()],
      [engage('zaragoza', { knight: 2 }), 9, 1, 9, 1, 1, 1],
    );
    assert.ok(state.band?.every(({ hits }) => hits === undefined));
    assert.equal(inBand(state, 'knight'), 3);
    for (const second of [1, 9]) {
      const hurt = play(
        start,
        [hire('zaragoza', { castle: 1 })],
        [accept()],
        [engage('zaragoza', { knight: 2 }), 9, second, 1, 1, 1, 1],
        [retreat('attacker', 'band', { knight: 2 }, { 'leader:el-cid': 1 })],
      );
      assert.ok(hurt.state.places.zaragoza?.every(({ hits }) => hits === undefined));
      assert.deepEqual(
        told(hurt.facts, 'healed').map(({ owner }) => owner),
        ['zaragoza'],
      );
      assert.deepEqual(told(hurt.facts, 'paid'), []);
      assert.equal(hurt.state.active, 'aragon');
    }
    const empty = play(
      sent(
        hiring({ ...TORTOSA, zaragoza: 'zaragoza: infantry' }),
        'zaragoza',
        { infantry: 1 },
        { infantry: 1, knight: 1 },
      ),
      [aim('defender', { infantry: { infantry: 1 } }), 9, 9, 1],
    ).state;
    const { state: marched } = play(empty, [step('tortosa', 'zaragoza', { infantry: 1 })]);
    assert.equal(standing(marched, 'zaragoza', 'aragon'), 1);
  });

  it('the hirer scores as if it had attacked itself, El Cid nothing for it', () => {
    const { state, facts } = play(
      sent(
        hiring({ pamplona: 'navarre: infantry', zaragoza: 'zaragoza: castle, infantry' }, {}, 'navarre'),
        'zaragoza',
        { castle: 1, infantry: 1 },
        { knight: 3, infantry: 2 },
      ),
      [aim('attacker', { infantry: { infantry: 2 }, knight: { castle: 3 } })],
      [aim('defender', { infantry: { infantry: 1 }, castle: { infantry: 3 } }), 9, 9, 9, 9, 9, 1, 1, 1, 1],
    );
    assert.ok(told(facts, 'scored').every(({ nation }) => nation === 'navarre'));
    assert.deepEqual([points(state, 'navarre'), points(state, 'el-cid')], [8, 8]);
  });

  it('the next nation may hire him against the same province', () => {
    const first = hiring(
      { ...TORTOSA, huesca: 'navarre: infantry', zaragoza: 'zaragoza: 2 infantry' },
      { gold: { aragon: 2, navarre: 4 } },
    );
    const { state } = play(sent(first, 'zaragoza', { infantry: 1 }, { infantry: 1, knight: 1 }), [
      aim('defender', { infantry: { infantry: 2 } }),
      9,
      1,
      1,
      1,
    ]);
    const later = until(
      state,
      ({ active, phase, fresh }) => active === 'navarre' && phase === 'mission' && !fresh,
    ).state;
    assert.ok(offered(later, hire('zaragoza', { infantry: 1 })));
  });

  it('whom he has heard is forgotten when the turn ends', () => {
    const { state } = play(hiring(TORTOSA, { lastTurn: 18 }), [hire('zaragoza', { infantry: 1 })], [decline()]);
    assert.deepEqual(state.tally.missions, ['aragon']);
    assert.equal(until(state, ({ turn }) => turn === 18).state.tally.missions, undefined);
  });
});

describe('in the middle of a mission', () => {
  const offeredTo = play(hiring({ ...TORTOSA, zaragoza: 'zaragoza: castle, infantry' }), [
    hire('zaragoza', { castle: 1, infantry: 1 }),
  ]).state;
  const engaging = play(offeredTo, [accept()]).state;
  const fighting = play(engaging, [engage('zaragoza', { knight: 2 })]).state;

  it('a save opens as it was', () => {
    for (const state of [offeredTo, engaging, fighting]) {
      const { state: opened, faults } = hispania.position(JSON.parse(JSON.stringify(state)));
      assert.deepEqual(faults, undefined);
      assert.deepEqual(opened && hispania.decision(opened), hispania.decision(state));
    }
  });

  it('one that cannot be answered does not', () => {
    const bad: readonly object[] = [
      { ...engaging, band: undefined },
      { ...engaging, nations: { ...engaging.nations, aragon: { ...engaging.nations.aragon, gold: 2 } } },
      { ...offeredTo, phase: 'movement' },
      { ...offeredTo, frames: offeredTo.frames.map((frame) => ({ ...frame, named: { knight: 2 } })) },
      { ...fighting, frames: fighting.frames.slice(1) },
      {
        ...fighting,
        frames: fighting.frames.map((frame) => (frame.kind === 'battle' ? { ...frame, mission: undefined } : frame)),
      },
    ];
    for (const state of bad)
      assert.ok(hispania.position(JSON.parse(JSON.stringify(state))).faults, JSON.stringify(state).slice(0, 200));
  });
});
