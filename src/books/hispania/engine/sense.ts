import type { Fault } from '../../../kernel/contract.ts';
import {
  isProvince,
  type NationId,
  type Owner,
  type PlaceId,
  type RulingId,
  SWITCHES,
  UNIT_KINDS,
} from './data/ids.ts';
import { LEADER_TABLE } from './data/leaders.ts';
import type { Nation } from './data/types.ts';
import { fault, senseless } from './faults.ts';
import { isMission } from './nations/el-cid-missions.ts';
import { canBeHeld, isAuctionFrame } from './options/sound.ts';
import { isAimed, isEarlyRetreat, isPileChoice, isWindow } from './options/tokens/sound.ts';
import { castlePool } from './rules/castles.ts';
import { stands } from './rules/hits.ts';
import { isFulfilled } from './rules/named.ts';
import { enemies } from './rules/relations.ts';
import { heirsOf } from './rules/transformation.ts';
import { countUnits, isUnit, isWork, of } from './rules/units.ts';
import { at, type View } from './rules/view.ts';
import { type Battle, SIDES } from './state/battle.ts';
import type { Cohort } from './state/cohort.ts';
import type { Frame } from './state/frame.ts';
import type { State } from './state.ts';
import { tablesOf, view } from './view.ts';

/**
 * Finds inconsistencies in a well-formed state from outside: units that cannot be in one place together, and frames
 * that could not be answered. `written`: the state was written by hand and did not arise in play.
 */
export function senseFaults(state: State, written: boolean): readonly Fault[] {
  const faults: Fault[] = [];
  const read = tablesOf(state);
  if (state.lastTurn < state.turn) faults.push(fault('over-before-it-begins', 'lastTurn', { turn: state.turn }));
  for (const id of Object.keys(state.rulings) as RulingId[]) {
    if (!(SWITCHES as readonly RulingId[]).includes(id))
      faults.push(fault('no-switch', `rulings.${id}`, { ruling: id }));
  }
  const does = view(state).phase?.does;
  const fought = state.frames.map((frame) => (frame.kind === 'battle' ? frame.place : null));
  // Units that must withdraw, or whose nation is being transformed, may still be there with others.
  const leaving = state.frames.some(({ kind }) => kind === 'withdrawal' || kind === 'survivors' || kind === 'founding');
  for (const [place, cohorts] of Object.entries(state.places) as [PlaceId, readonly Cohort[]][]) {
    const fights = does !== undefined && does !== 'last-stacking' ? state.active : null;
    const against = (a: Owner, b: Owner) => enemies(view(state), a, b);
    faults.push(...placeFaults(place, cohorts, fights, leaving || fought.includes(place), against));
    faults.push(...cohorts.flatMap((c) => cohortFaults(place, c)));
  }
  for (const nation of Object.keys(state.nations) as NationId[])
    faults.push(...poolFaults(state, nation, read.nations[nation], written));
  faults.push(...leaderFaults(state));
  // The checks of a battle need consistent units.
  return faults.length > 0 ? faults : frameFaults(state);
}

/**
 * One nation per province, unless the active one is about to fight another; one castle or fort per province (4.2). A
 * leader alone is never with enemy units (6.2b), except in a battle that he may still leave. `active` is the nation
 * that may fight now, if any.
 */
