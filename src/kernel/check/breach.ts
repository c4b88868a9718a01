/**
 * What the suite holds of any game. One that fails is named by its property:
 * - `untouched`: `apply` changes nothing that it is given, and throws never;
 * - `offered`: `apply` takes what `accepts` takes, and nothing else;
 * - `explained`: `explain` is the refusal of `apply`, with a code, a rule and plain data;
 * - `in-place`: a position that is changed in place asks, answers and takes back as the pure functions do;
 * - `way-on`: whoever is asked can answer, one of the answers is the preset if there is one, and the game ends;
 * - `seats`: only seats of the game at which somebody sits are asked, and each answers for itself alone;
 * - `outcome`: a game has one once nothing is asked any more, and none before; ranks follow one another;
 * - `saved`: states are plain data and positions; a save plays again to the same hashes;
 * - `undone`: undo takes back no dice, nothing that a seat was shown alone, and no answer across another's;
 * - `hidden`: `describe` tells a seat nothing that followed from an answer which it was not shown;
 * - `imagined`: `imagine` keeps what a seat knows, and makes a position of the game;
 * - `worded`: refusals, questions, answers, facts, lines and verdicts have words;
 * - `own`: what the book itself holds of its game.
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

/** A property that does not hold, with what was found instead. */
export class Breach extends Error {
  readonly property: Property;
  constructor(property: Property, cause: unknown) {
    super(`${property}: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = 'Breach';
    this.property = property;
    this.cause = cause;
  }
}

/** Throws what is said where something does not hold. */
export function must(holds: boolean, said: string): asserts holds {
  if (!holds) throw new Error(said);
}

/** Does some of the checks of a property: whatever they throw is a breach of it. */
export function under<T>(property: Property, checks: () => T): T {
  try {
    return checks();
  } catch (error) {
    throw error instanceof Breach ? error : new Breach(property, error);
  }
}
