import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  attack,
  lay,
  move,
  place,
  proceed,
  put,
  sail,
  siege,
  take,
} from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import { waysOf } from '../../../src/books/hispania-draco/engine/rules/armies.ts';
import { sites } from '../../../src/books/hispania-draco/engine/rules/roads.ts';
import { ask, BLUE, facts, hispanic, newGame, odds, play, playAll, RED, refused, turnOf, YELLOW } from '../play.ts';

/** The printed examples, to the figure. What a picture showed and the text does not say is a position that fits the text. */

describe('the example of the set-up (line 156)', () => {
  it('comes about by its dice and choices', () => {
    const dice = [4, 5, 2, 4, 3, 6, 2, 5];
    const begun = play(newGame(), proceed(), dice).state;
    assert.deepEqual(begun.revolts, {
      salduba: 2,
      segobriga: 1,
      regina: 3,
      conimbriga: 2,
      asturica: 2,
      flaviobriga: 1,
    });
    assert.deepEqual(
      begun.armies.map(({ at }) => at),
      ['segobriga', 'asturica'],
    );
    assert.equal(ask(begun, 'revoltsLeft'), 22 - 11);
    assert.equal(ask(begun, 'armiesLeft'), 1);
    const laid = playAll(
      begun,
      lay('gades', 'emerita'),
      lay('emerita', 'capara'),
      lay('tarraco', 'ilerda'),
      lay('basti', 'carthago-nova'),
      put(RED, 'gades'),
      put(YELLOW, 'valentia'),
      put(BLUE, 'mare-ibericum'),
    );
    assert.deepEqual([laid.phase, laid.turn, laid.coins, laid.round], ['roman', RED, 6, 1]);
    assert.deepEqual(laid.fleets, ['mare-balearicum', 'mare-ibericum', 'mare-gaditanum']);
    assert.deepEqual(laid.generals, {
      [RED]: 'gades',
      [YELLOW]: 'valentia',
      [BLUE]: 'mare-ibericum',
      proconsul: null,
    });
  });

  it('lays no road to a revolt, to a capital or away from the network (line 147)', () => {
    const begun = play(newGame(), proceed(), [4, 5, 2, 4, 3, 6, 2, 5]).state;
    for (const [a, b] of [
      ['dertosa', 'salduba'],
      ['corduba', 'regina'],
      ['capara', 'salmantica'],
    ] as const)
      assert.equal(refused(begun, lay(a, b)), 'no-road-there 2.6');
    const emerita = playAll(begun, lay('gades', 'emerita'));
    assert.equal(refused(emerita, lay('emerita', 'toletum')), 'no-road-there 2.6');
    assert.ok(sites(emerita).some(({ road }) => road.includes('capara')));
  });
});

