import type { NationId } from '../engine/data/ids.ts';

/** The page that is read before chapter 1; its text is in `content`. */
export const KEY_TERMS = '/hispania/rules/key-terms/';
/** The alphabetical index. */
export const INDEX = '/hispania/rules/a-to-z/';

/** Addresses of the things in the data, without base and language. */
export const PATHS = {
  nations: '/hispania/nations/',
  nation: (id: NationId): string => `/hispania/nations/${id}/`,
  /** A leader on the sheet of the nation, and among all leaders, with all details. */
  leader: (nation: NationId, id: string): string => `/hispania/nations/${nation}/#leader-${id}`,
  amongLeaders: (id: string): string => `/hispania/leaders/#${id}`,
  province: (id: string): string => `/hispania/map/#${id}`,
  ruling: (id: string): string => `/hispania/rulings/#${id}`,
  scene: (id: string): string => `/hispania/scenes/${id}/`,
  /** A rule as a piece of HTML without script (`build/fragments.ts`). */
  fragment: (id: string): string => `/hispania/rules/fragments/${id}.html`,
} as const;

/** The page for players of related games. */
export const OTHER_GAMES_PATH = '/hispania/learn/other-games/';

/** The page of all changes of the rules. */
export const CHANGES_PATH = '/hispania/changes/';
