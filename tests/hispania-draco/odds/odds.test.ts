import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attack, proceed, siege } from '../../../src/books/hispania-draco/engine/actions.ts';
import type { TownId } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { combatOdds, combatOf, partsOf } from '../../../src/books/hispania-draco/odds/combat.ts';
import { type Forecast, forecast } from '../../../src/books/hispania-draco/odds/forecast.ts';
import type { Fraction } from '../../../src/books/hispania-draco/odds/fraction.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { applyGiven } from '../../../src/kernel/given.ts';
import { BLUE, type Done, facts, hispanic, turnOf, YELLOW } from '../play.ts';

const written = ({ ways, of }: Fraction) => `${ways}/${of}`;

/** Every course of an answer, with its share: dice are laid out until no further one is rolled. */
function courses(state: State, action: Action, dice: readonly number[] = []): readonly (readonly [Done, number])[] {
  const done = applyGiven(draco, state, action, { given: dice });
  assert.ok(!done.refusal);
  if (done.thrown.rolled <= dice.length) return [[done, 6 ** -dice.length]];
  return [1, 2, 3, 4, 5, 6].flatMap((die) => courses(state, action, [...dice, die]));
}

function share(all: readonly (readonly [Done, number])[], holds: (done: Done) => boolean): number {
  return all.reduce((sum, [done, part]) => sum + (holds(done) ? part : 0), 0);
}

function near(chance: Fraction | undefined, expected: number, what: string): void {
  const found = chance ? chance.ways / chance.of : 0;
  assert.ok(Math.abs(found - expected) < 1e-9, `${what}: ${found}, not ${expected}`);
}

describe('the odds of a combat', () => {
  const state = turnOf(YELLOW, {
    generals: { [YELLOW]: 'segontia', [BLUE]: 'abula' },
    garrisons: { bilbilis: [YELLOW], salduba: [YELLOW], salmantica: [BLUE] },
    revolts: { toletum: 1, numantia: 1 },
    armies: [{ at: 'numantia' }],
    fleets: [],
  });

  it('are those of the printed examples, disc by disc', () => {
    const combat = combatOf(state, siege(YELLOW, 'toletum', 1));
    assert.ok(combat);
    const { roman, sides } = combatOdds(state, combat);
    assert.equal(written(roman), '2/3');
    assert.deepEqual(
      sides.roman.discs.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
      [
        { at: 'bilbilis', count: 1 },
        { at: 'salduba', count: 1 },
      ],
    );
    assert.deepEqual(sides.roman.doublers, [{ general: BLUE }]);
    assert.deepEqual(sides.hispanic.doublers, [{ army: 'numantia' }]);
    const other = combatOdds(state, { ...combat, general: BLUE, from: 'abula' });
    assert.equal(written(other.roman), '5/6');
  });

  it('name what counts with its rule', () => {
    const combat = combatOf(state, siege(YELLOW, 'toletum', 1));
    assert.ok(combat);
    const { sides } = combatOdds(state, combat);
    const told = (side: 'roman' | 'hispanic') =>
      partsOf(side, sides, combat).map(({ rule, adds, at }) => `${rule} ${adds}${at ? ` ${at}` : ''}`);
    assert.deepEqual(told('roman'), [
      '4.3 1',
      '4.3-support 1 bilbilis',
      '4.3-support 1 salduba',
      '4.3-province 1',
      '4.3-double 0',
    ]);
    assert.deepEqual(told('hispanic'), ['4.3 6 toletum', '4.3-double 0']);
  });

  it('are those of all dice on the engine', () => {
    for (const action of [siege(YELLOW, 'toletum', 2), attack(YELLOW, 'numantia', 1)]) {
      const combat = combatOf(state, action);
      assert.ok(combat);
      const odds = combatOdds(state, combat);
      const all = courses(state, action);
      for (const [won, chance] of [
        ['roman', odds.roman],
        ['hispanic', odds.hispanic],
        [null, odds.tie],
      ] as const)
        near(
          chance,
          share(all, (done) => facts(done, 'fought')[0]?.won === won),
          `${won}`,
        );
    }
  });
});

