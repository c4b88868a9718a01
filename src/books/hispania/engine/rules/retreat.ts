import { total } from '../../../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import { isOffMap, type Owner, type PlaceId, SEA } from '../data/ids.ts';
import { type CodeOf, type Reason, refuse } from '../refusals.ts';
import type { Battle, Side } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import { capitalChoice } from './capital.ts';
import { OTHER } from './hits.ts';
import { holder, isBattle, isEmpty, isGivenAway } from './relations.ts';
import { maySail } from './sea.ts';
import { crowd, limit, stacked, takesRoom } from './stacking.ts';
import {
  available,
  countUnits,
  isUnit,
  isWork,
  keyOf,
  leadersOf,
  of,
  type Picked,
  resting,
  take,
  tally,
} from './units.ts';
import { at, type Draft, put, putBand, reading, tell, type View } from './view.ts';

/**
 * Rules 6.6 and 4.6: after a round the attacker, then the defender, may go, in part or as a whole, or stay. Where a rule tells
 * units to go, they go by the same ways (`withdrawal.ts`).
 */

/** A place, or the band off the map. */
type Ground = PlaceId | 'band';

/** Whose units go out of which place. */
export interface Leaving {
  readonly owner: Owner;
  readonly place: PlaceId;
  /** Where they may not go, whatever stands there: attackers came from there. */
  readonly never: readonly PlaceId[];
  readonly band?: Battle['band'];
  /** They are told to go, and it is no retreat in battle (ruling franks-told-to-leave). */
  readonly told?: true;
}

/**
 * A way out, and who may take it: units with leaders or without, or leaders alone, who need no room. Units that need none either
 * are `light`, a range of their own, where there is not room for all.
 */
export interface Exit {
  readonly to: Ground;
  readonly alone: boolean;
  readonly ranges: Choice['ranges'];
}

/** A side of a battle, as those who may leave its place. */
function leaving({ place, from, band, ...battle }: Battle, side: Side): Leaving {
  const attacks = side === 'attacker';
  return { owner: battle[side], place, never: attacks ? [] : from, ...(attacks && band && { band }) };
}

/** What a side is asked at the end of a round. */
export function askRetreat(view: View, battle: Battle, side: Side): Decision {
  const owner = battle[side];
  const from = leaving(battle, side);
  const ways = exits(view, from).map(
    ({ to, alone, ranges }): Choice => ({ kind: alone ? 'retreat-leader' : 'retreat', fixed: { side, to }, ranges }),
  );
  return {
    by: [battle.by[side] ?? ''],
    kind: 'retreat',
    rule: '6.6',
    phase: '',
    params: { place: battle.place, side, owner, round: battle.round },
    choices: [{ kind: 'stay', fixed: { side }, ranges: {} }, ...ways, ...roomier(view, from)],
    preset: { kind: 'stay', fixed: { side }, values: {} },
  };
}

/** Where a retreat may lead at all: over a border, a strait, or to the sea, unless the battle says otherwise. */
function waysOf(view: View, { place, band }: Leaving): readonly Ground[] {
  if (band === 'only') return ['band'];
  const near = nextTo(view, place);
  return band === 'also' ? [...near, 'band'] : near;
}

function nextTo(view: View, place: PlaceId): readonly PlaceId[] {
  return [...view.tables.nextDoor[place], SEA];
}

/** Whether a side has anywhere to go at all. */
export function mayRetreat(view: View, battle: Battle, side: Side): boolean {
  const from = leaving(battle, side);
  return waysOf(view, from).some((to) => exitsTo(view, from, to).length > 0) || roomier(view, from).length > 0;
}

/** Every way out of a place. */
export function exits(view: View, from: Leaving): readonly Exit[] {
  return waysOf(view, from).flatMap((to) => exitsTo(view, from, to));
}

