import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  army,
  attack,
  build,
  call,
  choose,
  end,
  keep,
  lay,
  move,
  murder,
  pass,
  place,
  proceed,
  raise,
  reroll,
  revolt,
  sail,
  siege,
  strike,
  take,
  walk,
} from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import {
  ask,
  BLUE,
  facts,
  hispanic,
  newGame,
  odds,
  offered,
  play,
  playAll,
  RED,
  refused,
  turnOf,
  YELLOW,
} from '../play.ts';

const NOTHING: Partial<Written> = { garrisons: { osca: [YELLOW] } };

describe('Ingenivm (8.1)', () => {
  it('keeps roads of the set-up back', () => {
    const begun = play(newGame({ variants: ['ingenivm'] }), proceed(), [4, 5, 2, 4, 3, 6, 2, 5]).state;
    const kept = playAll(begun, keep(), lay('gades', 'emerita'), keep(), keep());
    assert.deepEqual([kept.kept, kept.roads], [3, [['gades', 'emerita']]]);
    const basic = play(newGame(), proceed(), [4, 5, 2, 4, 3, 6, 2, 5]).state;
    assert.equal(refused(basic, keep()), 'not-in-use 8.1');
  });

  it('lays one from a town with a road, for a coin a segment, by the rules of the set-up', () => {
    const state = turnOf(RED, { variants: ['ingenivm'], kept: 2, revolts: { onuba: 1 } });
    const built = playAll(state, build(RED, 'emerita'));
    assert.deepEqual([built.coins, built.kept, built.roads], [4, 1, [['gades', 'emerita']]]);
    assert.equal(ask(built, 'cost', RED, 'emerita'), 1);
    assert.equal(refused(state, build(RED, 'onuba')), 'ends-badly 2.6');
    assert.equal(refused(state, build(RED, 'corduba')), 'road-there 8.1');
    assert.equal(refused({ ...state, kept: 0 }, build(RED, 'emerita')), 'no-road-left 8.1');
    assert.equal(refused(turnOf(RED), build(RED, 'emerita')), 'not-in-use 8.1');
    const away = turnOf(RED, { variants: ['ingenivm'], kept: 1, generals: { [RED]: 'emerita' } });
    assert.equal(refused(away, build(RED, 'ebora')), 'not-served 2.6');
    const capital = turnOf(RED, {
      variants: ['ingenivm'],
      kept: 1,
      generals: { [RED]: 'emerita' },
      roads: [['gades', 'emerita']],
    });
    assert.equal(refused(capital, build(RED, 'toletum')), 'ends-badly 2.6');
  });
});

describe('Imperivm (8.2)', () => {
  const variants: Written['variants'] = ['imperivm'];

  it('moves the praetor of Ulterior by a connection of any segments, free, after his Hispanic phase', () => {
    const after = play(hispanic({ ...NOTHING, variants, turn: RED }), proceed(), [1, 6]).state;
    assert.equal(after.phase, 'after');
    assert.deepEqual(offered(after), ['walk', 'pass']);
    const walked = play(after, walk(RED, 'emerita'));
    assert.deepEqual([walked.state.generals[RED], walked.state.turn, walked.state.coins], ['emerita', YELLOW, 6]);
    assert.equal(facts(walked, 'moved')[0]?.cost, 0);
    assert.equal(playAll(after, pass()).turn, YELLOW);
    assert.equal(refused(after, walk(RED, 'ebora')), 'no-way 8.2-ulterior');
    assert.equal(refused(after, walk(RED, 'mare-gaditanum')), 'no-fleet 4.1-sea');
  });

  it('adds 1 to sieges of the praetor of Citerior, not to his attacks', () => {
    const state = turnOf(YELLOW, {
      variants,
      generals: { [YELLOW]: 'segontia' },
      revolts: { numantia: 1, cauca: 1 },
      armies: [{ at: 'cauca' }],
    });
    const by = { by: 'roman', general: YELLOW, from: 'segontia', coins: 1 } as const;
    assert.equal(odds(state, { ...by, kind: 'siege', to: 'numantia' }), 'd+2 : 12');
    assert.equal(odds(state, { ...by, kind: 'attack', to: 'cauca' }), 'd+1 : d+2');
  });

  it('lets the consul pay for moves of the praetors, of these only', () => {
    const state = turnOf(BLUE, { variants });
    const moved = playAll(state, move(RED, 'corduba'), move(YELLOW, 'tarraco'));
    assert.deepEqual([moved.coins, moved.generals[RED], moved.generals[YELLOW]], [4, 'corduba', 'tarraco']);
    assert.equal(refused(turnOf(BLUE), move(RED, 'corduba')), 'not-yours 4');
    assert.equal(refused(turnOf(RED, { variants }), move(YELLOW, 'tarraco')), 'not-yours 4');
    assert.equal(refused({ ...state, revolts: { onuba: 1 } }, siege(RED, 'onuba', 1)), 'not-yours 4');
  });
});

