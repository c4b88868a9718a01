/**
 * An estimate of a battle between two simplified armies, from tables. The computers plan with it, because exact odds of
 * every possible battle would take too long. An army is a number of lives, each of which rolls one die per round with
 * the same chance to hit.
 */

/** The result of a battle to the end. Lives are the expected number left of a side. */
export interface Clash {
  /** The chances that only the attacker is left, and that only the defender is left. */
  readonly wins: number;
  readonly holds: number;
  readonly attacker: number;
  readonly defender: number;
}

/** The maximum number of lives in the tables; larger armies are scaled down in proportion. */
const MOST = 14;
/** The number of steps into which chances are divided. */
const STEPS = 20;

/** Four numbers for each pair of lives, by the chances of both sides. */
const tables = new Map<number, Float64Array>();
const WIDE = MOST + 1;

/**
 * A battle of `attackers` lives against `defenders` (numbers from 0 on), in which each die of a side hits with the
 * given chance (0 to 1). Neither side retreats.
 */
export function clash(attackers: number, attack: number, defenders: number, defence: number): Clash {
  if (attackers <= 0) return { wins: 0, holds: defenders > 0 ? 1 : 0, attacker: 0, defender: Math.max(0, defenders) };
  if (defenders <= 0) return { wins: 1, holds: 0, attacker: attackers, defender: 0 };
  const scale = Math.max(1, attackers / MOST, defenders / MOST);
  const a = Math.max(1, Math.round(attackers / scale));
  const d = Math.max(1, Math.round(defenders / scale));
  const table = tableOf(stepOf(attack), stepOf(defence));
  const at = (a * WIDE + d) * 4;
  return {
    wins: table[at] as number,
    holds: table[at + 1] as number,
    attacker: ((table[at + 2] as number) / a) * attackers,
    defender: ((table[at + 3] as number) / d) * defenders,
  };
}

function stepOf(chance: number): number {
  return Math.max(1, Math.min(STEPS - 1, Math.round(chance * STEPS)));
}

function tableOf(attack: number, defence: number): Float64Array {
  const key = attack * STEPS + defence;
  const known = tables.get(key);
  if (known) return known;
  const made = computeTable(attack / STEPS, defence / STEPS);
  tables.set(key, made);
  return made;
}

function computeTable(attack: number, defence: number): Float64Array {
  const table = new Float64Array(WIDE * WIDE * 4);
  const [hits, losses] = [hitChances(attack), hitChances(defence)];
  for (let a = 0; a < WIDE; a++) {
    for (let d = 0; d < WIDE; d++) {
      const to = (a * WIDE + d) * 4;
      if (a === 0 || d === 0) {
        table.set([a > 0 ? 1 : 0, d > 0 ? 1 : 0, a, d], to);
        continue;
      }
      // A round without a hit changes nothing, so its chance is distributed over the others.
      const some = 1 - at(hits, a, 0) * at(losses, d, 0);
      for (let h = 0; h <= a; h++) {
        for (let l = 0; l <= d; l++) {
          if (h === 0 && l === 0) continue;
          const chance = (at(hits, a, h) * at(losses, d, l)) / some;
          const from = (Math.max(0, a - l) * WIDE + Math.max(0, d - h)) * 4;
          for (let k = 0; k < 4; k++) table[to + k] = (table[to + k] as number) + chance * (table[from + k] as number);
        }
      }
    }
  }
  return table;
}

/** The chance of exactly `h` hits with `n` dice, for all `n` and `h`. */
function hitChances(p: number): Float64Array {
  const chances = new Float64Array(WIDE * WIDE);
  chances[0] = 1;
  for (let n = 1; n < WIDE; n++) {
    for (let h = 0; h <= n; h++) {
      chances[n * WIDE + h] = at(chances, n - 1, h) * (1 - p) + (h > 0 ? at(chances, n - 1, h - 1) * p : 0);
    }
  }
  return chances;
}

function at(chances: Float64Array, n: number, h: number): number {
  return chances[n * WIDE + h] as number;
}
