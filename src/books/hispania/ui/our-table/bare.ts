import { NATIONS, type NationId, type PlaceId } from '../../engine/data/ids.ts';
import { FIRST_SET, isDataSetName, type Tables, tables } from '../../engine/data/sets.ts';
import { position, type Written } from '../../engine/position.ts';
import { merged } from '../../engine/rules/units.ts';
import type { View } from '../../engine/rules/view.ts';
import type { Cohort } from '../../engine/state/cohort.ts';
import type { State } from '../../engine/state.ts';
import { type Phase, sequence } from '../../engine/turn.ts';
import { view } from '../../engine/view.ts';
import { cohortsAt, numberIn } from './standing.ts';

/** Questions to a board that makes no sense yet: the tables, the phases, its look. */

/** The tables for a written position; the first ones if it names none that exist. */
export function tablesFor({ set = FIRST_SET, corrections }: Written): Tables {
  return tables(isDataSetName(set) ? set : FIRST_SET, corrections ?? null);
}

const known = new WeakMap<Written, State>();

/** A state on the same turn with the same counters, whatever their faults: for display only, never for play. */
export function bare(written: Written): State {
  const found = known.get(written);
  if (found) return found;
  const { set = FIRST_SET, corrections, rulings, options, scenario, mode, turn, tally, seats = {}, seed } = written;
  const opened = position({
    set: isDataSetName(set) ? set : FIRST_SET,
    ...(corrections ? { corrections } : {}),
    ...(rulings ? { rulings } : {}),
    ...(options ? { options } : {}),
    ...(scenario ? { scenario } : {}),
    ...(mode ? { mode } : {}),
    ...(tally ? { tally } : {}),
    turn,
    active: null,
    phase: null,
    units: {},
    seats: Object.fromEntries(NATIONS.map((nation) => [nation, seats[nation] ?? nation])),
    seed,
  });
  // For example rulings without a switch: then only the turn is used.
  const state = opened.state ?? (position({ turn, active: null, phase: null, units: {}, seed: 0 }).state as State);
  const filled = { ...state, active: written.active, places: placesOf(written), ...bandOf(written) };
  known.set(written, filled);
  return filled;
}

export function bareView(written: Written): View {
  return view(bare(written));
}

function cohorts(written: Written, spot: PlaceId | 'band'): readonly Cohort[] {
  return merged(cohortsAt(written, spot).map((cohort) => ({ ...cohort, count: numberIn(cohort) })));
}

function placesOf(written: Written): State['places'] {
  const places = Object.keys(written.units) as PlaceId[];
  const filled = places.filter((place) => cohortsAt(written, place).length > 0);
  return Object.fromEntries(filled.map((place) => [place, cohorts(written, place)]));
}

function bandOf(written: Written): Pick<State, 'band'> {
  return written.band?.length ? { band: cohorts(written, 'band') } : {};
}

/** The phases of a nation on the written turn, in order. */
export function phasesOf(written: Written, nation: NationId): readonly Phase[] {
  return sequence(bareView(written), nation);
}
