import { type LeaderId, type NationId, PLACES, type PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { reach } from '../../../src/books/hispania/engine/reach.ts';
import { keyOf, type Picked } from '../../../src/books/hispania/engine/rules/units.ts';
import type { Cohort } from '../../../src/books/hispania/engine/state/cohort.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import type { Action, Choice, Decision } from '../../../src/kernel/contract.ts';
import { type Roller, randomInt } from '../../../src/kernel/dice.ts';
import * as oracle from './movement.ts';

/** The engine beside the second reading of movement (`movement.ts`): if they differ, one of them is wrong. */

/** The differences between the engine and the oracle. */
export interface Difference {
  readonly what: 'offered' | 'refused' | 'reason' | 'position' | 'reach' | 'perft';
  readonly nation: NationId;
  readonly turn: number;
  readonly said: string;
  readonly state: State;
}

/** The amount of comparisons. */
export interface Compared {
  /** Positions in which both were asked for every step. */
  readonly positions: number;
  /** Steps about which both were asked. */
  readonly marches: number;
  /** Stacks whose reach was compared. */
  readonly reaches: number;
  /** Counts of all marches of a number of steps. */
  readonly perfts: number;
  readonly differences: readonly Difference[];
}

/** A position of the engine and the oracle's of the same moment, with the engine's name of each piece. */
interface Both {
  readonly state: State;
  readonly position: oracle.Position;
  readonly keys: readonly string[];
}

/** The limits of a comparison. */
export interface Effort {
  /** Steps that are played from a position, at random. */
  readonly deep: number;
  /** Stacks whose reach is compared. */
  readonly stacks: number;
  /** In how many ways such a stack may be parted: its reach is tried with all of them, at every step. */
  readonly stackParts: number;
  /** Groups of a place about which both are asked, more being drawn at random. */
  readonly groups: number;
  /** Marches that a perft may count. */
  readonly perft: number;
}

export const SHORT: Effort = { deep: 3, stacks: 2, stackParts: 8, groups: 60, perft: 300 };
export const LONG: Effort = { deep: 6, stacks: 6, stackParts: 20, groups: 250, perft: 5000 };

/**
 * Compares the two from the start of a movement phase; nothing where a state is none. `position`: how the oracle reads the state, of
 * which a test may make something else.
 */
export function compare(
  state: State,
  effort: Effort,
  dice: Roller,
  position: oracle.Position | undefined = oracle.positionOf(state),
): Compared | undefined {
  if (!position || hispania.decision(state)?.kind !== 'move') return undefined;
  const found = new Finding(state);
  const root = found.paired(state, position);
  if (!root) return found.all();
  found.reach(root, effort, dice);
  found.perft(root, effort);
  let both: Both | undefined = root;
  for (let n = 0; both && n <= effort.deep; n++) {
    found.positions++;
    const steps = found.steps(both, effort, dice);
    const next: oracle.Step | undefined = chosen(both.position, steps, dice);
    both = next && n < effort.deep ? found.play(both, next, dice) : undefined;
  }
  return found.all();
}

/** One of some steps: as often as not one in the face of enemies, or of many pieces, for there most can go wrong. */
function chosen({ setting }: oracle.Position, steps: readonly oracle.Step[], dice: Roller): oracle.Step | undefined {
  const faces = steps.filter(({ from, to }) => setting.enemies.has(from) || setting.enemies.has(to));
  const most = Math.max(...faces.map(({ group }) => group.length));
  const big = faces.filter(({ group }) => group.length >= most - 1);
  const from = [steps, faces, big][randomInt(dice, 0, 2)] ?? steps;
  const among = from.length > 0 ? from : steps;
  return among[randomInt(dice, 0, Math.max(0, among.length - 1))];
}

/** Several comparisons as one. */
export function together(all: readonly Compared[]): Compared {
  const sum = (of: (one: Compared) => number) => all.reduce((n, one) => n + of(one), 0);
  return {
    positions: sum(({ positions }) => positions),
    marches: sum(({ marches }) => marches),
    reaches: sum(({ reaches }) => reaches),
    perfts: sum(({ perfts }) => perfts),
    differences: all.flatMap(({ differences }) => differences),
  };
}

class Finding {
  readonly #state: State;
  readonly #differences: Difference[] = [];
  positions = 0;
  #marches = 0;
  #reaches = 0;
  #perfts = 0;

  constructor(state: State) {
    this.#state = state;
  }

  all(): Compared {
    return {
      positions: this.positions,
      marches: this.#marches,
      reaches: this.#reaches,
      perfts: this.#perfts,
      differences: this.#differences,
    };
  }

  #differ(what: Difference['what'], said: string, state: State): void {
    this.#differences.push({ what, nation: this.#state.active as NationId, turn: this.#state.turn, said, state });
  }

  /** The two together, if they have the same pieces in the same places with the same past. */
  paired(state: State, position: oracle.Position): Both | undefined {
    const keys = keysOf(state, position);
    if (keys) return { state, position, keys };
    this.#differ('position', `${signature(state)} beside ${signatureOf(position)}`, state);
    return undefined;
  }

  /** Asks both about every group of every place and every place beside it: the steps that are allowed. */
  steps({ state, position, keys }: Both, effort: Effort, dice: Roller): readonly oracle.Step[] {
    const allowed: oracle.Step[] = [];
    const choices = stepsIn(hispania.decision(state));
    for (const from of PLACES) {
      const there = oracle.inPlace(position, from);
      if (there.length === 0) continue;
      const offered = choices.filter(({ fixed }) => fixed['from'] === from);
      const groups = drawn(oracle.allSubsets(position, there).slice(1), effort.groups, dice);
      const near = new Set<PlaceId>([
        ...oracle.beside(position, from),
        ...offered.map(({ fixed }) => fixed['to'] as PlaceId),
      ]);
      for (const to of near) {
        const here = offered.filter(({ fixed }) => fixed['to'] === to);
        for (const group of groups) {
          this.#marches++;
          const reasons = oracle.whyNot(position, from, to, group);
          const action = actions(position, keys, { from, to, group }).find((one) => here.some((c) => accepts(c, one)));
          if (reasons.size === 0) allowed.push({ from, to, group });
          if (reasons.size === 0 && !action) {
            this.#differ('refused', told(position, keys, { from, to, group }), state);
          }
          if (reasons.size > 0 && action) {
            this.#differ('offered', `${told(position, keys, { from, to, group })}, against ${[...reasons]}`, state);
          }
        }
        this.#reason({ state, position, keys }, from, to, there);
      }
    }
    return allowed;
  }

  /** The rule by which the engine refuses a whole place's step must be one of those that the oracle finds against it. */
  #reason({ state, position, keys }: Both, from: PlaceId, to: PlaceId, group: oracle.Group): void {
    const reasons = oracle.whyNot(position, from, to, group);
    if (reasons.size === 0) return;
    const [action] = actions(position, keys, { from, to, group });
    const refusal = action && hispania.explain(state, action);
    if (refusal && !reasons.has(refusal.rule)) {
      const said = `${told(position, keys, { from, to, group })}: ${refusal.code} ${refusal.rule}, not ${[...reasons]}`;
      this.#differ('reason', said, state);
    }
  }

  /** Plays a step in both, and who holds a passage at random. */
  play(both: Both, step: oracle.Step, dice: Roller): Both | undefined {
    const played = playIn(both, step);
    const positions = oracle.step(both.position, step.from, step.to, step.group);
    if (!played) return undefined;
    const mine = new Map(positions.map((position) => [signatureOf(position), position]));
    const theirs = new Map(played.map((state) => [signature(state), state]));
    for (const [name, state] of theirs) {
      if (!mine.has(name) && isMoving(both.state, state))
        this.#differ('position', `engine: ${name}\n oracle: ${[...mine.keys()].join('\n or: ')}`, both.state);
    }
    for (const name of mine.keys()) {
      if (!theirs.has(name) && played.every((state) => isMoving(both.state, state))) {
        this.#differ('position', `oracle alone, after ${told(both.position, both.keys, step)}: ${name}`, both.state);
      }
    }
    const common = [...mine].filter(([name]) => theirs.has(name));
    const [name, position] = common[randomInt(dice, 0, Math.max(0, common.length - 1))] ?? [];
    const state = name === undefined ? undefined : theirs.get(name);
    return state && position && isMoving(both.state, state) ? this.paired(state, position) : undefined;
  }

  /** The destinations of some stacks: the same places, and the same for a whole stack together. */
  reach({ state, position, keys }: Both, { stacks, stackParts }: Effort, dice: Roller): void {
    const places = PLACES.filter((place) => oracle.inPlace(position, place).length > 0);
    for (let n = 0; n < stacks && places.length > 0; n++) {
      const from = places[randomInt(dice, 0, places.length - 1)] as PlaceId;
      const there = oracle.allSubsets(position, oracle.inPlace(position, from)).filter((group) => group.length > 0);
      const small = there.filter((group) => oracle.allSubsets(position, group).length <= stackParts);
      const stack = small[n % 2 === 0 ? small.length - 1 : randomInt(dice, 0, small.length - 1)] ?? [];
      const { units, leaders } = named(position, keys, stack);
      const ways = reach(state, from, units, leaders);
      const mine = oracle.reach(position, from, stack);
      this.#reaches++;
      const some = placesOf(ways.map(({ to }) => to).filter((to) => to !== from));
      const all = placesOf(
        ways
          .filter(({ partial, held }) => !partial && !held)
          .map(({ to }) => to)
          .filter((to) => to !== from),
      );
      const name = `${from} ${JSON.stringify({ ...units, ...leaders })}`;
      if (some !== placesOf([...mine.some])) {
        this.#differ('reach', `${name}: engine ${some}\n oracle ${placesOf([...mine.some])}`, state);
      }
      if (all !== placesOf([...mine.all])) {
        this.#differ('reach', `${name}, whole: engine ${all}\n oracle ${placesOf([...mine.all])}`, state);
      }
    }
  }

  /** The number of marches of one, two, three steps, and of the positions after them, as far as the effort allows. */
  perft(root: Both, { perft }: Effort): void {
    let states: ReadonlyMap<string, readonly [State, number]> = new Map([['', [root.state, 1]]]);
    let positions: ReadonlyMap<string, readonly [oracle.Position, number]> = new Map([['', [root.position, 1]]]);
    for (let k = 1; k <= 3; k++) {
      const most = [...positions.values()].reduce((n, [position]) => n + oracle.size(position), 0);
      if (most > perft) return;
      const theirs = new Map<string, readonly [State, number]>();
      for (const [state, n] of states.values()) {
        for (const next of engineSteps(state)) count(theirs, signature(next), next, n);
      }
      const mine = new Map<string, readonly [oracle.Position, number]>();
      for (const [position, n] of positions.values()) {
        for (const { from, to, group } of oracle.steps(position)) {
          for (const next of oracle.step(position, from, to, group)) count(mine, signatureOf(next), next, n);
        }
      }
      this.#perfts++;
      const [a, b] = [sum(theirs), sum(mine)];
      // A phase that ends with a step says no more of where that has led.
      const isOver = [...theirs.values()].some(([state]) => !isMoving(root.state, state));
      if (a !== b || (theirs.size !== mine.size && !isOver)) {
        this.#differ('perft', `${k}: engine ${a} to ${theirs.size}, oracle ${b} to ${mine.size}`, root.state);
        return;
      }
      if (isOver) return;
      [states, positions] = [theirs, mine];
    }
  }
}