/** The ways out that lead to a place. */
function exitsTo(view: View, from: Leaving, to: Ground): readonly Exit[] {
  if (whyBarred(view, from, to)) return [];
  const which = (of: (cohort: Cohort) => boolean) => goers(view, from, (c) => of(c) && !whyNotHence(view, from, to, c));
  const units = which(isUnit);
  const leaders = which((c) => c.kind === 'leader');
  const heavy = which((c) => isUnit(c) && takesRoom(view, c));
  const room = Math.min(roomFor(view, from.owner, to), total(heavy));
  const ways: Exit[] = [];
  const chiefs = total(leaders);
  const withLeaders = chiefs > 0 ? { leaders: some(leaders, 0) } : {};
  const go = (ranges: Choice['ranges']) => ways.push({ to, alone: false, ranges: { ...ranges, ...withLeaders } });
  if (room === total(heavy)) {
    if (total(units) > 0) go({ units: some(units, 1) });
  } else {
    const light = which((c) => isUnit(c) && !takesRoom(view, c));
    const any = total(light) > 0;
    if (room > 0) go({ units: { ...some(heavy, 1), max: room }, ...(any && { light: some(light, 0) }) });
    if (any) go({ light: some(light, 1) });
  }
  if (chiefs > 0) {
    ways.push({ to, alone: true, ranges: { leaders: { is: 'parts', of: leaders, min: 1, max: chiefs } } });
  }
  return ways;
}

/** At least so many of those, and all of them at most. */
const some = (of: Picked, min: number) => ({ is: 'parts' as const, of, min, max: total(of) });

/** How many units ways out take in all: those that need no room are counted once, since they may take any way. */
export function roomOn(ways: readonly Pick<Choice, 'ranges'>[]): number {
  const most = ({ ranges }: Pick<Choice, 'ranges'>, name: 'units' | 'light') => ranges[name]?.max ?? 0;
  return ways.reduce((n, way) => n + most(way, 'units'), 0) + Math.max(0, ...ways.map((way) => most(way, 'light')));
}

/** Those of a kind who can go at all, by cohort key. */
export function goers(view: View, from: Leaving, which: (cohort: Cohort) => boolean): Picked {
  const { owner, place } = from;
  return available(of(at(view, place), owner), (c) => which(c) && whyRooted(view, from, c) === undefined);
}

/** How many units may still retreat to a place: its limit, and one more for the moment (4.6). */
function roomFor(view: View, owner: Owner, to: Ground): number {
  if (to === 'band') return Number.POSITIVE_INFINITY;
  return Math.max(0, limit(view, owner, to) + 1 - stacked(view, owner, to));
}

/** Capitals that would make room for a retreat (4.3, 6.6): own places next door. */
export function roomier(view: View, from: Leaving): readonly Choice[] {
  const { owner, place } = from;
  if (owner === 'neutral' || total(goers(view, from, (c) => isUnit(c) && takesRoom(view, c))) === 0) return [];
  return capitalChoice(
    view,
    owner,
    nextTo(view, place).filter((to) => !whyBarred(view, from, to)),
  );
}

type WayCode = CodeOf<'owner' | 'from' | 'to'>;
type UnitCode = CodeOf<'owner' | 'from' | 'to' | 'unit'>;

/** Why nobody can go to a place, or nothing. */
function whyBarred(view: View, { owner, place, never, band }: Leaving, to: Ground): Reason<WayCode> | undefined {
  if (to === 'band') return band ? undefined : ['retreat-off-map', '6.6'];
  if (band === 'only') return ['retreat-band', view.hooks[owner]?.bandRules?.only ?? '6.6'];
  if (to === SEA) return maySail(view, owner, place) ? undefined : ['retreat-sea', '6.6'];
  const strait = view.tables.straits[place].includes(to);
  if (!view.tables.borders[place][to] && !strait) return ['retreat-far', '6.6'];
  const offMap = isOffMap(to);
  if (offMap && !view.hooks[owner]?.retreatsTo?.(view).includes(to)) return ['retreat-off-map', '6.6'];
  if (never.includes(to)) return ['retreat-whence', '6.6'];
  // Nobody holds what lies off the map, and its limits are its own nations' (ruling off-map).
  if (offMap) return undefined;
  if (strait && reading(view, 'strait-retreat') === 'b') return ['retreat-strait', '6.6'];
  const { active } = view.state;
  if (active !== null && isBattle(view, active, to)) return ['retreat-battle', '6.6'];
  if (!isEmpty(view, to) && holder(view, to) !== owner) return ['retreat-held', '6.6'];
  return isGivenAway(view, to) ? ['retreat-given', '6.6-transformation'] : undefined;
}

/** Why a cohort cannot retreat anywhere, or nothing. */
function whyRooted(view: View, { owner, told }: Leaving, cohort: Cohort): Reason<UnitCode> | undefined {
  if (isWork(cohort) || cohort.kind === 'ruin') return ['retreat-works', '6.6'];
  if (cohort.kind === 'knight' && cohort.hits) return ['retreat-wounded', '6.6'];
  if (owner === 'neutral') return ['retreat-neutral', '6.6'];
  if (told) return undefined;
  const rooted = view.tables.nations[owner].noRetreat;
  const { turn } = view.state;
  if (rooted && turn >= rooted.turns[0] && turn <= rooted.turns[1] && rooted.kinds.some((k) => k === cohort.kind)) {
    return ['retreat-never', rooted.rule];
  }
  return undefined;
}

