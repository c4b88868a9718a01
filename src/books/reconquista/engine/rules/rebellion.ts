import { locationsOf } from '../data/geography.ts';
import { type Face, type LocationId, REGIONS, type RebellionId, type RegionId } from '../data/ids.ts';
import { REBELLION_TABLE } from '../data/rebellions.ts';
import type { State } from '../state.ts';
import { cityOf, controlled } from './control.ts';
import { add, change, type Draft, randomPlace, remove, rollFor } from './draft.ts';
import { losses, size, sum } from './units.ts';

/**
 * Rule 8: the region and the kind of a rebellion, and what each does. No siege is open in this phase, so the troops of a
 * location are those who hold it.
 */

/** Phase 1. A 6 for the region means two rebellions in one region (ruling R1), or with the switch in two. */
export function rebel(draft: Draft): void {
  const result = rollFor(draft, 'rebel-region', '8');
  if (result < 6) rebelIn(draft, regionOf(result), true);
  else if (draft.state.rulings.R1 === 'b') {
    for (let n = 0; n < 2; n++) {
      const inPlay = (die: Face) => die < 6 && draft.state.revolt !== regionOf(die);
      rebelIn(draft, regionOf(rollFor(draft, 'rebel-region', '8', inPlay)), draft.state.revolt === null);
    }
  } else {
    const region = regionOf(rollFor(draft, 'rebel-region', '8', (die) => die < 6));
    // A region in revolt is out of play, so a revolt comes last.
    rebelIn(draft, region, false);
    rebelIn(draft, region, true);
  }
}

/** The region with a number on the die. */
function regionOf(die: Face): RegionId {
  return REGIONS[die - 1] ?? REGIONS[0];
}

/** One rebellion, rolled again until it leaves both sides a city (8-guard, ruling R2). */
function rebelIn(draft: Draft, region: RegionId, mayRevolt: boolean): void {
  const may = (die: Face) => mayRevolt || REBELLION_TABLE[die] !== 'revolt';
  if (!mayRevolt && !hasHarmless(draft.state, region)) {
    draft.facts.push({ kind: 'nothing', rule: '8-guard', why: 'guard', place: null });
    return;
  }
  for (;;) {
    const die = rollFor(draft, 'rebellion', '8', may);
    const trial: Draft = { state: draft.state, facts: [] };
    carryOut(trial, region, REBELLION_TABLE[die]);
    const isHarmless = !endsSide(draft.state, trial.state);
    // The dice are rolled whether or not the result stands.
    if (isHarmless) draft.state = trial.state;
    else draft.state = { ...draft.state, dice: trial.state.dice };
    draft.facts.push(...(isHarmless ? trial.facts : trial.facts.filter(({ kind }) => kind === 'rolled')));
    if (isHarmless) return;
    draft.facts.push({ kind: 'nothing', rule: '8-guard', why: 'guard', place: null });
  }
}

/** Whether a side that had a city has none. */
function endsSide(before: State, after: State): boolean {
  return (['christian', 'muslim'] as const).some(
    (side) => controlled(before, side).length > 0 && controlled(after, side).length === 0,
  );
}

/** Whether any rebellion but a revolt, at any location that it may come to, leaves both sides a city. */
function hasHarmless(state: State, region: RegionId): boolean {
  return (['rebels', 'conversion', 'peasants', 'governor'] as const).some((rebellion) => {
    const { kind, places } = aim(state, region, rebellion);
    return places.some((at) => {
      const trial: Draft = { state, facts: [] };
      ACTS[kind](trial, at);
      return !endsSide(state, trial.state);
    });
  });
}

type Act = 'placed' | 'lost' | 'conversion' | 'peasants' | 'governor';

/** What a rebellion does, and where it may (8-rebels, 8-conversion, 8-peasants, 8-governor). */
function aim(
  state: State,
  region: RegionId,
  rebellion: Exclude<RebellionId, 'revolt'>,
): { readonly kind: Act; readonly places: readonly LocationId[] } {
  const all = locationsOf(region);
  const cities = all.filter((at) => state.places[at].city !== undefined);
  const units = (at: LocationId) => state.places[at].held?.units ?? {};
  const crowds = all.filter((at) => {
    const { garrison = 0, army = 0, order = 0 } = units(at);
    return garrison > 0 && army + order === 0;
  });
  if (rebellion === 'conversion' && cities.length > 0) return { kind: 'conversion', places: cities };
  if (rebellion === 'governor' && cities.length > 0) return { kind: 'governor', places: cities };
  if (rebellion === 'peasants' && crowds.length > 0) return { kind: 'peasants', places: crowds };
  const free = all.filter((at) => {
    const held = state.places[at].held;
    return held === undefined || held.side === 'rebel';
  });
  return free.length > 0 ? { kind: 'placed', places: free } : { kind: 'lost', places: all };
}

function carryOut(draft: Draft, region: RegionId, rebellion: RebellionId): void {
  draft.facts.push({ kind: 'rebellion', rule: '8', region, rebellion });
  if (rebellion === 'revolt') {
    draft.state = { ...draft.state, revolt: region };
    draft.facts.push({ kind: 'revolt', rule: '8-revolt', region });
    return;
  }
  const { kind, places } = aim(draft.state, region, rebellion);
  const at = randomPlace(draft, region, RULE_OF[kind], (one) => places.includes(one));
  if (at) ACTS[kind](draft, at);
}

const RULE_OF = {
  placed: '8-rebels',
  lost: '8-rebels',
  conversion: '8-conversion',
  peasants: '8-peasants',
  governor: '8-governor',
} as const;

const ACTS: { readonly [act in Act]: (draft: Draft, at: LocationId) => void } = {
  placed: (draft, at) => add(draft, at, { side: 'rebel', units: { rebel: 1 } }, '8-rebels'),
  lost: (draft, at) => {
    const units = draft.state.places[at].held?.units ?? {};
    remove(draft, at, 'held', sum(losses([units], 1)), '8-rebels');
  },
  conversion: (draft, at) => {
    const faith = draft.state.places[at].city === 'christian' ? 'muslim' : 'christian';
    change(draft, at, { city: faith });
    draft.facts.push({ kind: 'converted', rule: '8-conversion', place: at, faith });
  },
  peasants: (draft, at) => {
    remove(draft, at, 'held', draft.state.places[at].held?.units ?? {}, '8-peasants');
    add(draft, at, { side: 'rebel', units: { rebel: 1 } }, '8-peasants');
  },
  governor: (draft, at) => {
    const place = draft.state.places[at];
    const isRebel = cityOf(place) === 'rebel';
    const n = isRebel || !place.held ? 1 : size(place.held.units);
    if (place.held && !isRebel) remove(draft, at, 'held', place.held.units, '8-governor');
    add(draft, at, { side: 'rebel', units: { rebel: n } }, '8-governor');
  },
};
