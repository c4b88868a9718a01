import { total } from '../../../../kernel/choices.ts';
import type { Action, Choice, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Ground, Leavers, Question } from '../actions.ts';
import { type Owner, type PlaceId, SEA } from '../data/ids.ts';
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
  isLeader,
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
import { at, type Draft, exitsOf, put, putBand, reading, recordOf, tell, type View } from './view.ts';

/**
 * Rules 6.6 and 4.6: after a round the attacker, then the defender, may retreat, in part or as a whole, or stay. Units
 * that a rule tells to withdraw use the same exits (`withdrawal.ts`).
 */

/** The owner and place of retreating units. */
export interface Leaving {
  readonly owner: Owner;
  readonly place: PlaceId;
  /** Places closed to them, because attackers came from there. */
  readonly never: readonly PlaceId[];
  readonly band?: Battle['band'];
  /** They must withdraw; it is not a retreat from a battle (ruling franks-told-to-leave). */
  readonly told?: true;
}

/**
 * An exit, and the units that may use it: units with or without leaders, or leaders alone, which do not count for
 * stacking. If the place cannot hold all units, other units that do not count are `light`, a separate range.
 */
export interface Exit {
  readonly to: Ground;
  readonly alone: boolean;
  readonly ranges: Choice['ranges'];
}

/** A side of a battle, as units that may leave its place. */
function leaving(battle: Battle, side: Side): Leaving {
  const { place, from, band } = battle;
  const attacks = side === 'attacker';
  return { owner: battle[side], place, never: attacks ? [] : from, ...(attacks && band && { band }) };
}

