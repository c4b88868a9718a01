import type { NationId, RuleId } from './data/ids.ts';
import type { Nation } from './data/types.ts';
import type { State } from './state.ts';

/**
 * The sequences of rule 1 (and 9.1 for an invasion), as data: what a nation does in its turn, in order. The parts of rule 1
 * that come before movement and after the last check of stacking join here with their chapters.
 */
export const PHASES = [
  'movement',
  'stacking',
  'combat',
  'second-movement',
  'second-stacking',
  'second-combat',
  'last-stacking',
] as const;
export type PhaseId = (typeof PHASES)[number];

export interface Phase {
  readonly id: PhaseId;
  readonly does: 'movement' | 'stacking' | 'combat' | 'last-stacking';
  readonly rule: RuleId;
  /** First or second run through movement and combat: rule 9.1 has two. */
  readonly run: 1 | 2;
}

const FIRST: readonly Phase[] = [
  { id: 'movement', does: 'movement', rule: '5', run: 1 },
  { id: 'stacking', does: 'stacking', rule: '4.5', run: 1 },
  { id: 'combat', does: 'combat', rule: '6', run: 1 },
];
const SECOND: readonly Phase[] = [
  { id: 'second-movement', does: 'movement', rule: '9.1', run: 2 },
  { id: 'second-stacking', does: 'stacking', rule: '4.5', run: 2 },
  { id: 'second-combat', does: 'combat', rule: '9.1', run: 2 },
];
const LAST: readonly Phase[] = [{ id: 'last-stacking', does: 'last-stacking', rule: '6.8', run: 1 }];

const USUAL = [...FIRST, ...LAST];
const INVASION = [...FIRST, ...SECOND, ...LAST];

/** Whether a nation is in an invasion on a turn (rule 9.1). */
export function invades(nation: Nation, turn: number): boolean {
  return nation.invasions.includes(turn);
}

/** The phases of a nation on a turn, in order. */
export function sequence(nation: Nation, turn: number): readonly Phase[] {
  return invades(nation, turn) ? INVASION : USUAL;
}

/** The phase a state is in; nothing when the game is over. */
export function phaseOf(state: State, nations: Readonly<Record<NationId, Nation>>): Phase | undefined {
  return state.active === null ? undefined : sequence(nations[state.active], state.turn)[state.phase];
}
