import { total } from '../../../kernel/choices.ts';
import type { Action, Choice, Refusal } from '../../../kernel/contract.ts';
import { isOfKind } from './actions.ts';
import type { LeaderId, NationId, PlaceId } from './data/ids.ts';
import type { HispaniaFact } from './facts.ts';
import { Position } from './in-place.ts';
import { isUnit, keyOf, type Picked } from './rules/units.ts';
import { added, type Fill, fills, namesOf, outdoes, picked, size, split, standing, within, without } from './stack.ts';
import type { Cohort } from './state/cohort.ts';
import type { State } from './state.ts';
import { tablesOf } from './view.ts';

/**
 * Finds the places that a stack can reach in a movement by playing the offered steps, each with as many units as
 * possible. It knows no rule of movement: it recognises the moved units by the difference in the place that they
 * entered.
 */

/** One of the states that the steps of a stack lead to. */
export interface Halting {
  readonly before: Halting | null;
  readonly state: State;
  /** The same, for its question and refusals: it is found once, and never played on. */
  readonly position: Position;
  readonly place: PlaceId;
  /** The units of the stack here, with their current marks; empty if they have left the game or were lost. */
  readonly stack: readonly Cohort[];
  /**
   * The units that stayed where the last step began: held by enemies in a forced passage (5.3), and for other reasons.
   */
  readonly pinned: readonly Cohort[];
  readonly stayed: readonly Cohort[];
  /** The last step, and the answer that named the held units after it. */
  readonly actions: readonly Action[];
  readonly facts: readonly HispaniaFact[];
  readonly steps: number;
  readonly river: boolean;
  /** The numbers of units that were held, and that stayed, on the whole path. */
  readonly held: number;
  readonly left: number;
  /** Leaders killed by the last step, because they entered a province of enemy units alone (6.2b-lone-leader). */
  readonly falls: readonly LeaderId[];
  /** The movement continues: the step had no other automatic consequence. */
  readonly goesOn: boolean;
}

export interface Excursion {
  readonly nation: NationId | null;
  readonly start: Halting;
  /** The result of every step that was played, in order. */
  readonly found: readonly Halting[];
}

/** A page asks several questions about the same stack, so the last result is cached. */
let last: { readonly state: State; readonly asked: string; readonly answer: Excursion } | undefined;

/** Every useful path of a stack, played. Empty if no step of it is offered now. */
export function excursionOf(state: State, from: PlaceId, units: Picked, leaders: Picked): Excursion {
  const asked = JSON.stringify([from, units, leaders]);
  if (last?.state === state && last.asked === asked) return last.answer;
  const answer = excursion(state, from, units, leaders);
  last = { state, asked, answer };
  return answer;
}

/** The game's refusal of a step by the whole stack, from its place or from another one. */
export function whyNot({ position, place, stack }: Halting, to: PlaceId, from = place): Refusal | undefined {
  const { units, leaders } = split(stack);
  const values = Object.keys(leaders).length > 0 ? { units, leaders } : { units };
  return position.whyRefused({ kind: 'step', fixed: { from, to }, values });
}

function excursion(state: State, from: PlaceId, units: Picked, leaders: Picked): Excursion {
  const nation = state.active;
  const stack = nation === null ? [] : picked(state, from, nation, { ...units, ...leaders });
  const start: Halting = {
    before: null,
    state,
    position: new Position(state),
    place: from,
    stack,
    pinned: [],
    stayed: [],
    actions: [],
    facts: [],
    steps: 0,
    river: false,
    held: 0,
    left: 0,
    falls: [],
    goesOn: true,
  };
  const found: Halting[] = [];
  if (nation === null || stack.length === 0) return { nation, start, found };
  const best = new Map<PlaceId, Halting[]>([[from, [start]]]);
  for (let level: readonly Halting[] = [start]; level.length > 0; ) {
    const next = goneOn(level, nation, best);
    found.push(...next);
    // Of two equal paths the better one continues.
    level = next
      .filter(({ goesOn, stack: those }) => goesOn && those.length > 0)
      .sort(inOrder)
      .filter((halting) => {
        const known = best.get(halting.place) ?? [];
        if (known.some(({ stack: those }) => outdoes(those, halting.stack))) return false;
        best.set(halting.place, [...known, halting]);
        return true;
      });
  }
  return { nation, start, found };
}

/**
 * The order of paths: no killed leader first, whole stacks before parts, then fewer steps, fewer held units, more
 * arriving units, no river, fewer answers.
 */
export function inOrder(a: Halting, b: Halting): number {
  return (
    Math.min(a.falls.length, 1) - Math.min(b.falls.length, 1) ||
    Math.min(a.left, 1) - Math.min(b.left, 1) ||
    a.steps - b.steps ||
    a.held - b.held ||
    size(b.stack) - size(a.stack) ||
    Number(a.river) - Number(b.river) ||
    a.actions.length - b.actions.length
  );
}

