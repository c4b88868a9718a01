/**
 * The properties that the suite checks for any game. A failure is named by its property:
 * - `untouched`: `apply` never changes its arguments and never throws;
 * - `offered`: `apply` takes exactly the actions that `accepts` takes;
 * - `explained`: `explain` is the refusal of `apply`, with a code, a rule and plain data;
 * - `in-place`: a position that is changed in place asks, answers and undoes as the pure functions do;
 * - `way-on`: every question has an answer, the preset is one of the answers if there is one, and the game ends;
 * - `seats`: only seats of the game that are not played by the rules are asked, and each answers only for itself;
 * - `outcome`: a game has an outcome exactly when nothing is asked; ranks are consecutive;
 * - `saved`: states are plain data and positions; a save replays to the same hashes;
 * - `undone`: undo never passes dice, information shown to a single seat, or another seat's answer;
 * - `hidden`: `describe` shows a seat no consequence of an answer that was not shown to it;
 * - `imagined`: `imagine` keeps what a seat knows, and returns a position of the game;
 * - `worded`: refusals, questions, answers, facts, lines and verdicts have words;
 * - `own`: the book's own invariants hold.
 */
export const PROPERTIES = [
  'untouched',
  'offered',
  'explained',
  'in-place',
  'way-on',
  'seats',
  'outcome',
  'saved',
  'undone',
  'hidden',
  'imagined',
  'worded',
  'own',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** A property that does not hold, with the observed result. */
export class Breach extends Error {
  readonly property: Property;
  constructor(property: Property, cause: unknown) {
    super(`${property}: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = 'Breach';
    this.property = property;
    this.cause = cause;
  }
}

/** Throws the message if the condition is false. */
export function must(holds: boolean, said: string): asserts holds {
  if (!holds) throw new Error(said);
}

/** Runs checks of a property; anything that they throw is a breach of it. */
export function under<T>(property: Property, checks: () => T): T {
  try {
    return checks();
  } catch (error) {
    throw error instanceof Breach ? error : new Breach(property, error);
  }
}
