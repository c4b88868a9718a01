import type { CombatKind } from '../engine/data/ids.ts';
import { type Counts, lineOf, type Open, type StateLine, stateIn, stayers } from './lines.ts';

/** All possible states of one side in a battle, numbered so that hits and retreats always lead to a later state. */

/**
 * The states of a side in one camp: before a retreat, or after a retreat of some units, when the others fight on
 * without leaders (6.6).
 */
export interface Camp {
  readonly base: number;
  readonly lines: readonly StateLine[];
  /** The distance between adjacent states of a line. */
  readonly strides: readonly number[];
  readonly led: boolean;
  /** Units that have retreated, by kind. */
  readonly gone: readonly number[];
}

/** A side of a battle. Values by kind have one number per kind for each state. */
export interface Army {
  readonly kinds: readonly CombatKind[];
  readonly size: number;
  readonly camps: readonly Camp[];
  readonly campOf: Uint16Array;
  /** Units in the place. */
  readonly units: Uint16Array;
  /** Dice, hits that have an effect, and the number of the line's state, by kind. */
  readonly dice: Uint16Array;
  readonly lives: Uint16Array;
  readonly lineStates: Uint16Array;
  /** Units that may retreat, and the state after that. */
  readonly goers: Uint16Array;
  readonly stay: Int32Array;
}

/** The maximum number of states of a side, more than the game's counters allow. */
export const MOST_STATES = 50_000;

/** A battle with too many units to compute. */
export class TooLarge extends RangeError {}

/** The number of transitions by hits between states of a side. The cost of a battle grows with those of both sides. */
export function waysOf({ camps }: Army): number {
  const ofLine = ({ lives }: StateLine) => lives.reduce((sum, most) => sum + most + 1, 0);
  return camps.reduce((sum, { lines }) => sum + lines.reduce((product, line) => product * ofLine(line), 1), 0);
}

interface Plan {
  readonly lines: readonly StateLine[];
  readonly led: boolean;
  readonly gone: readonly number[];
}

/** A side from its lines, one for each kind. `retreats`: it may retreat. */
export function armyOf(lines: readonly StateLine[], led: boolean, retreats: boolean, open: Open): Army {
  const plans: Plan[] = [{ lines, led, gone: lines.map(() => 0) }];
  if (retreats) {
    for (const gone of product(lines.map(({ goers }) => [...new Set(goers)]))) {
      if (gone.some((n) => n > 0))
        plans.push({ lines: lines.map((line, k) => left(line, gone[k] ?? 0, open)), led: false, gone });
    }
  }
  const camps: Camp[] = [];
  let size = 0;
  for (const plan of plans) {
    camps.push({ ...plan, base: size, strides: stridesOf(plan.lines) });
    size += plan.lines.reduce((n, { states }) => n * states.length, 1);
    if (size > MOST_STATES) throw new TooLarge(`more than ${MOST_STATES} states of a side`);
  }
  return filled({
    kinds: lines.map(({ kind }) => kind),
    size,
    camps,
    campOf: new Uint16Array(size),
    units: new Uint16Array(size),
    goers: new Uint16Array(size),
    stay: new Int32Array(size),
    dice: new Uint16Array(size * lines.length),
    lives: new Uint16Array(size * lines.length),
    lineStates: new Uint16Array(size * lines.length),
  });
}

/** The possible states of a line after a number of units has retreated. */
function left(line: StateLine, gone: number, open: Open): StateLine {
  const seeds = line.states.filter((_, s) => line.goers[s] === gone).map((counts) => stayers(line, counts));
  return lineOf(line.kind, line.sorts, seeds, open);
}

function product(of: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return of.reduce<readonly (readonly number[])[]>(
    (all, some) => all.flatMap((one) => some.map((n) => [...one, n])),
    [[]],
  );
}

function stridesOf(lines: readonly StateLine[]): readonly number[] {
  const strides: number[] = [];
  let stride = 1;
  for (const { states } of [...lines].reverse()) {
    strides.unshift(stride);
    stride *= states.length;
  }
  return strides;
}

function filled(army: Army): Army {
  const campOfGone = new Map(army.camps.map(({ gone }, c) => [gone.join(), c]));
  const kinds = army.kinds.length;
  army.camps.forEach(({ base, lines, strides }, c) => {
    const end = army.camps[c + 1]?.base ?? army.size;
    for (let s = base; s < end; s++) {
      army.campOf[s] = c;
      const gone: number[] = [];
      for (let k = 0; k < kinds; k++) {
        const line = lines[k] as StateLine;
        const part = Math.floor((s - base) / (strides[k] ?? 1)) % line.states.length;
        army.lineStates[s * kinds + k] = part;
        army.dice[s * kinds + k] = line.dice[part] ?? 0;
        army.lives[s * kinds + k] = line.lives[part] ?? 0;
        army.units[s] = (army.units[s] ?? 0) + (line.units[part] ?? 0);
        gone.push(line.goers[part] ?? 0);
      }
      army.goers[s] = gone.reduce((a, b) => a + b, 0);
      army.stay[s] = c === 0 ? (stayed(army, s, campOfGone.get(gone.join()) ?? 0) ?? s) : s;
    }
  });
  return army;
}

/** The state of the units that stay, in the camp after the retreat. */
function stayed(army: Army, s: number, c: number): number | undefined {
  const [here, there] = [army.camps[0], army.camps[c]];
  if (!here || !there || c === 0) return undefined;
  const counts = here.lines.map((line, k) =>
    stayers(line, line.states[army.lineStates[s * army.kinds.length + k] ?? 0] as Counts),
  );
  return stateOf(there, counts);
}

/** The number of a state, by the states of its lines. */
export function stateOf({ base, lines, strides }: Camp, counts: readonly Counts[]): number {
  return lines.reduce((s, line, k) => s + stateIn(line, counts[k] ?? []) * (strides[k] ?? 0), base);
}

/** Living units of each kind in a state, in the place or retreated. */
export function alive({ kinds, camps, campOf, lineStates }: Army, s: number): readonly number[] {
  const camp = camps[campOf[s] ?? 0];
  return kinds.map(
    (_, k) => (camp?.lines[k]?.units[lineStates[s * kinds.length + k] ?? 0] ?? 0) + (camp?.gone[k] ?? 0),
  );
}