describe('the forecast of a Hispanic phase', () => {
  function agrees(state: State): Forecast {
    const told = forecast(state);
    assert.ok(told);
    const all = courses(state, proceed());
    near(
      told.defeat,
      share(all, ({ state: after }) => after.ended === 'no-revolts'),
      'defeat',
    );
    near(
      told.victory,
      share(all, ({ state: after }) => after.ended === 'victory'),
      'victory',
    );
    for (const { from, to, does, chance } of told.moves) {
      const happened = (done: Done): boolean => {
        const marches = facts(done, 'marched').some((one) => one.from === from && one.to === to);
        const fights = facts(done, 'declared').some(({ combat }) => combat.from === from && combat.to === to);
        const stays = facts(done, 'nothing').some(({ why, place }) => why === 'tie' && place === from);
        const isThere = done.state.armies.some(({ at }) => at === from);
        const ends = isThere && facts(done, 'nothing').some(({ rule, place }) => rule === '5.2-enter' && place === to);
        return does === 'marches' ? marches || ends : does === 'fights' ? fights : stays;
      };
      near(chance, share(all, happened), `${from} ${does} ${to}`);
    }
    for (const { place, effect, chance } of told.rolls) {
      near(
        chance,
        share(all, (done) => facts(done, 'aimed').some((one) => one.place === place)),
        place,
      );
      assert.equal(effect, draco.queries['effect']?.(state, ...([place] as never[])));
    }
    for (const { place, chance } of told.lost)
      near(
        chance,
        share(all, (done) => facts(done, 'lost').some((one) => one.place === place)),
        `lost ${place}`,
      );
    for (const { general, chance } of told.beaten)
      near(
        chance,
        share(all, (done) => facts(done, 'beaten').some((one) => one.general === general)),
        general,
      );
    const grows = (at: TownId) => (done: Done) => (done.state.revolts[at] ?? 0) > (state.revolts[at] ?? 0);
    for (const { place, chance } of told.revolts) near(chance, share(all, grows(place)), `revolt ${place}`);
    return told;
  }

  it('is that of all dice: a general in the way, a garrison, an army that chooses', () => {
    const told = agrees(
      hispanic({
        generals: { [BLUE]: 'capara' },
        fleets: [],
        garrisons: { abula: [BLUE] },
        revolts: { salmantica: 2, asturica: 1 },
        armies: [{ at: 'salmantica' }],
        hispanic: { step: 'armies' },
      }),
    );
    assert.deepEqual(
      told.moves.map(({ to, does, chance }) => `${does} ${to} ${written(chance)}`),
      ['fights abula 1/6', 'stays null 1/6', 'fights capara 2/3'],
    );
    assert.equal(told.beaten.length, 1);
  });

  it('is that of all dice with the roll of revolt, an army of the reserve and an empty one', () => {
    // All towns of Ilergetia and Celtiberia but one are in revolt, so that no disc is left.
    const revolts = { osca: 2, ilerda: 2, salduba: 3, calagurris: 3, gerunda: 2, beseda: 3 } as const;
    const told = agrees(
      hispanic({
        revolts: { ...revolts, numantia: 3, bilbilis: 2, segontia: 1 },
        armies: [{ at: 'numantia' }],
        time: 1,
      }),
    );
    assert.ok(told.defeat.ways > 0);
    assert.deepEqual(told.victory, { ways: 0, of: 1 });
  });

  it('is none where the player of Hispano takes part', () => {
    const level = { coins: 6, garrisons: 4, fleets: 3, roads: 4, armies: 2 } as const;
    assert.equal(forecast(hispanic({ variants: ['hispano'], hispano: 2, level })), undefined);
  });
});
