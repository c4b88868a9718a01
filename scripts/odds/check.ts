import { COMBAT_KINDS } from '../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../src/books/hispania/engine/facts.ts';
import { hispania, settled } from '../../src/books/hispania/engine/game.ts';
import { worth } from '../../src/books/hispania/engine/rules/points.ts';
import { countUnits, leadersOf, of } from '../../src/books/hispania/engine/rules/units.ts';
import { at, battleOf } from '../../src/books/hispania/engine/rules/view.ts';
import type { Side } from '../../src/books/hispania/engine/state/battle.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { view } from '../../src/books/hispania/engine/view.ts';
import type { Odds } from '../../src/books/hispania/odds/figures.ts';
import { oddsOf } from '../../src/books/hispania/odds/odds.ts';
import { setUpBattle } from '../../src/books/hispania/odds/set-up.ts';
import type { WrittenBattle } from '../../src/books/hispania/odds/written.ts';
import { seeded } from '../../src/kernel/dice.ts';
import { total } from './report.ts';

/** Compares the odds of battles with their results when the engine plays them, each with other dice. */

/** One figure: computed, played, and the difference in standard errors. */
export interface Figure {
  readonly name: string;
  readonly exact: number;
  readonly played: number;
  readonly errors: number;
}

/** One battle as played by the engine. */
export interface Outcome {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly mutual: number;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly rounds: number;
  readonly points: number;
}

const NAMES = [
  'attackerWins',
  'defenderWins',
  'mutual',
  'attackerLosses',
  'defenderLosses',
  'rounds',
  'points',
] as const satisfies readonly (keyof Outcome)[];

/** Plays a battle a number of times with the engine's presets: default targets, no retreat. */
export function compare(written: WrittenBattle, battles: number, seed: number): readonly Figure[] {
  const { state, faults } = setUpBattle(written);
  if (faults) throw new RangeError(JSON.stringify(faults));
  const odds = oddsOf(state);
  if (!odds) throw new RangeError('no battle');
  const exact = exactly(odds);
  const spread = variances(state, odds, exact);
  const sums = NAMES.map(() => 0);
  for (let i = 0; i < battles; i++) {
    const outcome = fight({ ...state, dice: seeded(seed + i) });
    NAMES.forEach((name, n) => {
      sums[n] = (sums[n] ?? 0) + outcome[name];
    });
  }
  return NAMES.map((name, n): Figure => {
    const sum = sums[n] ?? 0;
    return { name, exact: exact[name], played: sum / battles, errors: apart(sum, exact[name], spread[name], battles) };
  });
}

/** The variance of each figure of one battle. */
function variances(state: State, { rounds, survivors }: Odds, exact: Outcome): Outcome {
  const spread = (mean: number, values: readonly (readonly [value: number, chance: number])[]) =>
    values.reduce((sum, [value, chance]) => sum + chance * (value - mean) ** 2, 0);
  const losses = (side: Side) => {
    const had = Math.max(...survivors[side].map(({ units }) => total(units)), 0);
    const left = survivors[side].map(({ units, chance }) => [had - total(units), chance] as const);
    return spread(
      left.reduce((sum, [lost, chance]) => sum + lost * chance, 0),
      left,
    );
  };
  const chance = (p: number) => p * (1 - p);
  return {
    attackerWins: chance(exact.attackerWins),
    defenderWins: chance(exact.defenderWins),
    mutual: chance(exact.mutual),
    attackerLosses: losses('attacker'),
    defenderLosses: losses('defender'),
    rounds: spread(
      exact.rounds,
      rounds.after.map((p, n) => [n, p]),
    ),
    points: spread(exact.points, worthOf(state, survivors.defender)),
  };
}

/** Half points for the defender's units that are not left, including his leaders if none are left. */
function worthOf(state: State, survivors: Odds['survivors'][Side]): readonly (readonly [number, number])[] {
  const read = view(state);
  const battle = battleOf(read);
  if (!battle?.scores) return [];
  const { scores, defender, place, leaders } = battle;
  const counters = of(at(read, place), defender);
  return survivors.map(({ units, chance }) => {
    let points = 0;
    for (const kind of COMBAT_KINDS) {
      const lost = countUnits(counters.filter((c) => c.kind === kind)) - (units[kind] ?? 0);
      if (lost > 0) points += lost * worth(read, scores, { kind, owner: defender, count: 1 }, leaders).each;
    }
    for (const leader of total(units) === 0 ? leadersOf(counters) : []) {
      points += worth(read, scores, { kind: 'leader', owner: defender, count: 1, leader }, leaders).each;
    }
    return [points, chance] as const;
  });
}

/** The deviation of a sum in standard errors. One battle more or less counts as none, so that rare events may occur. */
function apart(sum: number, exact: number, variance: number, n: number): number {
  const off = Math.max(0, Math.abs(sum - n * exact) - 1);
  return off === 0 ? 0 : off / Math.sqrt(Math.max(variance, 1 / n) * n);
}

function exactly({ attackerWins, defenderWins, mutual, losses, rounds, points }: Odds): Outcome {
  return {
    attackerWins,
    defenderWins,
    mutual,
    attackerLosses: total(losses.attacker),
    defenderLosses: total(losses.defender),
    rounds: rounds.mean,
    points,
  };
}

/** Plays one battle to its end. */
export function fight(begun: State): Outcome {
  const battle = battleOf({ state: begun });
  // Without a question the battle continues by itself, perhaps to its end.
  let { state, facts } = settled(begun);
  const lost = { attacker: 0, defender: 0 };
  let points = 0;
  for (;;) {
    let over: Extract<HispaniaFact, { readonly kind: 'battle-over' }> | undefined;
    for (const fact of facts) {
      if (over) break;
      if (fact.kind === 'destroyed') lost[fact.side] += fact.count;
      else if (fact.kind === 'scored') points += fact.points;
      else if (fact.kind === 'battle-over') over = fact;
    }
    if (over) {
      const { winner, rounds } = over;
      return {
        attackerWins: winner !== null && winner === battle?.attacker ? 1 : 0,
        defenderWins: winner !== null && winner !== battle?.attacker ? 1 : 0,
        mutual: winner === null ? 1 : 0,
        attackerLosses: lost.attacker,
        defenderLosses: lost.defender,
        rounds,
        points,
      };
    }
    const preset = hispania.decision(state)?.preset;
    if (!preset) throw new Error('nothing is asked in a battle');
    const applied = hispania.apply(state, preset);
    if (!applied.state) throw new Error(JSON.stringify(applied.refusal));
    ({ state, facts } = applied);
  }
}
