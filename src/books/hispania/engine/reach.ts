import type { Action, Refusal } from '../../../kernel/contract.ts';
import { isProvince, type LeaderId, type NationId, type Owner, type PlaceId } from './data/ids.ts';
import { type Excursion, excursionOf, type Halting, inOrder, onward, whyNot } from './excursion.ts';
import type { Units } from './facts/units.ts';
import { isAllys } from './rules/steps.ts';
import { leadersOf, type Picked, tally } from './rules/units.ts';
import type { View } from './rules/view.ts';
import { enemiesAt, size } from './stack.ts';
import type { State } from './state.ts';

/**
 * The places that a stack can reach in several steps of a movement (`stops.ts` gives the reasons for other places). It
 * is a query, defined by the steps that `decision` offers and `apply` plays; every path in its result can be played. It
 * is not part of `queries.ts`, because it plays the game.
 */

/** Units and leaders, by kind and by name. */
export interface Company {
  readonly units: Units;
  readonly leaders: readonly LeaderId[];
}

/** One path of a stack to a place. */
export interface Way {
  readonly to: PlaceId;
  /** The answers of the path, in order: its steps, and the choices of held units in forced passages (5.3). */
  readonly path: readonly Action[];
  readonly steps: number;
  /** The units that arrive. */
  readonly arrives: Company;
  /** Enemy units there: the owner of most of them, and their number. */
  readonly battle?: { readonly owner: Owner; readonly units: number };
  /** The last step crosses a river (6.4). */
  readonly river?: true;
  /** None of the units can move on from there. `why` is the game's refusal; undefined if no unit is left to try. */
  readonly ends: boolean;
  readonly why?: Refusal;
  /** The numbers of units held in forced passages on the path, and the places (5.3). */
  readonly held?: readonly { readonly place: PlaceId; readonly count: number }[];
  /**
   * Not all units that are not held can arrive: the units that stay, their place, and the refusal of the whole stack's
   * next step.
   */
  readonly partial?: true;
  readonly left?: readonly (Company & { readonly place: PlaceId; readonly why?: Refusal })[];
  /** They leave the game there (5.4). */
  readonly exits?: true;
  /** The units cannot stay there: the end of movement would remove them (ruling must-leave). */
  readonly strays?: true;
  /** Leaders who are killed because they enter a province of enemy units alone (6.2b-lone-leader). */
  readonly falls?: readonly LeaderId[];
}

/**
 * Every place that a stack can reach by the offered steps, with the best path to each first: whole stacks before parts,
 * then fewest steps, fewest held units, no river. A place has several paths if a longer one loses fewer units in forced
 * passages or avoids a river before a battle. It has paths of a part only if those of the whole stack bring fewer
 * units, and paths on which a leader is killed only if there are no others. `units` and `leaders` are named by their
 * cohort keys in `from`.
 */
export function reach(state: State, from: PlaceId, units: Picked, leaders: Picked): readonly Way[] {
  return wayOf(excursionOf(state, from, units, leaders));
}

function wayOf({ found, nation }: Excursion): readonly Way[] {
  if (nation === null) return [];
  const kept = new Map<PlaceId, Halting[]>();
  const all: Halting[] = [];
  for (const halting of [...found].sort(inOrder)) {
    const others = kept.get(halting.place) ?? [];
    if (others.some((other) => isBetter(other, halting, nation))) continue;
    kept.set(halting.place, [...others, halting]);
    all.push(halting);
  }
  return all.map((halting) => told(halting, nation));
}

/** Whether a path is redundant beside an earlier one. */
function isBetter(one: Halting, other: Halting, nation: NationId): boolean {
  if (one.falls.length === 0 && other.falls.length > 0) return true;
  if (came(one) < came(other)) return false;
  if (one.left === 0 && other.left > 0) return true;
  if (one.steps > other.steps) return false;
  return !one.river || other.river || !enemiesAt(before(other), other.place, nation);
}

function before(halting: Halting): View {
  return (halting.before ?? halting).position.view;
}

/** The number of units that make the last step. */
function came({ before: from, stack, facts }: Halting): number {
  const moved = facts.find((fact) => fact.kind === 'moved');
  if (!from || moved?.kind !== 'moved') return size(stack);
  return Object.values(moved.units).reduce((n, k) => n + k, 0) + moved.leaders.length;
}

function told(halting: Halting, nation: NationId): Way {
  const { place, steps, river, facts, position, falls } = halting;
  const line = lineOf(halting);
  const moved = facts.find((fact) => fact.kind === 'moved');
  const arrives = moved?.kind === 'moved' ? { units: moved.units, leaders: moved.leaders } : { units: {}, leaders: [] };
  const battle = enemiesAt(before(halting), place, nation);
  const exits = facts.some((fact) => fact.kind === 'left' && fact.why === 'leaves' && fact.place === place);
  const ends = !halting.goesOn || onward(halting).size === 0;
  const why = ends && !exits ? whyEnds(halting) : undefined;
  const { held, left } = staying(line);
  const lost = position.decision()?.params['lost'];
  return {
    to: place,
    path: line.flatMap(({ actions }) => actions),
    steps,
    arrives,
    ...(battle && { battle }),
    ...(river && { river }),
    ends,
    ...(why && { why }),
    ...(held.length > 0 && { held }),
    ...(left.length > 0 && { partial: true as const, left }),
    ...(exits && { exits }),
    ...(halting.goesOn && Array.isArray(lost) && lost.includes(place) && { strays: true as const }),
    ...(falls.length > 0 && { falls }),
  };
}

/** The steps that lead to it, in order. */
function lineOf(halting: Halting): readonly Halting[] {
  return halting.before ? [...lineOf(halting.before), halting] : [];
}

/** The units of the stack that stay on the path, with their places. */
function staying(line: readonly Halting[]): {
  readonly held: NonNullable<Way['held']>;
  readonly left: NonNullable<Way['left']>;
} {
  const held: { place: PlaceId; count: number }[] = [];
  const left: (Company & { place: PlaceId; why?: Refusal })[] = [];
  for (const halting of line) {
    const from = halting.before as Halting;
    const stopped = halting.held - from.held;
    if (stopped > 0) held.push({ place: from.place, count: stopped });
    if (halting.left === from.left) continue;
    const why = whyNot(from, halting.place);
    const { stayed } = halting;
    left.push({ place: from.place, units: tally(stayed), leaders: leadersOf(stayed), ...(why && { why }) });
  }
  return { held, left };
}

/** The game's refusal of a further step to an adjacent place, preferably one where the units could stay. */
function whyEnds(halting: Halting): Refusal | undefined {
  const { goesOn, stack, position, place } = halting;
  const owner = stack[0]?.owner;
  if (!goesOn || owner === undefined || owner === 'neutral') return undefined;
  const read = position.view;
  const { before } = halting;
  const near = [...read.tables.nextDoor[place], ...(before ? [before.place] : [])].filter(isProvince);
  const to = near.find((next) => !isAllys(read, owner, next)) ?? near[0];
  return to && whyNot(halting, to);
}
