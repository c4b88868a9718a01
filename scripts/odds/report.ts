import type { ByKind, Odds } from '../../src/books/hispania/odds/figures.ts';

/** The output of `npm run odds --json`: probabilities, expected units, expected rounds. */
export interface Report {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly mutual: number;
  readonly undecided: number;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly rounds: number;
}

export function reportOf({ attackerWins, defenderWins, mutual, undecided, losses, rounds }: Odds): Report {
  return {
    attackerWins,
    defenderWins,
    mutual,
    undecided,
    attackerLosses: total(losses.attacker),
    defenderLosses: total(losses.defender),
    rounds: rounds.mean,
  };
}

/** Units of all kinds. */
export function total(units: ByKind): number {
  return Object.values(units).reduce((sum, n) => sum + n, 0);
}

const WIDTH = 22;

/** The odds as a table. */
export function table(odds: Odds): string {
  const rows: (readonly [string, string])[] = [
    ['attacker wins', percent(odds.attackerWins)],
    ['defender wins', percent(odds.defenderWins)],
    ['both destroyed', percent(odds.mutual)],
    ...(odds.undecided > 0 ? [['undecided', percent(odds.undecided)] as const] : []),
    ...(odds.submits > 0 ? [['defender submits', percent(odds.submits)] as const] : []),
    ...(['attacker', 'defender'] as const).map((side) => [`${side} loses`, unitsOf(odds.losses[side])] as const),
    ['expected rounds', odds.rounds.mean.toFixed(3)],
    ...odds.rounds.after
      .map((chance, n) => [`ends after ${n} round${n === 1 ? '' : 's'}`, percent(chance)] as const)
      .slice(0, MOST_ROWS)
      .filter((_, n) => n > 0),
  ];
  return rows.map(([what, value]) => `${what.padEnd(WIDTH)} ${value}`).join('\n');
}

const MOST_ROWS = 7;

const percent = (chance: number) => `${(100 * chance).toFixed(3).padStart(7)} %`;

function unitsOf(units: ByKind): string {
  const each = Object.entries(units).map(([kind, n]) => `${n.toFixed(3)} ${kind}`);
  return each.length === 1 ? (each[0] ?? '') : `${total(units).toFixed(3)} units: ${each.join(', ')}`;
}
