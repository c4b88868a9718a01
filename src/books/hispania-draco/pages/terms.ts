import type { Lang } from '../../../words/lang.ts';
import type { Term, TermId } from '../words/en/glossary.ts';
import { pageWords } from './words.ts';

/** A term of a language, with its name in the other one if that is another word. */
export interface TermHere extends Term {
  readonly id: TermId;
  readonly elsewhere: string | undefined;
}

/** The terms of the game in a language: an English reader finds the word of the French rulebook, a French one the English word. */
export function termsOf(lang: Lang): readonly TermHere[] {
  const other = (id: TermId): string => {
    const { term, french } = pageWords(lang === 'en' ? 'fr' : 'en').GLOSSARY[id];
    return (lang === 'en' && french) || term;
  };
  return (Object.entries(pageWords(lang).GLOSSARY) as [TermId, Term][]).map(([id, term]) => ({
    id,
    ...term,
    elsewhere: other(id) === term.term ? undefined : other(id),
  }));
}
