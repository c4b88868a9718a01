import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isTown,
  provinceNumbered,
  provinceOf,
  townsOf,
} from '../../../src/books/hispania-draco/engine/data/geography.ts';
import {
  COMMANDERS,
  PROVINCES,
  SCENARIOS,
  type ScenarioId,
  SEAS,
  TOWNS,
  type TownId,
  VARIANTS,
} from '../../../src/books/hispania-draco/engine/data/ids.ts';
import {
  HISPANO_COINS,
  LEVELS,
  MEDIUM,
  PARAMETERS,
  PIECES,
  SPECIAL_ON,
  STARTING_REVOLTS,
  TIME_TRACK,
} from '../../../src/books/hispania-draco/engine/data/level.ts';
import { CONNECTIONS } from '../../../src/books/hispania-draco/engine/data/map.ts';
import { CHAPTERS, RULE_IDS, RULES } from '../../../src/books/hispania-draco/engine/data/rules.ts';
import { RULINGS } from '../../../src/books/hispania-draco/engine/data/rulings.ts';
import { BASIC, GUERILLA, LETHE, SCENARIO_TABLE } from '../../../src/books/hispania-draco/engine/data/scenarios.ts';
import { rowsOf } from '../rows.ts';

describe('levels and pieces', () => {
  it('have three values each, which make 243 levels (lines 131 to 140)', () => {
    assert.equal(
      PARAMETERS.reduce((all, one) => all * new Set(LEVELS[one]).size, 1),
      243,
    );
    assert.deepEqual(
      PARAMETERS.map((one) => MEDIUM[one]),
      PARAMETERS.map((one) => LEVELS[one][1]),
    );
    assert.deepEqual(
      PARAMETERS.map((one) => LEVELS[one]),
      [
        [7, 6, 5],
        [5, 4, 3],
        [4, 3, 2],
        [5, 4, 3],
        [1, 2, 3],
      ],
    );
  });

  it('are as many as the box holds (lines 88 to 103)', () => {
    const { garrisons, fleets, revolts, roads, coins, armies } = PIECES;
    assert.equal(garrisons + 1 + fleets + revolts, 42);
    assert.equal(garrisons, COMMANDERS.length * LEVELS.garrisons[0]);
    assert.deepEqual([fleets, roads, armies], [LEVELS.fleets[0], LEVELS.roads[0], LEVELS.armies[2]]);
    // Eight coins are enough for the easiest level, and for Romans and Hispano together (lines 405 and 411).
    assert.ok(coins >= LEVELS.coins[0]);
    assert.equal(coins, MEDIUM.coins + HISPANO_COINS);
  });

  it('begin with 6 to 18 revolts (line 145), and end after 11 rounds (line 166)', () => {
    const all = Object.values(STARTING_REVOLTS);
    assert.deepEqual([6 * Math.min(...all), 6 * Math.max(...all)], [6, 18]);
    assert.deepEqual(
      TIME_TRACK,
      Array.from({ length: 11 }, (_, i) => 198 - 18 * i),
    );
  });

  it('bring the special army out by 50 and 33 per cent (line 395)', () => {
    assert.deepEqual([SPECIAL_ON[0].length, SPECIAL_ON[1].length, SPECIAL_ON[2].length], [6, 3, 2]);
    assert.equal(2 ** VARIANTS.length, 128);
  });
});

