import {
  type CombatKind,
  type LeaderId,
  NATIONS,
  type NationId,
  type Owner,
  type PlaceId,
  type RuleId,
} from '../data/ids.ts';
import type { Cohort } from '../state/cohort.ts';
import type { NationState } from '../state.ts';
import { removeLeader } from './arrival.ts';
import { purse } from './gold.ts';
import { holder } from './relations.ts';
import { of, tally, units } from './units.ts';
import { at, type Draft, keep, placesOf, put, recordOf, takeOff, tell, type View } from './view.ts';

/**
 * Rules 1 and 9.4: the common part of all endings of nations. Their units are replaced by another nation's or removed,
 * their leaders join it or leave, their gold is lost; a ruin keeps its counter.
 */

/** The rule of a transformation: the founding of the successor, or the end of the predecessor. */
export function ruleOfHeir({ tables }: Pick<View, 'tables'>, from: NationId, into: NationId): RuleId {
  return tables.nations[into].foundingRule ?? tables.nations[from].ends?.rule ?? '9.4';
}

/** Replaces units of a nation by units of another owner in the same places, one for one (9.4). */
export function convert(
  draft: Draft,
  from: NationId,
  into: Owner,
  rule: RuleId,
  which: (cohort: Cohort, place: PlaceId) => boolean,
  as: (kind: CombatKind) => CombatKind = (kind) => kind,
): void {
  for (const place of placesOf(draft, from)) {
    const old = units(of(at(draft, place), from)).filter((c) => which(c, place));
    if (old.length === 0) continue;
    const turned = old.map((c) => heirOf(c, into, as(c.kind)));
    put(draft, place, [...at(draft, place).filter((c) => !old.some((one) => one === c)), ...turned]);
    tell(draft, { kind: 'transformed', rule, from, into, place, units: tally(old), as: tally(turned) });
  }
}

/** The successor of a cohort: only a castle with a special counter keeps its counter. */
export function heirOf(old: Cohort, owner: Owner, kind: CombatKind): Cohort {
  const special = kind === 'castle' && old.kind === 'castle' && old.counter === 'special';
  return { owner, kind, count: old.count, ...(special ? { counter: 'special' as const } : {}) };
}

/** Removes units of a nation from one place, or from all. */
export function leave(draft: Draft, nation: NationId, places: readonly PlaceId[], rule: RuleId): void {
  for (const place of places) {
    const old = units(of(at(draft, place), nation));
    if (old.length === 0) continue;
    takeOff(draft, place, old);
    tell(draft, { kind: 'left', rule, nation, place, units: tally(old), leaders: [], why: 'leaves' });
  }
}

/**
 * A nation ends: its remaining units are removed, its gold is lost (9.4), and it never plays again. Returns the leaders
 * who join the successor from places that it does not control: they are off the map now (ruling pelayo-place).
 */
export function endNation(draft: Draft, nation: NationId, into: NationId | null, rule: RuleId): readonly LeaderId[] {
  const heirs = passLeaders(draft, nation, into, rule);
  const gone: Cohort[] = [];
  for (const place of placesOf(draft, nation)) {
    const own = units(of(at(draft, place), nation));
    if (own.length === 0) continue;
    gone.push(...own);
    takeOff(draft, place, own);
  }
  const gold = purse(draft, nation);
  if (gold > 0) tell(draft, { kind: 'gold-lost', rule: '9.4', nation, gold, limit: 0 });
  tell(draft, { kind: 'nation-ended', rule, nation, units: tally(gone), into });
  forget(draft, nation);
  return heirs.filter((leader) => into !== null && isStray(draft, into, leader));
}

/** Keeps only the player, the points and the bid of an ended nation. */
function forget(draft: Draft, nation: NationId): void {
  const kept = draft.state.nations[nation];
  if (!kept) return;
  const { seat, points, bid } = kept;
  const ended: NationState = { seat, points, capital: null, ...(bid === undefined ? {} : { bid }), ended: true };
  keep(draft, nation, ended);
}

/** All leaders of a nation leave before it is divided (ruling long-life-ends). */
export function dismissLeaders(draft: Draft, nation: NationId): void {
  passLeaders(draft, nation, null, '3.3');
}

/**
 * Leaders of a nation whose time extends into the successor's join it (11-castile-founding); the others leave (3.3).
 */
function passLeaders(draft: Draft, nation: NationId, into: NationId | null, rule: RuleId): readonly LeaderId[] {
  const passed: LeaderId[] = [];
  for (const place of placesOf(draft, nation)) {
    for (const { leader } of of(at(draft, place), nation)) {
      if (leader === undefined) continue;
      if (into === null || draft.tables.leaders[leader].leaves.of !== into) {
        removeLeader(draft, leader);
        continue;
      }
      passed.push(leader);
      put(
        draft,
        place,
        at(draft, place).map((c) => (c.leader === leader ? { ...c, owner: into } : c)),
      );
      const units = { leader: 1 } as const;
      tell(draft, { kind: 'transformed', rule, from: nation, into, place, units, as: units, leader });
    }
  }
  return passed;
}

/** Removes a leader from a place that his nation does not control. Returns whether it did. */
function isStray(draft: Draft, nation: NationId, leader: LeaderId): boolean {
  const place = placesOf(draft, nation).find((one) => at(draft, one).some((c) => c.leader === leader));
  if (place === undefined || holder(draft, place) === nation) return false;
  put(
    draft,
    place,
    at(draft, place).filter((c) => c.leader !== leader),
  );
  return true;
}

/** Rule 1: nations that are removed at the end of a turn, without a successor. */
export function removals(draft: Draft): void {
  const { turn, lastTurn } = draft.state;
  if (turn >= lastTurn) return;
  for (const nation of NATIONS) {
    const kept = draft.state.nations[nation];
    const { ends } = recordOf(draft, nation);
    if (!kept || kept.ended || ends?.kind !== 'removed' || ends.turn !== turn) continue;
    endNation(draft, nation, null, ends.rule ?? '1');
  }
}
