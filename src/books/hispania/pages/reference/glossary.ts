import { TERMS, type TermId } from '../../engine/data/terms.ts';
import { GLOSSARY } from '../../words/en/glossary.ts';

/** A letter with its terms. */
export interface Letter {
  readonly letter: string;
  readonly terms: readonly TermId[];
}

const COLLATOR = new Intl.Collator('en');

/** The name for the alphabetical order: `The Vandals’ march` under V, `A nation’s turn` under N. */
const filed = (id: TermId): string => GLOSSARY[id].term.replace(/^(The|A) /, '');

/** All terms in alphabetical order; letters without a term are left out. */
export function byLetter(): readonly Letter[] {
  const sorted = [...TERMS].sort((a, b) => COLLATOR.compare(filed(a), filed(b)));
  const letters = new Map<string, TermId[]>();
  for (const id of sorted) {
    const letter = filed(id).slice(0, 1).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), id]);
  }
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}
