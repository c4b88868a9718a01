import type { Names } from '../../words/en/names.ts';
import type { QueryWords } from '../../words/en/query.ts';
import type { SearchWords } from '../../words/en/search.ts';
import type { Lang } from '../../words/lang.ts';

/** What the dialog says and understands, in one language: only that one is loaded. */
export interface ClientWords {
  readonly lang: Lang;
  readonly search: SearchWords;
  readonly query: QueryWords;
  readonly nations: Names['nations'];
}

/** Loads the words of the page's language. */
export async function loadWords(lang: string): Promise<ClientWords> {
  const [{ search }, { query }, { NAMES }] =
    lang === 'fr'
      ? await Promise.all([
          import('../../words/fr/search.ts'),
          import('../../words/fr/query.ts'),
          import('../../words/fr/names.ts'),
        ])
      : await Promise.all([
          import('../../words/en/search.ts'),
          import('../../words/en/query.ts'),
          import('../../words/en/names.ts'),
        ]);
  return { lang: lang === 'fr' ? 'fr' : 'en', search, query, nations: NAMES.nations };
}
