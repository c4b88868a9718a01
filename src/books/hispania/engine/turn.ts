import type { NationId, RuleId } from './data/ids.ts';
import type { Ardour, Nation } from './data/types.ts';
import type { PhaseId, Unplaced } from './state.ts';

/**
 * The sequences of rule 1 (9.1 for an invasion, 9.2 for ardour), as data: the phases of a nation's turn, in order. The
 * hooks of a nation add its own phases (`phases`).
 */

/** The activity of a phase; several phases may have the same. */
export type Doing =
  | 'arrival'
  | 'income'
  | 'mission'
  | 'placement'
  | 'march'
  | 'movement'
  | 'entry'
  | 'stacking'
  | 'combat'
  | 'forts'
  | 'last-stacking'
  | 'population'
  | 'sequence-end';

export interface Phase {
  readonly id: PhaseId;
  readonly does: Doing;
  readonly rule: RuleId;
  /** First or second run through movement and combat: 9.1 and 9.2 have two. */
  readonly run: 1 | 2;
}

const phase = (id: PhaseId, does: Doing, rule: RuleId, run: 1 | 2 = 1): Phase => ({ id, does, rule, run });

const BEFORE: readonly Phase[] = [
  phase('arrival', 'arrival', '3.2'),
  phase('income', 'income', '2'),
  phase('placement', 'placement', '3'),
];
const FIRST: readonly Phase[] = [
  phase('movement', 'movement', '5'),
  phase('stacking', 'stacking', '4.5'),
  phase('combat', 'combat', '6'),
];
/** The second movement and combat of a nation (9.1). */
export const SECOND: readonly Phase[] = [
  phase('second-movement', 'movement', '9.1', 2),
  phase('second-stacking', 'stacking', '4.5', 2),
  phase('second-combat', 'combat', '9.1', 2),
];
/** The second movement and combat of a stack (9.2). */
export const ARDOUR: readonly Phase[] = [
  phase('ardour-check', 'last-stacking', '9.2'),
  phase('ardour-movement', 'movement', '9.2', 2),
  phase('ardour-stacking', 'stacking', '9.2', 2),
  phase('ardour-combat', 'combat', '9.2', 2),
];
const LAST: readonly Phase[] = [
  phase('last-stacking', 'last-stacking', '6.8'),
  phase('population', 'population', '7'),
  phase('sequence-end', 'sequence-end', '8-own-turn'),
];

/** The sequences by the number of movements, each without and with ardour. */
const SEQUENCES = {
  once: [
    [...BEFORE, ...FIRST, ...LAST],
    [...BEFORE, ...FIRST, ...ARDOUR, ...LAST],
  ],
  invasion: [
    [...BEFORE, ...FIRST, ...SECOND, ...LAST],
    [...BEFORE, ...FIRST, ...SECOND, ...ARDOUR, ...LAST],
  ],
} as const;

/** Whether a nation is in an invasion on a turn (9.1). */
export function invades(nation: Nation, turn: number): boolean {
  return nation.invasions.includes(turn);
}

/** The ardour that a nation has on a turn by its own rules (9.2). */
export function ardourOf(nation: Nation, turn: number): Ardour | undefined {
  return nation.ardour.find((one) => one.turn === turn);
}

/** The inputs of a nation's sequence, which must not change during its turn. */
export interface Reads {
  readonly state: Unplaced;
  readonly tables: { readonly nations: Readonly<Record<NationId, Nation>> };
  readonly hooks: Readonly<Partial<Record<NationId, { readonly phases?: PhasesOf }>>>;
  readonly handlers: { readonly sequences: readonly Joins[] };
}

/** The sequence of a nation in a state if it is not the usual one; otherwise undefined. */
export type PhasesOf = (state: Unplaced) => ((base: readonly Phase[]) => readonly Phase[]) | undefined;

/** Adds phases to the sequence of a nation. Past phases and the current one must not change. */
export type Joins = (view: Reads, nation: NationId, phases: readonly Phase[]) => readonly Phase[];

/** The phases of a nation in this turn, in order. */
export function sequence(view: Reads, nation: NationId): readonly Phase[] {
  const { turn } = view.state;
  const record = view.tables.nations[nation];
  const base = SEQUENCES[invades(record, turn) ? 'invasion' : 'once'][ardourOf(record, turn) ? 1 : 0];
  const own = view.hooks[nation]?.phases?.(view.state);
  const usual = own ? own(base) : base;
  return view.handlers.sequences.reduce((phases, joins) => joins(view, nation, phases), usual);
}

/** The phase of a state within the turn of its nation. */
export interface Going {
  /** The phases of the active nation in this turn, in order; none between the turns of nations. */
  readonly phases: readonly Phase[];
  /** The current phase; undefined between the turns of nations and after the end of the game. */
  readonly phase: Phase | undefined;
}

/** Computes the phase of a state, once for each position. */
export function going(view: Reads): Going {
  const { active, phase: id } = view.state;
  if (active === null) return NOWHERE;
  const phases = sequence(view, active);
  return { phases, phase: phases.find((one) => one.id === id) };
}

const NOWHERE: Going = { phases: [], phase: undefined };
