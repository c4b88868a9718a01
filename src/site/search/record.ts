import type { Lang } from '../../words/lang.ts';

/** What can be found, in the order in which the search offers them. */
export const KINDS = ['rule', 'chapter', 'nation', 'province', 'leader', 'ruling', 'scene', 'lesson'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that can be found, in one language. */
export interface SiteRecord {
  /** Unique within its kind. */
  readonly id: string;
  readonly kind: Kind;
  readonly lang: Lang;
  readonly title: string;
  /** The line above the title: where one is when one goes there. */
  readonly path: string;
  /** Permanent address, with anchor. */
  readonly address: string;
  /** What is searched and cut into excerpts. */
  readonly text: string;
  /** Of rules and chapters: the number that names them. */
  readonly number?: string;
  readonly nations: readonly string[];
  /** Other spellings and languages of its name: searched, never shown. */
  readonly aliases: readonly string[];
}

/** What Pagefind keeps of a record besides its text and its address; the dialog reads it back from each hit. */
export interface RecordMeta {
  /** The title of what bears a name. */
  readonly title?: string;
  /** The title of a ruling or a scene: a sentence, which speaks of many things and is worth less. */
  readonly question?: string;
  readonly path: string;
  /** Searched, not shown. */
  readonly aliases?: string;
}

/** By what hits are chosen; `number` is how a rule is found by its number, which no search for words does. */
export interface RecordFilters {
  readonly kind: readonly Kind[];
  readonly nation?: readonly string[];
  readonly number?: readonly string[];
}
