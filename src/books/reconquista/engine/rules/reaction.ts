import { locationsOf, portOf, regionOf } from '../data/geography.ts';
import { type LocationId, REGIONS, type RegionId } from '../data/ids.ts';
import { type Raised, REACTION_TABLE, type ReactionColumn } from '../data/reaction.ts';
import type { State, Units } from '../state.ts';
import { cityOf, has, hasWalls, isOpen, troopsAt } from './control.ts';
import { add, change, type Draft, randomPlace, rollFor } from './draft.ts';
import { beginMarch, stop } from './march.ts';

/** Rules 13 to 13.6: where the Muslims react, what they raise, and where it appears. */

/** Phase 5. If armies appear, they are on the march afterwards. */
export function react(draft: Draft): void {
  const { state } = draft;
  const die = rollFor(draft, 'reaction', '13.1', (n) => n === 6 || canRise(state, REGIONS[n - 1]));
  const region = REGIONS[die - 1] ?? null;
  const column = region ? columnOf(state, region) : 'africa';
  const raised: Raised[] = [];
  for (const rule of state.event?.id === 'jihad' ? (['13.2', '9-jihad'] as const) : (['13.2'] as const)) {
    const result = REACTION_TABLE[rollFor(draft, 'raised', rule)][column];
    raised.push(result);
    draft.facts.push({ kind: 'reaction', rule, region, column, raised: result.kind, count: result.count });
  }
  const armies = raised.reduce((sum, { kind, count }) => sum + (kind === 'army' ? count : 0), 0);
  const hired = (state.event?.id === 'crusade' ? 0 : (state.event?.left ?? 0)) + (state.event?.more ?? 0);
  const at = region ? place(draft, region, raised) : land(draft);
  if (armies + hired > 0) gather(draft, region, at, { army: armies, hired });
  draft.state = { ...draft.state, ...(draft.state.event && { event: withoutWaiting(draft.state.event) }) };
}

/** Nobody waits for the troops of this turn any more: they have come, or come no more. */
function withoutWaiting({ id, period }: NonNullable<State['event']>): NonNullable<State['event']> {
  return { id, ...(period && { period }) };
}

/** Whether the die of the region stands: some location there is held by no enemy of the Muslims (13.1, ruling A2). */
export function canRise(state: State, region: RegionId | undefined): boolean {
  if (region === undefined || !isOpen(state, region)) return false;
  return locationsOf(region).some((at) => (state.places[at].held?.side ?? 'muslim') === 'muslim');
}

/** The column of the table for a region: cities under Muslim control, besieged ones too (13.2). */
export function columnOf(state: State, region: RegionId): ReactionColumn {
  const n = locationsOf(region).filter((at) => cityOf(state.places[at]) === 'muslim').length;
  return n === 0 ? '0' : n === 1 ? '1' : n === 2 ? '2' : '3-4';
}

/** The port of a landing, whoever holds it (13.6). */
function land(draft: Draft): LocationId {
  return portOf(rollFor(draft, 'port', '13.6', (die) => isOpen(draft.state, regionOf(portOf(die)))));
}

/** Where armies may appear in a region: no Christian or rebel troops are there (13.6, ruling A5). */
export function mayAppear({ places }: State, at: LocationId): boolean {
  return !has(places[at], 'christian') && !has(places[at], 'rebel');
}

/**
 * Places what was raised in a region: all of it in one location, walls and garrisons first; armies appear afterwards.
 * The location is drawn by the rule of the armies, else of the garrison, the fort, the city (9-jihad, ruling E10).
 */
