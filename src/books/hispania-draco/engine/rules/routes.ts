import { connected, isSea, isTown, neighbours, townsNear, waysFrom } from '../data/geography.ts';
import { GENERALS, type GeneralId, SEAS, type SeaId, SPACES, type SpaceId, type TownId } from '../data/ids.ts';
import { LETHE } from '../data/scenarios.ts';
import type { State } from '../state.ts';
import { generalAt, revoltsAt } from './board.ts';
import { hasRoad } from './roads.ts';

/**
 * Where generals and fleets can move (4.1). A move goes to a free space, through spaces of other generals or fleets if need be
 * (4.1-pass), so that it is one answer.
 */
export interface Route {
  readonly to: SpaceId;
  readonly cost: number;
  /** Spaces of other generals on the way, where the move does not end. */
  readonly over: readonly SpaceId[];
  /** Whether the praetor of Ulterior crosses the river (9.4-lethe). */
  readonly crosses: boolean;
}

/** How the river limits a move (9.4-lethe): it bars the north, or is about to be crossed, or is forgotten. */
type River = 'bars' | 'crossed' | 'none';

const isNorth = (at: SpaceId): boolean => isTown(at) && LETHE.north.includes(at);

/** Whether a way from the south to the north leads over the river. */
const isCrossing = (from: SpaceId, to: SpaceId): boolean =>
  LETHE.crossings.some(([south, north]) => south === from && north === to);

/** Whether the river lets a general go from a space to another (ruling V37). */
function passes(river: River, from: SpaceId, to: SpaceId): boolean {
  if (river === 'none' || !isNorth(to)) return true;
  return river === 'crossed' && (isNorth(from) || isCrossing(from, to));
}

/** Whether Romans may not be in a space because of the river. */
export function isBarred({ lethe }: State, at: SpaceId): boolean {
  return lethe && isNorth(at);
}

/** Whether a general may be in a space, but for other generals (4.1-revolt, 4.1-sea). */
export function isEnterable(state: State, at: SpaceId): boolean {
  return isSea(at) ? state.fleets.includes(at) : revoltsAt(state, at) === 0;
}

/** The costs of single moves from a space: along a connection, or along a chain of roads (4.1-road). */
function legs(state: State, from: SpaceId, river: River): ReadonlyMap<SpaceId, number> {
  const costs = new Map<SpaceId, number>();
  for (const { to, segments } of waysFrom(from))
    if (isEnterable(state, to) && passes(river, from, to)) costs.set(to, segments);
  if (!isTown(from)) return costs;
  const chain = new Set<TownId>([from]);
  // A set that is walked takes in what is added meanwhile.
  for (const at of chain)
    for (const to of townsNear(at))
      if (hasRoad(state, at, to) && isEnterable(state, to) && passes(river, at, to)) chain.add(to);
  for (const to of chain) if (to !== from) costs.set(to, 1);
  return costs;
}

interface Found {
  readonly at: SpaceId;
  readonly cost: number;
  readonly over: readonly SpaceId[];
}

/** The cheapest way to each free space, by the river in one state. */
function found(state: State, general: GeneralId, from: SpaceId, river: River): ReadonlyMap<SpaceId, Found> {
  const isTaken = (at: SpaceId) => GENERALS.some((one) => one !== general && state.generals[one] === at);
  const free = new Map<SpaceId, Found>();
  const seen = new Map<SpaceId, number>([[from, 0]]);
  const open: Found[] = [{ at: from, cost: 0, over: [] }];
  for (let next = open.shift(); next; next = open.shift()) {
    const { at, cost, over } = next;
    for (const [to, price] of legs(state, at, river)) {
      const sum = cost + price;
      if (sum >= (seen.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      seen.set(to, sum);
      const way = { at: to, cost: sum, over: at === from ? [] : [...over, at] };
      if (isTaken(to)) open.push(way);
      else free.set(to, way);
    }
  }
  free.delete(from);
  return free;
}

function toRoutes(ways: ReadonlyMap<SpaceId, Found>, crosses: boolean): readonly Route[] {
  return SPACES.flatMap((to) => {
    const way = ways.get(to);
    return way ? [{ to, cost: way.cost, over: way.over, crosses }] : [];
  });
}

/** The moves of a general who stands on a space. */
export function routesFrom(state: State, general: GeneralId, from: SpaceId): readonly Route[] {
  const ways = found(state, general, from, state.lethe ? 'bars' : 'none');
  const plain = toRoutes(ways, false);
  if (!state.lethe || general !== CROSSES) return plain;
  return [...plain, ...toRoutes(found(state, general, from, 'crossed'), true).filter(({ to }) => !ways.has(to))];
}

/** The general who ends the Léthé (9.4-lethe). */
const CROSSES: GeneralId = GENERALS[0];

/** The moves of a general from where he is; none off the board. */
export function routesOf(state: State, general: GeneralId): readonly Route[] {
  const from = state.generals[general];
  return from === null ? [] : routesFrom(state, general, from);
}

/** The moves of a general along one connection, whatever its segments (8.2-ulterior, ruling V32a). */
export function stepsOf(state: State, general: GeneralId): readonly Route[] {
  const from = state.generals[general];
  if (from === null) return [];
  const along = (river: River): ReadonlyMap<SpaceId, Found> =>
    new Map([...legs(state, from, river)].map(([at, cost]) => [at, { at, cost, over: [] }]));
  const ways = along(state.lethe ? 'bars' : 'none');
  const crossing = state.lethe && general === CROSSES ? along('crossed') : NOWHERE;
  const steps = [...toRoutes(ways, false), ...toRoutes(crossing, true).filter(({ to }) => !ways.has(to))];
  return steps.filter(({ to }) => generalAt(state, to) === undefined);
}

const NOWHERE: ReadonlyMap<SpaceId, Found> = new Map();

export interface Voyage {
  readonly to: SeaId;
  readonly cost: number;
}

/** Where a fleet can move: through seas with fleets, to one without and without pirates (4.1-fleet, 4.1-pass, 8.5). */
export function voyagesOf(state: State, from: SeaId): readonly Voyage[] {
  const costs = new Map<SeaId, number>([[from, 0]]);
  const free: Voyage[] = [];
  for (const [at, cost] of costs) {
    for (const to of neighbours(at)) {
      if (!isSea(to) || costs.has(to) || revoltsAt(state, to) > 0) continue;
      if (state.fleets.includes(to)) costs.set(to, cost + 1);
      else if (!free.some((one) => one.to === to)) free.push({ to, cost: cost + 1 });
    }
  }
  return free.sort((a, b) => SEAS.indexOf(a.to) - SEAS.indexOf(b.to));
}

/** Whether a general is connected with a space. */
export function touches({ generals }: State, general: GeneralId, at: SpaceId): boolean {
  const from = generals[general];
  return from !== null && connected(from, at);
}
