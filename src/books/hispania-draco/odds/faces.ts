import { provinceOf } from '../engine/data/geography.ts';
import { FACES, type Face, type ProvinceId, type TownId } from '../engine/data/ids.ts';
import { isHeld, nearest, orderOf, waysOf } from '../engine/rules/armies.ts';
import { generalAt } from '../engine/rules/board.ts';
import { type Sides, sidesOf } from '../engine/rules/values.ts';
import type { Combat, State } from '../engine/state.ts';
import { diceOf, winnerOf } from './combat.ts';

/** Where each army would go if it moved now (5.2): by its die, face by face. The roll of revolt before it may still change its ways. */

/** A fight that an army would have. */
export interface FightAhead {
  readonly combat: Combat;
  readonly sides: Sides;
  /** In how many of all results the army wins, and the faces of a die that alone decides it. */
  readonly wins: number;
  readonly of: number;
  readonly on: readonly Face[];
}

export interface WayAhead {
  /** Null: it stays. */
  readonly to: TownId | null;
  /** The faces that lead there; all of them if it rolls no die. */
  readonly faces: readonly Face[];
  readonly fight: FightAhead | null;
}

export interface ArmyAhead {
  readonly at: TownId;
  readonly province: ProvinceId;
  /** Whether a die decides. */
  readonly rolls: boolean;
  readonly ways: readonly WayAhead[];
}

/** The armies in the order of their moves. */
export function armiesAhead(state: State): readonly ArmyAhead[] {
  return orderOf(state).map((at) => {
    const open = waysOf(state, at);
    const rolls = open.length > 1;
    const ways = rolls
      ? [...Map.groupBy(FACES, (die) => nearest(open, die) ?? null)]
      : [[open[0] ?? null, FACES] as const];
    return {
      at,
      province: provinceOf(at),
      rolls,
      ways: ways.map(([to, faces]) => ({
        to,
        faces,
        fight: to !== null && isHeld(state, to) ? fightAhead(state, at, to) : null,
      })),
    };
  });
}

function fightAhead(state: State, from: TownId, to: TownId): FightAhead {
  const general = generalAt(state, to) ?? null;
  const kind = general === null ? 'siege' : 'attack';
  const combat: Combat = { by: 'army', kind, general, from, to, coins: 0, raise: 0 };
  const sides = sidesOf(state, combat);
  const all = diceOf(combat);
  const won = all.filter((dice) => winnerOf(sides, dice) === 'hispanic');
  return {
    combat,
    sides,
    wins: won.length,
    of: all.length,
    on: kind === 'siege' ? won.flatMap(({ hispanic }) => hispanic ?? []) : [],
  };
}