function count<T>(all: Map<string, readonly [T, number]>, name: string, one: T, n: number): void {
  const [kept, before] = all.get(name) ?? [one, 0];
  all.set(name, [kept, before + n]);
}

function sum(all: ReadonlyMap<string, readonly [unknown, number]>): number {
  return [...all.values()].reduce((n, [, k]) => n + k, 0);
}

/** A phase that continues: the step has had no further effect, such as the end of the phase, or a submission by the fall of a leader. */
function isMoving(before: State, after: State): boolean {
  const overlords = ({ nations }: State) =>
    JSON.stringify(Object.values(nations).map(({ overlord }) => overlord ?? null));
  return (
    after.active === before.active &&
    after.phase === before.phase &&
    after.frames.length === 0 &&
    overlords(after) === overlords(before)
  );
}

function stepsIn(decision: Decision | undefined): readonly Choice[] {
  return decision?.kind === 'move' ? decision.choices.filter(({ kind }) => kind === 'step') : [];
}

/** Every state that a step of the engine leads to; two answers that come to the same move are one. */
function engineSteps(state: State): readonly State[] {
  const done = new Set<string>();
  return stepsIn(hispania.decision(state)).flatMap((choice) =>
    answers(choice).flatMap((action) => {
      const {
        units = {},
        leaders = {},
        joined = {},
      } = action.values as { readonly [name: string]: Picked | undefined };
      const all = Object.entries({ ...units, ...leaders, ...joined }).sort();
      const name = JSON.stringify([action.fixed, all]);
      if (all.length === 0 || done.has(name)) return [];
      done.add(name);
      const { state: next } = hispania.apply(state, action);
      return next ? pinned(next) : [];
    }),
  );
}