describe('Proconsvl (8.3)', () => {
  const variants: Written['variants'] = ['proconsvl'];
  const state = turnOf(RED, {
    variants,
    fleets: ['mare-balearicum', 'mare-ibericum'],
    revolts: { gerunda: 1 },
    armies: [{ at: 'gerunda' }],
  });

  it('comes once a game for three coins to a free fleet in Mare Balearicum', () => {
    const called = playAll(state, call());
    assert.deepEqual([called.generals.proconsul, called.coins], ['mare-balearicum', 3]);
    assert.equal(refused(called, call()), 'spent 8.3');
    assert.equal(refused({ ...state, coins: 2 }, call()), 'too-dear 4');
    const taken = turnOf(RED, { variants, generals: { [BLUE]: 'mare-balearicum' }, fleets: ['mare-balearicum'] });
    assert.equal(refused(taken, call()), 'occupied 8.3');
    assert.equal(refused(turnOf(RED, { variants }), call()), 'no-fleet 8.3');
  });

  it('moves and fights with the coins of any turn, has no garrisons, and dies when he is beaten', () => {
    const called = playAll(state, call());
    assert.equal(playAll(called, move('proconsul', 'tarraco')).generals.proconsul, 'tarraco');
    const lost = play(called, attack('proconsul', 'gerunda', 1), [1, 6]);
    assert.deepEqual([lost.state.generals.proconsul, lost.state.called, lost.state.phase], [null, true, 'hispanic']);
    assert.deepEqual(facts(lost, 'died').length, 1);
    assert.equal(ask(lost.state, 'coinsOf', YELLOW), 6);
    const doubled = { by: 'roman', kind: 'attack', general: YELLOW, from: 'tarraco', to: 'gerunda', coins: 1 } as const;
    assert.equal(odds({ ...called, generals: { ...called.generals, [YELLOW]: 'tarraco' } }, doubled), '(d+2)x2 : d+1');
  });
});

describe('Legio Hispana (8.4)', () => {
  const variants: Written['variants'] = ['legio-hispana'];

  it('is placed by the consul, supports every general, and passes to whoever takes it back', () => {
    const state = turnOf(BLUE, { variants, generals: { [BLUE]: 'bilbilis' }, fleets: [] });
    const placed = playAll(state, place('legio'));
    assert.deepEqual(placed.garrisons.bilbilis, ['legio']);
    const red = turnOf(RED, {
      variants,
      generals: { [RED]: 'bilbilis' },
      garrisons: { bilbilis: ['legio'] },
      revolts: { salduba: 1 },
    });
    assert.equal(
      odds(red, { by: 'roman', kind: 'siege', general: RED, from: 'bilbilis', to: 'salduba', coins: 1 }),
      'd+2 : 4',
    );
    const taken = playAll(red, take('legio'));
    assert.equal(taken.legio, RED);
    assert.equal(refused(taken, place('legio')), 'allowed');
    assert.equal(
      refused({ ...taken, turn: YELLOW, generals: { ...taken.generals, [YELLOW]: 'osca' } }, place('legio')),
      'no-disc 8.4',
    );
    assert.equal(refused(turnOf(RED, { generals: { [RED]: 'osca' } }), place('legio')), 'no-disc 8.4');
  });

  it('goes to the consul when an army removes it', () => {
    const state = hispanic({
      variants,
      legio: RED,
      revolts: { gerunda: 1 },
      garrisons: { beseda: ['legio'] },
      armies: [{ at: 'gerunda' }],
      hispanic: { step: 'armies' },
    });
    const done = play(state, proceed(), [6]);
    assert.deepEqual([done.state.legio, facts(done, 'lost')[0]?.rule], [BLUE, '8.4']);
  });
});

