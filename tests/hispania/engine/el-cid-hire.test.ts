import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accept, aim, decline, end, engage, hire, retreat } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { MISSION_PRICES } from '../../../src/books/hispania/engine/nations/el-cid-hire.ts';
import { band, hiring, inBand, points, sent, TORTOSA, targets, until } from './el-cid-set-up.ts';
import { choices, offered, open, play, refused, standing, told } from './set-up.ts';

/** The nations that hire El Cid on turn 17, the missions, and the prices (11-el-cid-hire to 11-el-cid-pay). */

describe('who hires him (11-el-cid-hire)', () => {
  it('any nation of another player, whatever its religion, after its income and before its placement', () => {
    for (const nation of ['aragon', 'badajoz'] as const) {
      const start = open(
        nation,
        'income',
        { tortosa: `${nation}: 2 infantry`, zaragoza: 'zaragoza: 2 infantry' },
        {
          turn: 17,
          gold: { [nation]: 8 },
          band: band(5, 3),
        },
      );
      const { state, facts } = play(start, [end()]);
      assert.equal(hispania.decision(state)?.kind, 'mission');
      assert.ok(offered(state, hire('zaragoza', { infantry: 2 })));
      assert.deepEqual(
        told(facts, 'phase').map(({ phase }) => phase),
        ['mission'],
      );
      const after = told(play(state, [end()]).facts, 'phase').map(({ phase }) => phase);
      assert.deepEqual(after.slice(0, 2), ['placement', 'movement']);
    }
  });

  it('not a nation of his own player, and not El Cid himself', () => {
    const seats = { aragon: 'A', 'el-cid': 'A' };
    const start = open('aragon', 'movement', TORTOSA, { turn: 17, gold: { aragon: 16 }, band: band(5, 3), seats });
    assert.equal(refused(start, hire('zaragoza', { infantry: 1 })), 'hire-own-player 11-el-cid-hire');
    assert.ok(
      hispania.position({ turn: 17, seed: 1, active: 'aragon', phase: 'mission', units: {}, seats, band: band(1, 1) })
        .faults,
    );
    const own = open('el-cid', 'entry', TORTOSA, { turn: 17, band: band(5, 3) });
    assert.equal(refused(own, hire('zaragoza', { infantry: 1 })), 'hire-own-player 11-el-cid-hire');
  });

  it('not Byzantium, or by the other reading Byzantium too (ruling byzantium-cid)', () => {
    const places = { granada: 'byzantium: 2 infantry', cartagena: 'zaragoza: 2 infantry' };
    const rest = { turn: 17, gold: { byzantium: 8 }, band: band(5, 3) };
    const never = open('byzantium', 'movement', places, rest);
    assert.equal(refused(never, hire('cartagena', { infantry: 1 })), 'hire-never 11-byzantium-cid');
    assert.ok(choices(hiring(places, { ...rest, rulings: { 'byzantium-cid': 'b' } }, 'byzantium'), 'hire').length > 0);
  });

  it('on turn 17 only', () => {
    for (const turn of [16, 18]) {
      const start = open('aragon', 'movement', TORTOSA, { turn, gold: { aragon: 16 }, band: band(5, 3) });
      assert.equal(refused(start, hire('zaragoza', { infantry: 1 })), 'hire-turn 11-el-cid-hire');
    }
  });

  it('once in its turn, whether he accepts or not; nobody has to', () => {
    for (const word of [accept(), decline()]) {
      const asked = play(hiring(TORTOSA, { band: band(1, 0) }), [hire('zaragoza', { infantry: 1 })]).state;
      assert.deepEqual(hispania.decision(asked)?.by, ['el-cid']);
      const heard = hispania.apply(asked, word).state ?? asked;
      const { state } = until(heard, ({ frames }) => frames.length === 0);
      assert.notEqual(state.phase, 'mission');
      assert.equal(refused(state, hire('zaragoza', { infantry: 1 })), 'hire-once 11-el-cid-hire');
    }
    assert.deepEqual(hispania.decision(hiring(TORTOSA))?.preset, end());
  });

  it('not without units of his, or without him (ruling cid-leaderless)', () => {
    for (const [left, why] of [
      [band(0, 0), 'hire-gone'],
      [band(3, 2, false), 'hire-leaderless'],
    ] as const) {
      const start = open('aragon', 'income', TORTOSA, { turn: 17, gold: { aragon: 8 }, band: left });
      const { state } = play(start, [end()]);
      assert.equal(state.phase, 'movement');
      assert.equal(refused(state, hire('zaragoza', { infantry: 1 })), `${why} 11-el-cid-hire`);
    }
  });

  it('a refused mission costs nothing and moves nobody', () => {
    const { state, facts } = play(hiring(TORTOSA), [hire('zaragoza', { infantry: 2 })], [decline()]);
    assert.deepEqual([state.nations.aragon?.gold, points(state, 'el-cid'), inBand(state)], [16, 0, 8]);
    assert.equal(told(facts, 'mission')[0]?.accepted, false);
  });
});

