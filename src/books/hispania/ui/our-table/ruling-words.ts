export type { RulingWords } from '../../words/en/rulings.ts';

import type { RulingWords } from '../../words/en/rulings.ts';

/** The questions of the rulings: fetched when they are first opened. They are in English so far. */
export async function rulingWords(): Promise<RulingWords> {
  const { RULING_WORDS } = await import('../../words/en/rulings.ts');
  return RULING_WORDS;
}
