import { COMBAT_KINDS, type CombatKind, type PlaceId } from '../../engine/data/ids.ts';
import { newBattle } from '../../engine/rules/battle.ts';
import { sideUnits } from '../../engine/rules/hits.ts';
import { isBattle } from '../../engine/rules/relations.ts';
import { battleOf, type View } from '../../engine/rules/view.ts';
import type { Battle, Side } from '../../engine/state/battle.ts';

/** The battle in progress, or the one that the active nation would begin in a place; undefined if there is no enemy there. */
export function battleHere(view: View, place?: PlaceId): Battle | undefined {
  const { active } = view.state;
  const now = battleOf(view);
  if (place === undefined || now?.place === place) return now;
  return active !== null && isBattle(view, active, place) ? newBattle(view, active, place) : undefined;
}

/** The kinds of units of each side in it. */
export function kindsIn(view: View, battle: Battle): { readonly [side in Side]: readonly CombatKind[] } {
  const of = (side: Side) => {
    const units = sideUnits(view, battle, side);
    return COMBAT_KINDS.filter((kind) => units.some((cohort) => cohort.kind === kind));
  };
  return { attacker: of('attacker'), defender: of('defender') };
}
