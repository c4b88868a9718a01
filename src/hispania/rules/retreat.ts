import { total } from '../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../kernel/contract.ts';
import { isOffMap, type Owner, type PlaceId, type ProvinceId, SEA } from '../data/ids.ts';
import { type CodeOf, type Reason, refuse } from '../refusals.ts';
import type { Battle, Cohort, Side } from '../state.ts';
import { capitalChoice } from './capital.ts';
import { holder, isBattle, isEmpty } from './relations.ts';
import { crowd, limit, stacked } from './stacking.ts';
import { available, isUnit, isWork, keyOf, leadersOf, of, type Picked, resting, take, tally } from './units.ts';
import { at, type Draft, put, reading, tell, type View } from './view.ts';

/** Rules 6.6 and 4.6: after a round the attacker, then the defender, may go, in part or as a whole, or stay. */

/** What a side is asked at the end of a round. */
export function askRetreat(view: View, battle: Battle, side: Side): Decision {
  const owner = battle[side];
  const ways = nextTo(view, battle.place).flatMap((to) => retreatTo(view, battle, side, to));
  return {
    by: [battle.by[side] ?? ''],
    kind: 'retreat',
    rule: '6.6',
    phase: '',
    params: { place: battle.place, side, owner, round: battle.round },
    choices: [{ kind: 'stay', fixed: { side }, ranges: {} }, ...ways, ...roomier(view, battle, side)],
    preset: { kind: 'stay', fixed: { side }, values: {} },
  };
}

/** Where a retreat may lead at all: over a border, a strait, or to the sea. */
function nextTo(view: View, place: PlaceId): readonly PlaceId[] {
  return [...view.tables.nextDoor[place], SEA];
}

/** Whether a side has anywhere to go at all. */
export function mayRetreat(view: View, battle: Battle, side: Side): boolean {
  return (
    nextTo(view, battle.place).some((to) => retreatTo(view, battle, side, to).length > 0) ||
    roomier(view, battle, side).length > 0
  );
}

/** The ways to retreat to a place: units, with or without leaders, or a leader alone (he needs no room). */
function retreatTo(view: View, battle: Battle, side: Side, to: PlaceId): readonly Choice[] {
  if (whyBarred(view, battle, side, to)) return [];
  const there = of(at(view, battle.place), battle[side]);
  const units = available(there, (c) => isUnit(c) && whyRooted(view, battle, side, c) === undefined);
  const leaders = available(there, (c) => c.kind === 'leader' && whyRooted(view, battle, side, c) === undefined);
  const room = Math.min(roomFor(view, battle[side], to), total(units));
  const choices: Choice[] = [];
  const chiefs = total(leaders);
  const withLeaders = chiefs > 0 ? { leaders: { is: 'parts' as const, of: leaders, min: 0, max: chiefs } } : {};
  if (room > 0) {
    choices.push({
      kind: 'retreat',
      fixed: { side, to },
      ranges: { units: { is: 'parts', of: units, min: 1, max: room }, ...withLeaders },
    });
  }
  if (chiefs > 0) {
    choices.push({
      kind: 'retreat-leader',
      fixed: { side, to },
      ranges: { leaders: { is: 'parts', of: leaders, min: 1, max: chiefs } },
    });
  }
  return choices;
}

/** How many units may still retreat to a place: its limit, and one more for the moment (4.6). */
function roomFor(view: View, owner: Owner, to: PlaceId): number {
  return Math.max(0, limit(view, owner, to) + 1 - stacked(view, owner, to));
}

/** Capitals that would make room for a retreat (4.3, 6.6): own places next door. */
function roomier(view: View, battle: Battle, side: Side): readonly Choice[] {
  const owner = battle[side];
  const goers = of(at(view, battle.place), owner).some(
    (c) => isUnit(c) && whyRooted(view, battle, side, c) === undefined,
  );
  if (!goers || owner === 'neutral') return [];
  return capitalChoice(
    view,
    owner,
    nextTo(view, battle.place).filter((to) => !whyBarred(view, battle, side, to)),
  );
}

type WayCode = CodeOf<'owner' | 'from' | 'to'>;
type UnitCode = CodeOf<'owner' | 'from' | 'to' | 'unit'>;

