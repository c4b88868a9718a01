import type { Odds } from '../../odds/figures.ts';

/** Odds in the form of the drawing: rounded so that the visible numbers add up. */

/** The ends of a battle from the attacker's side of the bar to the defender's. */
export const ENDS_SHOWN = [
  'attackerWins',
  'defenderRetreats',
  'submits',
  'mutual',
  'undecided',
  'attackerRetreats',
  'defenderWins',
] as const;
export type EndShown = (typeof ENDS_SHOWN)[number];

/** Hundredths or thousandths: the precision of the shares. */
export type Fine = 100 | 1000;

export interface Share {
  readonly end: EndShown;
  readonly chance: number;
  /** Rounded: all shares of a battle add up exactly to the whole. */
  readonly parts: number;
}

/** A smaller number is a rounding error, not a chance. */
const NOTHING = 1e-9;

const chanceOf = (odds: Odds, end: EndShown): number =>
  end === 'attackerRetreats' ? odds.retreats.attacker : end === 'defenderRetreats' ? odds.retreats.defender : odds[end];

/** The ends of a battle: always both victories, and the other ends that are possible. */
export function sharesOf(odds: Odds, fine: Fine): readonly Share[] {
  const shown = ENDS_SHOWN.map((end) => ({ end, chance: clean(chanceOf(odds, end)) })).filter(
    ({ end, chance }) => chance > 0 || end === 'attackerWins' || end === 'defenderWins',
  );
  const parts = rounded(
    shown.map(({ chance }) => chance),
    fine,
  );
  return shown.map((one, i) => ({ ...one, parts: parts[i] ?? 0 }));
}

/** A chance without rounding errors: almost zero becomes zero, almost certain becomes certain. */
export const clean = (chance: number): number => (chance < NOTHING ? 0 : chance > 1 - NOTHING ? 1 : chance);

/**
 * Chances that add up to the whole, in whole parts of `of` that add up to it: each is rounded down, and the remainder goes to those that
 * lost most by it.
 */
export function rounded(chances: readonly number[], of: number): readonly number[] {
  const exact = chances.map((chance) => chance * of);
  const parts = exact.map((n) => Math.floor(n + NOTHING));
  let missing = of - parts.reduce((a, b) => a + b, 0);
  const byLoss = exact.map((n, i) => [n - (parts[i] ?? 0), i] as const).sort(([a, i], [b, j]) => b - a || i - j);
  for (const [, i] of byLoss) {
    if (missing <= 0) break;
    parts[i] = (parts[i] ?? 0) + 1;
    missing--;
  }
  return parts;
}

/** A column of the rounds after which a battle ends: one round, or the last column with all later ones. */
export interface Column {
  readonly round: number;
  readonly more: boolean;
  readonly chance: number;
  readonly parts: number;
}

/** The maximum number of columns. */
const MOST_COLUMNS = 8;
/** A smaller remainder gets no columns of its own: it is part of the last one. */
const TAIL = 0.02;

/** The number of rounds after which a battle ends, in as many columns as are informative; empty if none is. */
export function columnsOf({ rounds: { after }, undecided }: Odds): readonly Column[] {
  const first = clean(after[0] ?? 0) > 0 ? 0 : 1;
  const whole = 1 - undecided;
  if (clean(whole) === 0) return [];
  const chances: number[] = [];
  let left = whole;
  for (let round = first; round < after.length && chances.length < MOST_COLUMNS; round++) {
    const chance = after[round] ?? 0;
    left -= chance;
    chances.push(chance);
    if (left < TAIL) break;
  }
  const later = left > NOTHING ? left : 0;
  if (chances.length > 0) chances[chances.length - 1] = (chances.at(-1) ?? 0) + later;
  // The undecided share after the last round takes part in the rounding, so that both figures agree.
  const parts = rounded([...chances, clean(undecided)], 100);
  return chances.map((chance, i) => ({
    round: first + i,
    more: later > 0 && i === chances.length - 1,
    chance,
    parts: parts[i] ?? 0,
  }));
}
