import { COMBAT_KINDS, type CombatKind } from '../engine/data/ids.ts';
import type { Tables } from '../engine/data/sets.ts';
import type { Terrain } from '../engine/data/types.ts';
import { lives } from '../engine/rules/hits.ts';
import { isUnit } from '../engine/rules/units.ts';
import type { Side } from '../engine/state/battle.ts';
import type { Cohort } from '../engine/state/cohort.ts';
import { type Clash, clash } from './clash.ts';

/** Armies in the form that computers compare (6.1 to 6.4): numbers of units by kind, and whether they have a leader. */
export interface Army {
  /** In the order of `COMBAT_KINDS`. */
  readonly units: readonly number[];
  readonly led: boolean;
  /** Hits taken already. */
  readonly hurt: number;
}

export const NOBODY: Army = { units: COMBAT_KINDS.map(() => 0), led: false, hurt: 0 };

/** The place of a kind in an army. */
export const KIND_AT = Object.fromEntries(COMBAT_KINDS.map((kind, i) => [kind, i])) as Record<CombatKind, number>;

/** The army of cohorts of one owner. */
export function armyOf(cohorts: readonly Cohort[]): Army {
  const units = [...NOBODY.units];
  let [led, hurt] = [false, 0];
  for (const c of cohorts) {
    if (c.kind === 'leader') led = true;
    if (!isUnit(c)) continue;
    const i = KIND_AT[c.kind];
    units[i] = (units[i] ?? 0) + c.count;
    hurt += c.hits ?? 0;
  }
  return { units, led, hurt };
}

/** An army with a number of units of a kind added (removed if negative), and perhaps a leader. */
export function plus(army: Army, kind: CombatKind, more: number): Army {
  const units = [...army.units];
  const i = KIND_AT[kind];
  units[i] = Math.max(0, (units[i] ?? 0) + more);
  return { ...army, units };
}

/** The number of units, including castles and forts. */
export function unitsIn({ units }: Army): number {
  let n = 0;
  for (const count of units) n += count;
  return n;
}

/** The total number of lives. */
export function livesIn({ units, hurt }: Army): number {
  let n = -hurt;
  for (let i = 0; i < units.length; i++) n += at(units, i) * at(LIVES, i);
  return Math.max(0, n);
}

const LIVES = COMBAT_KINDS.map((kind) => lives(kind));
/** A castle rolls a die for each of its lives, any other unit one (6.2). */
const DICE = COMBAT_KINDS.map((kind) => (kind === 'castle' ? 3 : 1));

/** The conditions of a battle: terrain, the attacker's zeal (9.3), and a river that counts for one round (6.4). */
export interface Field {
  readonly terrain: Terrain;
  readonly zeal?: boolean;
  readonly river?: boolean;
}

/** An estimate of an attack for planning: every army is reduced to equal lives. */
export function fight(tables: Tables, attacker: Army, defender: Army, field: Field): Clash {
  const a = livesIn(attacker);
  const d = livesIn(defender);
  if (a <= 0 || d <= 0) return clash(a, 0, d, 0);
  const attack = rate(tables, 'attacker', attacker, defender, field) + (field.zeal ? 0.1 : 0);
  // The river counts only in the first round, of about three.
  const defence = rate(tables, 'defender', defender, attacker, field) + (field.river ? 0.06 : 0);
  return clash(a, attack, d, defence);
}

/** The expected hits per round for each life of a side. */
function rate(tables: Tables, side: Side, army: Army, enemy: Army, { terrain }: Field): number {
  const numbers = numbersOf(tables)[side][terrain];
  let [hits, targets] = [0, 0];
  for (let t = 0; t < KINDS; t++) targets += at(enemy.units, t) * at(LIVES, t);
  // The share of each kind of target in the enemy's lives is the same for all dice.
  for (let t = 0; t < KINDS; t++) SHARES[t] = (at(enemy.units, t) * at(LIVES, t)) / targets;
  for (let k = 0; k < KINDS; k++) {
    const dice = at(army.units, k) * at(DICE, k);
    if (dice === 0) continue;
    for (let t = 0; t < KINDS; t++) {
      const share = SHARES[t] as number;
      if (share > 0) hits += dice * share * (numbers[k * KINDS + t] as number);
    }
  }
  const own = livesIn(army);
  return own <= 0 ? 0 : hits / own + (army.led ? 0.2 : 0);
}

const at = (list: readonly number[], i: number): number => list[i] as number;
const KINDS = COMBAT_KINDS.length;
/** Room for the shares of one army, used again for the next. */
const SHARES = new Float64Array(KINDS);

/** The chance of a hit, by the kind of the die and the kind of its target. */
type Numbers = { readonly [side in Side]: { readonly [terrain in Terrain]: Float64Array } };
const known = new WeakMap<Tables, Numbers>();

function numbersOf(tables: Tables): Numbers {
  const found = known.get(tables);
  if (found) return found;
  const of = (side: Side) => ({ plain: chances(tables, side, 'plain'), mountain: chances(tables, side, 'mountain') });
  const numbers = { attacker: of('attacker'), defender: of('defender') };
  known.set(tables, numbers);
  return numbers;
}

function chances(tables: Tables, side: Side, terrain: Terrain): Float64Array {
  const numbers = new Float64Array(KINDS * KINDS);
  for (const [k, die] of COMBAT_KINDS.entries()) {
    for (const [t, target] of COMBAT_KINDS.entries())
      numbers[k * KINDS + t] = chance(tables, side, die, target, terrain);
  }
  return numbers;
}

function chance({ combat }: Tables, side: Side, die: CombatKind, target: CombatKind, terrain: Terrain): number {
  if (target === 'berber') return 0.2;
  if (die === 'berber') return 0.4;
  const shooter = die === 'fort' ? 'infantry' : die;
  const hit = target === 'fort' ? 'infantry' : target;
  if (side === 'attacker') return shooter === 'castle' ? 0.4 : (11 - combat.attacker[shooter][hit][terrain]) / 10;
  return hit === 'castle' ? 0.3 : (11 - combat.defender[shooter][hit][terrain]) / 10;
}