describe('Pirates (8.5)', () => {
  const fleetsOf = (fleets: 4 | 3 | 2) =>
    newGame({ variants: ['pirates'], level: { coins: 6, garrisons: 4, fleets, roads: 4, armies: 2 } });

  it('are in each sea without a fleet', () => {
    assert.deepEqual(fleetsOf(3).revolts, { 'mare-atlanticum': 1, 'mare-cantabricum': 1 });
    assert.deepEqual(
      [4, 2].map((n) => Object.keys(fleetsOf(n as 4 | 2).revolts).length),
      [1, 3],
    );
  });

  it('stop fleets, support armies, and are besieged with the number of their sea', () => {
    const state = turnOf(RED, {
      variants: ['pirates'],
      generals: { [BLUE]: 'mare-gaditanum', [RED]: 'talabriga' },
      fleets: ['mare-gaditanum'],
      revolts: { 'mare-atlanticum': 1, bracara: 1 },
      armies: [{ at: 'bracara' }],
    });
    assert.equal(refused(state, sail('mare-gaditanum', 'mare-atlanticum')), 'pirates 8.5');
    assert.equal(refused(state, move(RED, 'mare-atlanticum')), 'pirates 8.5');
    const by = { by: 'roman', general: RED, from: 'talabriga', coins: 1 } as const;
    assert.equal(odds(state, { ...by, kind: 'attack', to: 'bracara' }), 'd+1 : d+2');
    assert.equal(odds(state, { ...by, kind: 'siege', to: 'mare-atlanticum' }), '(d+1)x2 : 8');
    const beaten = play(state, siege(RED, 'mare-atlanticum', 3), [6]);
    assert.equal(beaten.state.revolts['mare-atlanticum'], undefined);
    assert.equal(refused(beaten.state, sail('mare-gaditanum', 'mare-atlanticum')), 'allowed');
  });

  it('shut no capital and stop no victory', () => {
    const state = turnOf(YELLOW, {
      variants: ['pirates'],
      generals: { [YELLOW]: 'flaviobriga' },
      garrisons: { osca: [RED], numantia: [RED], toletum: [RED], olisipo: [RED], brigantium: [BLUE] },
      revolts: { 'mare-cantabricum': 1 },
    });
    assert.equal(playAll(state, place(YELLOW)).ended, 'victory');
  });
});

