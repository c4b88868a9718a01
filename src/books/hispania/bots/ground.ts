import type { Decision } from '../../../kernel/contract.ts';
import { type LeaderId, type NationId, PLACES, type PlaceId, PROVINCES } from '../engine/data/ids.ts';
import type { SpecialPoints } from '../engine/data/types.ts';
import { population, populationLimit } from '../engine/rules/population.ts';
import { allies } from '../engine/rules/relations.ts';
import { attackLimit, limit } from '../engine/rules/stacking.ts';
import type { View } from '../engine/rules/view.ts';
import { invades } from '../engine/turn.ts';
import { type Army, NOBODY, unitsIn } from './might.ts';
import type { Outlook } from './outlook.ts';
import { placeAt } from './threats.ts';
import { type Horizon, worthTo } from './worth.ts';

/** The map while a nation's movement is planned: the planned units of each place, and its value. */

/** The factor by which the attraction of a goal decreases with each province. */
const FURTHER = 0.85;
/** The cost of an excess unit in addition to its life, because it does not fight either. */
const OVER = 1.5;
/** The maximum number of units of one place in a march. */
const CARAVAN = 4;

export class Ground {
  readonly outlook: Outlook;
  readonly nation: NationId;
  private readonly armies = new Map<PlaceId, Army>();
  private readonly pull: Float64Array;
  private readonly lost: readonly PlaceId[];
  private readonly exits: ReadonlyMap<PlaceId, Exit>;
  private readonly coming: (Exit & { readonly distance: (place: PlaceId) => number }) | undefined;
  /** Whether the nation moves once more in this turn. */
  private readonly again: boolean;
  /** Units over the population limit in the plan (7). */
  private hungry: number;

  constructor(outlook: Outlook, nation: NationId, { params }: Decision) {
    this.outlook = outlook;
    this.nation = nation;
    this.lost = (params['lost'] as readonly PlaceId[] | undefined) ?? [];
    this.pull = pullOn(outlook, nation);
    this.exits = exitsOf(outlook, nation);
    this.coming = comingExit(outlook, nation);
    this.again = movesAgain(outlook.view, nation);
    const { view } = outlook;
    const free = view.hooks[nation]?.noPopulationLimit?.(view);
    this.hungry = free ? Number.NEGATIVE_INFINITY : population(view, nation) - populationLimit(view, nation);
  }

  /** The nation's planned units in a place. */
  army(place: PlaceId): Army {
    const known = this.armies.get(place);
    if (known) return known;
    return this.outlook.standing[placeAt(place)]?.find(({ owner }) => owner === this.nation)?.army ?? NOBODY;
  }

  /** Plans another army into a place. */
  set(place: PlaceId, army: Army): void {
    if (this.isRoom(place) && unitsIn(this.army(place)) === 0 && unitsIn(army) > 0) this.hungry -= EACH;
    this.armies.set(place, army);
  }

  /** The value of a place with an army of the nation at the end of movement. */
  value(place: PlaceId, army: Army, river = false): number {
    const { outlook, nation } = this;
    const n = unitsIn(army);
    if (n === 0) return army.led ? -outlook.leader(nation) : 0;
    const exit = this.exits.get(place);
    if (exit) return exit.each * Math.min(n, exit.most) - outlook.lives(nation, army);
    if (this.lost.includes(place)) return -outlook.lives(nation, army);
    const near = outlook.personality.wander * Math.min(n, CARAVAN) * (this.pull[placeAt(place)] ?? 0);
    const over = Math.max(0, n - this.most(place)) * (OVER + outlook.unit(nation, 'infantry'));
    const { value, wins } = outlook.after(nation, place, army, river);
    return value + near - over + wins * this.room(place) + this.towardsExit(place, n);
  }

  /** The value of being near a place where the nation's units may leave the game for points on the next turn. */
  private towardsExit(place: PlaceId, n: number): number {
    const exit = this.coming;
    if (!exit) return 0;
    const { drive, haste } = this.outlook.personality;
    const far = exit.distance(place) - (this.again ? haste : 0);
    return far > 4 ? 0 : Math.min(n, exit.most) * exit.each * (far <= 2 ? drive : 0.2);
  }

  /** The value of a province's population limit for units that would be removed otherwise (7). */
  private room(place: PlaceId): number {
    if (!this.isRoom(place)) return 0;
    const there = unitsIn(
      this.outlook.standing[placeAt(place)]?.find(({ owner }) => owner === this.nation)?.army ?? NOBODY,
    );
    const gained = there > 0 && !this.isHostile(place);
    const fed = Math.min(EACH, Math.max(0, this.hungry + (gained ? EACH : 0)));
    return fed * this.outlook.unit(this.nation, 'infantry') * 0.8;
  }

  /**
   * The units over the population limit, and the number that one more province would support: the inputs of that value.
   */
  get hunger(): number {
    return Math.max(0, this.hungry + EACH);
  }

