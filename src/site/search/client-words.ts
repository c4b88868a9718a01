import type { SearchWords } from '../../words/en/search.ts';

/** Loads the words of the dialog in a language. */
export async function loadWords(lang: string): Promise<SearchWords> {
  const { search } =
    lang === 'fr' ? await import('../../words/fr/search.ts') : await import('../../words/en/search.ts');
  return search;
}