describe('Terror (8.6)', () => {
  const variants: Written['variants'] = ['terror'];
  const one: Partial<Written> = { variants, ...NOTHING };

  it('brings the special army on a 5 or 6 of three, a 4 to 6 of two, and always when it is alone', () => {
    const specials = (armies: Written['armies'], revolts: Written['revolts']) =>
      [1, 2, 3, 4, 5, 6].filter((die) => {
        const state = hispanic({ ...one, revolts: { lucus: 1, ...revolts }, armies: armies ?? [] });
        const { state: after } = draco.apply({ ...state, dice: { ...state.dice, given: [5, 4, die] } }, proceed());
        return after?.armies.some(({ special }) => special);
      });
    assert.deepEqual(specials([], {}), [5, 6]);
    assert.deepEqual(specials([{ at: 'toletum' }], { toletum: 1 }), [4, 5, 6]);
    const alone = hispanic({
      ...one,
      revolts: { lucus: 1, toletum: 1, ebora: 1 },
      armies: [{ at: 'toletum' }, { at: 'ebora' }],
    });
    const done = draco.apply({ ...alone, dice: { ...alone.dice, given: [5, 4] } }, proceed());
    assert.ok(done.state?.armies.some(({ special }) => special));
  });

  it('doubles its own value, and doubles others like any army', () => {
    const state = turnOf(YELLOW, {
      variants,
      generals: { [YELLOW]: 'bilbilis' },
      revolts: { numantia: 2, salduba: 1 },
      armies: [{ at: 'numantia', special: true }, { at: 'salduba' }],
    });
    const by = { by: 'roman', kind: 'attack', general: YELLOW, from: 'bilbilis', coins: 1 } as const;
    assert.equal(odds(state, { ...by, to: 'numantia' }), 'd+1 : (d+2)x4');
    assert.equal(odds(state, { ...by, to: 'salduba' }), 'd+1 : (d+1)x2');
    const held = hispanic({
      variants,
      garrisons: { bilbilis: [YELLOW] },
      revolts: { numantia: 2 },
      armies: [{ at: 'numantia', special: true }],
    });
    assert.equal(
      odds(held, { by: 'army', kind: 'siege', general: null, from: 'numantia', to: 'bilbilis' }),
      '(d+2)x2 : 4',
    );
  });

  const chief: Partial<Written> = {
    variants,
    murder: true,
    generals: { [YELLOW]: 'bilbilis' },
    garrisons: { osca: [YELLOW] },
    revolts: { numantia: 2 },
    armies: [{ at: 'numantia', special: true }],
  };

  it('can be ended by a murder, once: a third army takes its place', () => {
    const killed = play(turnOf(YELLOW, chief), murder(YELLOW, 3), [3]);
    assert.deepEqual(killed.state.armies, [{ at: 'numantia', special: false }]);
    assert.deepEqual([killed.state.coins, killed.state.revolts.numantia, ask(killed.state, 'armiesLeft')], [3, 2, 2]);
    assert.equal(refused(killed.state, murder(YELLOW, 1)), 'spent 8.6-murder');
    assert.equal(refused(turnOf(YELLOW, { ...chief, murder: false }), murder(YELLOW, 1)), 'not-in-use 8.6-murder');
    assert.equal(refused(turnOf(RED, chief), murder(RED, 1)), 'not-connected 8.6-murder');
  });

  it('answers a failed murder with a roll of revolt, and the phase goes on', () => {
    const missed = play(turnOf(YELLOW, chief), murder(YELLOW, 2), [3, 6, 1]);
    assert.deepEqual([missed.state.phase, missed.state.revolts.oiasso, missed.state.chief], ['roman', 1, 'missed']);
    assert.equal(refused(missed.state, murder(YELLOW, 2)), 'spent 8.6-murder');
  });
});

