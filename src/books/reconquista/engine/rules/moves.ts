import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { regionOf, roadsFrom } from '../data/geography.ts';
import { LOCATIONS, type LocationId, REGIONS } from '../data/ids.ts';
import { UNIT_IDS } from '../data/play-ids.ts';
import { refuse } from '../refusals.ts';
import type { Moves, State, Units } from '../state.ts';
import { isOpen } from './control.ts';
import { type Draft, take } from './draft.ts';
import { enter } from './entering.ts';
import {
  canMove,
  fresh,
  groupsOf,
  isShut,
  leaving,
  mayLeave,
  movable,
  openPlaces,
  ours,
  type Source,
  sources,
  unitKey,
} from './forces.ts';
import { arrive } from './retreat.ts';
import { least, minus, plus, size, sum } from './units.ts';

/** Rule 11: the player's moves in phase 4, a force after the other, in one region. */

/** Begins phase 4. */
export function beginMoves(draft: Draft): void {
  draft.state = { ...draft.state, phase: 'moves', moves: { region: null, moved: {}, force: null } };
}

export function askMoves(state: State, moves: Moves): Decision {
  const end: Choice = { kind: 'end', fixed: {}, ranges: {} };
  const common = { by: ['christian'], phase: `${state.turn} moves`, preset: { kind: 'end', fixed: {}, values: {} } };
  if (moves.region === null) {
    const regions = REGIONS.filter((region) => canMove(state, region));
    return {
      ...common,
      kind: 'region',
      rule: '11',
      params: { nobody: regions.length === 0 },
      choices: [...regions.map((region): Choice => ({ kind: 'region', fixed: { region }, ranges: {} })), end],
    };
  }
  return {
    ...common,
    kind: 'moves',
    rule: '11',
    params: { region: moves.region, from: openPlaces(moves) },
    choices: [
      ...LOCATIONS.flatMap((to) => movesTo(state, moves, to)),
      ...LOCATIONS.filter((at) => canSally(state, moves, at)).map(
        (place): Choice => ({ kind: 'sally', fixed: { place }, ranges: {} }),
      ),
      end,
    ],
  };
}

/** The moves to a location: without El Cid, and with him and units of his location (9-el-cid). */
export function movesTo(state: State, moves: Moves, to: LocationId): readonly Choice[] {
  const all = sources(state, moves, to);
  if (all.length === 0) return [];
  const rider = all.find(({ units }) => (units['el-cid'] ?? 0) > 0);
  const plain: Choice = { kind: 'move', fixed: { to }, ranges: { units: rangeOf(all, 1) } };
  if (!rider) return [plain];
  const ranges = {
    units: rangeOf([rider], 1),
    others: rangeOf(
      all.filter((one) => one !== rider),
      0,
    ),
  };
  return [plain, { kind: 'ride', fixed: { from: rider.at, to }, ranges }];
}

function rangeOf(from: readonly Source[], min: number) {
  const of: Record<string, number> = {};
  for (const { at, units } of from)
    for (const unit of UNIT_IDS) if (unit !== 'el-cid' && units[unit]) of[unitKey(at, unit)] = units[unit] ?? 0;
  return { is: 'counts', of, min, max: Object.values(of).reduce((a, b) => a + b, 0) } as const;
}

function canSally(state: State, moves: Moves, at: LocationId): boolean {
  return isShut(state.places[at]) && size(fresh(state, moves, at)) > 0;
}

/** Carries out an answer of phase 4, but not its end. */
export function moveBy(draft: Draft, moves: Moves, action: ActionOf<'region' | 'move' | 'ride' | 'sally'>): void {
  if (action.kind === 'region') {
    const { region } = action.fixed;
    draft.state = { ...draft.state, moves: { ...moves, region } };
    draft.facts.push({ kind: 'chosen', rule: '11', region });
  } else if (action.kind === 'move') setOut(draft, moves, action.fixed.to, groupsOf(action.values.units));
  else if (action.kind === 'ride') {
    const { from, to } = action.fixed;
    const groups = groupsOf({ ...action.values.units, ...action.values.others });
    setOut(
      draft,
      moves,
      to,
      groups.map(({ at, units }) => ({ at, units: at === from ? plus(units, { 'el-cid': 1 }) : units })),
    );
  } else sally(draft, moves, action.fixed.place);
}

/** Takes the units out of their locations and leads them into another. */
function setOut(draft: Draft, moves: Moves, to: LocationId, groups: readonly Source[]): void {
  const going = groups.map(({ at, units }): Source => {
    const there = ours(draft.state.places[at]);
    const isAlone = there !== undefined && size(minus(there.troops.units, units)) === 0;
    // El Cid is never left alone.
    const all = isAlone ? (there?.troops.units ?? units) : units;
    if (there) take(draft, at, there.part, all);
    draft.facts.push({ kind: 'moved', rule: '11', side: 'christian', from: at, to, units: all });
    return { at, units: all };
  });
  draft.state = { ...draft.state, moves: leaving(moves, going) };
  enter(
    draft,
    to,
    sum(going.map(({ units }) => units)),
    going.map(({ at }) => at),
  );
  closeMoved(draft);
}

