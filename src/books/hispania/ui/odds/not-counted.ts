import type { PlaceId } from '../../engine/data/ids.ts';
import { neverSubmits } from '../../engine/options/all-submission.ts';
import { clauseOf, mayBind, submitting } from '../../engine/rules/submission.ts';
import { plays, type View } from '../../engine/rules/view.ts';
import type { Battle } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';
import { view as read } from '../../engine/view.ts';
import { battleHere } from './battle-here.ts';

/** The voluntary actions that odds leave out, listed only if they could matter. */
export type NotCounted = 'submission' | 'tokens' | 'sign';

/** For the battle in progress, or the one that the active nation would begin in a place. */
export function notCounted(state: State, place?: PlaceId): readonly NotCounted[] {
  const view = read(state);
  const battle = battleHere(view, place);
  if (!battle) return [];
  const seats = [battle.by.attacker, battle.by.defender];
  const holds = (state.players ?? []).some(({ seat, tokens = [] }) => seats.includes(seat) && tokens.length > 0);
  const calls = seats.some((seat) => seat !== null && !state.tally.signs?.includes(seat));
  return [
    ...(mayChooseTo(view, battle) ? (['submission'] as const) : []),
    ...(holds ? (['tokens'] as const) : []),
    ...(plays(view, 'sign-of-god') && calls ? (['sign'] as const) : []),
  ];
}

/** Whether the defender may submit after a round and need not (9.6-submission, 10.4). A forced submission is counted. */
function mayChooseTo(view: View, battle: Battle): boolean {
  const pair = submitting(view, battle);
  if (!pair) return false;
  const clause = clauseOf(view, pair.nation, pair.to);
  if (clause) return !clause.must;
  return plays(view, 'all-submission') && !neverSubmits(view, pair.nation) && mayBind(view, pair.nation, pair.to);
}
