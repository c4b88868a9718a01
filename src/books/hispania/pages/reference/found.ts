import { address, type Lang } from '../../../../words/lang.ts';
import { FOUND_PAGES as EN, type FoundPage, type FoundPageWords } from '../../words/en/found-pages.ts';
import { FOUND_PAGES as FR } from '../../words/fr/found-pages.ts';
import { INDEX, KEY_TERMS } from '../paths.ts';
import { REFERENCE_PAGES, referenceNames } from './pages.ts';

const WORDS: Readonly<Record<Lang, FoundPageWords>> = { en: EN, fr: FR };

import type { HispaniaRecord } from '../search/of-hispania.ts';

/** Pages that are not in the book and not in the list of reference pages. */
const OTHERS = [
  { key: 'play', path: '/hispania/play/' },
  { key: 'odds', path: '/hispania/odds/' },
  { key: 'map', path: '/hispania/map/' },
  { key: 'correct', path: '/hispania/correct/' },
  { key: 'rules', path: '/hispania/rules/' },
  { key: 'terms', path: KEY_TERMS },
  { key: 'index', path: INDEX },
  { key: 'book', path: '/hispania/rules/whole-book/' },
] as const;

/**
 * The pages beside the book, each as one record: a search for the timeline finds the timeline. The sheet for explaining
 * the game is among the lessons; changes and comparisons with other games are left out, because they repeat the rules.
 */
export function foundPages({ lang }: { readonly lang: Lang }): readonly HispaniaRecord[] {
  const names: Readonly<Partial<Record<FoundPage, string>>> = referenceNames(lang);
  return [...OTHERS, ...REFERENCE_PAGES].flatMap(({ key, path }) => {
    if (key === 'teach' || key === 'others' || key === 'changes') return [];
    const { title = names[key] ?? '', lead, asked } = WORDS[lang][key];
    return {
      id: key,
      kind: 'page' as const,
      lang,
      title,
      // Its kind is description enough.
      path: '',
      address: address(lang, path),
      text: lead,
      nations: [],
      aliases: asked.split(', '),
    };
  });
}
