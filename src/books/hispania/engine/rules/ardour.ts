import type { ChoiceOf, Question } from '../actions.ts';
import { type NationId, PLACES, type PlaceId, PROVINCES, type RuleId } from '../data/ids.ts';
import { ardourOf } from '../turn.ts';
import { END, ENDED } from './offers.ts';
import { isUnit, isWork, of } from './units.ts';
import { at, type Draft, note, recordOf, seatOf, tell, type View } from './view.ts';

/**
 * Rule 9.2: after its first combat one stack of a nation moves and fights once more. It is its leader's stack, or the
 * units of a province that the nation names then.
 */

/**
 * The leader's stack, if there is one: it starts at his place. A nation without ardour of its own has named a stack by
 * a token.
 */
export function beginArdour(draft: Draft, nation: NationId): void {
  const ardour = ardourOf(recordOf(draft, nation), draft.state.turn);
  if (!ardour) return;
  note(draft, { pile: undefined });
  if (ardour.with !== 'leader') return;
  const { leader } = ardour;
  const place = PLACES.find((one) => at(draft, one).some((c) => c.leader === leader && c.owner === nation));
  if (place === undefined) return;
  note(draft, { pile: { place, leader } });
  tell(draft, { kind: 'pile', rule: '9.2', nation, place });
}

/** Asks for the province whose units move on, if the nation may choose; undefined if its leader decides, or is dead. */
export function askPile(view: View, nation: NationId): Question | undefined {
  if (ardourOf(recordOf(view, nation), view.state.turn)?.with === 'leader') return undefined;
  const places = PROVINCES.filter((place) => of(at(view, place), nation).some((c) => isUnit(c) && !isWork(c)));
  if (places.length === 0) return undefined;
  return {
    by: [seatOf(view, nation)],
    kind: 'pile',
    rule: ruleOfChoice(view, nation),
    phase: '',
    params: { nation, places: [...places] },
    choices: [...places.map((place): ChoiceOf => ({ kind: 'pile', fixed: { place }, ranges: {} })), END],
    preset: ENDED,
  };
}

/** Names the province whose units move on. */
export function namePile(draft: Draft, nation: NationId, place: PlaceId): void {
  note(draft, { pile: { place } });
  tell(draft, { kind: 'pile', rule: ruleOfChoice(draft, nation), nation, place });
}

/** The rule by which the nation names its stack. */
function ruleOfChoice({ state, tables }: View, nation: NationId): RuleId {
  const ardour = ardourOf(tables.nations[nation], state.turn);
  return ardour?.with === 'one-province' ? ardour.rule : '9.2';
}
