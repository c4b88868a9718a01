import { sideUnits } from '../engine/rules/hits.ts';
import { askRetreat, roomOn } from '../engine/rules/retreat.ts';
import { clauseOf, submitting } from '../engine/rules/submission.ts';
import { at, battleOf, draftOf, type View } from '../engine/rules/view.ts';
import { whereIn } from '../engine/rules/where.ts';
import type { Battle, Side } from '../engine/state/battle.ts';
import { fulfilledIn, type Muster } from './muster.ts';
import type { Terms } from './passing.ts';
import type { Policies } from './policy.ts';

/** What the rules say of a battle beside its dice: asked of them once. */
export function termsOf(
  view: View,
  battle: Battle,
  { attacker, defender }: { readonly [side in Side]: Muster },
  policies: Policies,
): Terms {
  const room = (side: Side) => (policies.retreat[side] === 'never' ? 0 : roomOf(view, battle, side));
  return {
    attacker: attacker.army,
    defender: defender.army,
    policies,
    fulfilled: fulfilledIn(battle, defender.army),
    room: { attacker: room('attacker'), defender: room('defender') },
    submits: mustSubmit(view, battle),
    surrenders: surrenders(view, battle),
  };
}

/** For how many of its units a side has room to retreat to, in all (4.6, 6.6). */
function roomOf(view: View, battle: Battle, side: Side): number {
  return roomOn(askRetreat(view, battle, side).choices.filter(({ kind }) => kind === 'retreat'));
}

/** Whether the defender becomes the attacker's subject when both have outlived a round, asked or not (9.6-submission). */
function mustSubmit(view: View, battle: Battle): boolean {
  const pair = submitting(view, battle);
  return (pair && clauseOf(view, pair.nation, pair.to)?.must) ?? false;
}

/** Whether a castle of the defender that is left alone gives itself up: what joins in at the start of a round is tried on one. */
function surrenders(view: View, battle: Battle): boolean {
  const { place, attacker } = battle;
  const castle = sideUnits(view, battle, 'defender').find(({ kind }) => kind === 'castle');
  if (!castle) return false;
  const alone = at(view, place).filter((c) => c.owner === attacker || c === castle);
  const places = { ...view.state.places, [place]: alone };
  const frames = [{ ...battle, step: 'surrender' as const }];
  const draft = draftOf({ ...view, state: { ...view.state, places, frames }, where: whereIn(places) });
  for (const joins of view.parts.battle.surrender ?? []) {
    const now = battleOf(draft);
    if (now) joins(draft, now);
  }
  return battleOf(draft) === undefined;
}
