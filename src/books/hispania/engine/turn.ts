import type { NationId, RuleId } from './data/ids.ts';
import type { Ardour, Nation } from './data/types.ts';
import type { PhaseId, State } from './state.ts';

/**
 * The sequences of rule 1 (9.1 for an invasion, 9.2 for ardour), as data: what a nation does in its turn, in order. What
 * only one nation does, its hooks add (`phases`).
 */

/** What is done in a phase; several phases may do the same. */
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
/** What a nation does once more (9.1). */
export const SECOND: readonly Phase[] = [
  phase('second-movement', 'movement', '9.1', 2),
  phase('second-stacking', 'stacking', '4.5', 2),
  phase('second-combat', 'combat', '9.1', 2),
];
/** What a pile does once more (9.2). */
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

/** The sequences by how often a nation moves, each without ardour and with it. */
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

/** Whether a nation is in an invasion on a turn (rule 9.1). */
export function invades(nation: Nation, turn: number): boolean {
  return nation.invasions.includes(turn);
}

/** The ardour that a nation has on a turn by its own rules (9.2). */
export function ardourOf(nation: Nation, turn: number): Ardour | undefined {
  return nation.ardour.find((one) => one.turn === turn);
}

/** What the sequence of a nation hangs on: nothing of it may change while that nation plays. */
export interface Reads {
  readonly state: State;
  readonly tables: { readonly nations: Readonly<Record<NationId, Nation>> };
  readonly hooks: Readonly<Partial<Record<NationId, { readonly phases?: PhasesOf }>>>;
  readonly parts: { readonly sequences: readonly Joins[] };
}

/** The sequence of one nation in a state, where it is not the usual one; nothing where it is. */
export type PhasesOf = (state: State) => ((base: readonly Phase[]) => readonly Phase[]) | undefined;

/** Joins phases to the sequence of a nation. Those that have been played, and the one that is, must stay as they are. */
export type Joins = (view: Reads, nation: NationId, phases: readonly Phase[]) => readonly Phase[];

/** The phases of a nation in this turn, in order. */
export function sequence(view: Reads, nation: NationId): readonly Phase[] {
  const { turn } = view.state;
  const record = view.tables.nations[nation];
  const base = SEQUENCES[invades(record, turn) ? 'invasion' : 'once'][ardourOf(record, turn) ? 1 : 0];
  const own = view.hooks[nation]?.phases?.(view.state);
  const usual = own ? own(base) : base;
  return view.parts.sequences.reduce((phases, joins) => joins(view, nation, phases), usual);
}

/** Where a state stands in the turn of its nation. */
export interface Going {
  /** The phases of the active nation in this turn, in order; none between the turns of nations. */
  readonly phases: readonly Phase[];
  /** The one that goes on; nothing between the turns of nations and when the game is over. */
  readonly phase: Phase | undefined;
}

/** Finds where a state stands: once for each position, which is read with it. */
export function going(view: Reads): Going {
  const { active, phase: id } = view.state;
  if (active === null) return NOWHERE;
  const phases = sequence(view, active);
  return { phases, phase: phases.find((one) => one.id === id) };
}

const NOWHERE: Going = { phases: [], phase: undefined };
