import type { Names } from '../../books/hispania/words/en/names.ts';
import type { SearchWords } from '../../words/en/search.ts';
import type { Lang } from '../../words/lang.ts';
import type { QueryWords } from '../../words/query-words.ts';
import { standInWords } from './stand-ins.ts';

/** What the dialog says and understands, in one language: of another, only what it needs to find what stands in. */
export interface ClientWords {
  readonly lang: Lang;
  readonly search: SearchWords;
  readonly query: QueryWords;
  readonly nations: Names['nations'];
}

/** Loads the words of the page's language. */
export async function loadWords(lang: string): Promise<ClientWords> {
  const english = import('../../books/hispania/words/en/query.ts');
  if (lang === 'fr') {
    const [{ search }, { query }, { NAMES }, en] = await Promise.all([
      import('../../words/fr/search.ts'),
      import('../../books/hispania/words/fr/query.ts'),
      import('../../books/hispania/words/fr/names.ts'),
      english,
    ]);
    return { lang, search, query: standInWords(query, en.query), nations: NAMES.nations };
  }
  const [{ search }, { query }, { NAMES }] = await Promise.all([
    import('../../words/en/search.ts'),
    english,
    import('../../books/hispania/words/en/names.ts'),
  ]);
  return { lang: 'en', search, query, nations: NAMES.nations };
}
