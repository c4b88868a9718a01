import type { Names } from '../../words/en/names.ts';
import type { SearchWords } from '../../words/en/search.ts';

/** What the dialog says, in one language: only that one is loaded. */
export interface ClientWords {
  readonly search: SearchWords;
  readonly nations: Names['nations'];
}

/** Loads the words of the page's language. */
export async function loadWords(lang: string): Promise<ClientWords> {
  const [{ search }, { NAMES }] =
    lang === 'fr'
      ? await Promise.all([import('../../words/fr/search.ts'), import('../../words/fr/names.ts')])
      : await Promise.all([import('../../words/en/search.ts'), import('../../words/en/names.ts')]);
  return { search, nations: NAMES.nations };
}
