import type { NationId, PlaceId } from '../data/ids.ts';
import type { HispaniaFact } from '../facts.ts';
import type { NationState, State, Unplaced } from '../state.ts';
import { type Garrison, Garrisons } from './garrisons.ts';
import type { Draft, Past, View } from './hooks.ts';

/**
 * The beginning, the end and the undoing of a draft. Inside it a record has all its keys, undefined ones included,
 * because objects of one shape are read fastest; the state of a finished draft has none of them. This file implements
 * no rule.
 */

/** A draft of a view. `changed` are places whose automatic consequences have not been checked yet. */
export function draftOf(view: View, facts: readonly HispaniaFact[] = [], changed: readonly PlaceId[] = []): Draft {
  const draft = draftOn({ ...view, garrisons: new Garrisons(view.garrisons.places()) });
  draft.facts = [...facts];
  for (const place of changed) draft.changed.add(place);
  return draft;
}

/** A draft that takes over the garrisons of a view, which must not be read afterwards. */
export function draftOn({ state, garrisons, tables, hooks, handlers, phases, phase, hasSubjects }: View): Draft {
  return {
    state: allKeys(state),
    garrisons,
    tables,
    hooks,
    handlers,
    phases,
    phase,
    hasSubjects,
    steps: undefined,
    facts: [],
    changed: new Set(),
    own: undefined,
    kept: new Set(),
    past: undefined,
    yielding: undefined,
  };
}

function allKeys(s: Unplaced): Draft['state'] {
  return {
    game: s.game,
    set: s.set,
    corrections: s.corrections,
    rulings: s.rulings,
    options: s.options,
    scenario: s.scenario,
    mode: s.mode,
    turn: s.turn,
    lastTurn: s.lastTurn,
    stage: s.stage,
    step: s.step,
    active: s.active,
    phase: s.phase,
    fresh: s.fresh,
    frames: s.frames,
    band: s.band,
    nations: s.nations,
    players: s.players,
    bag: s.bag,
    tally: s.tally,
    dice: s.dice,
  };
}

/** The state of a draft. Later changes of the draft do not change it. */
export function stateOf(draft: Draft): State {
  const s = draft.state;
  for (const nation of draft.kept) ownNations(draft)[nation] = defined(draft.state.nations[nation] as NationState);
  draft.kept.clear();
  draft.own = undefined;
  const state: { -readonly [K in keyof State]: State[K] } = {
    game: s.game,
    set: s.set,
    rulings: s.rulings,
    turn: s.turn,
    lastTurn: s.lastTurn,
    stage: s.stage,
    step: s.step,
    active: s.active,
    phase: s.phase,
    frames: s.frames,
    places: draft.garrisons.places(),
    nations: s.nations,
    tally: s.tally,
    dice: s.dice,
  };
  if (s.corrections !== undefined) state.corrections = s.corrections;
  if (s.options !== undefined) state.options = s.options;
  if (s.scenario !== undefined) state.scenario = s.scenario;
  if (s.mode !== undefined) state.mode = s.mode;
  if (s.fresh !== undefined) state.fresh = s.fresh;
  if (s.band !== undefined) state.band = s.band;
  if (s.players !== undefined) state.players = s.players;
  if (s.bag !== undefined) state.bag = s.bag;
  return state;
}

/** A record without undefined keys. */
export function defined<T extends object>(all: T): T {
  const kept: Partial<T> = {};
  for (const key in all) if (all[key] !== undefined) kept[key] = all[key];
  return kept as T;
}

/** Begins to record what undoes the changes from now on. */
export function record(draft: Draft): Past {
  const { phases, phase, hasSubjects, steps, state } = draft;
  const past: Past = { found: { phases, phase, hasSubjects, steps, state: { ...state } }, garrisons: [], nations: [] };
  draft.past = past;
  return past;
}

/** Undoes the changes that were recorded. */
export function undo(draft: Draft, { found, garrisons, nations }: Past): void {
  for (let i = garrisons.length - 1; i >= 0; i--) draft.garrisons.put(garrisons[i] as Garrison);
  const now = draft.state.nations;
  Object.assign(draft, found);
  draft.steps ??= new Map();
  draft.state.nations = now;
  for (let i = nations.length - 1; i >= 0; i--) {
    const [nation, kept] = nations[i] as (typeof nations)[number];
    if (kept) {
      ownNations(draft)[nation] = kept;
      draft.kept.add(nation);
    } else {
      delete ownNations(draft)[nation];
      draft.kept.delete(nation);
    }
  }
}

/** The nations of a draft, copied before the first write: a state may still have them. */
export function ownNations(draft: Draft): { [nation in NationId]?: NationState } {
  if (!draft.own) {
    draft.own = { ...draft.state.nations };
    draft.state.nations = draft.own;
  }
  return draft.own;
}
