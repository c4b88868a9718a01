import type { Lang } from '../../../../words/lang.ts';
import { TERMS, type TermId } from '../../engine/data/terms.ts';
import { glossary } from './terms.ts';

/** A letter with its terms. */
export interface Letter {
  readonly letter: string;
  readonly terms: readonly TermId[];
}

/** An article before a name. */
const ARTICLE: Readonly<Record<Lang, RegExp>> = {
  en: /^(?:The|A) (\p{L})/u,
  fr: /^(?:Les? |La |L’)(\p{L})/u,
};

/** A name in alphabetical order, without its article: `The Vandals’ march` is `Vandals’ march`. */
export const filed = (name: string, lang: Lang): string =>
  name.replace(ARTICLE[lang], (_, first: string) => first.toUpperCase());

/** The letter under which a name stands, without its accent. */
export const letterOf = (name: string): string => name.normalize('NFD').slice(0, 1).toUpperCase();

/** All terms in alphabetical order; letters without a term are left out. */
export function byLetter(lang: Lang): readonly Letter[] {
  const { compare } = new Intl.Collator(lang);
  const words = glossary(lang);
  const sorted = TERMS.map((id) => ({ id, name: filed(words[id].term, lang) })).sort((a, b) => compare(a.name, b.name));
  const letters = new Map<string, TermId[]>();
  for (const { id, name } of sorted) {
    const letter = letterOf(name);
    letters.set(letter, [...(letters.get(letter) ?? []), id]);
  }
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}
