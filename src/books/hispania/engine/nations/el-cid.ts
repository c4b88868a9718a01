import { total } from '../../../../kernel/choices.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import type { NationId, PlaceId, ProvinceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { NationHooks, PhaseHandler } from '../rules/hooks.ts';
import { END, ENDED } from '../rules/offers.ts';
import { allies } from '../rules/relations.ts';
import { attackLimit, limit, stacked } from '../rules/stacking.ts';
import { available, first, isUnit, keyOf, leadersOf, of, type Picked, take, tally } from '../rules/units.ts';
import { at, type Draft, put, putBand, seatOf, tell, type View } from '../rules/view.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Phase } from '../turn.ts';

/**
 * Rule 11-el-cid-valencia: on his own turns 17 to 19 El Cid enters Valencia from his band off the map (rulings
 * cid-valencia, cid-off-map), on turn 17 with at least 1 unit (cid-entry). His missions for other nations are in
 * `el-cid-missions.ts`.
 */

/** The turn on which he arrives, and the last one on which his band may enter. */
const FIRST = 17;
const LAST = 19;
const GOAL: ProvinceId = 'valencia';

const ENTRY: Phase = { id: 'entry', does: 'entry', rule: '11-el-cid-valencia', run: 1 };

export const elCid: NationHooks = {
  /** On turn 17 the entry replaces placement and movement; on later turns it follows movement. */
  phases: ({ turn }) => {
    if (turn < FIRST || turn > LAST) return undefined;
    return (base) =>
      base.flatMap((phase) => {
        if (phase.id === 'placement') return turn === FIRST ? [] : [phase];
        if (phase.id !== 'movement') return [phase];
        return turn === FIRST ? [ENTRY] : [phase, ENTRY];
      });
  },
  bandRules: { only: '11-el-cid-battle', also: '11-el-cid-valencia', named: '11-el-cid-mission' },
  noPopulationLimit: ({ state }) => state.turn === FIRST,
  /** Units that came from the band may return there; units that have moved have the mark of their former place. */
  fights: (view, battle) => {
    const came = of(at(view, GOAL), battle.attacker).some((c) => isUnit(c) && c.from === undefined);
    return battle.place === GOAL && view.state.turn <= LAST && came ? { ...battle, band: 'also' } : battle;
  },
};

/** A nation's cohorts off the map. */
export function bandOf(view: View, nation: NationId): readonly Cohort[] {
  return of(view.state.band ?? [], nation);
}

/** The cohorts that leave the band, the strongest first. */
export const STRONGEST = ['knight', 'cavalry', 'elite', 'infantry'] as const;

/** The entry into Valencia: units of the band, with or without the leader, in one or several answers. */
export const entry: PhaseHandler = {
  ask: askEntry,
  answer(draft, nation, action) {
    if (action.kind === 'enter') enter(draft, nation, action);
  },
  whyNot: (view, nation, action) => {
    if (action.kind === 'enter') return whyNotEnter(view, nation, action);
    if (action.kind !== 'end') return undefined;
    return refuse('must-enter', '11-el-cid-valencia', { nation, place: GOAL });
  },
  idle: () => '11-el-cid-valencia',
};

/** The number of units that may still enter: 2 over the limit with the leader, otherwise 1. */
function room(view: View, nation: NationId, led: boolean): number {
  const leaders = led ? leadersOf(bandOf(view, nation)) : leadersOf(of(at(view, GOAL), nation));
  return Math.max(0, attackLimit(view, nation, GOAL, leaders) - stacked(view, nation, GOAL));
}

function isShut(view: View, nation: NationId): boolean {
  return at(view, GOAL).some((c) => isUnit(c) && allies(view, nation, c.owner));
}

/** Whether a unit must still enter: required on his first turn (ruling cid-entry). */
function mustEnter(view: View, nation: NationId): boolean {
  return view.state.turn === FIRST && !of(at(view, GOAL), nation).some(isUnit);
}

