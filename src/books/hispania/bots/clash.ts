/**
 * How two armies that are as like as they can be made fare against each other, looked up in tables: what the computers plan
 * with, where exact odds of every battle there might be would take too long. An army is a number of lives, of which each rolls
 * one die a round that hits with the same chance.
 */

/** What comes of a fight to its end. Lives as expected to be left of a side, whoever wins. */
export interface Clash {
  /** The chance that the attacker alone is left, and that the defender is. */
  readonly wins: number;
  readonly holds: number;
  readonly attacker: number;
  readonly defender: number;
}

/** Lives of a side in the tables at most; larger armies are taken for armies of the same proportion. */
const MOST = 14;
/** Chances are told apart in so many steps. */
const STEPS = 20;

/** Four numbers for each pair of lives, by the chances of both sides. */
const tables = new Map<number, Float64Array>();
const WIDE = MOST + 1;

/**
 * A fight of `attackers` lives against `defenders` (numbers from 0 on), each die of a side hitting with the chance given (0 to
 * 1). Nobody retreats.
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
  const made = reckoned(attack / STEPS, defence / STEPS);
  tables.set(key, made);
  return made;
}

function reckoned(attack: number, defence: number): Float64Array {
  const table = new Float64Array(WIDE * WIDE * 4);
  const [hits, losses] = [hitChances(attack), hitChances(defence)];
  for (let a = 0; a < WIDE; a++) {
    for (let d = 0; d < WIDE; d++) {
      const to = (a * WIDE + d) * 4;
      if (a === 0 || d === 0) {
        table.set([a > 0 ? 1 : 0, d > 0 ? 1 : 0, a, d], to);
        continue;
      }
      // A round without a hit changes nothing: all others share its chance.
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

/** The chance of exactly `h` hits of `n` dice, for all of both. */
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
