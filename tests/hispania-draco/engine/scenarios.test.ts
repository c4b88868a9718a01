import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { move, place, proceed, put } from '../../../src/books/hispania-draco/engine/actions.ts';
import { provinceOf } from '../../../src/books/hispania-draco/engine/data/geography.ts';
import {
  COMMANDERS,
  PROVINCES,
  SCENARIOS,
  type ScenarioId,
  VARIANTS,
} from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { LEVELS, type Level, MEDIUM } from '../../../src/books/hispania-draco/engine/data/level.ts';
import { SCENARIO_TABLE } from '../../../src/books/hispania-draco/engine/data/scenarios.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import { faultOf } from '../../../src/books/hispania-draco/engine/setup.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { ask, BLUE, facts, hispanic, newGame, odds, play, playAll, RED, refused, turnOf, YELLOW } from '../play.ts';

/** A level that a scenario allows: the easiest or the hardest. */
function levelOf(scenario: ScenarioId, hardest: boolean): Level {
  const { level } = SCENARIO_TABLE[scenario];
  const all = Object.entries(LEVELS).map(([one, values]) => {
    const allowed = level[one as keyof Level] ?? values;
    return [one, allowed[hardest ? allowed.length - 1 : 0]];
  });
  return Object.fromEntries(all) as Level;
}

/** The set-up after its dice: the reader of the roads comes next. */
function started(state: State): State {
  const done = draco.apply(state, proceed());
  assert.ok(done.state);
  return done.state;
}

describe('the levels', () => {
  it('all begin, with their coins, garrisons, fleets, roads and armies', () => {
    let seed = 0;
    for (const coins of LEVELS.coins)
      for (const garrisons of LEVELS.garrisons)
        for (const fleets of LEVELS.fleets)
          for (const roads of LEVELS.roads)
            for (const armies of LEVELS.armies) {
              const level = { coins, garrisons, fleets, roads, armies };
              const state = started(draco.setup({ level }, ++seed));
              const revolts = Object.values(state.revolts).reduce((a, b) => a + b, 0);
              assert.ok(revolts >= 6 && revolts <= 18);
              assert.deepEqual(
                PROVINCES.map(
                  (one) => Object.keys(state.revolts).filter((at) => provinceOf(at as never) === one).length,
                ),
                [1, 1, 1, 1, 1, 1, 0, 0],
              );
              assert.equal(state.armies.length, armies);
              assert.equal(state.fleets.length, fleets);
              assert.equal(state.starting?.roads, roads);
              for (const one of COMMANDERS) assert.equal(ask(state, 'garrisonsLeft', one), garrisons);
            }
    assert.equal(seed, 243);
  });

  it('are refused outside the table, and what a scenario or a variant forbids', () => {
    assert.equal(faultOf({ level: { ...MEDIUM, coins: 8 } }), 'level');
    assert.equal(faultOf({ scenario: 'first-repression', level: { ...MEDIUM, armies: 1 } }), 'scenario-level');
    assert.equal(faultOf({ scenario: 'river-of-oblivion', level: { ...MEDIUM, fleets: 2 } }), 'scenario-level');
    const empire = { scenario: 'new-empire', level: { ...MEDIUM, roads: 5 } } as const;
    assert.equal(faultOf({ ...empire, variants: ['pirates'] }), 'forbidden-variant');
    assert.equal(faultOf({ ...empire, murder: true }), undefined);
    assert.equal(faultOf({ murder: true }), 'murder-without-terror');
    assert.equal(faultOf({ variants: ['hispano'], level: { ...MEDIUM, coins: 5 } }), 'hispano-coins');
  });
});

