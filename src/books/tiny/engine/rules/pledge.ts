import type { Action, Decision, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { PLACES, type PlayerId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Draft } from './draft.ts';

/** Rule 2: at the beginning each seat secretly pledges to hold a place at the end. */

/** Seats that have not pledged yet. */
export function unpledged({ seats, pledges }: State): readonly PlayerId[] {
  return seats.filter((seat) => pledges[seat] === undefined);
}

export function askPledge(state: State): Decision {
  const by = unpledged(state);
  return {
    by,
    kind: 'pledge',
    rule: '2',
    phase: 'pledge',
    params: {},
    choices: by.flatMap((seat) => PLACES.map((place) => ({ kind: 'pledge', fixed: { seat, place }, ranges: {} }))),
  };
}

export function whyNoPledge(state: State, { fixed }: Action): Refusal {
  return unpledged(state).some((seat) => seat === fixed['seat'])
    ? refuse('no-such-place', '1', {})
    : refuse('not-asked', '2', {});
}

/** Only its seat may know a pledge (2-secret). */
export function pledge(draft: Draft, { fixed: { seat, place } }: ActionOf<'pledge'>): void {
  draft.state = { ...draft.state, pledges: { ...draft.state.pledges, [seat]: place } };
  draft.facts.push({ kind: 'pledged', rule: '2-secret', seat, place, only: seat });
}