  /** Whether units may leave the game at a place now. */
  isExit(place: PlaceId): boolean {
    return this.exits.has(place);
  }

  private isRoom(place: PlaceId): boolean {
    return placeAt(place) < PROVINCES.length;
  }

  /** The stacking limit there, in an attack with these leaders. */
  most(place: PlaceId, leaders: readonly LeaderId[] = []): number {
    if (!this.isRoom(place)) return Number.POSITIVE_INFINITY;
    const { view } = this.outlook;
    return this.isHostile(place) ? attackLimit(view, this.nation, place, leaders) : limit(view, this.nation, place);
  }

  isHostile(place: PlaceId): boolean {
    const { view, standing } = this.outlook;
    return (standing[placeAt(place)] ?? []).some(
      ({ owner, army }) => owner !== this.nation && unitsIn(army) > 0 && !allies(view, this.nation, owner),
    );
  }
}

/** Whether a nation in its first movement has a second one in this turn (9.1). */
export function movesAgain({ state: { phase, turn }, tables }: View, nation: NationId): boolean {
  return phase === 'movement' && invades(tables.nations[nation], turn);
}

/** Units that a province supports (7). */
const EACH = 2;

/**
 * The nearness of each place to the nation's long-term goals, in half points: for units without a task this turn, and
 * for units that arrive far from their goals.
 */
function pullOn(outlook: Outlook, nation: NationId): Float64Array {
  const { tables } = outlook.view;
  const { now, later } = worthTo(outlook.state, nation, LONG_RUN);
  const pull = new Float64Array(PLACES.length);
  for (const [i] of PROVINCES.entries()) {
    const [first] = outlook.standing[i] ?? [];
    if (first?.owner !== nation) pull[i] = (now[i] ?? 0) + (later[i] ?? 0);
  }
  // Each place has the highest value of its neighbours, decreased by the factor.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, place] of PLACES.entries()) {
      const near = place === 'sea' ? tables.landings : tables.nextDoor[place];
      for (const other of near) {
        const there = FURTHER * (pull[placeAt(other)] ?? 0);
        if (there > (pull[i] ?? 0) + 1e-9) {
          pull[i] = there;
          changed = true;
        }
      }
    }
  }
  return pull;
}

/** The points of long-term goals, discounted only by the remaining turns of the nation. */
const LONG_RUN: Horizon = { sight: 99, patience: 0.93, living: 0 };

/** The points of each unit that leaves the game at a place, and the number that may. */
interface Exit {
  readonly each: number;
  readonly most: number;
}

type ExitPoints = SpecialPoints & { readonly kind: 'narbonne-exit' | 'africa-exit' };

function exitPointsOf({ view }: Outlook, nation: NationId): ExitPoints | undefined {
  return view.tables.nations[nation].specialPoints.find(
    (one): one is ExitPoints => one.kind === 'narbonne-exit' || one.kind === 'africa-exit',
  );
}

function mostOf(points: ExitPoints, { state: { tally } }: Outlook, nation: NationId): number {
  return points.kind === 'narbonne-exit' ? points.most - (tally.narbonne?.[nation] ?? 0) : Number.POSITIVE_INFINITY;
}

/** Places where units leave the game for points now. */
function exitsOf(outlook: Outlook, nation: NationId): ReadonlyMap<PlaceId, Exit> {
  const { view } = outlook;
  const points = exitPointsOf(outlook, nation);
  const { turn } = outlook.state;
  const isOpen = points !== undefined && turn >= points.turns[0] && turn <= points.turns[1];
  const exit = { each: points?.each ?? 0, most: isOpen ? mostOf(points, outlook, nation) : 0 };
  return new Map((view.hooks[nation]?.leavesAt?.(view) ?? []).map((place) => [place, exit]));
}

/** The place where units may leave for points on the next turn, and its distance from each place. */
function comingExit(
  outlook: Outlook,
  nation: NationId,
): (Exit & { readonly distance: (place: PlaceId) => number }) | undefined {
  const points = exitPointsOf(outlook, nation);
  const next = outlook.state.turn + 1;
  if (!points || next < points.turns[0] || next > points.turns[1]) return undefined;
  const goal: PlaceId = points.kind === 'narbonne-exit' ? 'narbonne' : 'africa';
  const far = new Map<PlaceId, number>([[goal, 0]]);
  let front: readonly PlaceId[] = [goal];
  for (let n = 1; front.length > 0; n++) {
    front = front.flatMap((place) => outlook.view.tables.nextDoor[place]).filter((place) => !far.has(place));
    for (const place of front) far.set(place, n);
  }
  return {
    each: points.each,
    most: mostOf(points, outlook, nation),
    distance: (place) => far.get(place) ?? Number.POSITIVE_INFINITY,
  };
}
