import type { Action, Choice, Decision } from '../../kernel/contract.ts';
import { onlyAnswer } from './filled.ts';

/** Answers by the places that they name, for a board that knows nothing else of a game. */

/** The parts of an answer that name a place. */
const NAMING = ['place', 'from', 'to'];

/** The places that an answer names. */
export function placesOf({ fixed }: Choice): readonly string[] {
  return NAMING.flatMap((key) => fixed[key] ?? []);
}

/** Answers that need no values and name no place: they are buttons beside the question. */
export function buttonsOf({ choices }: Decision): readonly Choice[] {
  return choices.filter((choice) => placesOf(choice).length === 0 && onlyAnswer(choice));
}

/** The other answers, as rows of a list. If the reader points at a place, only those that name it. */
export function rowsOf(decision: Decision, place: string | undefined): readonly Choice[] {
  const buttons = buttonsOf(decision);
  const rows = decision.choices.filter((choice) => !buttons.includes(choice));
  const named = rows.filter((choice) => place !== undefined && placesOf(choice).includes(place));
  return named.length > 0 ? named : rows;
}

/**
 * The meaning of pointing at a place: an answer, or a list of the answers that name it; undefined if no answer does.
 */
export function pointedAt(
  decision: Decision,
  place: string,
): { readonly action: Action } | { readonly action?: undefined } | undefined {
  const named = decision.choices.filter((choice) => placesOf(choice).includes(place));
  const [only] = named.map(onlyAnswer);
  if (named.length === 0) return undefined;
  return named.length === 1 && only ? { action: only } : {};
}