/** The question of a side at the end of a round. */
export function askRetreat(view: View, battle: Battle, side: Side): Question {
  const owner = battle[side];
  const from = leaving(battle, side);
  const ways = exits(view, from).map(
    ({ to, alone, ranges }): ChoiceOf => ({ kind: alone ? 'retreat-leader' : 'retreat', fixed: { side, to }, ranges }),
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

/** Possible destinations of a retreat: over a border, a strait, or to the sea, unless the battle changes this. */
function waysOf(view: View, { place, band }: Leaving): readonly Ground[] {
  if (band === 'only') return ['band'];
  const near = nextTo(view, place);
  return band === 'also' ? [...near, 'band'] : near;
}

function nextTo(view: View, place: PlaceId): readonly PlaceId[] {
  return [...view.tables.nextDoor[place], SEA];
}

/** Whether a side has any exit. */
export function mayRetreat(view: View, battle: Battle, side: Side): boolean {
  const from = leaving(battle, side);
  return exits(view, from).length > 0 || roomier(view, from).length > 0;
}

/** All exits of a place. */
export function exits(view: View, from: Leaving): readonly Exit[] {
  const near = moversOf(view, from, from.place);
  return waysOf(view, from).flatMap((to) =>
    whyBarred(view, from, to) ? [] : exitsTo(view, from, to, to === 'band' ? moversOf(view, from, to) : near),
  );
}

/** The units and leaders that may leave a place, by cohort key: `heavy` units count for stacking. */
interface Movers {
  readonly units: Picked;
  readonly heavy: Picked;
  readonly leaders: Picked;
}

/** Those that may leave for a place. The same may leave for all places but the band. */
function moversOf(view: View, from: Leaving, to: Ground): Movers {
  const which = (of: (cohort: Cohort) => boolean) => goers(view, from, (c) => of(c) && !whyNotHence(view, from, to, c));
  return { units: which(isUnit), heavy: which((c) => isUnit(c) && takesRoom(view, c)), leaders: which(isLeader) };
}

/** The exits that lead to one place. */
function exitsTo(view: View, from: Leaving, to: Ground, { units, heavy, leaders }: Movers): readonly Exit[] {
  const room = Math.min(roomFor(view, from.owner, to), total(heavy));
  const ways: Exit[] = [];
  const chiefs = total(leaders);
  const withLeaders = chiefs > 0 ? { leaders: some(leaders, 0) } : {};
  const go = (ranges: Choice['ranges']) => ways.push({ to, alone: false, ranges: { ...ranges, ...withLeaders } });
  if (room === total(heavy)) {
    if (total(units) > 0) go({ units: some(units, 1) });
  } else {
    const light = Object.fromEntries(Object.entries(units).filter(([key]) => !Object.hasOwn(heavy, key)));
    const any = total(light) > 0;
    if (room > 0) go({ units: { ...some(heavy, 1), max: room }, ...(any && { light: some(light, 0) }) });
    if (any) go({ light: some(light, 1) });
  }
  if (chiefs > 0) {
    ways.push({ to, alone: true, ranges: { leaders: { is: 'counts', of: leaders, min: 1, max: chiefs } } });
  }
  return ways;
}

/** A range with at least this number, at most all. */
const some = (of: Picked, min: number) => ({ is: 'counts' as const, of, min, max: total(of) });

/**
 * The number of units that exits can take in total. Units that do not count for stacking are counted once, because they
 * may use any exit.
 */
export function roomOn(ways: readonly Pick<ChoiceOf, 'ranges'>[]): number {
  const most = ({ ranges }: Pick<ChoiceOf, 'ranges'>, name: 'units' | 'light') => ranges[name]?.max ?? 0;
  return ways.reduce((n, way) => n + most(way, 'units'), 0) + Math.max(0, ...ways.map((way) => most(way, 'light')));
}

/** The units of a kind that can retreat, by cohort key. */
export function goers(view: View, from: Leaving, which: (cohort: Cohort) => boolean): Picked {
  const { owner, place } = from;
  return available(of(at(view, place), owner), (c) => which(c) && whyRooted(view, from, c) === undefined);
}

/** The number of units that may still retreat to a place: up to its limit, and 1 over it for the moment (4.6). */
function roomFor(view: View, owner: Owner, to: Ground): number {
  if (to === 'band') return Number.POSITIVE_INFINITY;
  return Math.max(0, limit(view, owner, to) + 1 - stacked(view, owner, to));
}

/** Capitals that would allow a retreat (4.3, 6.6): adjacent places of the nation. */
export function roomier(view: View, from: Leaving): readonly ChoiceOf<'capital'>[] {
  const { owner, place } = from;
  if (owner === 'neutral' || total(goers(view, from, (c) => isUnit(c) && takesRoom(view, c))) === 0) return [];
  return capitalChoice(view, owner, nextTo(view, place)).filter(
    ({ fixed: { place: to } }) => !whyBarred(view, from, to),
  );
}

type WayCode = CodeOf<'owner' | 'from' | 'to'>;
type UnitCode = CodeOf<'owner' | 'from' | 'to' | 'unit'>;

/** The reason why no unit can retreat to a place, or undefined. */
function whyBarred(view: View, { owner, place, never, band }: Leaving, to: Ground): Reason<WayCode> | undefined {
  if (to === 'band') return band ? undefined : ['retreat-off-map', '6.6'];
  if (band === 'only') return ['retreat-band', view.hooks[owner]?.bandRules?.only ?? '6.6'];
  if (to === SEA) return maySail(view, owner, place) ? undefined : ['retreat-sea', '6.6'];
  const exit = exitsOf(view, place).find(({ fixed }) => fixed.to === to);
  if (!exit) return ['retreat-far', '6.6'];
  const { strait, leavesMap: offMap } = exit;
  if (offMap && !view.hooks[owner]?.retreatsTo?.(view).includes(to)) return ['retreat-off-map', '6.6'];
  if (never.includes(to)) return ['retreat-whence', '6.6'];
  // No nation controls places off the map, and each nation has its own limit there (ruling off-map).
  if (offMap) return undefined;
  if (strait && reading(view, 'strait-retreat') === 'b') return ['retreat-strait', '6.6'];
  const { active } = view.state;
  if (active !== null && isBattle(view, active, to)) return ['retreat-battle', '6.6'];
  if (!isEmpty(view, to) && holder(view, to) !== owner) return ['retreat-held', '6.6'];
  return isGivenAway(view, to) ? ['retreat-given', '6.6-transformation'] : undefined;
}

/** The reason why a cohort cannot retreat anywhere, or undefined. */
function whyRooted(view: View, { owner, told }: Leaving, cohort: Cohort): Reason<UnitCode> | undefined {
  if (isWork(cohort) || cohort.kind === 'ruin') return ['retreat-works', '6.6'];
  if (cohort.kind === 'knight' && cohort.hits) return ['retreat-wounded', '6.6'];
  if (owner === 'neutral') return ['retreat-neutral', '6.6'];
  if (told) return undefined;
  const rooted = recordOf(view, owner).noRetreat;
  const { turn } = view.state;
  if (rooted && turn >= rooted.turns[0] && turn <= rooted.turns[1] && rooted.kinds.some((k) => k === cohort.kind)) {
    return ['retreat-never', rooted.rule];
  }
  return undefined;
}

/**
 * The reason why a cohort cannot retreat to one place although others can, or undefined: only units that came from the
 * band may return to it.
 */
function whyNotHence(view: View, { owner, band }: Leaving, to: Ground, { from }: Cohort): Reason<UnitCode> | undefined {
  if (to !== 'band' || band !== 'also' || from === undefined) return undefined;
  return ['retreat-marched', view.hooks[owner]?.bandRules?.also ?? '6.6'];
}

/** The units and leaders that an action names. */
function named({ values: { units, light, leaders } }: Pick<Action, 'values'>): Picked {
  return Object.assign({}, ...[units, light, leaders].filter((of) => typeof of === 'object'));
}

/** A cohort that has left a place during its movement: its marks of the last step are reset. */
function withdrawn(cohort: Cohort, from: PlaceId): Cohort {
  return { ...cohort, from, river: undefined };
}

/**
 * Moves the units that an action names out of a place: they arrive without marks, or leave the game. Returns them, and
 * whether they left the game.
 */
export function goOut(
  draft: Draft,
  { owner, place }: Leaving,
  action: ActionOf<'retreat' | 'retreat-leader' | 'withdraw'>,
): { readonly taken: readonly Cohort[]; readonly leaves: boolean } {
  const { to } = action.fixed;
  const { units, light, leaders }: Leavers = action.values;
  const { taken, rest } = take(at(draft, place), owner, units, light, leaders);
  put(draft, place, rest);
  const leaves = to !== 'band' && (draft.hooks[owner]?.leavesAt?.(draft).includes(to) ?? false);
  if (to === 'band') putBand(draft, [...(draft.state.band ?? []), ...taken.map(resting)]);
  else if (!leaves) {
    // Units that withdraw during a movement phase keep their used movement, and stay held.
    const moves = draft.phase?.does === 'movement' && owner === draft.state.active;
    put(draft, to, [...at(draft, to), ...taken.map(moves ? (c) => withdrawn(c, place) : resting)]);
    crowd(draft, owner, to);
  }
  return { taken, leaves };
}

/** Carries a retreat out. */
export function retreat(
  draft: Draft,
  battle: Battle,
  side: Side,
  action: ActionOf<'retreat' | 'retreat-leader'>,
): void {
  const { to } = action.fixed;
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

/** The parameters of a refusal, whose words take the band for a place that they do not know. */
const between = (owner: Owner, from: PlaceId, to: Ground) => ({ owner, from, to: to as PlaceId });

/** The reason why a retreat is not offered. */
export function whyNotRetreat(
  view: View,
  battle: Battle,
  side: Side,
  action: Formed<'retreat' | 'retreat-leader'>,
): Refusal {
  const { to } = action.fixed;
  const owner = battle[side];
  const way = between(owner, battle.place, to);
  if (action.fixed.side !== side) {
    return refuse(side === 'attacker' ? 'attacker-first' : 'other-side-retreats', '6.6', way);
  }
  return whyNoExit(view, leaving(battle, side), action);
}

/** The reason why the units of an action cannot retreat to its place. */
export function whyNoExit(
  view: View,
  from: Leaving,
  action: Formed<'retreat' | 'retreat-leader' | 'withdraw'>,
): Refusal {
  const { to } = action.fixed;
  const { owner, place } = from;
  const way = between(owner, place, to);
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
  if (to !== 'band' && needed > room) {
    return refuse('retreat-room', '4.6', { ...way, room, limit: limit(view, owner, to) });
  }
  return refuse('not-a-retreat', '6.6', way);
}