/** Every answer that a choice stands for. */
function answers({ kind, fixed, ranges }: Choice): readonly Action[] {
  let all: readonly Action['values'][] = [{}];
  for (const [name, range] of Object.entries(ranges)) {
    if (range.is !== 'counts') throw new Error('a step with a number');
    let parts: readonly Picked[] = [{}];
    for (const [key, most] of Object.entries(range.of)) {
      parts = parts.flatMap((part) =>
        Array.from({ length: most + 1 }, (_, n) => (n > 0 ? { ...part, [key]: n } : part)),
      );
    }
    const fitting = parts.filter((part) => {
      const n = Object.values(part).reduce((a, b) => a + b, 0);
      return n >= range.min && n <= range.max;
    });
    all = all.flatMap((values) => fitting.map((part) => ({ ...values, [name]: part })));
  }
  return all.map((values) => ({ kind, fixed, values }));
}

/** The states after every choice of the units that hold a passage, if the engine asks for one. */
function pinned(state: State): readonly State[] {
  const decision = hispania.decision(state);
  if (decision?.kind !== 'pin') return [state];
  return decision.choices.flatMap(answers).flatMap((action) => {
    const { state: next } = hispania.apply(state, action);
    return next ? pinned(next) : [];
  });
}

/** The states after a step in the engine; undefined if it is refused. */
function playIn({ state, position, keys }: Both, step: oracle.Step): readonly State[] | undefined {
  for (const action of actions(position, keys, step)) {
    const applied = hispania.apply(state, action);
    if (applied.state) return pinned(applied.state);
  }
  return undefined;
}

