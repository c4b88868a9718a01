import type { NationId, PlaceId, ScenarioId } from '../../engine/data/ids.ts';
import type { Mode } from '../../engine/data/scenarios.ts';
import { FIRST_SET, PUBLISHED } from '../../engine/data/sets.ts';
import type { Written, WrittenCohort } from '../../engine/position.ts';
import { merged } from '../../engine/rules/units.ts';
import { setup } from '../../engine/setup.ts';
import type { Cohort } from '../../engine/state/cohort.ts';
import { FRESH, type NationState, type State } from '../../engine/state.ts';

/** The start of a board: empty, a scenario's set-up, or a state of the engine. */

/** The start with which the table is opened. */
export type Start =
  | { readonly is: 'empty'; readonly turn?: number }
  | { readonly is: 'scenario'; readonly scenario: ScenarioId; readonly mode?: Mode }
  | { readonly is: 'written'; readonly written: Written }
  | { readonly is: 'state'; readonly state: State };

/** The game that begins from a board provides the dice. */
const SEED = 1;
const LAST = 21;

/** The position of a start. Throws a RangeError on a scenario that has no such version. */
export function begun(start: Start): Written {
  switch (start.is) {
    case 'empty':
      return {
        set: PUBLISHED,
        ...{ turn: start.turn ?? 1, lastTurn: LAST, active: null, phase: null, units: {}, seed: SEED },
      };
    case 'scenario':
      return writtenOf(
        setup({ scenario: start.scenario, ...(start.mode ? { mode: start.mode } : {}), set: PUBLISHED }, SEED),
      ).written;
    case 'written':
      return start.written;
    case 'state':
      return writtenOf(start.state).written;
  }
}

/** Parts of a state that cannot be written: the interruption of a phase, units off the map, the moves made so far. */
export type Lost = 'interrupted' | 'waiting' | 'moved';

/**
 * A state in its written form, and the parts lost by that. In the middle of a movement all units may move again; a battle is fought from
 * its first round; bought units must be put down by hand.
 */
export function writtenOf(state: State): { readonly written: Written; readonly lost: readonly Lost[] } {
  const { set, corrections, rulings, options, scenario, mode, players, bag, band, turn, lastTurn, active, phase } =
    state;
  const kept = Object.entries(state.nations) as [NationId, NationState][];
  const of = <K extends keyof NationState>(key: K) => {
    const values = kept.flatMap(([nation, one]) => (one[key] ? [[nation, one[key]] as const] : []));
    return values.length > 0 ? (Object.fromEntries(values) as Readonly<Partial<Record<NationId, never>>>) : undefined;
  };
  const between = active === null || phase === null;
  const places = Object.entries(state.places) as [PlaceId, readonly Cohort[]][];
  const fields = {
    points: of('points'),
    gold: of('gold'),
    bids: of('bid'),
    overlords: of('overlord'),
    capitals: of('capital'),
    seats: of('seat'),
    ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
    ...(Object.keys(state.tally).length > 0 ? { tally: state.tally } : {}),
    ...{ corrections, options, scenario, mode, players, bag },
    ...(band ? { band: writtenCohorts(band) } : {}),
    ...(set === FIRST_SET ? {} : { set }),
    ...(!between && (state.fresh === FRESH.before || state.fresh === FRESH.opening) ? { begins: true as const } : {}),
  };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const written: Written = {
    turn,
    lastTurn,
    active: between ? null : active,
    phase: between ? null : phase,
    units: Object.fromEntries(places.map(([place, cohorts]) => [place, writtenCohorts(cohorts)])),
    ...given,
    seed: SEED,
  };
  return { written, lost: lostOf(state, places) };
}

function lostOf(state: State, places: readonly (readonly [PlaceId, readonly Cohort[]])[]): readonly Lost[] {
  const waits = Object.values(state.nations).some(({ bought, due }) => bought || due);
  const moved = places.some(([, cohorts]) => cohorts.some(({ steps, halt }) => steps || halt));
  return [
    ...(state.frames.length > 0 ? (['interrupted'] as const) : []),
    ...(waits ? (['waiting'] as const) : []),
    ...(moved ? (['moved'] as const) : []),
  ];
}

/** Cohorts without the marks that only the engine sets. Their origin matters until they have fought. */
function writtenCohorts(cohorts: readonly Cohort[]): readonly WrittenCohort[] {
  const meet = new Set(cohorts.filter(({ kind }) => kind !== 'ruin').map(({ owner }) => owner)).size > 1;
  const plain = cohorts.map(
    ({ owner, kind, count, leader, counter, from, hits, guest }): Cohort => ({
      owner,
      kind,
      count,
      ...(leader ? { leader } : {}),
      ...(counter ? { counter } : {}),
      ...(from && meet ? { from } : {}),
      ...(hits ? { hits } : {}),
      ...(guest ? { guest } : {}),
    }),
  );
  return merged(plain).map(({ count, ...cohort }) => (count === 1 ? cohort : { ...cohort, count }));
}
