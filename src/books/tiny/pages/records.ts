import type { RulesPage } from '../../../site/build/book-build.ts';
import type { SiteRecord } from '../../../site/search/record.ts';
import type { Lang } from '../../../words/lang.ts';
import { LESSONS } from '../lessons/index.ts';
import { SCENES } from '../scenes/index.ts';
import { LESSON_WORDS } from '../words/en/lessons.ts';
import { NAMES } from '../words/en/names.ts';
import { SCENE_WORDS } from '../words/en/scenes.ts';
import { text } from '../words/index.ts';
import { CHAPTER, PATHS, printedNumber, rulePath } from './rules.ts';

/** The book's records for the search. */

export function ruleRecords(lang: Lang, pages: readonly RulesPage[]): readonly SiteRecord[] {
  return pages.flatMap(({ rules }) =>
    rules.map(({ id, title, text: said }) => ({
      id,
      kind: 'rule',
      lang,
      title,
      path: `${CHAPTER.number} ${CHAPTER.title}`,
      address: rulePath(id),
      text: said,
      number: id,
      facets: { section: [printedNumber(id)] },
      aliases: [],
    })),
  );
}

/** Their words are only English, so that other languages leave them out. */
export function sceneRecords(lang: Lang): readonly SiteRecord[] {
  if (lang !== 'en') return [];
  return SCENES.map(({ id, rules }) => ({
    id,
    kind: 'scene',
    lang,
    title: SCENE_WORDS[id].title,
    path: rules.map(printedNumber).join(', '),
    address: PATHS.scene(id),
    text: text({ names: NAMES }, SCENE_WORDS[id].about),
    facets: { section: [...new Set(rules.map(printedNumber))] },
    aliases: [],
  }));
}

/** Only in English, as the scenes are. */
export function lessonRecords(lang: Lang): readonly SiteRecord[] {
  if (lang !== 'en') return [];
  return LESSONS.map(({ id, rules }) => ({
    id,
    kind: 'lesson',
    lang,
    title: LESSON_WORDS[id].title,
    path: rules.map(printedNumber).join(', '),
    address: PATHS.lesson(id),
    text: text({ names: NAMES }, LESSON_WORDS[id].learn),
    facets: { section: [...new Set(rules.map(printedNumber))] },
    aliases: [],
  }));
}