function placeFaults(
  place: PlaceId,
  cohorts: readonly Cohort[],
  active: NationId | null,
  fought: boolean,
  against: (a: Owner, b: Owner) => boolean,
): readonly Fault[] {
  const path = `units.${place}`;
  const holding = new Set(cohorts.filter(isUnit).map((c) => c.owner));
  const owners = [...new Set(cohorts.filter((c) => c.kind !== 'ruin').map((c) => c.owner))];
  const works = cohorts.filter(isWork).reduce((n, c) => n + c.count, 0);
  const ruins = cohorts.filter((c) => c.kind === 'ruin').reduce((n, c) => n + c.count, 0);
  const faults: Fault[] = [];
  const inHispania = isProvince(place);
  // Units may pass through an ally's province during movement.
  const alone = owners.some((owner) => !holding.has(owner) && [...holding].some((other) => against(owner, other)));
  const meet = holding.size === 2 && (active === null || !holding.has(active));
  if (inHispania && holding.size > 2) faults.push(fault('three-nations', path, { place, owners }));
  else if (inHispania && !fought && (meet || alone)) faults.push(fault('two-nations', path, { place, owners }));
  if (works > 1) faults.push(fault('two-castles', path, { place }));
  if (ruins > 1 || (ruins === 1 && works > 0)) faults.push(fault('ruin-and-castle', path, { place }));
  if (!inHispania && works + ruins > 0) faults.push(fault('castle-off-map', path, { place }));
  return faults;
}

function cohortFaults(place: PlaceId, cohort: Cohort): readonly Fault[] {
  const path = `units.${place}`;
  const { kind, leader, counter, hits, count, owner } = cohort;
  const params = { place, owner, kind };
  const faults: Fault[] = [];
  if ((kind === 'leader') !== (leader !== undefined)) faults.push(fault('leader-without-name', path, params));
  if (counter !== undefined && kind !== 'castle' && kind !== 'ruin')
    faults.push(fault('counter-of-castles', path, params));
  if (hits !== undefined && !(kind === 'castle' || (kind === 'knight' && hits === 1 && count === 1))) {
    faults.push(fault('hits-too-many', path, params));
  }
  if ((kind === 'leader' || kind === 'castle' || kind === 'ruin' || kind === 'fort') && count > 1) {
    faults.push(fault('only-one', path, params));
  }
  return faults;
}

/**
 * No more units of a kind than the nation has counters; kinds without a counter are refused. In play, reinforcements
 * and transformations may exceed this (ruling pool-limit), so only the kinds are checked in a saved state.
 */
function poolFaults(state: State, nation: NationId, record: Nation, written: boolean): readonly Fault[] {
  const faults: Fault[] = [];
  const cohorts = [...Object.values(state.places), state.band].flatMap((c) => c ?? []);
  for (const kind of UNIT_KINDS) {
    if (kind === 'leader' || kind === 'ruin') continue;
    // Guests are not counters of its pool.
    const own = cohorts.filter((c) => c.owner === nation && c.kind === kind && c.counter === undefined && !c.guest);
    const n = countUnits(own);
    const pool = kind === 'castle' ? castlePool(view(state), nation) : record.pool[kind];
    const most = pool === undefined ? 0 : typeof pool === 'number' ? pool : Math.max(...pool.map((step) => step.value));
    if (n > most && (written || most === 0))
      faults.push(fault('too-many-counters', 'units', { nation, kind, count: n, most }));
  }
  return faults;
}

/** Each leader once, with his own nation. */
function leaderFaults(state: State): readonly Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const cohort of [...Object.values(state.places), state.band].flatMap((c) => c ?? [])) {
    const { leader, owner } = cohort;
    if (leader === undefined) continue;
    if (seen.has(leader)) faults.push(fault('leader-twice', 'units', { leader }));
    seen.add(leader);
    const { nation, leaves } = LEADER_TABLE[leader];
    if (owner !== nation && owner !== leaves.of)
      faults.push(fault('leader-of-another', 'units', { leader, nation: owner }));
  }
  return faults;
}

/** Every owner of units has a nation record; every frame can be answered. */
function frameFaults(state: State): readonly Fault[] {
  const { active, frames, nations, places } = state;
  const read = view(state);
  const owners = new Set(
    [...Object.values(places), state.band].flatMap((cohorts) => (cohorts ?? []).map((c) => c.owner)),
  );
  if (active !== null) owners.add(active);
  const missing = [...owners].find((owner) => owner !== 'neutral' && !nations[owner]);
  // Between the turns of nations, a nation may not have a player yet.
  if (missing && !isUndecided(state)) return [senseless('nations', missing)];
  const i = frames.findIndex((frame, n) => !canBeAsked(read, frame, n));
  return i < 0 ? [] : [senseless(`frames.${i}`, frames[i]?.kind ?? '')];
}

