import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  accept,
  aim,
  battle,
  decline,
  end,
  engage,
  enter,
  hire,
  rebuild,
  stay,
  step,
} from '../../../src/books/hispania/engine/actions.ts';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { PhaseId, State } from '../../../src/books/hispania/engine/state.ts';
import { open, type Places, type Played, play, refused, standing, told } from './set-up.ts';

/** The printed example of turn 17 (11-el-cid-example), as one game: the numbers are the book's, all dice are ours. */

const PLACES: Places = {
  barcelona: 'aragon: 2 infantry, knight',
  tortosa: 'aragon: 2 infantry',
  zaragoza: 'zaragoza: castle, infantry',
  cuenca: 'zaragoza: castle',
  castellon: 'zaragoza: infantry',
  calatayud: 'navarre: 2 infantry',
  pamplona: 'navarre: infantry',
  leon: 'leon: infantry',
  lusitania: 'leon: 2 infantry',
  badajoz: 'badajoz: castle, 3 infantry',
  lisbon: 'badajoz: infantry',
  segovia: 'castile: 2 infantry',
  seville: 'seville: 3 infantry',
  valencia: 'valencia: castle, 3 infantry',
  denia: 'valencia: infantry',
  granada: 'granada: 2 infantry',
};

const SEATS = {
  aragon: 'A',
  leon: 'A',
  valencia: 'A',
  badajoz: 'B',
  zaragoza: 'B',
  navarre: 'C',
  seville: 'C',
  castile: 'D',
  granada: 'D',
  'el-cid': 'D',
};

const start = (): State =>
  open('aragon', 'mission', PLACES, {
    turn: 17,
    lastTurn: 17,
    seats: SEATS,
    gold: { aragon: 8, badajoz: 4, zaragoza: 4, navarre: 6, leon: 12, seville: 6 },
    capitals: { badajoz: 'badajoz', valencia: 'valencia' },
    band: [
      { owner: 'el-cid', kind: 'infantry', count: 5 },
      { owner: 'el-cid', kind: 'knight', count: 3 },
      { owner: 'el-cid', kind: 'leader', leader: 'el-cid' },
    ],
  });

/** Continues to a phase of a nation; questions on the way get their presets, and nothing is bought. */
function reach(state: State, nation: NationId, phase: PhaseId): State {
  let now = state;
  for (let i = 0; i < 200; i++) {
    if (now.active === nation && now.phase === phase && now.fresh === undefined) return now;
    const question = hispania.decision(now);
    const preset = question?.preset;
    if (!preset) throw new Error(`no ${phase} of ${nation}: ${now.active} ${now.phase} ${JSON.stringify(question)}`);
    const { state: next } = hispania.apply(now, preset.kind === 'buy' ? end() : preset);
    if (!next) throw new Error('a preset is refused');
    now = next;
  }
  throw new Error('endless');
}

/** Half points, half gold. */
const points = (state: State, nation: NationId): number => state.nations[nation]?.points ?? 0;
const paid = ({ facts }: Played) => told(facts, 'paid').map(({ hirer, gold }) => [hirer, gold]);
const band = (state: State, kind?: string) => hispania.queries['band']?.(state, ...([kind] as never[]));