describe('where to (11-el-cid-hire, 11-el-cid-mission)', () => {
  it('a province next to the territory of the hirer, Gascony and Africa aside', () => {
    const start = hiring({
      ...TORTOSA,
      cuenca: 'zaragoza: castle',
      castellon: 'valencia: infantry',
      gascony: 'aragon: infantry',
      pamplona: 'navarre: infantry',
    });
    assert.deepEqual([...targets(start)].sort(), ['castellon', 'zaragoza']);
    assert.equal(refused(start, hire('cuenca', { castle: 1 })), 'hire-not-next 11-el-cid-hire');
    assert.equal(refused(start, hire('pamplona', { infantry: 1 })), 'hire-not-next 11-el-cid-hire');
  });

  it('over the arrows too: Valencia and Majorca, Majorca and Ibiza, Ibiza and Denia', () => {
    for (const [from, to] of [
      ['valencia', 'majorca'],
      ['majorca', 'valencia'],
      ['majorca', 'ibiza'],
      ['ibiza', 'majorca'],
      ['ibiza', 'denia'],
      ['denia', 'ibiza'],
    ] as const) {
      const start = hiring({ [from]: 'aragon: infantry', [to]: 'valencia: infantry' });
      assert.deepEqual(targets(start), [to]);
    }
  });

  it('not an empty province, its own, or one of another nation of his player; those of allies, yes', () => {
    const start = hiring(
      { ...TORTOSA, barcelona: 'castile: infantry', huesca: 'aragon: infantry', castellon: 'navarre: infantry' },
      {
        seats: { castile: 'D', 'el-cid': 'D' },
        overlords: { navarre: 'aragon' },
      },
    );
    assert.deepEqual([...targets(start)].sort(), ['castellon', 'zaragoza']);
    assert.equal(refused(start, hire('barcelona', { infantry: 1 })), 'hire-own-nation 11-el-cid-hire');
    assert.equal(refused(start, hire('huesca', { infantry: 1 })), 'hire-own-nation 11-el-cid-hire');
    assert.equal(refused(start, hire('western-pyrenees', { infantry: 1 })), 'hire-nobody 11-el-cid-mission');
  });

  it('all units of the enemy or some, and only those that stand there', () => {
    const start = hiring({ ...TORTOSA, zaragoza: 'zaragoza: castle, 2 infantry' });
    for (const named of [{ castle: 1 }, { infantry: 1 }, { castle: 1, infantry: 2 }])
      assert.ok(offered(start, hire('zaragoza', named)));
    for (const named of [{}, { infantry: 3 }, { knight: 1 }]) {
      assert.equal(refused(start, hire('zaragoza', named)), 'hire-not-there 11-el-cid-mission');
    }
  });
});

