import { COMBAT_KINDS, type UnitKind } from '../../engine/data/ids.ts';
import { SIDES, type Side } from '../../engine/state/battle.ts';
import type { WrittenBattle, WrittenSide } from '../../odds/written.ts';

/** A written side as counters, and as a number of each kind. */

export interface PieceOf {
  readonly kind: UnitKind;
  readonly count: number;
  readonly wounds: number;
}

/** Its counters, works first; knights that are hit are separate. */
export function piecesOf({ units, wounded, leader }: WrittenSide): readonly PieceOf[] {
  const pieces: PieceOf[] = [];
  const add = (kind: UnitKind, count: number, wounds = 0): void => {
    if (count > 0) pieces.push({ kind, count, wounds });
  };
  add('castle', units.castle ?? 0, wounded?.castle);
  add('fort', units.fort ?? 0);
  for (const kind of COMBAT_KINDS) {
    if (kind === 'castle' || kind === 'fort') continue;
    const hurt = kind === 'knight' ? (wounded?.knight ?? 0) : 0;
    add(kind, (units[kind] ?? 0) - hurt);
    add(kind, hurt, 1);
  }
  if (leader) add('leader', 1);
  return pieces;
}

export function tallyOf(side: WrittenSide): { readonly [kind in UnitKind]?: number } {
  const { leader, units } = side;
  return { ...units, ...(leader ? { leader: 1 } : {}) };
}

/** The kinds of units of each side. */
export function kindsIn(battle: WrittenBattle) {
  const of = (side: Side) => COMBAT_KINDS.filter((kind) => (battle[side].units[kind] ?? 0) > 0);
  return { attacker: of('attacker'), defender: of('defender') };
}

/** The number of units of a side. */
export const sizeOf = ({ units }: WrittenSide): number => Object.values(units).reduce((a, b) => a + b, 0);

/** The names of both sides: their nations, or their roles. */
export function namesOf<N extends string>(
  battle: WrittenBattle,
  nations: { readonly [nation in NonNullable<WrittenSide['nation']>]: N },
  otherwise: { readonly [side in Side]: N },
): { readonly [side in Side]: N } {
  const [attacker, defender] = SIDES.map((side) => {
    const { nation } = battle[side];
    return nation ? nations[nation] : otherwise[side];
  });
  return { attacker: attacker ?? otherwise.attacker, defender: defender ?? otherwise.defender };
}
