import { giving } from '../../../kernel/dice.ts';
import { proceed } from '../engine/actions.ts';
import type { LocationId, RegionId } from '../engine/data/ids.ts';
import type { Raised } from '../engine/data/reaction.ts';
import type { DieFor, ReconquistaFact } from '../engine/facts.ts';
import { reconquista } from '../engine/game.ts';
import type { State, Units } from '../engine/state.ts';

/**
 * The Muslim reaction ahead (13): every result of its dice up to the first enemy that it meets, each by playing the
 * phase with these dice.
 */

/** One course of the reaction. */
export interface Course {
  readonly chance: number;
  /** Null for a landing from North Africa. */
  readonly region: RegionId | null;
  readonly raised: readonly Raised[];
  /** The location of what was raised, if it could stand anywhere. */
  readonly place: LocationId | null;
  /** The force that appears there for a march; none for a city, a fort or a garrison alone. */
  readonly units: Units;
  /** The locations that it goes to, up to the first where it meets an enemy. */
  readonly way: readonly LocationId[];
  /** The location where it meets an enemy first. */
  readonly meets: LocationId | null;
}

/** The dice that decide the reaction before it meets anyone. */
const DECIDING: readonly DieFor[] = ['reaction', 'raised', 'location', 'port'];

/**
 * The courses of a reaction that is about to begin, the chances of which add up to 1. Undefined in another phase, and if
 * dice decide the way too (17.1, 17.2).
 */
export function forecast(state: State): readonly Course[] | undefined {
  const isByDice = state.options.includes('other-movement') || state.options.includes('caution');
  if (state.phase !== 'reaction' || state.asked || isByDice) return undefined;
  return expand(state, [], 1);
}

/** The courses that begin with some dice: one if they decide all, else those of each number of the next die. */
function expand(state: State, dice: readonly number[], chance: number): readonly Course[] {
  const facts = played(state, dice);
  if (deciding(facts).length <= dice.length) return [courseOf(facts, chance)];
  const fitting = [1, 2, 3, 4, 5, 6].map((die) => [...dice, die]).filter((all) => fits(state, all));
  return fitting.flatMap((all) => expand(state, all, chance / fitting.length));
}

/** The facts of the phase with dice laid out; later dice fall as they may. */
function played(state: State, dice: readonly number[]): readonly ReconquistaFact[] {
  const made = reconquista.apply({ ...state, dice: giving(state.dice, dice) }, proceed());
  const facts = made.refusal ? [] : made.facts;
  const met = facts.findIndex(({ kind }) => kind === 'met');
  return met < 0 ? facts : facts.slice(0, met + 1);
}

type Rolled = ReconquistaFact & { readonly kind: 'rolled' };

function deciding(facts: readonly ReconquistaFact[]): readonly Rolled[] {
  return facts.filter((one): one is Rolled => one.kind === 'rolled' && DECIDING.includes(one.for));
}

/** Whether the last of some dice stands, and is not rolled again. */
function fits(state: State, dice: readonly number[]): boolean {
  return deciding(played(state, dice))[dice.length - 1]?.results.length === 1;
}

function courseOf(facts: readonly ReconquistaFact[], chance: number): Course {
  const raised = facts.flatMap((one): readonly Raised[] =>
    one.kind === 'reaction' ? [{ kind: one.raised, count: one.count }] : [],
  );
  const region = facts.find((one) => one.kind === 'reaction')?.region ?? null;
  const force = facts.find((one) => one.kind === 'placed' && one.rule === '13.6');
  const stood = facts.find((one) => one.kind === 'placed' || one.kind === 'built');
  const met = facts.find((one) => one.kind === 'met');
  return {
    chance,
    region,
    raised,
    place: stood && 'place' in stood ? stood.place : null,
    units: force?.kind === 'placed' ? force.units : {},
    way: facts.flatMap((one) => (one.kind === 'moved' ? [one.to] : [])),
    meets: met?.kind === 'met' ? met.place : null,
  };
}
