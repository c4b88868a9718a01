import { type Tables, tables } from './data/sets.ts';
import { HANDLERS } from './handlers.ts';
import { NATION_HOOKS } from './nations/index.ts';
import { Garrisons } from './rules/garrisons.ts';
import { anySubject, type View } from './rules/view.ts';
import type { State } from './state.ts';
import { going } from './turn.ts';

/** The tables of a state's data set. */
export function tablesOf(state: State): Tables {
  return tables(state.set, state.corrections ?? null);
}

/** A state in the form that rules read: with its tables, the hooks of nations and options, and the handlers. */
export function view(state: State): View {
  const look = {
    state,
    garrisons: new Garrisons(state.places),
    tables: tablesOf(state),
    hooks: NATION_HOOKS,
    handlers: HANDLERS,
  };
  const { phases, phase } = going(look);
  return { ...look, phases, phase, hasSubjects: anySubject(state) };
}