describe('example 1: moves (line 186)', () => {
  const roads = [
    ['corduba', 'regina'],
    ['regina', 'emerita'],
  ] as const;
  const written = (fleets: Written['fleets'] = ['mare-gaditanum']): Partial<Written> => ({
    generals: { [RED]: 'gades', [YELLOW]: 'abula', [BLUE]: 'mare-gaditanum' },
    fleets,
    roads: roads.map(([a, b]): ['corduba', 'regina'] => [a, b] as ['corduba', 'regina']),
    revolts: { onuba: 1 },
  });
  const state = turnOf(RED, written());
  const cost = (general: string, to: string, on = state) => ask(on, 'cost', general, to);

  it('has a town in revolt, a chain of roads and spaces of others on the way', () => {
    assert.equal(refused(state, move(RED, 'onuba')), 'in-revolt 4.1-revolt');
    assert.equal(cost(RED, 'emerita'), 1);
    const roadless = turnOf(RED, { ...written(), roads: [] });
    assert.equal(cost(RED, 'emerita', roadless), 2);
    // By land: roads to Emerita, Ebora, Olisipo.
    assert.equal(cost(RED, 'olisipo'), 2);
    const atEmerita = playAll(state, move(RED, 'emerita'));
    const atEbora = playAll(atEmerita, move(RED, 'ebora'));
    assert.equal(cost(RED, 'ebora', atEmerita), 1);
    assert.equal(cost(RED, 'olisipo', atEbora), 2);
    assert.equal(playAll(atEbora, move(RED, 'olisipo')).coins, 6 - 4);
    // Across the consul, by sea.
    const bySea = play(state, move(RED, 'olisipo'));
    assert.equal(bySea.state.coins, 6 - 2);
    assert.deepEqual(facts(bySea, 'moved')[0]?.over, ['mare-gaditanum']);
    assert.equal(refused(state, move(RED, 'mare-gaditanum')), 'occupied 4.1-pass');
    // Across the other praetor, 3 segments and 1.
    assert.equal(cost(RED, 'salmantica', atEmerita), 4);
    assert.deepEqual(facts(play(atEmerita, move(RED, 'salmantica')), 'moved')[0]?.over, ['abula']);
    assert.equal(refused(atEmerita, move(RED, 'abula')), 'occupied 4.1-pass');
  });

  it('has a fleet, which takes the consul along, and another sea across it', () => {
    assert.equal(refused(state, move(RED, 'mare-atlanticum')), 'no-fleet 4.1-sea');
    assert.equal(cost(RED, 'mare-atlanticum', turnOf(RED, written(['mare-gaditanum', 'mare-atlanticum']))), 2);
    const sailed = playAll(state, sail('mare-gaditanum', 'mare-atlanticum'));
    assert.equal(sailed.generals[BLUE], 'mare-atlanticum');
    assert.equal(sailed.coins, 5);
  });
});

describe('example 2: garrisons (lines 206 to 208)', () => {
  const state = turnOf(YELLOW, {
    generals: { [YELLOW]: 'salduba', [BLUE]: 'ilerda' },
    roads: [['dertosa', 'salduba']],
    garrisons: { salduba: [YELLOW], gerunda: [BLUE] },
    revolts: { beseda: 3 },
  });

  it('takes back and adds for a coin each, here and elsewhere', () => {
    assert.equal(playAll(state, take(YELLOW)).coins, 5);
    assert.deepEqual(playAll(state, place(YELLOW)).garrisons.salduba, [YELLOW, YELLOW]);
    assert.equal(playAll(state, move(YELLOW, 'calagurris'), place(YELLOW)).coins, 6 - 2);
    const gerunda = playAll(state, move(YELLOW, 'tarraco'), move(YELLOW, 'gerunda'), place(YELLOW));
    assert.equal(gerunda.coins, 6 - (1 + 2 + 1));
    assert.deepEqual(gerunda.garrisons.gerunda, [BLUE, YELLOW]);
    assert.equal(refused(gerunda, take(BLUE)), 'no-disc 4.2');
    assert.equal(refused(state, move(YELLOW, 'ilerda')), 'occupied 4.1-pass');
  });

  it('enters Osca, and places no garrison there while Beseda is in revolt', () => {
    const atOsca = playAll(state, move(YELLOW, 'osca'));
    assert.equal(refused(atOsca, place(YELLOW)), 'capital-shut 4.2-capital');
    const { beseda: _, ...free } = state.revolts;
    assert.equal(refused({ ...atOsca, revolts: free }, place(YELLOW)), 'allowed');
  });
});

