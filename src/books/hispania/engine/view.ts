import { type Tables, tables } from './data/sets.ts';
import { NATION_HOOKS } from './nations/index.ts';
import { PARTS } from './parts.ts';
import type { View } from './rules/view.ts';
import type { State } from './state.ts';

/** The tables a state is played on. */
export function tablesOf(state: State): Tables {
  return tables(state.set, state.corrections ?? null);
}

/** A state as the rules read it: with its tables, what single nations do otherwise, and what joins in. */
export function view(state: State): View {
  return { state, tables: tablesOf(state), hooks: NATION_HOOKS, parts: PARTS };
}