describe('Hispano (8.7)', () => {
  const variants: Written['variants'] = ['hispano'];

  it('chooses towns for the revolts and armies of the set-up (8.7-setup)', () => {
    const begun = play(newGame({ variants }), proceed(), [1]);
    assert.deepEqual(draco.decision(begun.state)?.by, ['hispano']);
    let state = play(begun.state, revolt('gerunda'), [3]).state;
    assert.equal(state.revolts.gerunda, 3);
    state = play(state, revolt('numantia'), [6]).state;
    state = play(state, revolt('toletum'), [5]).state;
    state = play(state, revolt('olisipo'), [4]).state;
    state = play(state, revolt('lucus'), [2]).state;
    state = playAll(state, revolt('oiasso'), army('oiasso'), army('toletum'));
    assert.deepEqual(state.revolts, { gerunda: 3, numantia: 2, toletum: 1, olisipo: 1, lucus: 2, oiasso: 3 });
    assert.deepEqual(
      state.armies.map(({ at }) => at),
      ['oiasso', 'toletum'],
    );
    assert.equal(state.starting?.step, 'roads');
  });

  it('has two coins a turn, which do not add up', () => {
    const next = playAll(play(hispanic({ ...NOTHING, variants, hispano: 2 }), proceed(), [1, 6]).state, pass());
    assert.deepEqual([next.turn, next.hispano], [RED, 2]);
    assert.throws(
      () => newGame({ variants, level: { coins: 7, garrisons: 4, fleets: 3, roads: 4, armies: 2 } }),
      RangeError,
    );
  });

  it('rolls a die of revolt again, one for each coin (8.7-reroll)', () => {
    const rolled = play(hispanic({ ...NOTHING, variants, hispano: 2 }), proceed(), [1, 6]).state;
    const again = play(rolled, reroll('hispanic'), [5]).state;
    assert.deepEqual([again.hispano, again.pending?.is], [1, 'revolt']);
    const done = play(again, reroll('roman'), [2]);
    assert.equal(done.state.revolts.segobriga, 1);
    assert.equal(done.state.turn, RED);
  });

  it('raises a shield or an army once it is declared, before the dice and before doubling (8.7-raise)', () => {
    const state = turnOf(BLUE, {
      variants,
      hispano: 2,
      generals: { [BLUE]: 'bilbilis', [RED]: 'segontia' },
      fleets: [],
      revolts: { numantia: 1, salduba: 1 },
      armies: [{ at: 'salduba' }],
    });
    const declared = playAll(state, siege(BLUE, 'numantia', 3));
    assert.deepEqual([declared.pending?.is, declared.coins], ['raise', 3]);
    const done = play(declared, raise(2), [6]);
    // Shield 6 and 2 coins, twice for the army beside the consul, against 9 twice for the praetor.
    assert.deepEqual([facts(done, 'fought')[0]?.hispanic.total, facts(done, 'fought')[0]?.roman.total], [16, 18]);
    assert.equal(done.state.hispano, 0);
    assert.deepEqual(
      facts(done, 'raised').map(({ coins, place: at }) => `${coins} ${at}`),
      ['2 numantia'],
    );
    const kept = play(declared, pass(), [6]);
    assert.deepEqual(
      [facts(kept, 'fought')[0]?.hispanic.total, facts(kept, 'raised').length, kept.state.hispano],
      [12, 0, 2],
    );
    assert.equal(refused(declared, raise(3)), 'bad-count 8.7-raise');
    assert.equal(refused(declared, end()), 'asked-first 8.7-raise');
  });

  it('rolls the Hispanic die of any attack again (8.7-reroll)', () => {
    const state = turnOf(BLUE, {
      variants,
      hispano: 2,
      generals: { [BLUE]: 'bilbilis' },
      fleets: [],
      revolts: { salduba: 1 },
      armies: [{ at: 'salduba' }],
    });
    const rolled = play(playAll(state, attack(BLUE, 'salduba', 1)), pass(), [4, 1]).state;
    assert.equal(rolled.pending?.is, 'dice');
    const done = play(play(rolled, reroll('hispanic'), [2]).state, reroll('hispanic'), [6]);
    assert.deepEqual([done.state.generals[BLUE], facts(done, 'fought')[0]?.won], [null, 'hispanic']);
    assert.equal(refused(rolled, reroll('roman')), 'bad-count 8.7-reroll');
  });

  it('chooses among the ways of an army instead of the die (8.7-choose)', () => {
    const state = hispanic({ ...NOTHING, variants, hispano: 2, revolts: { lucus: 1 }, armies: [{ at: 'lucus' }] });
    const asked = playAll(play(state, proceed(), [1, 6]).state, pass());
    assert.equal(asked.pending?.is, 'ways');
    assert.equal(refused(asked, choose('lancia')), 'not-offered-there 8.7-choose');
    const chosen = playAll(asked, choose('brigantium'));
    assert.equal(ask(chosen, 'armyIn', 'gallaecia'), 'brigantium');
    assert.equal(ask(play(asked, pass(), [1]).state, 'armyIn', 'gallaecia'), 'noega');
  });

  it('attacks beside the moves with an army, outside its province too, never a fleet (8.7-attack)', () => {
    const state = hispanic({
      variants,
      hispano: 2,
      generals: { [BLUE]: 'mare-balearicum' },
      fleets: ['mare-balearicum'],
      garrisons: { tarraco: [YELLOW], osca: [YELLOW] },
      revolts: { gerunda: 1 },
      armies: [{ at: 'gerunda' }],
    });
    const asked = playAll(state, proceed());
    assert.equal(asked.pending?.is, 'strike');
    assert.equal(refused(asked, strike('gerunda', 'mare-balearicum' as never, 1)), 'not-offered-there 8.7-attack');
    const rolled = play(asked, strike('gerunda', 'tarraco', 1), [5]).state;
    assert.equal(rolled.pending?.is, 'dice');
    // The die and a coin and a revolt, against the shield 3 twice for the consul at sea.
    const won = play(rolled, pass(), [1, 6]);
    assert.deepEqual([facts(won, 'fought')[0]?.hispanic.total, facts(won, 'fought')[0]?.roman.total], [7, 6]);
    assert.equal(won.state.garrisons.tarraco, undefined);
    // Without an attack the phase goes on.
    assert.equal(play(asked, pass(), [1, 6]).state.pending?.is, 'revolt');
  });
});