/** The steps offered to a stack at its place, by destination, each with as many units as it takes. */
export function onward({ position, place, stack }: Halting): ReadonlyMap<PlaceId, readonly Fill[]> {
  const ways = new Map<PlaceId, readonly Fill[]>();
  if (stack.length === 0) return ways;
  // For most borders of a place the choices contain the same units, so the results are shared.
  const filled = new Map<Choice['ranges'], readonly Fill[]>();
  for (const choice of position.decision()?.choices ?? []) {
    if (!isOfKind(choice, 'step') || choice.fixed.from !== place) continue;
    const {
      fixed: { to },
      ranges,
    } = choice;
    const known = filled.get(ranges) ?? fills(ranges, stack);
    filled.set(ranges, known);
    if (known.length > 0) ways.set(to, [...(ways.get(to) ?? []), ...known]);
  }
  return ways;
}

type Seen = ReadonlyMap<PlaceId, readonly Halting[]>;

/** The results of one more step for all stacks that have made the same number of steps. */
function goneOn(level: readonly Halting[], nation: NationId, best: Seen): readonly Halting[] {
  const next = new Map<PlaceId, Halting[]>();
  for (const halting of level) {
    const { borders } = tablesOf(halting.state);
    for (const [to, ways] of onward(halting)) {
      if (hasBeen(halting, to)) continue;
      const tried: Picked[] = [];
      const others = next.get(to) ?? [];
      next.set(to, others);
      const river = Boolean(borders[halting.place][to]?.river);
      for (const fill of ways.length > 1 ? [...ways].sort(largest) : ways) {
        const { all } = fill;
        // A part of a stack that can move together gets no further than the whole.
        if (tried.some((other) => within(all, other))) continue;
        tried.push(all);
        const going = goingOf(halting.stack, all);
        if (best.get(to)?.some((other) => isOld(other, going, river))) continue;
        if (others.some((other) => isEqual(other, halting, going, river))) continue;
        const stepped = stepTo(halting, nation, to, fill);
        if (stepped) others.push(stepped);
      }
    }
  }
  return [...next.values()].flat();
}

/** A path never returns to a place. */
function hasBeen(halting: Halting, place: PlaceId): boolean {
  for (let one = halting.before; one; one = one.before) if (one.place === place) return true;
  return false;
}

function largest(a: Fill, b: Fill): number {
  return total(b.all) - total(a.all);
}

function goingOf(stack: readonly Cohort[], all: Picked): readonly Cohort[] {
  return stack.flatMap((c) => {
    const n = Math.min(c.count, all[keyOf(c)] ?? 0);
    return n > 0 ? [{ ...c, count: n }] : [];
  });
}

/**
 * Whether a step is known to be useless without playing it: as many units have been there in fewer steps, and not
 * across a river into a battle, which a longer path might avoid.
 */
function isOld(other: Halting, going: readonly Cohort[], river: boolean): boolean {
  if (!outdoes(other.stack, going)) return false;
  const owner = going[0]?.owner;
  return river || !other.river || !standing(other.state, other.place).some((c) => c.owner !== owner && isUnit(c));
}

/** The same for units that have arrived there in as many steps, by a path that is no worse, and are not stopped. */
function isEqual(other: Halting, halting: Halting, going: readonly Cohort[], river: boolean): boolean {
  return (
    (river || !other.river) &&
    other.held <= halting.held &&
    other.left <= halting.left &&
    other.stack.every((c) => c.halt === undefined) &&
    outdoes(other.stack, going, 1)
  );
}

/** Plays one step, and the preset answer if the game then asks for the held units. */
function stepTo(before: Halting, nation: NationId, to: PlaceId, { values, all, held }: Fill): Halting | undefined {
  const action: Action = { kind: 'step', fixed: { from: before.place, to }, values };
  const position = new Position(before.state);
  const facts: HispaniaFact[] = [];
  const actions: Action[] = [];
  for (let next: Action | undefined = action; next; next = presetOf(position)) {
    const made = position.make(next);
    if (made.refusal) return undefined;
    actions.push(next);
    facts.push(...made.facts);
  }
  const state = position.state();
  const old = before.state;
  const goesOn = state.active === old.active && state.phase === old.phase && state.turn === old.turn;
  const moved = facts.find((fact) => fact.kind === 'moved');
  // A leader whose units are all held moves on alone.
  const pinned = goingOf(before.stack, all).some(isUnit) ? goingOf(before.stack, held) : [];
  const stayed = without(without(before.stack, all), namesOf(pinned));
  return {
    before,
    state,
    position,
    place: to,
    stack: goesOn ? added(old, state, to, nation) : goingOf(before.stack, all),
    pinned,
    stayed,
    actions,
    facts,
    steps: before.steps + 1,
    river: moved?.kind === 'moved' && moved.river,
    held: before.held + size(pinned),
    left: before.left + size(stayed),
    falls: facts.flatMap((fact) =>
      fact.kind === 'leader-killed' && fact.owner === nation && fact.place === to ? [fact.leader] : [],
    ),
    goesOn,
  };
}

/** The preset answer to a question about held units (5.3). */
function presetOf(position: Position): Action | undefined {
  const asked = position.decision();
  return asked?.kind === 'pin' ? asked.preset : undefined;
}
