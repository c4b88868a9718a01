import type { PageLink } from '../../../site/book.ts';
import type { Lang } from '../../../words/lang.ts';
import type { SpaceId } from '../engine/data/ids.ts';
import type { RulingId } from '../engine/data/rulings.ts';
import type { LessonId } from '../lessons/ids.ts';
import type { SceneId } from '../scenes/ids.ts';
import type { SITE } from '../words/en/site.ts';
import { pageWords } from './words.ts';

/** The reference pages. */
export type PageKey = keyof typeof SITE.pages;

/** The address of each reference page, without base and language. */
export const PAGE_PATHS: { readonly [page in PageKey]: string } = {
  rules: '/hispania-draco/rules/',
  map: '/hispania-draco/map/',
  spaces: '/hispania-draco/spaces/',
  aid: '/hispania-draco/player-aid/',
  teach: '/hispania-draco/teach/',
  glossary: '/hispania-draco/glossary/',
  missed: '/hispania-draco/often-missed/',
  rulings: '/hispania-draco/rulings/',
  reconstructed: '/hispania-draco/reconstructed/',
  about: '/hispania-draco/about/',
};

/** The table. */
export const PLAY_PATH = '/hispania-draco/play/';

/** The lists of what is played beside the table. */
export const SCENES_PATH = '/hispania-draco/scenes/';
export const LEARN_PATH = '/hispania-draco/learn/';
export const PUZZLES_PATH = `${LEARN_PATH}puzzles/`;

/** The pages of the list below the contents, in their order. */
export const REFERENCE_KEYS = [
  'map',
  'spaces',
  'aid',
  'teach',
  'glossary',
  'missed',
  'rulings',
  'reconstructed',
  'about',
] as const satisfies readonly PageKey[];

/** The title of a reference page, and what it says at its head. */
export const headOf = (lang: Lang, key: PageKey): { readonly title: string; readonly lead: string } =>
  pageWords(lang).SITE.pages[key];

/** A page with its title. */
export const pageLink = (lang: Lang, key: PageKey): PageLink => ({
  path: PAGE_PATHS[key],
  title: headOf(lang, key).title,
});

/** Addresses of the things of the book, without base and language. */
export const PATHS = {
  space: (id: SpaceId): string => `${PAGE_PATHS.spaces}#${id}`,
  ruling: (id: RulingId): string => `${PAGE_PATHS.rulings}#${id}`,
  scene: (id: SceneId): string => `${SCENES_PATH}${id}/`,
  lesson: (id: LessonId): string => `${LEARN_PATH}${id}/`,
  puzzle: (id: string): string => `${PUZZLES_PATH}${id}/`,
  /** A rule as a piece of HTML without script. */
  fragment: (id: string): string => `/hispania-draco/rules/fragments/${id}.html`,
} as const;