describe('example 3: a siege (line 214)', () => {
  // The picture is lost: the consul is where the army does not touch him, the praetor where it does.
  const written: Partial<Written> = {
    generals: { [YELLOW]: 'segontia', [BLUE]: 'abula' },
    garrisons: { bilbilis: [YELLOW], salduba: [YELLOW], salmantica: [BLUE] },
    revolts: { toletum: 1, numantia: 1 },
    armies: [{ at: 'numantia' }],
    fleets: [],
  };
  const combat = { by: 'roman', kind: 'siege', to: 'toletum', coins: 1 } as const;

  it('is (die + 4) x 2 against 12 of the praetor, and (die + 2) x 2 against 6 of the consul', () => {
    const yellow = turnOf(YELLOW, written);
    assert.equal(odds(yellow, { ...combat, general: YELLOW, from: 'segontia' }), '(d+4)x2 : 12');
    assert.equal(odds(yellow, { ...combat, general: BLUE, from: 'abula' }), '(d+2)x2 : 6');
  });

  it('is won on III or more, and on II or more', () => {
    const wins = (turn: typeof YELLOW | typeof BLUE): readonly number[] =>
      [1, 2, 3, 4, 5, 6].filter((die) => {
        const done = play(turnOf(turn, written), siege(turn, 'toletum', 1), [die]);
        return facts(done, 'removed').length === 1;
      });
    assert.deepEqual(wins(YELLOW), [3, 4, 5, 6]);
    assert.deepEqual(wins(BLUE), [2, 3, 4, 5, 6]);
  });
});

describe('example 4: attacks (lines 251 to 263)', () => {
  const written: Partial<Written> = {
    generals: { [RED]: 'talabriga', [YELLOW]: 'asturica', [BLUE]: 'lucus' },
    garrisons: { noega: [BLUE], asturica: [BLUE], talabriga: [RED] },
    revolts: { bracara: 2, conimbriga: 1 },
    armies: [{ at: 'bracara' }, { at: 'conimbriga' }],
    fleets: ['mare-atlanticum'],
  };
  const combat = { by: 'roman', kind: 'attack', coins: 2 } as const;

  it('have the printed values', () => {
    const state = turnOf(BLUE, written);
    assert.equal(odds(state, { ...combat, general: BLUE, from: 'lucus', to: 'bracara' }), '(d+4)x2 : d+3');
    const red = { ...combat, general: RED, from: 'talabriga' } as const;
    assert.equal(odds(state, { ...red, to: 'bracara' }), '(d+3)x2 : (d+3)x2');
    assert.equal(odds(state, { ...red, to: 'conimbriga' }), 'd+3 : (d+3)x2');
    const atSea = playAll(turnOf(RED, written), move(RED, 'mare-atlanticum'));
    assert.equal(odds(atSea, { ...combat, general: RED, from: 'mare-atlanticum', to: 'bracara' }), '(d+3)x2 : d+3');
  });

  it('win for certain with the consul, who does not advance', () => {
    const done = play(turnOf(BLUE, written), attack(BLUE, 'bracara', 2), [1, 6]);
    assert.deepEqual(facts(done, 'fought')[0]?.won, 'roman');
    assert.deepEqual(done.state.revolts, { conimbriga: 1 });
    assert.deepEqual(done.state.armies, [{ at: 'conimbriga', special: false }]);
    assert.equal(done.state.generals[BLUE], 'lucus');
  });
});

describe('example 5: the roll of revolt (lines 289 to 293)', () => {
  const written: Partial<Written> = {
    generals: { [BLUE]: 'aracillum' },
    fleets: ['mare-ibericum'],
    garrisons: { pallantia: [BLUE] },
    revolts: { deobriga: 3, pompaelo: 1, oiasso: 1 },
  };
  const results = (armies: Written['armies']) => {
    const state = hispanic({ ...written, armies: armies ?? [] });
    return (['oiasso', 'deobriga', 'aracillum', 'pallantia', 'pompaelo', 'flaviobriga'] as const).map((at) =>
      ask(state, 'effect', at),
    );
  };

  it('does what is printed for each town, with an army at Pompaelo and without', () => {
    assert.deepEqual(results([{ at: 'pompaelo' }]), ['revolt', 'full', 'held', 'held', 'revolt', 'revolt']);
    assert.deepEqual(results([]), ['army', 'army', 'held', 'held', 'army', 'revolt']);
  });

  it('tells the town and what follows', () => {
    const done = play(hispanic({ ...written, armies: [] }), proceed(), [6, 6]);
    assert.deepEqual(facts(done, 'aimed')[0]?.place, 'flaviobriga');
    assert.equal(done.state.revolts.flaviobriga, 1);
    assert.deepEqual(facts(play(hispanic(written), proceed(), [6, 4]), 'nothing')[0]?.rule, '5.1-held');
  });
});