function place(draft: Draft, region: RegionId, raised: readonly Raised[]): LocationId | undefined {
  const kinds = raised.map(({ kind }) => kind);
  const isIn = (kind: Raised['kind']) => kinds.includes(kind);
  const armed = isIn('army');
  const leading = armed ? 'army' : isIn('garrison') ? 'garrison' : isIn('fort') ? 'fort' : 'city';
  const at = DRAWN[leading](draft, region);
  if (!at) {
    draft.facts.push({ kind: 'nothing', rule: RULES[leading], why: 'no-location', place: null });
    return undefined;
  }
  const garrison = kinds.filter((kind) => kind === 'garrison').length;
  if (garrison > 0) add(draft, at, { side: 'muslim', units: { garrison } }, '13.5');
  for (const kind of kinds) {
    const there = draft.state.places[at];
    const isEmpty = troopsAt(there).length === 0;
    const isMuslim = there.held?.side === 'muslim' || (armed && isEmpty);
    if (kind === 'city' && !there.city && (isMuslim || isEmpty)) build(draft, at, 'city');
    else if (kind === 'fort' && !there.fort && (isMuslim || cityOf(there) === 'muslim')) build(draft, at, 'fort');
    else if (kind === 'city' || kind === 'fort')
      draft.facts.push({ kind: 'nothing', rule: RULES[kind], why: 'has-walls', place: at });
  }
  return armed ? at : undefined;
}

const RULES = { city: '13.3', fort: '13.4', garrison: '13.5', army: '13.6' } as const;

function build(draft: Draft, at: LocationId, what: 'city' | 'fort'): void {
  change(draft, at, what === 'city' ? { city: 'muslim' } : { fort: true });
  draft.facts.push({ kind: 'built', rule: RULES[what], place: at, what, faith: what === 'city' ? 'muslim' : null });
}

/** The location of each result, at random among those that its rule allows (13.3 to 13.6). */
const DRAWN: { readonly [kind in Raised['kind']]: (draft: Draft, region: RegionId) => LocationId | undefined } = {
  city: (draft, region) => {
    const { places } = draft.state;
    return randomPlace(draft, region, '13.3', (at) => {
      const place = places[at];
      return !place.city && (place.held?.side === 'muslim' || troopsAt(place).length === 0);
    });
  },
  fort: (draft, region) => {
    const { places } = draft.state;
    const isCity = (at: LocationId) => !places[at].fort && cityOf(places[at]) === 'muslim';
    const isHeld = (at: LocationId) => !places[at].fort && places[at].held?.side === 'muslim';
    return randomPlace(draft, region, '13.4', isCity) ?? randomPlace(draft, region, '13.4', isHeld);
  },
  garrison: (draft, region) => {
    const { places, rulings } = draft.state;
    const isCity = (at: LocationId) => {
      const place = places[at];
      const isTheirs = rulings.A4 === 'b' ? place.city === 'muslim' : true;
      return isTheirs && cityOf(place) === 'muslim' && !place.held?.units.garrison;
    };
    // A garrison does not fight, so it appears beside nobody else, French and Bands neither.
    const isFree = (at: LocationId) =>
      places[at].held?.side === 'muslim' || troopsAt(places[at]).every(({ side }) => side === 'muslim');
    return randomPlace(draft, region, '13.5', isCity) ?? randomPlace(draft, region, '13.5', isFree);
  },
  army: (draft, region) => randomPlace(draft, region, '13.6', (at) => mayAppear(draft.state, at)),
};

/**
 * Armies appear, with unhired Mercenaries and El Cid, and march (13.6, 9-mercenaries, 9-el-cid). If only Mercenaries
 * come, their location is drawn by the rule of the armies (ruling E5).
 */
function gather(
  draft: Draft,
  region: RegionId | null,
  drawn: LocationId | undefined,
  { army, hired }: { readonly army: number; readonly hired: number },
): void {
  const at = drawn ?? (region && army === 0 ? DRAWN.army(draft, region) : undefined);
  if (!at) {
    if (army === 0) draft.facts.push({ kind: 'nothing', rule: '9-mercenaries', why: 'no-location', place: null });
    return;
  }
  const units: Units = {
    ...(army > 0 && { army }),
    ...(hired > 0 && { hired }),
    ...(draft.state.event?.awaited && { 'el-cid': 1 }),
  };
  draft.facts.push({ kind: 'placed', rule: '13.6', place: at, side: 'muslim', units });
  const isStanding = draft.state.rulings.A8 === 'b' && isGuarded(draft.state, at);
  beginMarch(draft, 'muslim', at, units);
  if (isStanding && draft.state.march) stop(draft);
}

/** Whether a location has a city, a fort or a garrison: with the switch of A8, troops that appear there stay (13.7). */
function isGuarded({ places }: State, at: LocationId): boolean {
  return hasWalls(places[at]) || (places[at].held?.units.garrison ?? 0) > 0;
}
