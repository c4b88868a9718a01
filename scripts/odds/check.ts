import { hispania } from '../../src/hispania/game.ts';
import type { Odds } from '../../src/hispania/odds/figures.ts';
import { oddsOf } from '../../src/hispania/odds/odds.ts';
import { setUpBattle, type WrittenBattle } from '../../src/hispania/odds/set-up.ts';
import type { State } from '../../src/hispania/state.ts';
import { seeded } from '../../src/kernel/dice.ts';
import { total } from './report.ts';

/** Compares the odds of battles with what comes of them when the engine plays them, each with other dice. */

/** One figure: as it is reckoned, as it was played, and how many standard errors lie between. */
export interface Figure {
  readonly name: string;
  readonly exact: number;
  readonly played: number;
  readonly errors: number;
}

/** One battle, as the engine has played it. */
interface Outcome {
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

/** Plays a battle so many times, by the answers that the engine fills in: default targets, nobody goes. */
export function compare(written: WrittenBattle, battles: number, seed: number): readonly Figure[] {
  const { state, faults } = setUpBattle(written);
  if (faults) throw new RangeError(JSON.stringify(faults));
  const odds = oddsOf(state);
  if (!odds) throw new RangeError('no battle');
  const exact = exactly(odds);
  const sums = Object.fromEntries(NAMES.map((name) => [name, { sum: 0, squares: 0 }]));
  for (let i = 0; i < battles; i++) {
    const outcome = fight({ ...state, dice: seeded(seed + i) });
    for (const name of NAMES) {
      const of = sums[name];
      if (!of) continue;
      of.sum += outcome[name];
      of.squares += outcome[name] ** 2;
    }
  }
  return NAMES.map((name): Figure => {
    const { sum = 0, squares = 0 } = sums[name] ?? {};
    const chance = name === 'attackerWins' || name === 'defenderWins' || name === 'mutual';
    const variance = chance ? exact[name] * (1 - exact[name]) : squares / battles - (sum / battles) ** 2;
    return { name, exact: exact[name], played: sum / battles, errors: apart(sum, exact[name], variance, battles) };
  });
}

/** By how many standard errors a sum is off; one battle more or less is none, so that what is rare may occur. */
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
function fight(begun: State): Outcome {
  let state = begun;
  const lost = { attacker: 0, defender: 0 };
  let points = 0;
  for (;;) {
    const preset = hispania.decision(state)?.preset;
    if (!preset) throw new Error('nothing is asked in a battle');
    const applied = hispania.apply(state, preset);
    if (!applied.state) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
    let over: Outcome | undefined;
    for (const fact of applied.facts) {
      if (fact.kind === 'destroyed') lost[fact.side] += fact.count;
      else if (fact.kind === 'scored') points += fact.points;
      else if (fact.kind === 'battle-over') {
        const { attacker } = nationsOf(begun);
        const wins = fact.winner === null ? 'mutual' : fact.winner === attacker ? 'attackerWins' : 'defenderWins';
        over = {
          attackerWins: 0,
          defenderWins: 0,
          mutual: 0,
          [wins]: 1,
          attackerLosses: lost.attacker,
          defenderLosses: lost.defender,
          rounds: fact.rounds,
          points,
        };
      }
    }
    if (over) return { ...over, points };
  }
}

function nationsOf({ frames }: State): { readonly attacker: string | undefined } {
  const [battle] = frames;
  return { attacker: battle?.kind === 'battle' ? battle.attacker : undefined };
}
