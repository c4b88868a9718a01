import type { Json } from '../kernel/contract.ts';
import type { CombatKind, NationId, Owner, PlaceId, UnitKind } from './data/ids.ts';
import { need } from './rules/hits.ts';
import { holder } from './rules/relations.ts';
import { limit } from './rules/stacking.ts';
import { isUnit, of } from './rules/units.ts';
import { at, top } from './rules/view.ts';
import type { Side, State, Target } from './state.ts';
import { phaseOf } from './turn.ts';
import { view as read } from './view.ts';

/** Read-only questions about a state, for assertions and pages. */
export const queries = {
  /** How many units an owner has in a place, of one kind or of all (leaders and ruins only if named). */
  units: (state: State, place: PlaceId, owner: Owner, kind?: UnitKind): Json =>
    of(state.places[place] ?? [], owner)
      .filter((c) => (kind === undefined ? isUnit(c) : c.kind === kind))
      .reduce((n, c) => n + c.count, 0),
  /** The hits that a kind has taken in a place. */
  hits: (state: State, place: PlaceId, owner: Owner, kind: UnitKind): Json =>
    of(state.places[place] ?? [], owner)
      .filter((c) => c.kind === kind)
      .reduce((n, c) => n + (c.hits ?? 0), 0),
  /** Who holds a place alone. */
  holder: (state: State, place: PlaceId): Json => holder(read(state), place),
  /** Half points of a nation. */
  points: (state: State, nation: NationId): Json => state.nations[nation]?.points ?? 0,
  capital: (state: State, nation: NationId): Json => state.nations[nation]?.capital ?? null,
  /** Units a nation may keep in a place (rules 4.1, 4.3). */
  limit: (state: State, nation: NationId, place: PlaceId): Json => limit(read(state), nation, place),
  active: (state: State): Json => state.active,
  phase: (state: State): Json => phaseOf(state, read(state).tables.nations)?.id ?? null,
  /** The place of the battle that is being fought, if one is. */
  battle: (state: State): Json => {
    const frame = top(read(state));
    return frame?.kind === 'battle' ? frame.place : null;
  },
  round: (state: State): Json => {
    const frame = top(read(state));
    return frame?.kind === 'battle' ? frame.round : null;
  },
  /** What a die of a side needs against a target in the battle that is being fought (rules 6.2b to 6.4). */
  needs: (state: State, side: Side, die: CombatKind, target: Target): Json => {
    const view = read(state);
    const frame = top(view);
    return frame?.kind === 'battle' && at(view, frame.place).length > 0
      ? need(view, frame, side, die, target).needs
      : null;
  },
};
