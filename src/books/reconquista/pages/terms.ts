import type { Lang } from '../../../words/lang.ts';
import type { Term, TermId } from '../words/en/glossary.ts';
import { pageWords } from './words.ts';

/** A term of a language, with its name in the other one if that is another word. */
export interface TermHere extends Term {
  readonly id: string;
  readonly elsewhere: string | undefined;
}

/** The terms of the game in a language: an English reader finds the word of the French rulebook, a French one the English word. */
export function termsOf(lang: Lang): readonly TermHere[] {
  return Object.entries<Term>(pageWords(lang).GLOSSARY).map(([id, term]) => {
    const other = lang === 'en' ? term.french : pageWords('en').GLOSSARY[id as TermId].term;
    return { id, ...term, elsewhere: other === term.term ? undefined : other };
  });
}
