import type { Question } from '../actions.ts';
import {
  COMBAT_KINDS,
  isProvince,
  type LeaderId,
  NATIONS,
  type NationId,
  RULE_OF_KIND,
  type RuleId,
  ruleOfNation,
  type UnitKind,
} from '../data/ids.ts';
import type { Arrival, ArrivalPlace, Quota } from '../data/types.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Due } from '../state.ts';
import { rebuild, rebuildChoices, whyNotRebuildSo } from './castles.ts';
import type { PhaseHandler } from './hooks.ts';
import { END, ENDED } from './offers.ts';
import { isAlive } from './turns.ts';
import { cohortsOf, countUnits, isLeader, leadersOf } from './units.ts';
import {
  at,
  change,
  type Draft,
  note,
  placesOf,
  push,
  putBand,
  reading,
  recordOf,
  seatOf,
  takeOff,
  tell,
  type View,
} from './view.ts';

/**
 * Rules 3.2, 3.2-fill-up and 3.3: at the start of a nation's turn leaders leave when their time is over, and its
 * reinforcements are counted. A nation whose income depends on castles may rebuild some before it collects
 * (9.5-rebuild).
 */

export const arrival: PhaseHandler = {
  begin(draft, nation) {
    for (const leader of leaving(draft, nation)) removeLeader(draft, leader);
    // Units that are already due wait since the founding of the nation (11-aragon-founding).
    const due = [...(draft.state.nations[nation]?.due ?? []), ...comingTo(draft, nation, (one) => !isBand(one))];
    if (due.length > 0) change(draft, nation, { due });
    makeRoom(draft, nation, due);
  },
  ask: askRebuilding,
  answer(draft, nation, action) {
    if (action.kind === 'rebuild') rebuild(draft, nation, action);
  },
  whyNot: (view, nation, action) => (action.kind === 'rebuild' ? whyNotRebuildSo(view, nation, action) : undefined),
};

/** Other nations lose nothing by rebuilding during movement. */
function askRebuilding(view: View, nation: NationId): Question | undefined {
  const { income } = recordOf(view, nation);
  if (income.kind !== 'castles' || view.state.turn < income.from) return undefined;
  const castles = rebuildChoices(view, nation);
  if (castles.length === 0) return undefined;
  return {
    by: [seatOf(view, nation)],
    kind: 'before-income',
    rule: '9.5-rebuild',
    phase: '',
    params: { nation },
    choices: [...castles, END],
    preset: ENDED,
  };
}

/** The reinforcements of a nation on this turn, of those arrivals that `which` accepts. */
function comingTo(view: View, nation: NationId, which: (arrival: Arrival) => boolean): readonly Due[] {
  const arrivals = recordOf(view, nation).arrivals[view.state.turn] ?? [];
  return arrivals.filter(which).flatMap((one) => dueOf(view, nation, one));
}

function isBand({ at: [first] }: Arrival): boolean {
  return first === 'band';
}

/**
 * At the start of a game turn: reinforcements of a band off the map arrive before the first nation's turn (11-el-cid).
 */
export function joinBands(draft: Draft): void {
  for (const nation of NATIONS) {
    const kept = draft.state.nations[nation];
    if (!kept || kept.ended) continue;
    for (const due of comingTo(draft, nation, isBand)) joinBand(draft, nation, due);
  }
}

/**
 * If reinforcements arrive in a province that the nation does not control, units there must withdraw (ruling
 * navarre-dead).
 */
function makeRoom(draft: Draft, nation: NationId, due: readonly Due[]): void {
  const home = draft.hooks[nation]?.homelessAt?.(draft);
  if (!home || !due.some(({ at: places }) => places.includes(home.place))) return;
  const owners = new Set(
    at(draft, home.place).flatMap((c) => (c.owner === nation || c.kind === 'ruin' ? [] : [c.owner])),
  );
  for (const owner of owners) push(draft, { kind: 'withdrawal', owner, place: home.place, rule: home.rule });
}

/**
 * Leaders on the map who leave at the start of a nation's turn (3.3). They may belong to another nation by now, or were
 * due to leave at the start of the turn of a nation that no longer plays.
 */
export function leaving(view: View, nation: NationId): readonly LeaderId[] {
  const now = NATIONS.indexOf(nation);
  return onMap(view).filter((leader) => {
    const { leaves } = view.tables.leaders[leader];
    const when = startOf(view, leader);
    return leaves.when === 'start' && NATIONS.indexOf(when.of) <= now && view.state.turn >= when.turn;
  });
}

/** Leaders on the map and in El Cid's band. */
function onMap(view: View): readonly LeaderId[] {
  const leaders: LeaderId[] = [];
  for (const { cohorts } of view.garrisons.with(isLeader)) leaders.push(...leadersOf(cohorts));
  return [...leaders, ...leadersOf(view.state.band ?? [])];
}

/** The time when a leader leaves: by the table, by an alternative ruling, or a turn later (10.3-long-life). */
export function startOf(view: View, leader: LeaderId): { readonly turn: number; readonly of: NationId } {
  const { leaves, otherwise } = view.tables.leaders[leader];
  const { turn, of } = otherwise && reading(view, otherwise.ruling) === 'b' ? otherwise : leaves;
  return { turn: turn + (view.state.tally.longLife?.includes(leader) ? 1 : 0), of };
}

/**
 * Leaders on the map who leave at the end of the game turn, including those whose nation no longer had a turn at whose
 * start they would have left (3.3).
 */
