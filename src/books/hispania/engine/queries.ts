import type { Json } from '../../../kernel/contract.ts';
import type { CombatKind, NationId, Owner, PlaceId, ProvinceId, UnitKind } from './data/ids.ts';
import { average } from './options/claims.ts';
import { scoreOf } from './rules/final-score.ts';
import { purse } from './rules/gold.ts';
import { need } from './rules/hits.ts';
import { population, populationLimit } from './rules/population.ts';
import { holder } from './rules/relations.ts';
import { limit } from './rules/stacking.ts';
import { isUnit, of } from './rules/units.ts';
import { at, battleOf } from './rules/view.ts';
import type { Side, Target } from './state/battle.ts';
import type { State } from './state.ts';
import { view as read } from './view.ts';

/** Read-only functions of a state, for assertions and pages. */
export const queries = {
  /** The number of an owner's units in a place, of one kind or of all (leaders and ruins only if named). */
  units: (state: State, place: PlaceId, owner: Owner, kind?: UnitKind): Json =>
    of(state.places[place] ?? [], owner)
      .filter((c) => (kind === undefined ? isUnit(c) : c.kind === kind))
      .reduce((n, c) => n + c.count, 0),
  /** The number of an owner's units of a kind everywhere, including at sea and outside Hispania. */
  all: (state: State, owner: Owner, kind: UnitKind): Json =>
    Object.values(state.places)
      .flatMap((there) => of(there ?? [], owner))
      .filter((c) => c.kind === kind)
      .reduce((n, c) => n + c.count, 0),
  /** The hits that a kind has taken in a place. */
  hits: (state: State, place: PlaceId, owner: Owner, kind: UnitKind): Json =>
    of(state.places[place] ?? [], owner)
      .filter((c) => c.kind === kind)
      .reduce((n, c) => n + (c.hits ?? 0), 0),
  /** The owner that controls a place without other units there. */
  holder: (state: State, place: PlaceId): Json => holder(read(state), place),
  /** The number of the given places that an owner controls without other units there. */
  held: (state: State, owner: Owner, places: readonly PlaceId[]): Json => {
    const view = read(state);
    return places.filter((place) => holder(view, place) === owner).length;
  },
  /** The number of places in which a nation has at least a given number of units more than its enemies there. */
  attacks: (state: State, nation: NationId, more: number): Json =>
    Object.values(state.places).filter((there = []) => {
      const units = there.filter(isUnit);
      const all = units.reduce((n, c) => n + c.count, 0);
      const own = of(units, nation).reduce((n, c) => n + c.count, 0);
      return own > 0 && own < all && own - (all - own) >= more;
    }).length,
  /** Half points of a nation. */
  points: (state: State, nation: NationId): Json => state.nations[nation]?.points ?? 0,
  /** Half gold of a nation. */
  gold: (state: State, nation: NationId): Json => purse(read(state), nation),
  /** A nation's population limit, and its number of units (7). */
  mayHave: (state: State, nation: NationId): Json => populationLimit(read(state), nation),
  population: (state: State, nation: NationId): Json => population(read(state), nation),
  /** A nation's average half points (14.2). */
  average: (state: State, nation: NationId): Json => average(read(state), nation),
  /** A player's current half points: those of their nations, less bids (15). */
  score: (state: State, seat: string): Json => scoreOf(state, seat),
  capital: (state: State, nation: NationId): Json => state.nations[nation]?.capital ?? null,
  /** A nation's stacking limit in a place (4.1, 4.3). */
  limit: (state: State, nation: NationId, place: PlaceId): Json => limit(read(state), nation, place),
  /** The number of units in El Cid's band off the map, of one kind or of all (leaders only if named). */
  band: (state: State, kind?: UnitKind): Json =>
    (state.band ?? [])
      .filter((c) => (kind === undefined ? isUnit(c) : c.kind === kind))
      .reduce((n, c) => n + c.count, 0),
  /** By its nation sheet: the first turn of a nation, and the turn at whose end it is removed, or null. */
  comes: (state: State, nation: NationId): Json => read(state).tables.nations[nation].firstTurn,
  goes: (state: State, nation: NationId): Json => read(state).tables.nations[nation].ends?.turn ?? null,
  /** By its nation sheet: half points that a nation scores for a province at the end of a turn (8-turn-end). */
  brings: (state: State, nation: NationId, turn: number, place: ProvinceId): Json =>
    read(state).tables.nations[nation].provincePoints[turn]?.[place] ?? 0,
  /** Plain or mountain. */
  terrain: (state: State, place: ProvinceId): Json => read(state).tables.provinces[place].terrain,
  turn: (state: State): Json => state.turn,
  active: (state: State): Json => state.active,
  phase: (state: State): Json => read(state).phase?.id ?? null,
  /** The place of the current battle, if there is one. */
  battle: (state: State): Json => battleOf({ state })?.place ?? null,
  round: (state: State): Json => battleOf({ state })?.round ?? null,
  /** The result that a die of a side needs against a target in the current battle (6.2b to 6.4). */
  needs: (state: State, side: Side, die: CombatKind, target: Target): Json => {
    const view = read(state);
    const battle = battleOf(view);
    return battle && at(view, battle.place).length > 0 ? need(view, battle, side, die, target).needs : null;
  },
};