describe('the scenarios', () => {
  for (const scenario of SCENARIOS)
    it(`${scenario}: its set-up, with the easiest and the hardest level`, () => {
      for (const hardest of [false, true]) {
        const { time, revolts, garrisons, generals, noArmy, rolled, only } = SCENARIO_TABLE[scenario];
        const level = levelOf(scenario, hardest);
        const state = started(draco.setup({ scenario, level }, 7));
        assert.deepEqual([state.time, state.armies.length], [time, level.armies]);
        assert.deepEqual(Object.keys(state.garrisons).sort(), Object.keys(garrisons).sort());
        for (const [general, at] of Object.entries(generals)) assert.equal(state.generals[general as typeof RED], at);
        const others = Object.keys(state.revolts).filter((at) => !(at in revolts) && !at.startsWith('mare'));
        assert.deepEqual(
          others.map((at) => provinceOf(at as never)),
          rolled,
        );
        assert.ok(only.length === 0 || others.some((at) => only.includes(at as never)));
        assert.ok(state.armies.every(({ at }) => at in revolts || !noArmy.includes(provinceOf(at))));
      }
    });

  it('begin with the turn that they name: the consul of the first repression comes to any fleet', () => {
    let state = started(newGame({ scenario: 'first-repression' }));
    while (state.starting?.step === 'roads')
      state = play(
        state,
        draco.decision(state)?.choices.map(({ kind, fixed }) => ({ kind, fixed, values: {} }))[0] as never,
      ).state;
    const begun = playAll(state, put(BLUE, 'mare-balearicum'));
    assert.deepEqual([begun.turn, begun.phase, begun.round], [BLUE, 'roman', 1]);
  });

  it('play their variants beside others', () => {
    const state = newGame({ scenario: 'terror-of-rome', variants: ['proconsvl'] });
    assert.deepEqual(
      state.variants,
      VARIANTS.filter((one) => one === 'terror' || one === 'proconsvl'),
    );
  });

  it('choose the kind of an army by a die with the variant Terror, where the list does not tell it', () => {
    const state = newGame({ scenario: 'siege-of-numantia', variants: ['terror'], level: { ...MEDIUM, armies: 1 } });
    const special = (die: number) => play(state, proceed(), [1, 2, 1, 1, die]).state.armies[0]?.special;
    assert.deepEqual([special(4), special(5)], [false, true]);
  });
});

describe('the first repression', () => {
  const power: Partial<Written> = {
    scenario: 'first-repression',
    level: { ...MEDIUM },
    generals: { [BLUE]: 'segontia' },
    fleets: ['mare-ibericum'],
    revolts: { numantia: 3, segobriga: 2, cauca: 1 },
    armies: [{ at: 'numantia' }],
  };
  const combat = { by: 'roman', kind: 'attack', general: BLUE, from: 'segontia', to: 'numantia', coins: 1 } as const;

  it('counts the die of an army alone in both phases of the first turn of the consul (9.1-power)', () => {
    assert.equal(odds(turnOf(BLUE, power), combat), 'd+1 : d+0');
    assert.equal(odds(turnOf(BLUE, { ...power, round: 2 }), combat), 'd+1 : d+4');
    assert.equal(odds(turnOf(RED, power), { ...combat, general: BLUE }), 'd+1 : d+4');
    const { fleets, ...land } = power;
    const phase = hispanic({ ...land, fleets: fleets ?? [] });
    const army = { by: 'army', kind: 'attack', general: BLUE, from: 'numantia', to: 'segontia' } as const;
    assert.equal(odds(phase, army), 'd+0 : d+0');
  });

  it('leaves the value of a town as it is', () => {
    const siege = { ...combat, kind: 'siege', to: 'segobriga' } as const;
    assert.equal(odds(turnOf(BLUE, power), siege), '(d+1)x2 : 10');
  });
});

describe('the terror of Rome', () => {
  it('begins with the Hispanic phase of the praetor of Ulterior', () => {
    const state = started(newGame({ scenario: 'terror-of-rome', level: { ...MEDIUM, armies: 1, roads: 3 } }));
    let now = state;
    while (now.phase === 'starting')
      now = play(
        now,
        draco.decision(now)?.choices.map(({ kind, fixed }) => ({ kind, fixed, values: {} }))[0] as never,
      ).state;
    assert.deepEqual([now.phase, now.turn, now.coins], ['hispanic', RED, 0]);
    assert.deepEqual(now.armies, [{ at: 'abula', special: true }]);
  });
});