describe('what it costs (11-el-cid-pay)', () => {
  it('1 gold an infantry or cavalry, 2 a knight, 3 a castle; elites, forts and Berbers 1 (ruling cid-battle)', () => {
    assert.deepEqual(MISSION_PRICES, { infantry: 2, cavalry: 2, knight: 4, castle: 6, elite: 2, fort: 2, berber: 2 });
  });

  it('only units whose destruction the hirer can pay: every sum it covers is offered, and no other', () => {
    const places = { tortosa: 'aragon: infantry', zaragoza: 'castile: castle, 2 knight, 3 infantry' };
    for (let gold = 1; gold <= 20; gold++) {
      const start = hiring(places, { gold: { aragon: gold } });
      for (let castle = 0; castle <= 1; castle++)
        for (let knight = 0; knight <= 2; knight++)
          for (let infantry = 0; infantry <= 3; infantry++) {
            if (castle + knight + infantry === 0) continue;
            const named = Object.fromEntries(Object.entries({ castle, knight, infantry }).filter(([, n]) => n > 0));
            const cost = 6 * castle + 4 * knight + 2 * infantry;
            if (gold < 2) assert.equal(hispania.decision(start)?.kind, 'move');
            else
              assert.equal(offered(start, hire('zaragoza', named)), cost <= gold, `${gold} ${JSON.stringify(named)}`);
            if (cost > gold) assert.equal(refused(start, hire('zaragoza', named)), 'hire-gold 11-el-cid-pay');
          }
    }
  });

  it('gold beyond what may be saved can be spent on it, and is lost afterwards (ruling cid-gold)', () => {
    const places = { ...TORTOSA, seville: 'aragon: infantry', cordoba: 'aragon: infantry', toledo: 'aragon: infantry' };
    const start = open('aragon', 'income', places, { turn: 17, gold: { aragon: 24 }, band: band(5, 3) });
    const { state } = play(start, [end()]);
    assert.equal(state.nations.aragon?.gold, 24);
    const { facts, state: later } = play(state, [end()]);
    assert.deepEqual(
      told(facts, 'gold-lost').map(({ gold, limit }) => [gold, limit]),
      [[8, 16]],
    );
    assert.equal(later.nations.aragon?.gold, 16);
  });

  it('he is paid after the battle for what was destroyed, and scores as much; his nation gets no gold', () => {
    const start = hiring({ ...TORTOSA, zaragoza: 'castile: castle, knight, 2 infantry' });
    const fight = sent(start, 'zaragoza', { castle: 1, knight: 1, infantry: 2 }, { knight: 3 });
    assert.equal(fight.nations.aragon?.gold, 16);
    const { state, facts } = play(
      fight,
      [aim('attacker', { knight: { infantry: 1, knight: 2 } }), 3, 4, 4, 1, 1, 1, 1, 1, 1],
      [retreat('attacker', 'band', { knight: 3 }, { 'leader:el-cid': 1 })],
    );
    assert.deepEqual(
      told(facts, 'paid').map(({ gold, points: p }) => [gold, p]),
      [[6, 6]],
    );
    assert.equal(state.nations.aragon?.gold, 10);
    assert.equal(points(state, 'el-cid'), 6);
    assert.equal(state.nations['el-cid']?.gold, undefined);
    assert.equal(standing(state, 'zaragoza', 'castile'), 2);
  });

  it('nothing is paid where nothing fell', () => {
    const { state, facts } = play(
      hiring(TORTOSA),
      [hire('zaragoza', { infantry: 2 })],
      [accept()],
      // One against two of a kind: there is no choice of targets.
      [engage('zaragoza', { infantry: 1 }), 1, 10, 1],
    );
    assert.deepEqual(told(facts, 'paid'), []);
    assert.deepEqual([state.nations.aragon?.gold, points(state, 'el-cid'), points(state, 'aragon')], [16, 0, 0]);
    assert.equal(told(facts, 'battle-over')[0]?.winner, 'zaragoza');
    assert.deepEqual(
      told(facts, 'leader-killed').map(({ leader }) => leader),
      ['el-cid'],
    );
    assert.equal(inBand(state), 7);
    assert.notEqual(state.phase, 'mission');
  });
});
