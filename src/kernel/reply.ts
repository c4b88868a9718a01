import type { Action, Decision } from './contract.ts';
import { count, pick } from './counting.ts';
import { roller } from './dice.ts';

/**
 * What the page answers for those whose questions are not the reader's: what the game fills in, else the first choice that
 * leaves nothing to fill in. Nothing where neither is there: then the reader answers for them.
 */
export function reply({ preset, choices }: Decision): Action | undefined {
  if (preset) return preset;
  const only = choices.find((choice) => count(choice) === 1);
  // Of a single answer any dice pick the same.
  return only && pick(only, roller(0));
}