describe('the river of oblivion (9.4-lethe)', () => {
  const river = (turn: typeof RED | typeof YELLOW, more: Partial<Written> = {}): State =>
    turnOf(turn, {
      scenario: 'river-of-oblivion',
      variants: ['pirates'],
      level: { ...MEDIUM, fleets: 3, roads: 4 },
      lethe: true,
      generals: { [RED]: 'conimbriga', [YELLOW]: 'talabriga', [BLUE]: 'mare-atlanticum' },
      fleets: ['mare-atlanticum'],
      garrisons: { talabriga: [RED] },
      revolts: { asturica: 1 },
      ...more,
    });

  it('bars the north to all Romans, over land and from the sea', () => {
    assert.equal(refused(river(YELLOW), move(YELLOW, 'bracara')), 'river 9.4-lethe');
    assert.equal(refused({ ...river(YELLOW), turn: BLUE }, move(BLUE, 'brigantium')), 'river 9.4-lethe');
    const beside = river(RED, { generals: { [RED]: 'deobriga', [YELLOW]: 'osca', [BLUE]: null }, fleets: [] });
    assert.equal(refused(beside, move(RED, 'pallantia')), 'river 9.4-lethe');
    assert.equal(refused(beside, move(RED, 'flaviobriga')), 'allowed');
  });

  it('is lifted by the praetor of Ulterior when he crosses, for all', () => {
    const crossed = play(river(RED), move(RED, 'bracara'));
    assert.deepEqual([crossed.state.lethe, crossed.state.coins], [false, 3]);
    assert.equal(facts(crossed, 'crossed').length, 1);
    assert.equal(refused({ ...crossed.state, turn: YELLOW }, move(YELLOW, 'lucus')), 'allowed');
  });

  it('takes garrisons and the +1 from fights towards the north', () => {
    const state = river(RED, {
      generals: { [RED]: 'conimbriga', [YELLOW]: 'salmantica', [BLUE]: null },
      fleets: [],
      revolts: { bracara: 1 },
    });
    const siege = { by: 'roman', kind: 'siege', general: RED, from: 'conimbriga', to: 'bracara', coins: 1 } as const;
    assert.equal(odds(state, siege), 'd+1 : 5');
    assert.equal(odds({ ...state, lethe: false }, siege), 'd+2 : 5');
  });
});

describe('the new empire', () => {
  const empire: Partial<Written> = {
    scenario: 'new-empire',
    level: { ...MEDIUM, roads: 5 },
    variants: ['imperivm', 'legio-hispana', 'terror'],
    time: 3,
  };

  it('rolls revolts in Gallaecia and Cantabria only (9.5-guerilla)', () => {
    const state = hispanic({ ...empire, generals: { [RED]: 'olisipo' } });
    assert.equal(play(state, proceed(), [3, 1]).state.revolts.noega, 1);
    assert.equal(play(state, proceed(), [4, 1]).state.revolts.oiasso, 1);
  });

  it('takes three revolts for a space of the time track', () => {
    const years = [3, 4, 5, 6, 7, 8].map((time) => ask(turnOf(RED, { ...empire, time }), 'year'));
    assert.deepEqual(years, [36, 36, 36, 18, 18, 18]);
    const last = play(hispanic({ ...empire, time: 8, garrisons: { noega: [RED] } }), proceed(), [1, 1]);
    assert.equal(last.state.ended, 'no-time');
  });

  it('places the two armies by dice, again until they name a revolt', () => {
    const state = newGame({ scenario: 'new-empire', level: { ...MEDIUM, roads: 5 } });
    const done = play(state, proceed(), [5, 2, 1, 6]);
    assert.deepEqual(done.state.armies, [
      { at: 'lancia', special: false },
      { at: 'flaviobriga', special: true },
    ]);
    assert.deepEqual(
      facts(done, 'rolled').map(({ results }) => results),
      [
        [5, 2],
        [1, 6],
      ],
    );
  });

  it('lacks two capitals of a victory at its start', () => {
    const state = newGame({ scenario: 'new-empire', level: { ...MEDIUM, roads: 5 } });
    const left = ['osca', 'numantia', 'toletum', 'olisipo', 'brigantium', 'flaviobriga'].filter(
      (at) => ask(state, 'garrisons', at) === 0,
    );
    assert.deepEqual(left, ['brigantium', 'flaviobriga']);
    assert.equal(refused(turnOf(YELLOW, { ...empire, generals: { [YELLOW]: 'osca' } }), place(YELLOW)), 'allowed');
  });
});
