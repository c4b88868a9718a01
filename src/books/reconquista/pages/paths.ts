import type { PageLink } from '../../../site/book.ts';
import type { Lang } from '../../../words/lang.ts';
import type { LocationId } from '../engine/data/ids.ts';
import type { RulingId } from '../engine/data/rules.ts';
import type { LessonId } from '../lessons/ids.ts';
import type { SceneId } from '../scenes/ids.ts';
import type { SITE } from '../words/en/site.ts';
import { pageWords } from './words.ts';

/** The reference pages. */
export type PageKey = keyof typeof SITE.pages | 'par';

/** The address of each reference page, without base and language. */
export const PAGE_PATHS: { readonly [page in PageKey]: string } = {
  rules: '/reconquista/rules/',
  reaction: '/reconquista/reaction/',
  assistant: '/reconquista/assistant/',
  map: '/reconquista/map/',
  starts: '/reconquista/starts/',
  par: '/reconquista/par/',
  tables: '/reconquista/tables/',
  aid: '/reconquista/player-aid/',
  glossary: '/reconquista/glossary/',
  missed: '/reconquista/often-missed/',
  rulings: '/reconquista/rulings/',
  reconstructed: '/reconquista/reconstructed/',
  about: '/reconquista/about/',
};

/** The table. */
export const PLAY_PATH = '/reconquista/play/';

/** The lists of what is played beside the table. */
export const SCENES_PATH = '/reconquista/scenes/';
export const LEARN_PATH = '/reconquista/learn/';
export const PUZZLES_PATH = `${LEARN_PATH}puzzles/`;

/** The pages of the list below the contents, in their order. */
export const REFERENCE_KEYS = [
  'assistant',
  'reaction',
  'tables',
  'map',
  'starts',
  'par',
  'aid',
  'glossary',
  'missed',
  'rulings',
  'reconstructed',
  'about',
] as const satisfies readonly PageKey[];

/** The title of a reference page, and what it says at its head. */
export function headOf(lang: Lang, key: PageKey): { readonly title: string; readonly lead: string } {
  const { PAR_PAGE, SITE } = pageWords(lang);
  return key === 'par' ? PAR_PAGE : SITE.pages[key];
}

/** A page with its title. */
export const pageLink = (lang: Lang, key: PageKey): PageLink => ({
  path: PAGE_PATHS[key],
  title: headOf(lang, key).title,
});

/** Addresses of the things of the book, without base and language. */
export const PATHS = {
  location: (id: LocationId): string => `${PAGE_PATHS.map}#${id}`,
  start: (turn: number): string => `${PAGE_PATHS.starts}#turn-${turn}`,
  par: (turn: number): string => `${PAGE_PATHS.par}#turn-${turn}`,
  scene: (id: SceneId): string => `${SCENES_PATH}${id}/`,
  lesson: (id: LessonId): string => `${LEARN_PATH}${id}/`,
  puzzle: (id: string): string => `${PUZZLES_PATH}${id}/`,
  ruling: (id: RulingId): string => `${PAGE_PATHS.rulings}#${id}`,
  /** A rule as a piece of HTML without script. */
  fragment: (id: string): string => `/reconquista/rules/fragments/${id}.html`,
} as const;