/** The forms in which the engine may take a step of a group. */
function actions(
  position: oracle.Position,
  keys: readonly string[],
  { from, to, group }: oracle.Step,
): readonly Action[] {
  const { units, leaders } = named(position, keys, group);
  const fixed = { from, to };
  const led = Object.keys(leaders).length > 0 ? { leaders } : {};
  const whole: Action = { kind: 'step', fixed, values: { units, ...led } };
  // A pile says apart who joins it: units where no leader of its own goes, else leaders.
  const [mine, others] = [true, false].map((pile) => group.filter((i) => position.pieces[i]?.pile === pile));
  if (!mine?.length || !others?.length) return [whole];
  const [pile, joining] = [named(position, keys, mine), named(position, keys, others)];
  return [
    whole,
    { kind: 'step', fixed, values: { units: pile.units, ...led, joined: joining.units } },
    { kind: 'step', fixed, values: { units, leaders: pile.leaders, joined: joining.leaders } },
  ];
}

function named(
  position: oracle.Position,
  keys: readonly string[],
  group: oracle.Group,
): { units: Picked; leaders: Picked } {
  const units: Record<string, number> = {};
  const leaders: Record<string, number> = {};
  for (const i of group) {
    const of = position.pieces[i]?.kind === 'leader' ? leaders : units;
    const key = keys[i] as string;
    of[key] = (of[key] ?? 0) + 1;
  }
  return { units, leaders };
}

