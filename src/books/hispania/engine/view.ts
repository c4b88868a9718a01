import { type Tables, tables } from './data/sets.ts';
import { NATION_HOOKS } from './nations/index.ts';
import { PARTS } from './parts.ts';
import { anySubject, type View } from './rules/view.ts';
import { whereIn } from './rules/where.ts';
import type { State } from './state.ts';
import { going } from './turn.ts';

/** The tables a state is played on. */
export function tablesOf(state: State): Tables {
  return tables(state.set, state.corrections ?? null);
}

/** A state as the rules read it: with its tables, what single nations do otherwise, and what joins in. */
export function view(state: State): View {
  const look = { state, tables: tablesOf(state), hooks: NATION_HOOKS, parts: PARTS };
  return { ...look, ...going(look), hasSubjects: anySubject(state), where: whereIn(state.places) };
}