describe('the example of turn 17 (11-el-cid-example)', () => {
  const aragon = play(
    start(),
    [hire('zaragoza', { castle: 1, infantry: 1 })],
    [accept()],
    [engage('zaragoza', { knight: 3, infantry: 2 })],
    [aim('attacker', { infantry: { infantry: 2 }, knight: { castle: 3 } })],
    [aim('defender', { infantry: { infantry: 1 }, castle: { infantry: 3 } }), 5, 2, 4, 7, 9, 7, 3, 4, 2],
  );

  it('Aragon: Saragossa for 4 gold, 5 units at most, one infantry lost; Aragon scores 3, El Cid 4', () => {
    const [asked] = told(aragon.facts, 'mission');
    assert.deepEqual(asked?.named, { castle: 1, infantry: 1 });
    assert.deepEqual(paid(aragon), [['aragon', 8]]);
    assert.equal(aragon.state.nations.aragon?.gold, undefined);
    assert.equal(points(aragon.state, 'el-cid'), 8);
    assert.equal(points(aragon.state, 'aragon'), 6);
    assert.equal(aragon.state.nations['el-cid']?.gold, undefined);
    assert.deepEqual([band(aragon.state, 'infantry'), band(aragon.state, 'knight')], [4, 3]);
    assert.equal(standing(aragon.state, 'zaragoza', 'zaragoza', 'ruin'), 1);
    assert.equal(aragon.state.active, 'aragon');
  });

  const taken = play(
    reach(aragon.state, 'aragon', 'movement'),
    [step('barcelona', 'zaragoza', { infantry: 2 })],
    [end()],
    [rebuild('zaragoza', 'infantry/from=barcelona/river=true')],
  );

  it('Aragon goes on, enters the empty province and rebuilds the castle for one infantry', () => {
    assert.equal(standing(taken.state, 'zaragoza', 'aragon', 'castle'), 1);
    assert.equal(standing(taken.state, 'zaragoza', 'aragon', 'infantry'), 1);
  });

  const badajoz = play(reach(taken.state, 'badajoz', 'mission'), [hire('lusitania', { infantry: 2 })], [decline()]);

  it('Badajoz: El Cid refuses to attack Lusitania, and Badajoz plays on without him', () => {
    assert.equal(told(badajoz.facts, 'mission')[0]?.accepted, false);
    assert.equal(points(badajoz.state, 'el-cid'), 8);
    assert.notEqual(badajoz.state.phase, 'mission');
    assert.equal(refused(badajoz.state, hire('lusitania', { infantry: 2 })), 'hire-once 11-el-cid-hire');
  });

  const zaragoza = play(
    reach(badajoz.state, 'zaragoza', 'mission'),
    [hire('tortosa', { infantry: 2 })],
    [accept()],
    [engage('tortosa', { knight: 3, infantry: 2 })],
    [aim('defender', { infantry: { infantry: 2 } }), 5, 2, 3, 1, 2, 1, 6],
  );

  it('Saragossa: the two infantry at Tortosa without a loss, for 2 gold and 2 points', () => {
    assert.deepEqual(paid(zaragoza), [['zaragoza', 4]]);
    assert.equal(points(zaragoza.state, 'el-cid'), 12);
    assert.equal(points(zaragoza.state, 'zaragoza'), 0);
    assert.equal(band(zaragoza.state), 7);
  });

  const navarre = play(
    reach(zaragoza.state, 'navarre', 'mission'),
    [hire('cuenca', { castle: 1 })],
    [accept()],
    [engage('cuenca', { knight: 2, infantry: 2 })],
    [aim('defender', { castle: { infantry: 3 } }), 10, 2, 8, 9, 8, 9, 2],
  );

  it('Navarre: the castle of Cuenca for two infantry lost; 3 gold, 3 points for each', () => {
    assert.deepEqual(paid(navarre), [['navarre', 6]]);
    assert.equal(points(navarre.state, 'el-cid'), 18);
    assert.equal(points(navarre.state, 'navarre'), 6);
    assert.deepEqual([band(navarre.state, 'infantry'), band(navarre.state, 'knight')], [2, 3]);
  });

  const leon = play(
    reach(navarre.state, 'leon', 'mission'),
    [hire('badajoz', { castle: 1, infantry: 3 })],
    [accept()],
    [engage('badajoz', { knight: 3, infantry: 2 })],
    [aim('attacker', { infantry: { infantry: 2 }, knight: { infantry: 1, castle: 2 } })],
    [aim('defender', { infantry: { infantry: 3 }, castle: { infantry: 3 } }), 5, 5, 3, 4, 3, 7, 7, 2, 6, 1, 4],
    // Nothing is left to aim: knights against a castle.
    [stay('attacker'), 9, 6, 4, 7, 3],
  );

  it('Leon: the castle and three infantry at Badajoz for the last two infantry; 6 gold, 6 points, 3 for Leon', () => {
    assert.deepEqual(paid(leon), [['leon', 12]]);
    assert.equal(points(leon.state, 'el-cid'), 30);
    assert.equal(points(leon.state, 'leon'), 6);
    assert.deepEqual([band(leon.state, 'infantry'), band(leon.state, 'knight')], [0, 3]);
  });

  const rebuilt = play(
    reach(leon.state, 'leon', 'movement'),
    [step('lusitania', 'badajoz', { infantry: 1 })],
    [end()],
    [rebuild('badajoz', 'infantry/from=lusitania/river=true')],
  );

  it('Castile and Granada cannot hire him: they are of the same player', () => {
    for (const [nation, phase] of [
      ['castile', 'movement'],
      ['granada', 'movement'],
    ] as const) {
      const state = reach(rebuilt.state, nation, phase);
      assert.equal(refused(state, hire('badajoz', { castle: 1 })), 'hire-own-player 11-el-cid-hire');
    }
  });

  const seville = play(
    reach(rebuilt.state, 'seville', 'mission'),
    [hire('badajoz', { castle: 1 })],
    [accept()],
    [engage('badajoz', { knight: 3 }), 4, 5, 6, 8, 2, 3],
  );

  it('Seville: Badajoz once more, a castle of Leon now; a knight is wounded and recovers; 3 gold, 3 points for each', () => {
    assert.equal(standing(rebuilt.state, 'badajoz', 'leon', 'castle'), 1);
    assert.equal(told(seville.facts, 'wounded').length, 1);
    assert.deepEqual(paid(seville), [['seville', 6]]);
    assert.equal(points(seville.state, 'el-cid'), 36);
    assert.equal(points(seville.state, 'seville'), 6);
    assert.ok(seville.state.band?.every((c) => c.hits === undefined));
    assert.equal(band(seville.state, 'knight'), 3);
  });

  const city = play(
    reach(seville.state, 'seville', 'movement'),
    [step('seville', 'badajoz', { infantry: 2 })],
    [end()],
    [rebuild('badajoz', 'infantry/from=seville')],
  );

  it('Seville takes the empty province and rebuilds its castle: 5 more, 8 points thanks to El Cid', () => {
    assert.equal(points(city.state, 'seville'), 16);
  });

  const valencia = play(reach(city.state, 'valencia', 'mission'), [hire('castellon', { infantry: 1 })], [decline()]);

  it('Valencia: El Cid declines, since he will attack it', () => {
    assert.equal(points(valencia.state, 'el-cid'), 36);
  });

  const cid = play(
    reach(valencia.state, 'el-cid', 'entry'),
    [enter('valencia', { knight: 3 }, { 'leader:el-cid': 1 })],
    [battle('valencia')],
    [aim('attacker', { knight: { infantry: 3 } }), 3, 3, 3, 6, 7, 7, 8, 1, 1],
    [stay('attacker'), 4, 4, 4, 8, 7, 7],
    [rebuild('valencia', 'knight')],
  );

  it('El Cid takes Valencia, loses a knight and gives up a second for the castle', () => {
    assert.equal(told(cid.facts, 'destroyed').filter(({ owner }) => owner === 'el-cid').length, 1);
    assert.equal(standing(cid.state, 'valencia', 'el-cid', 'castle'), 1);
    assert.equal(standing(cid.state, 'valencia', 'el-cid', 'knight'), 1);
    assert.equal(standing(cid.state, 'valencia', 'el-cid', 'leader'), 1);
  });

  it('18 points as a mercenary, and 5 for Valencia', () => {
    assert.equal(points(cid.state, 'el-cid'), 2 * 18 + 2 * 5);
  });
});
