import type { OfflineWords } from '../../words/en/offline.ts';

/** Fetches the words about being offline, in the language of the page. */
export async function loadWords(): Promise<OfflineWords> {
  const { offline } =
    document.documentElement.lang === 'fr'
      ? await import('../../words/fr/offline.ts')
      : await import('../../words/en/offline.ts');
  return offline;
}
