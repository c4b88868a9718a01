import type { NationId, Owner, PlaceId } from '../data/ids.ts';
import type { KillPoints } from '../data/types.ts';
import type { Killed } from '../facts.ts';
import { change, type Draft, reading, tell, type View } from './view.ts';

/** Rule 8: points for what a nation destroys in its own turn, as attacker. Christians are christian from turn 11 on. */

/** From this turn on religions count (the rulebook's introduction to the counters). */
const RELIGIONS_FROM = 11;

/** Scores what `nation` destroyed in a place. */
export function score(draft: Draft, nation: NationId, place: PlaceId, killed: Killed): void {
  const points = worth(draft, nation, killed) * killed.count;
  if (points === 0) return;
  change(draft, nation, { points: (draft.state.nations[nation]?.points ?? 0) + points });
  tell(draft, { kind: 'scored', rule: '8-kills', nation, points, place, killed });
}

/** Half points that a nation earns for one unit or leader of this kind. */
export function worth(view: View, nation: NationId, killed: Killed): number {
  const { nations } = view.tables;
  const of = nationOf(view, killed.owner);
  const own = nations[nation].kills.find((points) => matches(view, points, killed, of))?.vp ?? 0;
  const bounty = of === undefined || killed.kind === 'leader' ? 0 : nations[of].bounty;
  return reading(view, 'almohad-kills') === 'b' ? Math.max(own, bounty) : own + bounty;
}

/** The nation whose units these count as: their own, or that which left them (ruling neutrals). */
function nationOf(view: View, owner: Owner): NationId | undefined {
  return owner === 'neutral' ? view.hooks[owner]?.countsAs : owner;
}

function matches(
  view: View,
  { target, turns, byStackOf }: KillPoints,
  killed: Killed,
  of: NationId | undefined,
): boolean {
  const { turn } = view.state;
  if (turns && (turn < turns[0] || turn > turns[1])) return false;
  // Points for the stack of one leader join with ardour (rule 9.2), which knows the stack.
  if (byStackOf !== undefined) return false;
  const religion = of && view.tables.nations[of].religion;
  // Without kinds any unit counts, but no leader.
  if (target.kinds ? !target.kinds.includes(killed.kind) : killed.kind === 'leader' && target.leader === undefined)
    return false;
  if (target.nations && !target.nations.some((n) => n === of)) return false;
  if (target.religion && (turn < RELIGIONS_FROM || religion !== target.religion)) return false;
  return target.leader === undefined || target.leader === killed.leader;
}
