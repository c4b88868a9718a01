export type { RulingWords } from '../../words/en/rulings.ts';

import type { RulingWords } from '../../words/en/rulings.ts';

/** The questions of the rulings: fetched when they are first looked at. They are told in English as yet. */
export async function rulingWords(): Promise<RulingWords> {
  const { RULING_WORDS } = await import('../../words/en/rulings.ts');
  return RULING_WORDS;
}
