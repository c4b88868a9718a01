import { type LeaderId, type NationId, type Owner, type PlaceId, type RuleId, ruleOfNation } from '../data/ids.ts';
import { RELIGION_FROM } from '../data/turns.ts';
import type { KillPoints } from '../data/types.ts';
import type { PointsReason } from '../facts/turn.ts';
import type { Killed } from '../facts/units.ts';
import { overlordOf } from './relations.ts';
import { change, type Draft, note, reading, recordOf, tell, type View } from './view.ts';

/**
 * Rule 8: points for units that a nation destroys in its own turn, as attacker. Nations are Christian only from turn 11
 * on.
 */

/** Scores the units that `nation` destroyed in a place. `stack` has the leaders of the attacking stack. */
export function score(
  draft: Draft,
  nation: NationId,
  place: PlaceId,
  killed: Killed,
  stack: readonly LeaderId[] = [],
): void {
  const { each, rule } = worth(draft, nation, killed, stack);
  const points = each * killed.count;
  if (points === 0) return;
  add(draft, nation, points);
  tell(draft, { kind: 'scored', rule, turn: draft.state.turn, nation, points, place, killed });
}

/** Scores points for anything but destroyed units. */
export function award(
  draft: Draft,
  nation: NationId,
  points: number,
  rule: RuleId,
  reason: PointsReason,
  places: readonly PlaceId[] = [],
  count = places.length,
): void {
  if (points === 0) return;
  add(draft, nation, points);
  tell(draft, { kind: 'points', rule, turn: draft.state.turn, nation, points, reason, places, count });
}

/**
 * Points that a subject scores in its own turn are halved at the end of the turn (9.6-points, ruling
 * subject-all-points).
 */
function add(draft: Draft, nation: NationId, points: number): void {
  change(draft, nation, { points: (draft.state.nations[nation]?.points ?? 0) + points });
  if (nation === draft.state.active && overlordOf(draft, nation) !== undefined) {
    note(draft, { won: (draft.state.tally.won ?? 0) + points });
  }
}

/** A nation that is no longer a subject keeps half of the points that it has scored as one in its turn so far. */
export function closeWon(draft: Draft, nation: NationId): void {
  const { won = 0 } = draft.state.tally;
  note(draft, { won: undefined });
  award(draft, nation, -lostHalf(won), '9.6-points', 'subject-half');
}

/** A subject keeps half of the points that it has just scored (9.6-points). */
export function halve(draft: Draft, nation: NationId, points: number): void {
  if (overlordOf(draft, nation) !== undefined) award(draft, nation, -lostHalf(points), '9.6-points', 'subject-half');
}

/** The lost half of a subject's points; the rest is rounded up to a half point (9.6-points). */
export function lostHalf(points: number): number {
  return points > 0 ? Math.floor(points / 2) : 0;
}

/**
 * Half points of a nation for one unit or leader of this kind, with their rule: its sheet, including the points that
 * all other nations score for it (ruling almohad-kills), or 14.8-own-turn if barbarian Hispania gives more.
 */
export function worth(
  view: View,
  nation: NationId,
  killed: Killed,
  stack: readonly LeaderId[] = [],
): { readonly each: number; readonly rule: RuleId } {
  const { nations } = view.tables;
  const of = nationOf(view, killed.owner);
  const own = nations[nation].kills.find((points) => matches(view, points, killed, of, stack));
  const vp = own?.vp ?? 0;
  const bounty = of === undefined || killed.kind === 'leader' ? 0 : nations[of].bounty;
  const sheet = reading(view, 'almohad-kills') === 'b' ? Math.max(vp, bounty) : vp + bounty;
  const each = view.handlers.kills ? view.handlers.kills(view, nation, killed, of, sheet) : sheet;
  if (each > sheet) return { each, rule: '14.8-own-turn' };
  // A kind that no sheet names scores 0.
  const promised = sheet > vp && of !== undefined ? nations[of].bountyRule : undefined;
  return { each, rule: promised ?? (own ? ruleOfKill(nation, own) : '8-kills') };
}

/** The rule of a nation's points for a counter. */
function ruleOfKill(nation: NationId, points: KillPoints): RuleId {
  return points.rule ?? ruleOfNation(nation);
}

/** The nation that these units count as: their own, or the one that left them (ruling neutrals). */
function nationOf(view: View, owner: Owner): NationId | undefined {
  return owner === 'neutral' ? view.hooks[owner]?.countsAs : owner;
}

function matches(
  view: View,
  { target, turns, byStackOf }: KillPoints,
  killed: Killed,
  of: NationId | undefined,
  stack: readonly LeaderId[],
): boolean {
  const { turn } = view.state;
  if (turns && (turn < turns[0] || turn > turns[1])) return false;
  if (byStackOf !== undefined && !stack.includes(byStackOf)) return false;
  const religion = of && recordOf(view, of).religion;
  // Without kinds any unit counts, but no leader.
  if (target.kinds ? !target.kinds.includes(killed.kind) : killed.kind === 'leader' && target.leader === undefined)
    return false;
  if (target.nations && !target.nations.some((n) => n === of)) return false;
  if (target.religion && (turn < RELIGION_FROM || religion !== target.religion)) return false;
  return target.leader === undefined || target.leader === killed.leader;
}
