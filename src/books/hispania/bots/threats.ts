import {
  COMBAT_KINDS,
  type CombatKind,
  NATIONS,
  type NationId,
  PLACES,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
} from '../engine/data/ids.ts';
import type { Tables } from '../engine/data/sets.ts';
import { isMobile } from '../engine/rules/units.ts';
import type { View } from '../engine/rules/view.ts';
import { type Army, KIND_AT } from './might.ts';

/** Estimates the threats to each place: the units that could enter it within a turn. */

/**
 * The number of a nation's units that could enter each province, their most frequent kind, and whether they have a
 * leader.
 */
export interface Threat {
  readonly nation: NationId;
  readonly units: Float64Array;
  readonly kind: CombatKind;
  readonly led: boolean;
}

/** The share of units that arrive only on the next turn. */
const LATER = 0.6;
/** The share for landings, which may be anywhere on a long coast. */
const ON_A_COAST = 0.3;

interface Growing {
  readonly units: Float64Array;
  readonly kinds: number[];
  led: boolean;
}

/** The index of each place in the lists. */
const PLACE_AT = new Map<PlaceId, number>(PLACES.map((place, i) => [place, i]));
export const placeAt = (place: PlaceId): number => PLACE_AT.get(place) ?? -1;

/**
 * The threats of all nations: their units in adjacent places, half of those two steps away, and known reinforcements of
 * this turn and the next. `armies` are the units in each place.
 */
export function threatsIn(
  view: View,
  armies: readonly (readonly { readonly owner: NationId | 'neutral'; readonly army: Army }[])[],
): readonly Threat[] {
  const { state, tables } = view;
  const by = new Map<NationId, Growing>();
  const of = (nation: NationId): Growing => {
    const known = by.get(nation) ?? {
      units: new Float64Array(PROVINCES.length),
      kinds: COMBAT_KINDS.map(() => 0),
      led: false,
    };
    by.set(nation, known);
    return known;
  };
  for (const [at, there] of armies.entries()) {
    for (const { owner, army } of there) {
      if (owner === 'neutral' || state.nations[owner]?.ended) continue;
      let n = 0;
      for (const [i, kind] of COMBAT_KINDS.entries()) {
        const count = army.units[i] as number;
        if (count === 0 || !isMobile({ owner, kind, count })) continue;
        n += count;
        const { kinds } = of(owner);
        kinds[i] = (kinds[i] ?? 0) + count;
      }
      if (n === 0) continue;
      const growing = of(owner);
      growing.led ||= army.led;
      spread(tables, growing.units, PLACES[at] as PlaceId, n);
    }
  }
  addComing(view, of);
  return [...by].map(([nation, { units, kinds, led }]) => ({
    nation,
    units,
    led,
    kind: COMBAT_KINDS[kinds.indexOf(Math.max(...kinds))] ?? 'infantry',
  }));
}

/** Whether a nation still moves in this turn, after the active one. */
export function stillMoves({ state: { active, stage } }: View, nation: NationId): boolean {
  if (stage !== 'nations') return stage === 'start';
  return active === null || NATIONS.indexOf(nation) > NATIONS.indexOf(active);
}

/** Reinforcements of nations that are still to move in this turn, and of the next turn. */
function addComing(view: View, of: (nation: NationId) => Growing): void {
  const { state, tables } = view;
  for (const nation in state.nations) {
    const owner = nation as NationId;
    if (state.nations[owner]?.ended) continue;
    const { arrivals } = tables.nations[owner];
    const due = [
      ...(stillMoves(view, owner) ? (arrivals[state.turn] ?? []).map((arrival) => ({ arrival, share: 1 })) : []),
      ...(arrivals[state.turn + 1] ?? []).map((arrival) => ({ arrival, share: LATER })),
    ];
    for (const { arrival, share } of due) {
      const [place] = arrival.at;
      if (!arrival.units || place === undefined || place === 'band' || place === 'own-territory') continue;
      const growing = of(owner);
      let n = 0;
      for (const [kind, count] of Object.entries(arrival.units)) {
        n += count;
        const i = KIND_AT[kind as CombatKind];
        growing.kinds[i] = (growing.kinds[i] ?? 0) + count;
      }
      if (arrival.leaders?.length) growing.led = true;
      spread(tables, growing.units, place, n * share * (place === 'sea' ? ON_A_COAST : 1));
    }
  }
}

function spread(tables: Tables, units: Float64Array, from: PlaceId, n: number): void {
  const near = nearOf(tables, from);
  for (const i of near.first) units[i] = (units[i] as number) + n;
  for (const i of near.second) units[i] = (units[i] as number) + n / 2;
}

interface Near {
  readonly first: readonly number[];
  readonly second: readonly number[];
}
const nears = new WeakMap<Tables, Map<PlaceId, Near>>();

/** The provinces one step and two steps away from a place. */
function nearOf(tables: Tables, from: PlaceId): Near {
  const all = nears.get(tables) ?? new Map<PlaceId, Near>();
  nears.set(tables, all);
  const known = all.get(from);
  if (known) return known;
  const nextTo = (place: PlaceId): readonly PlaceId[] =>
    place === 'sea' ? tables.landings : tables.nextDoor[place].filter((to) => placeAt(to) < PROVINCES.length);
  const first = nextTo(from).map(placeAt);
  const second = new Set(
    nextTo(from)
      .filter((place) => tables.provinces[place as ProvinceId].terrain === 'plain')
      .flatMap((place) => nextTo(place).map(placeAt)),
  );
  const near = { first, second: [...second].filter((i) => !first.includes(i) && i !== placeAt(from)) };
  all.set(from, near);
  return near;
}
