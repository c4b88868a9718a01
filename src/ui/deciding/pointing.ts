import type { Action, Choice, Decision } from '../../kernel/contract.ts';
import { onlyAnswer } from './filled.ts';

/** Answers by the places they name, for a board that knows no more of a game. */

/** The parts of an answer that name a place. */
const NAMING = ['place', 'from', 'to'];

/** The places that an answer names. */
export function placesOf({ fixed }: Choice): readonly string[] {
  return NAMING.flatMap((key) => fixed[key] ?? []);
}

/** Answers that need nothing filled in and name no place: they stand as buttons with the question. */
export function buttonsOf({ choices }: Decision): readonly Choice[] {
  return choices.filter((choice) => placesOf(choice).length === 0 && onlyAnswer(choice));
}

/** The other answers: rows of a list. Of a place that is pointed at, those that name it. */
export function rowsOf(decision: Decision, place: string | undefined): readonly Choice[] {
  const buttons = buttonsOf(decision);
  const rows = decision.choices.filter((choice) => !buttons.includes(choice));
  const named = rows.filter((choice) => place !== undefined && placesOf(choice).includes(place));
  return named.length > 0 ? named : rows;
}

/** What pointing at a place means: an answer, or that those which name it are looked at; nothing where none does. */
export function pointedAt(
  decision: Decision,
  place: string,
): { readonly action: Action } | { readonly action?: undefined } | undefined {
  const named = decision.choices.filter((choice) => placesOf(choice).includes(place));
  const [only] = named.map(onlyAnswer);
  if (named.length === 0) return undefined;
  return named.length === 1 && only ? { action: only } : {};
}
