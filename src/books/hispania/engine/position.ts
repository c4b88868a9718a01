import * as v from 'valibot';
import type { Fault, Positioned } from '../../../kernel/contract.ts';
import { seeded } from '../../../kernel/dice.ts';
import {
  type LeaderId,
  NATIONS,
  type NationId,
  type OptionId,
  type Owner,
  type PlaceId,
  type RulingId,
  type ScenarioId,
  type UnitKind,
} from './data/ids.ts';
import type { Mode } from './data/scenarios.ts';
import { type Corrections, FIRST_SET, isDataSetName, tables } from './data/sets.ts';
import { fault, formFault, senseless } from './faults.ts';
import { merged } from './rules/units.ts';
import { STATE, WRITTEN } from './schema.ts';
import { senseFaults } from './sense.ts';
import type { Cohort } from './state/cohort.ts';
import { FRESH, type NationState, type PhaseId, type Player, type State, type Tally } from './state.ts';
import { view } from './view.ts';

/**
 * The written form of a position, for scenes, links, and everything else that does not start at the beginning.
 * `position` turns it into a checked state or names its faults.
 */
export interface Written {
  /** The data set by name; the first one by default. */
  readonly set?: string;
  readonly corrections?: Corrections;
  /** Rulings for which the alternative was chosen. */
  readonly rulings?: Readonly<Partial<Record<RulingId, 'b'>>>;
  readonly turn: number;
  /** The game ends with this turn; `turn` by default. */
  readonly lastTurn?: number;
  /** Left out, with `phase`, if the game turn is about to begin. */
  readonly active: NationId | null;
  readonly phase: PhaseId | null;
  /** The automatic part of the phase is still to come: leaders leave, units arrive, income is collected. */
  readonly begins?: true;
  readonly units: Readonly<Partial<Record<PlaceId, readonly WrittenCohort[]>>>;
  readonly capitals?: Readonly<Partial<Record<NationId, PlaceId>>>;
  /** Half points by nation. */
  readonly points?: Readonly<Partial<Record<NationId, number>>>;
  /** The player of a nation. By default it is the nation itself, or none in a game of a version (`mode`). */
  readonly seats?: Readonly<Partial<Record<NationId, string>>>;
  /** Half points that the players pay for nations (14.1, 14.2). */
  readonly bids?: Readonly<Partial<Record<NationId, number>>>;
  /** The version, if nations receive their players during the game (10.1, 14). */
  readonly scenario?: ScenarioId;
  readonly mode?: Mode;
  /** Half gold by nation. */
  readonly gold?: Readonly<Partial<Record<NationId, number>>>;
  /** The overlord of each subject (9.6). */
  readonly overlords?: Readonly<Partial<Record<NationId, NationId>>>;
  /** Optional rules in play. */
  readonly options?: readonly OptionId[];
  /** The players round the table, with their tokens; none by default. */
  readonly players?: readonly Player[];
  /** Event tokens that are left to draw, and those that were played; none by default. */
  readonly bag?: State['bag'];
  /** El Cid's units off the map. */
  readonly band?: readonly WrittenCohort[];
  /** Memory of the game so far. */
  readonly tally?: Tally;
  readonly seed: number;
}

/** The written form of a cohort: 1 unit by default; an attacker has the place that it came from. */
export interface WrittenCohort {
  readonly owner: Owner;
  readonly kind: UnitKind;
  readonly count?: number | undefined;
  readonly leader?: LeaderId | undefined;
  readonly counter?: NationId | 'special' | undefined;
  readonly from?: PlaceId | undefined;
  readonly hits?: number | undefined;
  readonly guest?: true | undefined;
}

/** A checked state from a set-up, or its faults: first those of form, then those of content. Never throws. */
export function position(written: unknown): Positioned<State> {
  if (typeof written === 'object' && written !== null && 'game' in written) return snapshot(written);
  const parsed = v.safeParse(WRITTEN, written);
  if (!parsed.success) return { faults: parsed.issues.map(formFault) };
  const setUp = parsed.output as Written;
  const { set = FIRST_SET } = setUp;
  if (!isDataSetName(set)) return { faults: [fault('unknown-data-set', 'set', { name: set })] };
  const state = build(setUp, set);
  if (state.active === null && state.phase !== null) return { faults: [senseless('phase', state.phase)] };
  return state.active === null || view(state).phase ? sound(state, true) : { faults: [noSuchPhase(state)] };
}