/** Why a cohort cannot go to one place, though others can, or nothing: to the band goes who has come out of it. */
function whyNotHence(view: View, { owner, band }: Leaving, to: Ground, { from }: Cohort): Reason<UnitCode> | undefined {
  if (to !== 'band' || band !== 'also' || from === undefined) return undefined;
  return ['retreat-marched', view.hooks[owner]?.bandRules?.also ?? '6.6'];
}

/** Who an action names, units and leaders together. */
function named({ values: { units, light, leaders } }: Action): Picked {
  return Object.assign({}, ...[units, light, leaders].filter((of) => typeof of === 'object'));
}

/** A cohort that has gone out of a place during its movement: of its last step nothing counts any more but where it went. */
function withdrawn(cohort: Cohort, from: PlaceId): Cohort {
  const { river: _, ...rest } = cohort;
  return { ...rest, from };
}

/** Takes those an action names out of a place: they arrive at rest, or leave the game. Who went, and whether they left it. */
export function goOut(
  draft: Draft,
  { owner, place }: Leaving,
  action: Action,
): { readonly taken: readonly Cohort[]; readonly leaves: boolean } {
  const to = action.fixed['to'] as Ground;
  const { taken, rest } = take(at(draft, place), owner, named(action));
  put(draft, place, rest);
  const leaves = to !== 'band' && (draft.hooks[owner]?.leavesAt?.(draft).includes(to) ?? false);
  if (to === 'band') putBand(draft, [...(draft.state.band ?? []), ...taken.map(resting)]);
  else if (!leaves) {
    // Who is told to go while units move has moved as far as before, and is held as before.
    const moves = draft.phase?.does === 'movement' && owner === draft.state.active;
    put(draft, to, [...at(draft, to), ...taken.map(moves ? (c) => withdrawn(c, place) : resting)]);
    crowd(draft, owner, to);
  }
  return { taken, leaves };
}

/** Carries a retreat out. */
export function retreat(draft: Draft, battle: Battle, side: Side, action: Action): void {
  const to = action.fixed['to'] as Ground;
  const owner = battle[side];
  const { taken, leaves } = goOut(draft, leaving(battle, side), action);
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
  if (leaves && to !== 'band' && owner !== 'neutral')
    draft.hooks[owner]?.onLeave?.(draft, to, countUnits(taken), 'retreat');
  for (const leader of leadersOf(taken))
    draft.hooks[owner]?.onLeaderBeaten?.(draft, leader, battle[OTHER[side]], false);
}

/** Why a retreat is not offered. */
export function whyNotRetreat(view: View, battle: Battle, side: Side, action: Action): Refusal {
  const to = action.fixed['to'] as PlaceId;
  const owner = battle[side];
  const way = { owner, from: battle.place, to };
  if (action.fixed['side'] !== side) {
    return refuse(side === 'attacker' ? 'attacker-first' : 'other-side-retreats', '6.6', way);
  }
  return whyNoExit(view, leaving(battle, side), action);
}

/** Why those an action names cannot go where it says. */
export function whyNoExit(view: View, from: Leaving, action: Action): Refusal {
  const to = action.fixed['to'] as PlaceId;
  const { owner, place } = from;
  const way = { owner, from: place, to };
  const there = of(at(view, place), owner);
  let needed = 0;
  for (const [key, n] of Object.entries(named(action))) {
    const cohort = there.find((c) => keyOf(c) === key);
    if (!cohort || cohort.count < n) return refuse('nobody-there', '6.6', {});
    const rooted = whyRooted(view, from, cohort) ?? whyNotHence(view, from, to, cohort);
    if (rooted) return refuse(...rooted, { ...way, unit: cohort.kind });
    if (takesRoom(view, cohort)) needed += n;
  }
  const barred = whyBarred(view, from, to);
  if (barred) return refuse(...barred, way);
  const room = roomFor(view, owner, to);
  if (needed > room) {
    return refuse('retreat-room', '4.6', { ...way, room, limit: limit(view, owner, to) });
  }
  return refuse('not-a-retreat', '6.6', way);
}
