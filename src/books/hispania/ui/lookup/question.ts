import { ATTACKER_HITS, TABLE_KINDS } from '../../engine/data/combat.ts';
import type { CombatKind, NationId, SwitchId } from '../../engine/data/ids.ts';
import type { Terrain } from '../../engine/data/types.ts';
import type { Side } from '../../engine/state/battle.ts';

/** The question about one die, and the valid combinations of its parts. This file knows the parts of the question, not its answer. */

/** Forts fight as their nation says (rule 6.2b), so there are two of them. */
export const FORTS = ['fort-rome', 'fort-hispano-romans'] as const;
export type Fort = (typeof FORTS)[number];
export type Unit = Exclude<CombatKind, 'fort'> | Fort;

/** All units, in the order of the tables. */
export const UNITS: readonly Unit[] = [...TABLE_KINDS, ...FORTS, 'berber'];

export const isFort = (unit: Unit): unit is Fort => (FORTS as readonly string[]).includes(unit);
export const kindOfUnit = (unit: Unit): CombatKind => (isFort(unit) ? 'fort' : unit);
/** The nation of a fort. */
export const nationOfFort = (fort: Fort): NationId => (fort === 'fort-rome' ? 'rome' : 'hispano-romans');

export interface Question {
  /** The side that rolls. */
  readonly side: Side;
  readonly die: Unit;
  readonly target: Unit;
  readonly terrain: Terrain;
  readonly leader: boolean;
  readonly tactics: boolean;
  /** Applies to the attacker only (9.3). */
  readonly zeal: boolean;
  /** Applies to the defender only (6.4): the target crossed a river, and it is round 1. */
  readonly river: boolean;
}

export const FIRST_QUESTION: Question = {
  side: 'attacker',
  die: 'infantry',
  target: 'infantry',
  terrain: 'plain',
  leader: false,
  tactics: false,
  zeal: false,
  river: false,
};

/** Whether a unit can be on a side: castles and forts never attack. */
const canBe = (unit: Unit, side: Side): boolean => side === 'defender' || unit in ATTACKER_HITS || unit === 'berber';

/** The units that can roll for a side. */
export const diceFor = (side: Side): readonly Unit[] => UNITS.filter((unit) => canBe(unit, side));

/** The targets of a unit of a side; Berbers serve one nation and never meet each other. */
export const targetsFor = (side: Side, die: Unit): readonly Unit[] =>
  UNITS.filter(
    (unit) => canBe(unit, side === 'attacker' ? 'defender' : 'attacker') && !(die === 'berber' && unit === die),
  );

/** The question after a change; parts that no longer fit are reset. */
export function changed(question: Question, change: Partial<Question>): Question {
  const next = { ...question, ...change };
  const die = diceFor(next.side).includes(next.die) ? next.die : 'infantry';
  const target = targetsFor(next.side, die).includes(next.target) ? next.target : 'infantry';
  return {
    ...next,
    die,
    target,
    zeal: next.side === 'attacker' && next.zeal,
    river: next.side === 'defender' && next.river,
  };
}

/** Rulings that affect the number that a die needs. */
export const READINGS = ['berber-hits', 'knight-vs-cavalry-mountain'] as const satisfies readonly SwitchId[];