export function leavingAtEnd(view: View): readonly LeaderId[] {
  return onMap(view).filter((leader) => view.state.turn >= startOf(view, leader).turn);
}

/** Whether a leader has a life of one turn and may stay another one (10.3-long-life); not if his nation ends. */
export function staysOneTurn(view: View, leader: LeaderId): boolean {
  const { arrives, nation, leaves } = view.tables.leaders[leader];
  const { turn } = startOf(view, leader);
  if (leaves.when === 'start') return turn === arrives + 1;
  return turn === arrives && recordOf(view, nation).ends?.turn !== turn;
}

/** Removes a leader whose time is over (3.3). */
export function removeLeader(draft: Draft, leader: LeaderId): void {
  for (const { place, cohorts } of draft.garrisons.with((c) => c.leader === leader)) {
    const gone = cohorts.find((c) => c.leader === leader);
    if (!gone || gone.owner === 'neutral') continue;
    takeOff(draft, place, [gone]);
    tell(draft, { kind: 'leader-gone', rule: '3.3', nation: gone.owner, leader });
  }
  const { band } = draft.state;
  const inBand = band?.find((c) => c.leader === leader);
  if (band && inBand && inBand.owner !== 'neutral') {
    putBand(
      draft,
      band.filter((c) => c !== inBand),
    );
    tell(draft, { kind: 'leader-gone', rule: '3.3', nation: inBand.owner, leader });
  }
  const longLife = draft.state.tally.longLife?.filter((one) => one !== leader);
  if (longLife) note(draft, { longLife: longLife.length > 0 ? longLife : undefined });
}

/** At the end of a game turn: leaders who leave then (3.3). */
export function leaveAtTurnEnd(draft: Draft): void {
  for (const leader of leavingAtEnd(draft)) removeLeader(draft, leader);
}

/** At the end of a game turn, before transformations: guests of this turn leave. */
export function guestsLeave(draft: Draft): void {
  for (const { place, cohorts } of draft.garrisons.with(isGuest)) {
    const guests = cohorts.filter(isGuest);
    const [first] = guests;
    if (!first || first.owner === 'neutral') continue;
    takeOff(draft, place, guests);
    tell(draft, {
      kind: 'left',
      rule: ruleOfGuest(draft, first.owner, first.kind),
      nation: first.owner,
      place,
      units: { [first.kind]: countUnits(guests) },
      leaders: [],
      why: 'leaves',
    });
  }
}

/** The rule by which a guest leaves: that of its kind of unit, or of its arrival. */
function ruleOfGuest({ state, tables }: View, owner: NationId, kind: UnitKind): RuleId {
  const came = tables.nations[owner].arrivals[state.turn]?.find(({ guestsRule }) => guestsRule);
  return RULE_OF_KIND[kind] ?? came?.guestsRule ?? ruleOfNation(owner);
}

/** Units that arrived with a leader for one turn, and Berbers. */
function isGuest({ guest, kind }: Cohort): boolean {
  return guest === true || kind === 'berber';
}

/**
 * The units of an arrival on this turn: its numbers, or the number missing to them (3.2-fill-up); undefined if there
 * are none.
 */
function dueOf(view: View, nation: NationId, arrival: Arrival): readonly Due[] {
  if (arrival.onlyIfAlive && !isAlive(view, nation)) return [];
  const units: { -readonly [K in keyof Quota]: number } = {};
  for (const kind of COMBAT_KINDS) {
    const n = (arrival.units?.[kind] ?? 0) - (arrival.fillUp ? count(view, nation, kind) : 0);
    if (n > 0) units[kind] = n;
  }
  const { guestsUntil, bought } = arrival;
  // In a position written by hand he may be there already.
  const leaders = arrival.leaders ? without(arrival.leaders, onMap(view)) : [];
  if (Object.keys(units).length === 0 && leaders.length === 0) return [];
  const homeless = arrival.otherwiseAt !== undefined && !isSettled(view, nation);
  const elsewhere = view.hooks[nation]?.homelessAt?.(view)?.place ?? (arrival.otherwiseAt as ArrivalPlace | undefined);
  const places = homeless && elsewhere ? [elsewhere] : arrival.at;
  return [
    {
      at: places,
      units,
      leaders,
      ...(guestsUntil === undefined ? {} : { guests: true as const }),
      ...(bought ? { bought } : {}),
      ...(arrival.fillUp ? { rule: arrival.rule ?? '3.2-fill-up' } : {}),
    },
  ];
}

function without(leaders: readonly LeaderId[], others: readonly LeaderId[]): readonly LeaderId[] {
  return leaders.filter((leader) => !others.includes(leader));
}

/** Units of a kind on the map, including those at sea (ruling fill-up). */
function count(view: View, nation: NationId, kind: string): number {
  return placesOf(view, nation).reduce(
    (n, place) => n + countUnits(at(view, place).filter((c) => c.owner === nation && c.kind === kind)),
    0,
  );
}

function isSettled(view: View, nation: NationId): boolean {
  return placesOf(view, nation).some(
    (place) =>
      isProvince(place) && at(view, place).some((c) => c.owner === nation && c.kind !== 'leader' && c.kind !== 'ruin'),
  );
}

function joinBand(draft: Draft, nation: NationId, { units, leaders }: Due): void {
  putBand(draft, [...(draft.state.band ?? []), ...cohortsOf(nation, units, leaders)]);
  tell(draft, { kind: 'arrived', rule: ruleOfNation(nation), nation, place: 'band', units, leaders });
}
