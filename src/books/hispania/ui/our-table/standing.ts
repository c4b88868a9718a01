import type { LeaderId, NationId, Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { Written, WrittenCohort } from '../../engine/position.ts';
import { MOST } from '../../engine/schema.ts';

/**
 * Edits of the contents of places on a board that is edited. Each takes the written position and returns another one: plain data, even if
 * it makes no sense; `check.ts` names the faults.
 */

/** A spot for counters: a place of the map, or El Cid's band off it. */
export type Spot = PlaceId | 'band';

/** Works, of which a province has at most one; each is a counter of its own. */
export const WORKS = ['castle', 'fort', 'ruin'] as const;
export type Work = (typeof WORKS)[number];

export const isWork = (kind: UnitKind): kind is Work => (WORKS as readonly UnitKind[]).includes(kind);

/** The cohorts in a spot. */
export function cohortsAt(written: Written, spot: Spot): readonly WrittenCohort[] {
  return (spot === 'band' ? written.band : written.units[spot]) ?? [];
}

/** Every spot with any counter. */
export function spotsOf(written: Written): readonly Spot[] {
  const places = (Object.keys(written.units) as PlaceId[]).filter((place) => cohortsAt(written, place).length > 0);
  return cohortsAt(written, 'band').length > 0 ? [...places, 'band'] : places;
}

/** The owners of the counters in a spot, each once. */
export function ownersAt(written: Written, spot: Spot): readonly Owner[] {
  return [...new Set(cohortsAt(written, spot).map(({ owner }) => owner))];
}

export const numberIn = ({ count = 1 }: WrittenCohort): number => count;

/** The number of units of a kind that an owner has in a spot. */
export function countAt(written: Written, spot: Spot, owner: Owner, kind: UnitKind): number {
  return cohortsAt(written, spot)
    .filter((cohort) => cohort.owner === owner && cohort.kind === kind)
    .reduce((sum, cohort) => sum + numberIn(cohort), 0);
}

/** The position with other cohorts in a spot; an empty spot is left out. */
function withCohorts(written: Written, spot: Spot, cohorts: readonly WrittenCohort[]): Written {
  if (spot === 'band') {
    const { band: _, ...rest } = written;
    return cohorts.length > 0 ? { ...rest, band: cohorts } : rest;
  }
  const { [spot]: _, ...others } = written.units;
  return { ...written, units: cohorts.length > 0 ? { ...others, [spot]: cohorts } : others };
}

/** Units with only a number and a kind: no leader, no counter of another, no marks. */
const isPlain = ({ leader, counter, from, hits, guest }: WrittenCohort): boolean =>
  leader === undefined && counter === undefined && from === undefined && hits === undefined && guest === undefined;

/** A cohort with another number: one is not written, zero removes the cohort. */
function times(cohort: WrittenCohort, count: number): readonly WrittenCohort[] {
  const { count: _, ...rest } = cohort;
  if (count <= 0) return [];
  return [count === 1 ? rest : { ...rest, count }];
}

/**
 * Sets the number of a kind, 0 to 60: units without marks are added and removed first. A work is set by `setWork`, a leader by
 * `setLeader`.
 */
export function setCount(written: Written, spot: Spot, owner: Owner, kind: UnitKind, wanted: number): Written {
  if (isWork(kind)) return setWork(written, spot, owner, wanted > 0 ? kind : null, kind);
  const n = Math.max(0, Math.min(MOST.count, Math.trunc(wanted)));
  let change = n - countAt(written, spot, owner, kind);
  if (change === 0 || kind === 'leader') return written;
  const there = cohortsAt(written, spot);
  const isOne = (cohort: WrittenCohort) => cohort.owner === owner && cohort.kind === kind;
  const plain = there.find((cohort) => isOne(cohort) && isPlain(cohort));
  if (change > 0) {
    if (plain) {
      const grown = there.flatMap((c) => (c === plain ? times(c, numberIn(c) + change) : [c]));
      return withCohorts(written, spot, grown);
    }
    if (there.length >= MOST.cohorts) return written;
    return withCohorts(written, spot, [...there, ...times({ owner, kind }, change)]);
  }
  const shrunk = (cohorts: readonly WrittenCohort[], which: (cohort: WrittenCohort) => boolean) =>
    cohorts.flatMap((cohort) => {
      if (change >= 0 || !isOne(cohort) || !which(cohort)) return [cohort];
      const gone = Math.min(numberIn(cohort), -change);
      change += gone;
      return times(cohort, numberIn(cohort) - gone);
    });
  return withCohorts(
    written,
    spot,
    shrunk(shrunk(there, isPlain), () => true),
  );
}

/** The work that an owner has in a spot, if any. */
export function workAt(written: Written, spot: Spot, owner: Owner): Work | null {
  return WORKS.find((work) => countAt(written, spot, owner, work) > 0) ?? null;
}

/**
 * Sets one work of an owner in a spot, or none, in place of the others of that owner. With `only`, a removal applies to that kind only. A
 * castle that becomes a ruin, and a ruin that is rebuilt, keep the owner of their counter.
 */
export function setWork(written: Written, spot: Spot, owner: Owner, work: Work | null, only?: Work): Written {
  const there = cohortsAt(written, spot);
  const old = (cohort: WrittenCohort) =>
    cohort.owner === owner && isWork(cohort.kind) && (work !== null || only === undefined || cohort.kind === only);
  const before = there.find(old);
  const rest = there.filter((cohort) => !old(cohort));
  if (work === null || rest.length >= MOST.cohorts) return withCohorts(written, spot, rest);
  const counter = work === 'fort' ? undefined : before?.counter;
  return withCohorts(written, spot, [...rest, { owner, kind: work, ...(counter ? { counter } : {}) }]);
}

/** The owner of the counter of a work: the work's owner by default. */
export function counterAt(written: Written, spot: Spot, owner: Owner): NationId | 'special' | undefined {
  return cohortsAt(written, spot).find((cohort) => cohort.owner === owner && isWork(cohort.kind))?.counter;
}

/** Sets the owner of the counter of a castle or a ruin. */
export function setCounter(
  written: Written,
  spot: Spot,
  owner: Owner,
  counter: NationId | 'special' | undefined,
): Written {
  const cohorts = cohortsAt(written, spot).map((cohort) => {
    if (cohort.owner !== owner || (cohort.kind !== 'castle' && cohort.kind !== 'ruin')) return cohort;
    const { counter: _, ...rest } = cohort;
    return counter === undefined || counter === owner ? rest : { ...rest, counter };
  });
  return withCohorts(written, spot, cohorts);
}

/** The spots of a leader: none, one, or by mistake several. */
export function spotsOfLeader(written: Written, leader: LeaderId): readonly Spot[] {
  return spotsOf(written).filter((spot) => cohortsAt(written, spot).some((cohort) => cohort.leader === leader));
}

/** Puts a leader into a spot and removes the leader from every other one; or removes the leader. */
export function setLeader(written: Written, spot: Spot, owner: Owner, leader: LeaderId, there: boolean): Written {
  let next = written;
  for (const other of spotsOfLeader(written, leader)) {
    const left = cohortsAt(next, other).filter((cohort) => cohort.leader !== leader);
    next = withCohorts(next, other, left);
  }
  if (!there || cohortsAt(next, spot).length >= MOST.cohorts) return next;
  return withCohorts(next, spot, [...cohortsAt(next, spot), { owner, kind: 'leader', leader }]);
}

/** Removes everything from a spot, or everything of one owner. */
export function clear(written: Written, spot: Spot, owner?: Owner): Written {
  const left = owner === undefined ? [] : cohortsAt(written, spot).filter((cohort) => cohort.owner !== owner);
  return withCohorts(written, spot, left);
}

/** Copies the units of one spot to another, in place of its units. Leaders are unique, and stay. */
export function copy(written: Written, from: Spot, to: Spot): Written {
  const units = cohortsAt(written, from).filter(({ kind }) => kind !== 'leader');
  return withCohorts(written, to, units);
}

/** The origin of an owner's units that meet others in a spot; undefined unless all came from one place. */
export function cameFrom(written: Written, spot: Spot, owner: Owner): PlaceId | undefined {
  const [first, ...rest] = new Set(movable(written, spot, owner).map(({ from }) => from));
  return rest.length === 0 ? first : undefined;
}

/** Sets the origin of all units of an owner that meet others in a spot. */
export function setFrom(written: Written, spot: Spot, owner: Owner, from: PlaceId | undefined): Written {
  const movers = movable(written, spot, owner);
  const cohorts = cohortsAt(written, spot).map((cohort) => {
    if (!movers.includes(cohort)) return cohort;
    const { from: _, ...rest } = cohort;
    return from === undefined ? rest : { ...rest, from };
  });
  return withCohorts(written, spot, cohorts);
}

function movable(written: Written, spot: Spot, owner: Owner): readonly WrittenCohort[] {
  return cohortsAt(written, spot).filter((cohort) => cohort.owner === owner && !isWork(cohort.kind));
}

/** The number of counters of an owner on the board, without leaders and ruins. */
export function unitsOf(written: Written, owner: Owner): number {
  return spotsOf(written)
    .flatMap((spot) => cohortsAt(written, spot))
    .filter((cohort) => cohort.owner === owner && cohort.kind !== 'leader' && cohort.kind !== 'ruin')
    .reduce((sum, cohort) => sum + numberIn(cohort), 0);
}

/** The number of all units. */
export function size(written: Written): number {
  const owners = new Set(spotsOf(written).flatMap((spot) => ownersAt(written, spot)));
  return [...owners].reduce((sum, owner) => sum + unitsOf(written, owner), 0);
}
