import type { Action, Decision } from './contract.ts';
import { count, pick } from './counting.ts';
import { roller } from './dice.ts';

/**
 * The page's answer for a seat that the reader does not play: the game's suggestion, else the first choice without a
 * range. If there is neither, it is undefined, and the reader answers for that seat.
 */
export function reply({ preset, choices }: Decision): Action | undefined {
  if (preset) return preset;
  const only = choices.find((choice) => count(choice) === 1);
  // A choice with a single answer gives the same result for any dice.
  return only && pick(only, roller(0));
}