function told(position: oracle.Position, keys: readonly string[], { from, to, group }: oracle.Step): string {
  const { units, leaders } = named(position, keys, group);
  return `${from} to ${to}: ${JSON.stringify({ ...units, ...leaders })}`;
}

function placesOf(places: readonly PlaceId[]): string {
  return [...new Set(places)].sort().join(' ');
}

/** Some of a list, the last one always among them. */
function drawn<T>(list: readonly T[], most: number, dice: Roller): readonly T[] {
  if (list.length <= most) return list;
  const last = list.at(-1) as T;
  return [last, ...Array.from({ length: most }, () => list[randomInt(dice, 0, list.length - 1)] as T)];
}

/** A piece as both know it: what it is, how far it has come, beside a leader, and whether it goes on. */
function lineOf(of: {
  readonly place: PlaceId;
  readonly kind: string;
  readonly leader?: LeaderId | undefined;
  readonly guest?: boolean | undefined;
  readonly pile?: boolean | undefined;
  readonly entered: number;
  readonly led: boolean;
  readonly command?: number | undefined;
  readonly from?: PlaceId | undefined;
  readonly stopped: boolean;
}): string {
  const { place, kind, leader, guest, pile, entered, led, command, from, stopped } = of;
  const marks = [guest && 'guest', pile && 'pile', led && 'led', stopped && 'stopped'].filter(Boolean);
  return `${place}:${leader ?? kind} ${entered}${command === undefined ? '' : `/${command}`} ${from ?? ''} ${marks.join(' ')}`;
}

function lineOfPiece(piece: oracle.Piece, place: PlaceId): string {
  return lineOf({ ...piece, place, stopped: piece.stopped !== undefined });
}

function lineOfCohort(c: Cohort, place: PlaceId): string {
  const { kind, leader, guest, pile, reach: command, from } = c;
  const marks = { entered: c.steps ?? 0, led: c.led === true, stopped: c.halt !== undefined };
  return lineOf({ place, kind, leader, guest, pile, command, from, ...marks });
}

function movers(state: State, place: PlaceId): readonly Cohort[] {
  const fixed: readonly string[] = ['castle', 'fort', 'ruin'];
  return (state.places[place] ?? []).filter((c) => c.owner === state.active && !fixed.includes(c.kind));
}

/** All pieces of a state of the engine, in one order. */
function signature(state: State): string {
  const lines = PLACES.flatMap((place) =>
    movers(state, place).flatMap((c) => Array.from({ length: c.count }, () => lineOfCohort(c, place))),
  );
  return lines.sort().join('; ');
}

/** The same of the oracle's. */
function signatureOf({ pieces }: oracle.Position): string {
  const lines = pieces.flatMap((piece) => (piece.place === null ? [] : [lineOfPiece(piece, piece.place)]));
  return lines.sort().join('; ');
}

/** The engine's name of each piece of the oracle's; undefined if their pieces differ. */
function keysOf(state: State, { pieces }: oracle.Position): readonly string[] | undefined {
  const left = new Map<string, string[]>();
  for (const place of PLACES) {
    for (const c of movers(state, place)) {
      const line = lineOfCohort(c, place);
      left.set(line, [...(left.get(line) ?? []), ...Array.from({ length: c.count }, () => keyOf(c))]);
    }
  }
  const keys: string[] = [];
  for (const piece of pieces) {
    const key = piece.place === null ? '' : left.get(lineOfPiece(piece, piece.place))?.shift();
    if (key === undefined) return undefined;
    keys.push(key);
  }
  return [...left.values()].every((some) => some.length === 0) ? keys : undefined;
}