/** Why a side cannot retreat to a place, whoever goes, or nothing. */
function whyBarred(view: View, battle: Battle, side: Side, to: PlaceId): Reason<WayCode> | undefined {
  const owner = battle[side];
  const { place } = battle;
  if (to === SEA) return maySail(view, owner, place) ? undefined : ['retreat-sea', '6.6'];
  const strait = view.tables.straits[place].includes(to);
  if (!view.tables.borders[place][to] && !strait) return ['retreat-far', '6.6'];
  const offMap = isOffMap(to);
  if (offMap && !view.hooks[owner]?.retreatsTo?.(view).includes(to)) return ['retreat-off-map', '6.6'];
  if (side === 'defender' && battle.from.includes(to)) return ['retreat-whence', '6.6'];
  // Nobody holds what lies off the map, and its limits are its own nations' (ruling off-map).
  if (offMap) return undefined;
  if (strait && reading(view, 'strait-retreat') === 'b') return ['retreat-strait', '6.6'];
  const { active } = view.state;
  if (active !== null && isBattle(view, active, to)) return ['retreat-battle', '6.6'];
  if (!isEmpty(view, to) && holder(view, to) !== owner) return ['retreat-held', '6.6'];
  return undefined;
}

/** Rule 5.6: with naval supremacy a retreat may go to the sea, from a province with an open anchor. */
function maySail(view: View, owner: Owner, place: PlaceId): boolean {
  if (owner === 'neutral' || view.tables.provinces[place as ProvinceId]?.coast !== 'landing') return false;
  return view.tables.nations[owner].navalSupremacy.includes(view.state.turn);
}

/** Why a cohort cannot retreat anywhere, or nothing. */
function whyRooted(view: View, battle: Battle, side: Side, cohort: Cohort): Reason<UnitCode> | undefined {
  const owner = battle[side];
  if (isWork(cohort) || cohort.kind === 'ruin') return ['retreat-works', '6.6'];
  if (cohort.kind === 'knight' && cohort.hits) return ['retreat-wounded', '6.6'];
  if (owner === 'neutral') return ['retreat-neutral', '6.6'];
  const rooted = view.tables.nations[owner].noRetreat;
  const { turn } = view.state;
  if (rooted && turn >= rooted.turns[0] && turn <= rooted.turns[1] && rooted.kinds.some((k) => k === cohort.kind)) {
    return ['retreat-never', '6.6'];
  }
  return undefined;
}

/** Carries a retreat out: who goes arrives at rest, or leaves the game. */
export function retreat(draft: Draft, battle: Battle, side: Side, action: Action): void {
  const to = action.fixed['to'] as PlaceId;
  const owner = battle[side];
  const picked = {
    ...(action.values['units'] as Picked | undefined),
    ...(action.values['leaders'] as Picked | undefined),
  };
  const { taken, rest } = take(at(draft, battle.place), owner, picked);
  put(draft, battle.place, rest);
  const leaves = draft.hooks[owner]?.leavesAt?.includes(to) ?? false;
  if (!leaves) {
    put(draft, to, [...at(draft, to), ...taken.map(resting)]);
    crowd(draft, owner, to);
  }
  tell(draft, {
    kind: 'retreated',
    rule: '6.6',
    owner,
    side,
    from: battle.place,
    to,
    units: tally(taken),
    leaders: leadersOf(taken),
    leaves,
  });
}

/** Why a retreat is not offered. */
export function whyNotRetreat(view: View, battle: Battle, side: Side, action: Action): Refusal {
  const to = action.fixed['to'] as PlaceId;
  const owner = battle[side];
  const way = { owner, from: battle.place, to };
  if (action.fixed['side'] !== side) {
    return refuse(side === 'attacker' ? 'attacker-first' : 'other-side-retreats', '6.6', way);
  }
  const there = of(at(view, battle.place), owner);
  const units = action.values['units'];
  const leaders = action.values['leaders'];
  const picked = { ...(typeof units === 'object' ? units : {}), ...(typeof leaders === 'object' ? leaders : {}) };
  for (const [key, n] of Object.entries(picked)) {
    const cohort = there.find((c) => keyOf(c) === key);
    if (!cohort || cohort.count < n) return refuse('nobody-there', '6.6', {});
    const rooted = whyRooted(view, battle, side, cohort);
    if (rooted) return refuse(...rooted, { ...way, unit: cohort.kind });
  }
  const barred = whyBarred(view, battle, side, to);
  if (barred) return refuse(...barred, way);
  const room = roomFor(view, owner, to);
  if (typeof units === 'object' && total(units) > room) {
    return refuse('retreat-room', '4.6', { ...way, room, limit: limit(view, owner, to) });
  }
  return refuse('not-a-retreat', '6.6', way);
}
