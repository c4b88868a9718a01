import { draftOf } from '../engine/rules/draft.ts';
import { Garrisons } from '../engine/rules/garrisons.ts';
import { sideUnits } from '../engine/rules/hits.ts';
import { askRetreat, roomOn } from '../engine/rules/retreat.ts';
import { clauseOf, submitting } from '../engine/rules/submission.ts';
import { at, battleOf, type View } from '../engine/rules/view.ts';
import type { Battle, Side } from '../engine/state/battle.ts';
import { fulfilledIn, type Muster } from './muster.ts';
import type { Terms } from './passing.ts';
import type { Policies } from './policy.ts';

/** Conditions of a battle beside its dice, taken from the rules once. */
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

/** The total number of units that a side can retreat (4.6, 6.6). */
function roomOf(view: View, battle: Battle, side: Side): number {
  return roomOn(askRetreat(view, battle, side).choices.filter(({ kind }) => kind === 'retreat'));
}

/** Whether the defender must become the attacker's subject if both have units left after a round (9.6-submission). */
function mustSubmit(view: View, battle: Battle): boolean {
  const pair = submitting(view, battle);
  return (pair && clauseOf(view, pair.nation, pair.to)?.must) ?? false;
}

/** Whether a lone castle of the defender surrenders: the hooks at the start of a round are tried on one. */
function surrenders(view: View, battle: Battle): boolean {
  const { place, attacker } = battle;
  const castle = sideUnits(view, battle, 'defender').find(({ kind }) => kind === 'castle');
  if (!castle) return false;
  const alone = at(view, place).filter((c) => c.owner === attacker || c === castle);
  const garrisons = new Garrisons({ ...view.garrisons.places(), [place]: alone });
  const frames = [{ ...battle, step: 'surrender' as const }];
  const draft = draftOf({ ...view, state: { ...view.state, frames }, garrisons });
  for (const joins of view.handlers.battle.surrender ?? []) {
    const now = battleOf(draft);
    if (now) joins(draft, now);
  }
  return battleOf(draft) === undefined;
}