/** The state itself if it is consistent, or its faults. */
function sound(state: State, written: boolean): Positioned<State> {
  const faults = senseFaults(state, written);
  return faults.length > 0 ? { faults } : { state };
}

/** A complete state in written form: the snapshot of a save. */
function snapshot(written: unknown): Positioned<State> {
  const parsed = v.safeParse(STATE, written);
  if (!parsed.success) return { faults: parsed.issues.map(formFault) };
  const state = parsed.output as unknown as State;
  if (!isDataSetName(state.set)) return { faults: [fault('unknown-data-set', 'set', { name: state.set })] };
  if (state.active !== null && !view(state).phase) {
    return { faults: [noSuchPhase(state)] };
  }
  return sound({ ...state, places: joined(state.places), ...(state.band && { band: merged(state.band) }) }, false);
}

/** Equal cohorts are merged, because actions name cohorts by their marks, and two of one name would both move. */
function joined(places: State['places']): State['places'] {
  const all = Object.entries(places) as [PlaceId, readonly Cohort[]][];
  return Object.fromEntries(all.map(([place, cohorts]) => [place, merged(cohorts)]));
}

function build(setUp: Written, set: string): State {
  const { corrections, turn, active } = setUp;
  const read = tables(set, corrections ?? null);
  const places: Partial<Record<PlaceId, readonly Cohort[]>> = {};
  const nations = new Set(Object.keys(setUp.seats ?? {}) as NationId[]);
  const keep = (owner: Owner) => owner !== 'neutral' && setUp.mode === undefined && nations.add(owner);
  if (active !== null) keep(active);
  for (const { owner } of setUp.band ?? []) keep(owner);
  for (const overlord of Object.values(setUp.overlords ?? {})) nations.add(overlord);
  for (const [place, cohorts] of Object.entries(setUp.units) as [PlaceId, readonly WrittenCohort[]][]) {
    if (cohorts.length === 0) continue;
    for (const { owner } of cohorts) keep(owner);
    places[place] = merged(
      cohorts.map((cohort) => {
        const river = cohort.from && read.borders[cohort.from][place]?.river;
        return { ...cohort, count: cohort.count ?? 1, ...(river ? { river: true as const } : {}) };
      }),
    );
  }
  const kept: Partial<Record<NationId, NationState>> = {};
  for (const nation of NATIONS.filter((n) => nations.has(n))) {
    kept[nation] = {
      seat: setUp.seats?.[nation] ?? nation,
      points: setUp.points?.[nation] ?? 0,
      capital: setUp.capitals?.[nation] ?? null,
      ...(setUp.gold?.[nation] ? { gold: setUp.gold[nation] } : {}),
      ...(setUp.bids?.[nation] ? { bid: setUp.bids[nation] } : {}),
      ...(setUp.overlords?.[nation] ? { overlord: setUp.overlords[nation] } : {}),
    };
  }
  return {
    game: 'hispania',
    set,
    ...(corrections ? { corrections } : {}),
    rulings: setUp.rulings ?? {},
    ...(setUp.options ? { options: setUp.options } : {}),
    ...(setUp.scenario ? { scenario: setUp.scenario } : {}),
    ...(setUp.mode ? { mode: setUp.mode } : {}),
    ...(setUp.players ? { players: setUp.players } : {}),
    ...(setUp.bag ? { bag: setUp.bag } : {}),
    ...(setUp.band ? { band: merged(setUp.band.map((c) => ({ ...c, count: c.count ?? 1 }))) } : {}),
    turn,
    lastTurn: setUp.lastTurn ?? turn,
    active,
    stage: active === null ? 'start' : 'nations',
    step: 0,
    phase: setUp.phase,
    ...(setUp.begins ? { fresh: FRESH.before } : {}),
    tally: setUp.tally ?? {},
    frames: [],
    places,
    nations: kept,
    dice: seeded(setUp.seed),
  };
}

/** The active nation's sequence does not have this phase on this turn. */
const noSuchPhase = ({ phase, active, turn }: State): Fault =>
  fault('no-such-phase', 'phase', { phase, nation: active, turn });
