import type { Owner } from '../data/ids.ts';
import { holder, overlordOf, subjectsOf } from '../rules/relations.ts';
import { free } from '../rules/submission.ts';
import { type Draft, note, reading, tell, type View } from '../rules/view.ts';
import type { Battle } from '../state/battle.ts';

/**
 * Rule 11-visigoths-toledo: when Toledo falls, their subjects are free and no nation can submit to them again; their
 * lone castles surrender.
 */

/** Whether Toledo has fallen. */
export function hasFallen(view: View): boolean {
  return view.state.tally.toledo === true || isTaken(view);
}

/** Whether only the Umayyads have units there; passing through during movement does not count (ruling toledo-falls). */
function isTaken(view: View): boolean {
  return holder(view, 'toledo') === 'umayyads' && view.phase?.does !== 'movement';
}

/**
 * It falls as soon as only Umayyad units are there after a battle or the end of a movement, whichever nation controlled
 * it before.
 */
export function settleToledo(draft: Draft): void {
  if (!draft.state.tally.toledo && isTaken(draft)) fall(draft, 'umayyads');
}

/**
 * Under the alternative ruling it also falls to any other nation that takes it from the Visigoths or one of their
 * subjects.
 */
export function toledoTaken(draft: Draft, { place, attacker, defender }: Battle): void {
  if (place !== 'toledo' || draft.state.tally.toledo || reading(draft, 'toledo-falls') === 'a') return;
  if (areTheirs(draft, defender) && !areTheirs(draft, attacker) && holder(draft, place) === attacker)
    fall(draft, attacker);
}

/** The Visigoths, the neutrals, and their subjects. */
function areTheirs(view: View, owner: Owner): boolean {
  return owner === 'visigoths' || owner === 'neutral' || overlordOf(view, owner) === 'visigoths';
}

function fall(draft: Draft, to: Owner): void {
  note(draft, { toledo: true });
  tell(draft, { kind: 'toledo-fell', rule: '11-visigoths-toledo', to });
  for (const nation of subjectsOf(draft, 'visigoths')) free(draft, nation, 'toledo', '11-visigoths-toledo');
}