describe('the scenarios', () => {
  const spaces = (scenario: ScenarioId) => {
    const { generals, garrisons, revolts, armies } = SCENARIO_TABLE[scenario];
    const figures = [...Object.values(generals), ...armies.flatMap(({ at }) => at ?? [])];
    return TOWNS.flatMap((at): readonly (readonly [TownId, number, number])[] => {
      const discs = (garrisons[at] ? 1 : 0) + (revolts[at] ?? 0);
      const on = figures.filter((one) => one === at).length;
      return discs + on > 0 ? [[at, discs, on]] : [];
    });
  };

  for (const scenario of SCENARIOS)
    it(`${scenario}: the pieces of its list, on free towns, out of the pieces that there are`, () => {
      const one = SCENARIO_TABLE[scenario];
      const listed = rowsOf('facts/scenarios.tsv').filter(([id]) => id === scenario);
      // One revolt each of the New empire is listed without signs, and the kinds of pieces of line 432 are lost.
      const isListed = ([at]: readonly [TownId, number, number]) => scenario !== 'new-empire' || !one.revolts[at];
      const isMixed = scenario === 'first-repression';
      const told = (at: string, discs: number, figures: number) =>
        isMixed ? `${at} ${discs + figures}` : `${at} ${discs} ${figures}`;
      assert.deepEqual(
        spaces(scenario)
          .filter(isListed)
          .map((row) => told(...row))
          .toSorted(),
        listed.map(([, at = '', discs, figures]) => told(at, Number(discs), Number(figures))).toSorted(),
      );
      const held = [...Object.keys(one.garrisons), ...Object.values(one.generals)];
      assert.ok(held.every((at) => one.revolts[at as TownId] === undefined));
      assert.ok(one.armies.every(({ at }) => at === undefined || one.revolts[at] !== undefined));
      const homes = one.armies.map(({ at, province }) => province ?? provinceOf(at));
      assert.equal(new Set(homes).size, homes.length);
      for (const general of COMMANDERS)
        assert.ok(Object.values(one.garrisons).filter((owner) => owner === general).length <= LEVELS.garrisons[2]);
    });

  it('fit their levels: named armies, provinces for the others, revolts for all', () => {
    for (const scenario of SCENARIOS) {
      const { armies, rolled, noArmy, revolts, level, time, forbidden, variants } = SCENARIO_TABLE[scenario];
      const allowed = level.armies ?? LEVELS.armies;
      assert.ok(armies.length <= Math.min(...allowed), scenario);
      for (const [parameter, values] of Object.entries(level))
        assert.ok(values.every((n) => (LEVELS[parameter as keyof typeof LEVELS] as readonly number[]).includes(n)));
      const taken = armies.map(({ at, province }) => province ?? provinceOf(at));
      const places = PROVINCES.slice(0, 6).filter(
        (one) =>
          !noArmy.includes(one) &&
          !taken.includes(one) &&
          (rolled.includes(one) || townsOf(one).some((at) => revolts[at])),
      );
      assert.ok(Math.max(...allowed) - armies.length <= places.length, scenario);
      const pirates = forbidden.includes('pirates') ? 0 : SEAS.length - Math.min(...(level.fleets ?? LEVELS.fleets));
      const named = Object.values(revolts).reduce((a, b) => a + b, 0);
      const need = named + time + 3 * rolled.length + pirates;
      // Only the first may want a disc more than there are, with pirates (ruling V47).
      assert.ok(need <= PIECES.revolts || (scenario === 'first-repression' && need === 23), `${scenario}: ${need}`);
      assert.ok(variants.every((one) => !forbidden.includes(one)));
    }
  });

  it('last as many rounds as the time track leaves', () => {
    const rounds = SCENARIOS.map((scenario) => {
      const { from, perSpace, time } = SCENARIO_TABLE[scenario];
      return (TIME_TRACK.length - from) * perSpace - time;
    });
    assert.deepEqual(rounds, [11, 9, 8, 8, 6]);
    assert.equal(TIME_TRACK.length - BASIC.time, 11);
  });

  it('roll the revolts of the provinces that they do not close', () => {
    const rolled = SCENARIOS.map((one) => SCENARIO_TABLE[one].rolled.map((at) => PROVINCES.indexOf(at) + 1));
    assert.deepEqual(rolled, [[4, 5, 6], [3, 4, 5, 6], [4, 5, 6], [], []]);
    const { only } = SCENARIO_TABLE['siege-of-numantia'];
    assert.deepEqual(
      only,
      townsOf('carpetania').filter((_, i) => i % 2 === 0),
    );
    const closed = SCENARIO_TABLE['river-of-oblivion'].noArmy.map((at) => PROVINCES.indexOf(at) + 1);
    assert.deepEqual(closed, [1, 3, 4]);
  });

  it('name the north of the Durius, and the connections over it', () => {
    const north = new Set<string>(LETHE.north);
    assert.deepEqual(north, new Set([...townsOf('gallaecia'), 'pallantia', 'aracillum']));
    for (const [a, b] of LETHE.crossings) assert.ok(!north.has(a) && north.has(b));
    const crossings = LETHE.crossings.map((one) => one.toSorted().join(' '));
    const others = CONNECTIONS.filter(
      ([a, b]) =>
        isTown(a) && isTown(b) && north.has(a) !== north.has(b) && !crossings.includes([a, b].toSorted().join(' ')),
    );
    // These two lead north beside the river: they are barred only.
    assert.deepEqual(
      others.map(([a, b]) => `${a} ${b}`),
      ['pallantia deobriga', 'aracillum flaviobriga'],
    );
    assert.deepEqual(GUERILLA, [provinceNumbered(5), provinceNumbered(6)]);
  });
});

describe('the rules', () => {
  it('are 79, in order, each below its chapter and within the text', () => {
    assert.equal(RULE_IDS.length, 79);
    const order = RULE_IDS.map((id) => CHAPTERS.indexOf(RULES[id].chapter));
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
    for (const id of RULE_IDS) {
      const { chapter, lines } = RULES[id];
      const [number = ''] = id.split(/[.-]/);
      assert.ok(chapter.startsWith(`${number}-`), id);
      assert.ok(RULE_IDS.some((one) => one === id.split('-')[0]) && RULE_IDS.some((one) => one === number), id);
      assert.ok(lines.length > 0 && lines.every(([from, to]) => from <= to && from >= 74 && to <= 573), id);
    }
  });

  it('have rulings that name them', () => {
    for (const { rules } of Object.values(RULINGS)) assert.ok(rules.every((id) => RULE_IDS.includes(id)));
  });
});
