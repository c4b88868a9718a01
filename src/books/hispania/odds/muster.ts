import { COMBAT_KINDS, type CombatKind } from '../engine/data/ids.ts';
import { sideUnits, TARGETS, targetOf } from '../engine/rules/hits.ts';
import { leadersOf, of } from '../engine/rules/units.ts';
import { at, type View } from '../engine/rules/view.ts';
import type { Battle, Side, Target } from '../engine/state/battle.ts';
import { type Army, armyOf, stateOf } from './army.ts';
import { type Counts, countsOf, lineOf, type Open, type StateLine, sortsOf } from './lines.ts';

/** The sides of a battle in a position. */

/**
 * Units that form one target in the current round; in the first round units that crossed a river are separate (6.4).
 */
export interface Group {
  readonly target: Target;
  /** The index of its kind in the army. */
  readonly kind: number;
  readonly line: StateLine;
  /** Its current state. */
  readonly start: number;
}

export interface Muster {
  readonly army: Army;
  readonly start: number;
  /** In the order of the targets (6.1). */
  readonly groups: readonly Group[];
  /** Whether it has leaders, and their ids; an unnamed leader of a written battle has none. */
  readonly led: boolean;
  readonly leaders: ReturnType<typeof leadersOf>;
}

/** Numbers the states of one side of a battle. `retreats`: it may retreat. */
export function muster(view: View, battle: Battle, side: Side, retreats: boolean): Muster {
  const units = sideUnits(view, battle, side);
  const kinds = COMBAT_KINDS.filter((kind) => units.some((c) => c.kind === kind));
  const open = openOf(battle, side);
  const groups: Group[] = [];
  const lines = kinds.map((kind, k): StateLine => {
    const own = units.filter((c) => c.kind === kind);
    const sorts = sortsOf(kind, own);
    const apart = TARGETS.flatMap((target): readonly Group[] => {
      const there = own.filter((c) => targetOf(battle, side, c) === target);
      if (there.length === 0) return [];
      const line = lineOf(kind, sorts, [countsOf(sorts, there)], open);
      return [{ target, kind: k, line, start: 0 }];
    });
    groups.push(...apart);
    const [only] = apart;
    return apart.length === 1 && only ? only.line : lineOf(kind, sorts, together(apart), open);
  });
  const there = of(at(view, battle.place), battle[side]);
  const led = there.some((c) => c.kind === 'leader');
  const army = armyOf(lines, led, retreats, open);
  const [camp] = army.camps;
  const start = camp
    ? stateOf(
        camp,
        lines.map((line, k) =>
          added(
            groups.filter((g) => g.kind === k),
            line,
          ),
        ),
      )
    : 0;
  return { army, start, groups, led, leaders: leadersOf(there) };
}

/** All possible states of several groups of a kind, which are one group from the second round on. */
function together(groups: readonly Group[]): readonly Counts[] {
  return groups.reduce<readonly Counts[]>(
    (all, { line }) => (all.length === 0 ? line.states : all.flatMap((a) => line.states.map((b) => plus(a, b)))),
    [],
  );
}

function added(groups: readonly Group[], { sorts }: StateLine): Counts {
  return groups.reduce<Counts>(
    (sum, { line, start }) => plus(sum, line.states[start] ?? []),
    sorts.map(() => 0),
  );
}

export function plus(a: Counts, b: Counts): Counts {
  return a.map((n, i) => n + (b[i] ?? 0));
}

/** The number of units of a kind that may be attacked, as in `rules/named.ts`: the named units that are still there. */
function openOf({ mission }: Battle, side: Side): Open {
  if (!mission || side === 'attacker') return (_, units) => units;
  return (kind, units) => Math.min(units, namedLeft(mission, kind, units));
}

function namedLeft({ named, there }: NonNullable<Battle['mission']>, kind: CombatKind, now: number): number {
  const most = named[kind] ?? 0;
  return most - Math.min(most, Math.max(0, (there[kind] ?? 0) - now));
}

/** Whether a mission is fulfilled in each state of its defender (ruling cid-battle). */
export function fulfilledIn({ mission }: Battle, army: Army): Uint8Array {
  const done = new Uint8Array(army.size);
  if (!mission) return done;
  const wide = army.kinds.length;
  for (let s = 0; s < army.size; s++) {
    const camp = army.camps[army.campOf[s] as number];
    const now = (kind: CombatKind) => {
      const k = army.kinds.indexOf(kind);
      return k < 0 ? 0 : (camp?.lines[k]?.units[army.lineStates[s * wide + k] as number] ?? 0);
    };
    done[s] = COMBAT_KINDS.every((kind) => !mission.named[kind] || namedLeft(mission, kind, now(kind)) === 0) ? 1 : 0;
  }
  return done;
}