function isUndecided({ active, mode, options = [] }: State): boolean {
  return active === null && (mode === 'advanced' || (mode === 'standard' && options.includes('group-auction')));
}

/** Frames that can interrupt only a nation's own turn. */
const IN_A_TURN: readonly Frame['kind'][] = [
  'battle',
  'mission',
  'pinning',
  'offer',
  'surrender',
  'early-retreat',
  'pile-choice',
];

function canBeAsked(view: View, frame: Frame, depth: number): boolean {
  const { active, nations, frames } = view.state;
  const does = view.phase?.does;
  if (isAuctionFrame(frame)) return canBeHeld(view.state, frame);
  if (frame.kind === 'transformation') return isHeir(view, frame.from, frame.into);
  if (frame.kind === 'survivors') return nations[frame.into] !== undefined && isHeir(view, frame.from, frame.into);
  if (frame.kind === 'founding') return nations[frame.nation] !== undefined && isHeir(view, frame.from, frame.nation);
  if (frame.kind === 'free-castles') return nations[frame.nation] !== undefined;
  if (frame.kind === 'token-window') return isWindow(view, frame, depth);
  // Between the turns of nations there are withdrawals and foundings, but no movement and no battle.
  if (active === null || does === undefined) return !IN_A_TURN.includes(frame.kind);
  switch (frame.kind) {
    case 'battle': {
      const under = frames[depth - 1];
      const fights = depth === 0 && does === 'combat' && frame.attacker === active && !frame.mission;
      const hired = under?.kind === 'mission' && under.step === 'fight' && under.place === frame.place;
      return (fights || (depth === 1 && hired && frame.mission !== undefined)) && isSound(view, frame);
    }
    case 'mission':
      return depth === 0 && does === 'mission' && frame.hirer === active && isMission(view, frame);
    case 'surplus':
    case 'surrender':
      return nations[frame.nation] !== undefined;
    case 'offer':
      return nations[frame.nation] !== undefined && nations[frame.to] !== undefined && frame.nation !== frame.to;
    case 'withdrawal':
      return frame.owner === 'neutral' || nations[frame.owner] !== undefined;
    case 'early-retreat':
      return isEarlyRetreat(view, frame, depth);
    case 'pile-choice':
      return isPileChoice(view, frame);
    case 'pinning': {
      const free = of(at(view, frame.place), active).filter((c) => c.halt === undefined);
      return depth === 0 && frames.length === 1 && does === 'movement' && countUnits(free) >= frame.count;
    }
    default:
      return true;
  }
}

/** Whether a nation may be transformed into another. */
function isHeir(view: View, from: NationId, into: NationId): boolean {
  return view.state.nations[from] !== undefined && heirsOf(view.tables.nations[from].ends).includes(into);
}

/**
 * Both sides have units, each has a seat if it is not neutral, and targets are assigned as far as the step of the round
 * requires.
 */
function isSound(view: View, battle: Battle): boolean {
  const { attacker, defender, by, step } = battle;
  // The side may retreat, and only its leader is left: at the end of a round, or before the first one (10.3-retreat).
  const early = view.state.frames.find((frame) => frame.kind === 'early-retreat');
  const asked = early?.side ?? (step.startsWith('attacker') ? 'attacker' : 'defender');
  const retreats = early !== undefined || step.endsWith('retreats');
  const leaves = retreats && at(view, battle.place).some((c) => c.owner === battle[asked]);
  return (
    attacker !== defender &&
    SIDES.every((side) => (by[side] === null) === (battle[side] === 'neutral')) &&
    SIDES.every((side) => stands(view, battle, side) || (side === asked && leaves)) &&
    !isFulfilled(view, battle) &&
    isAimed(view, battle)
  );
}