function askEntry(view: View, nation: NationId): Question | undefined {
  const band = bandOf(view, nation);
  const units = available(band, isUnit);
  const leaders = available(band, (c) => c.kind === 'leader');
  const all = total(units);
  if (all === 0 || isShut(view, nation)) return undefined;
  const choices: ChoiceOf<'enter'>[] = [];
  for (const led of total(leaders) > 0 ? [true, false] : [false]) {
    const most = Math.min(all, room(view, nation, led));
    if (most === 0) continue;
    const chiefs = { is: 'counts' as const, of: leaders, min: 1, max: total(leaders) };
    const parts = { is: 'counts' as const, of: units, min: 1, max: most };
    choices.push({
      kind: 'enter',
      fixed: { to: GOAL },
      ranges: led ? { units: parts, leaders: chiefs } : { units: parts },
    });
  }
  if (choices.length === 0) return undefined;
  return {
    by: [seatOf(view, nation)],
    kind: 'enter',
    rule: '11-el-cid-valencia',
    phase: '',
    params: { nation, place: GOAL, units: { ...tally(band) }, leaders: leadersOf(band) },
    choices: mustEnter(view, nation) ? choices : [...choices, END],
    preset: presetOf(view, nation, choices, units, leaders),
  };
}

/** As many units as may enter if there are enemy units, otherwise as many as may stay. */
function presetOf(
  view: View,
  nation: NationId,
  choices: readonly ChoiceOf<'enter'>[],
  units: Picked,
  leaders: Picked,
): ActionOf<'enter' | 'end'> {
  const [best] = choices;
  const range = best?.ranges['units'];
  const fights = at(view, GOAL).some((c) => isUnit(c) && c.owner !== nation);
  const stay = limit(view, nation, GOAL) - stacked(view, nation, GOAL);
  const n = range?.is === 'counts' ? Math.min(range.max, fights ? range.max : stay) : 0;
  if (!best || n <= 0) return ENDED;
  const picked = first(units, n, STRONGEST);
  return {
    kind: 'enter',
    fixed: best.fixed,
    values: best.ranges['leaders'] ? { units: picked, leaders } : { units: picked },
  };
}

function enter(draft: Draft, nation: NationId, { values: { units, leaders } }: ActionOf<'enter'>): void {
  send(draft, nation, GOAL, { ...units, ...leaders }, '11-el-cid-valencia');
}

/** Moves units and leaders from a nation's band to a place. */
export function send(
  draft: Draft,
  nation: NationId,
  place: PlaceId,
  picked: Picked,
  rule: '11-el-cid-valencia' | '11-el-cid-battle',
): void {
  const { taken, rest } = take(draft.state.band ?? [], nation, picked);
  putBand(draft, rest);
  put(draft, place, [...at(draft, place), ...taken]);
  tell(draft, { kind: 'from-band', rule, nation, place, units: tally(taken), leaders: leadersOf(taken) });
}

function whyNotEnter(view: View, nation: NationId, action: Formed<'enter'>): Refusal {
  const { to: place } = action.fixed;
  const { units, leaders } = action.values;
  if (place !== GOAL || isShut(view, nation)) return refuse('enter-not-here', '11-el-cid-valencia', { nation, place });
  const band = bandOf(view, nation);
  const led = typeof leaders === 'object' && total(leaders) > 0;
  const picked = { ...(typeof units === 'object' ? units : {}), ...(led ? leaders : {}) };
  const missing = Object.entries(picked).some(([key, n]) => (band.find((c) => keyOf(c) === key)?.count ?? 0) < n);
  if (missing || typeof units !== 'object' || total(units) === 0)
    return refuse('nobody-there', '11-el-cid-valencia', {});
  const most = room(view, nation, led) + stacked(view, nation, GOAL);
  return refuse('enter-most', '11-el-cid-valencia', { nation, place, limit: most });
}

/** At the end of the last game turn on which it may enter, the rest of the band leaves the game. */
export function bandLeaves(draft: Draft): void {
  const { band = [], turn } = draft.state;
  if (turn < LAST) return;
  for (const nation of new Set(band.flatMap(({ owner }) => (owner === 'neutral' ? [] : [owner])))) {
    const gone = of(band, nation);
    const [units, leaders] = [tally(gone), leadersOf(gone)];
    tell(draft, { kind: 'left', rule: '11-el-cid-valencia', nation, place: 'band', units, leaders, why: 'leaves' });
  }
  putBand(draft, []);
}