/** Fights the besiegers of a location with the units inside (ruling M4). */
function sally(draft: Draft, moves: Moves, at: LocationId): void {
  const units = fresh(draft.state, moves, at);
  take(draft, at, 'held', units);
  draft.state = { ...draft.state, moves: leaving(moves, []) };
  enter(draft, at, units, [at]);
  closeMoved(draft);
}

/** The player has chosen where to retreat in phase 4; the force may go on from there (12-we-lose). */
export function retreatTo(draft: Draft, to: LocationId): void {
  const { asked, moves } = draft.state;
  if (asked?.is !== 'retreat') return;
  draft.state = { ...draft.state, asked: null };
  arrive(draft, 'christian', { from: asked.from, to, units: asked.units }, '12-we-lose');
  if (!moves) return;
  const moved = { ...moves.moved, [to]: plus(moves.moved[to] ?? {}, asked.units) };
  const force = size(asked.force) > 0 ? { at: to, units: asked.force } : null;
  draft.state = { ...draft.state, moves: { ...moves, moved, force } };
}

/** Of the units that have moved, keeps those that are still there. */
function closeMoved(draft: Draft): void {
  const { moves, places } = draft.state;
  if (!moves) return;
  const moved: { [location in LocationId]?: Units } = {};
  for (const at of LOCATIONS) {
    const units = least(moves.moved[at] ?? {}, ours(places[at])?.troops.units ?? {});
    if (Object.keys(units).length > 0) moved[at] = units;
  }
  const { apart = [], ...rest } = moves;
  const left = apart
    .map(({ at, units }) => ({ at, units: least(units, moved[at] ?? {}) }))
    .filter(({ units }) => size(units) > 0);
  draft.state = { ...draft.state, moves: { ...rest, moved, ...(left.length > 0 ? { apart: left } : {}) } };
}

/** Why an answer of phase 4 is not offered. */
export function whyNoMove(state: State, moves: Moves, { kind, fixed }: Action): Refusal {
  if (kind === 'end') return refuse('not-an-action', '11', {});
  if (kind === 'region') {
    const region = REGIONS.find((one) => one === fixed['region']);
    if (region === undefined) return refuse('no-such-region', '2', {});
    if (moves.region !== null) return refuse('region-chosen', '11', { region: moves.region });
    if (!isOpen(state, region)) return refuse('revolt', '8-revolt', { region });
    return canMove(state, region) ? refuse('not-an-action', '11', {}) : refuse('no-movers', '11', { region });
  }
  if (moves.region === null) return refuse('choose-region', '11', {});
  const to = LOCATIONS.find((one) => one === (kind === 'sally' ? fixed['place'] : fixed['to']));
  if (to === undefined) return refuse('no-such-place', '2', {});
  if (kind === 'sally') return refuse('not-besieged', '11-force', { place: to });
  const from = LOCATIONS.find((one) => one === fixed['from']);
  if (kind === 'ride' && (from === undefined || !movable(state, moves, from)['el-cid']))
    return from ? refuse('no-cid', '9-el-cid', { place: from }) : refuse('no-such-place', '2', {});
  return whyNoWay(state, moves, to) ?? refuse('bad-count', '11-force', {});
}

/** Why nothing may move to a location, if so. */
function whyNoWay(state: State, moves: Moves, to: LocationId): Refusal | undefined {
  if (sources(state, moves, to).length > 0) return undefined;
  if (!isOpen(state, regionOf(to))) return refuse('revolt', '8-revolt', { region: regionOf(to) });
  const near = roadsFrom(to).find((at) => size(movable(state, moves, at)) > 0);
  if (near && !mayLeave(state, near)) return refuse('not-free', '11-roads', { region: regionOf(near) });
  const isAny = LOCATIONS.some((at) => size(movable(state, moves, at)) > 0);
  return refuse('no-way', near ? '11-roads' : isAny ? '2-roads' : '11', { place: to });
}

/** Locations at the end of a road from our units that they may not reach now. */
export function barredMoves(
  state: State,
  moves: Moves,
): readonly { readonly to: LocationId; readonly refusal: Refusal }[] {
  return LOCATIONS.flatMap((to) => {
    if (!roadsFrom(to).some((at) => size(movable(state, moves, at)) > 0)) return [];
    const refusal = whyNoWay(state, moves, to);
    return refusal ? [{ to, refusal }] : [];
  });
}