describe('example 6: the moves of armies (lines 303 to 313)', () => {
  const gallaecia = { noega: 1, lancia: 1, asturica: 1, lucus: 2, bracara: 1, brigantium: 1 } as const;
  const written: Partial<Written> = {
    generals: { [RED]: 'capara' },
    garrisons: { conimbriga: [RED], abula: [BLUE] },
    revolts: { ...gallaecia, talabriga: 1, salmantica: 1 },
    armies: [{ at: 'salmantica' }, { at: 'talabriga' }, { at: 'lucus' }],
    hispanic: { step: 'armies' },
  };
  const state = hispanic(written);
  /** What the army of a town does by each result of the die: the town that it goes to. */
  const byDie = (at: 'salmantica' | 'lucus') =>
    [1, 2, 3, 4, 5, 6].map((die) => {
      const only = { ...written, armies: [{ at }] };
      const { facts: told } = draco.apply({ ...hispanic(only), dice: { ...state.dice, given: [die] } }, proceed()) as {
        facts: Parameters<typeof facts>[0]['facts'];
      };
      const combat = facts({ facts: told }, 'declared')[0]?.combat.to;
      return combat ?? facts({ facts: told }, 'marched')[0]?.to ?? null;
    });

  it('chooses by the nearest shield', () => {
    assert.deepEqual(byDie('salmantica'), ['abula', null, 'capara', 'capara', 'capara', 'capara']);
    assert.deepEqual(byDie('lucus'), ['noega', null, 'asturica', null, 'bracara', 'brigantium']);
    assert.deepEqual(waysOf(state, 'talabriga'), ['conimbriga']);
  });

  it('fights with the printed values', () => {
    const army = { by: 'army', from: 'salmantica' } as const;
    assert.equal(odds(state, { ...army, kind: 'siege', general: null, to: 'abula' }), 'd+9 : 2');
    assert.equal(odds(state, { ...army, kind: 'attack', general: RED, to: 'capara' }), 'd+9 : d+1');
    const lusitania = { by: 'army', kind: 'siege', general: null, from: 'talabriga', to: 'conimbriga' } as const;
    assert.equal(odds(state, lusitania), 'd+9 : 4');
  });

  it('goes beyond its province when all towns there are in revolt', () => {
    const atLancia = hispanic({ ...written, armies: [{ at: 'lancia' }] });
    assert.deepEqual(waysOf(atLancia, 'lancia'), ['aracillum', 'pallantia']);
  });

  it('depends on the order: an army at Asturica, or a garrison less, would change the fight', () => {
    const attackOn = { by: 'army', kind: 'attack', general: RED, from: 'salmantica', to: 'capara' } as const;
    const moved = hispanic({ ...written, armies: [{ at: 'salmantica' }, { at: 'asturica' }] });
    assert.equal(odds(moved, attackOn), '(d+9)x2 : d+1');
    const { conimbriga: _, ...fewer } = state.garrisons;
    assert.equal(odds({ ...state, garrisons: fewer }, attackOn), 'd+9 : d+0');
  });

  it('plays all three in order, and no victor advances', () => {
    const done = play(state, proceed(), [1, 1, 1, 3]);
    assert.deepEqual(
      facts(done, 'declared').map(({ combat }) => combat.to),
      ['abula', 'conimbriga'],
    );
    assert.deepEqual(
      facts(done, 'lost').map(({ place: at }) => at),
      ['abula', 'conimbriga'],
    );
    assert.deepEqual(
      done.state.armies.map(({ at }) => at),
      ['salmantica', 'talabriga', 'asturica'],
    );
    assert.equal(done.state.turn, RED);
  });
});
