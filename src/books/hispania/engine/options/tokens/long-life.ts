import { LEADERS, type LeaderId, PLACES } from '../../data/ids.ts';
import { leaving, leavingAtEnd, staysOneTurn } from '../../rules/arrival.ts';
import { at, type Draft, note, seatOf, tell, type View } from '../../rules/view.ts';
import type { Played } from '../../state/tokens.ts';
import type { Offer, Play } from './play.ts';

/**
 * Rule 10.3-long-life: a leader with a life of one turn stays another one (rulings long-life-alfonso, long-life-ends).
 */

/** The players of leaders who are about to leave. */
function ofLeaders(view: View, leaders: readonly LeaderId[]): readonly Offer[] {
  return leaders.flatMap((leader) => {
    const cohorts = [...PLACES.flatMap((place) => at(view, place)), ...(view.state.band ?? [])];
    const owner = cohorts.find((c) => c.leader === leader)?.owner;
    if (owner === undefined || owner === 'neutral' || !staysOneTurn(view, leader)) return [];
    return [{ seat: seatOf(view, owner), on: { leader } }];
  });
}

function stay(draft: Draft, { fixed }: Played): void {
  const { leader } = fixed;
  if (leader === undefined) return;
  const kept = [...(draft.state.tally.longLife ?? []), leader];
  note(draft, { longLife: LEADERS.filter((one) => kept.includes(one)) });
  tell(draft, { kind: 'leader-stays', rule: '10.3-long-life', leader });
}

/** Before leaders leave at the start of a nation's turn. */
export const longLife: Play = {
  token: 'long-life',
  rule: '10.3-long-life',
  at: 'turn-start',
  offers: (view) => (view.state.active === null ? [] : ofLeaders(view, leaving(view, view.state.active))),
  effect: stay,
};

/**
 * Before leaders leave at the end of the game turn. A leader due to leave at the start of a turn has then had his
 * second turn.
 */
export const longLifeAtEnd: Play = {
  token: 'long-life',
  rule: '10.3-long-life',
  at: 'turn-end',
  offers: (view) =>
    ofLeaders(
      view,
      leavingAtEnd(view).filter((leader) => view.tables.leaders[leader].leaves.when === 'end'),
    ),
  effect: stay,
};
