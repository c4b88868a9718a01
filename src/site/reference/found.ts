import { FOUND_PAGES as EN, type FoundPage, type FoundPageWords } from '../../words/en/found-pages.ts';
import { FOUND_PAGES as FR } from '../../words/fr/found-pages.ts';
import { address, type Lang } from '../../words/lang.ts';
import type { Kind, SiteRecord } from '../search/record.ts';
import { REFERENCE_PAGES } from './pages.ts';

const WORDS: Readonly<Record<Lang, FoundPageWords>> = { en: EN, fr: FR };

/** Pages that are neither of the book nor in the list of reference pages. */
const OTHERS: readonly (readonly [FoundPage, string])[] = [
  ['play', '/hispania/play/'],
  ['odds', '/hispania/odds/'],
  ['map', '/hispania/map/'],
  ['correct', '/hispania/correct/'],
  ['book', '/hispania/rules/whole-book/'],
];

/** The pages beside the book, each as a whole: who looks for the timeline wants the timeline. */
export function foundPages({
  lang,
  kinds,
}: {
  readonly lang: Lang;
  readonly kinds: Readonly<Record<Kind, string>>;
}): readonly SiteRecord[] {
  // The sheet for whoever explains the game is found among the lessons.
  const listed = REFERENCE_PAGES.flatMap(({ key, path }) => (key === 'teach' ? [] : [[key, path] as const]));
  return [...OTHERS, ...listed].map(([id, path]) => {
    const { title, lead, asked } = WORDS[lang][id];
    return {
      id,
      kind: 'page' as const,
      lang,
      title,
      path: kinds.page,
      address: address(lang, path),
      text: lead,
      nations: [],
      aliases: asked.split(', '),
    };
  });
}
