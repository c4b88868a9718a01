import type { Lang } from '../../words/lang.ts';

/** Kinds that any book may have; a book has further ones. */
export const KINDS = ['rule', 'chapter', 'term', 'ruling', 'scene', 'lesson', 'page'] as const;
export type Kind = string;

/** Values by the id of their facet. */
export type Facets = { readonly [facet: string]: readonly string[] };

/** A searchable item in one language. */
export interface SiteRecord {
  /** Unique within its kind. */
  readonly id: string;
  readonly kind: Kind;
  readonly lang: Lang;
  readonly title: string;
  /** The line above the title: the place of its target. */
  readonly path: string;
  /** Permanent address, with anchor. */
  readonly address: string;
  /** The searched text, from which excerpts are cut. */
  readonly text: string;
  /** The complete text, if `text` is only part of it: found by a search in whole texts (`custom-record.ts`). */
  readonly whole?: string;
  /** For rules and chapters: the number that names them. */
  readonly number?: string;
  /** By the id of each facet of its book, the values of the record; undefined if it belongs to all, or to none. */
  readonly facets?: Facets;
  /** Other spellings and languages of its name: searched, never shown. */
  readonly aliases: readonly string[];
  /** Phrases that players type for it, in words that it lacks: searched, never shown. In the file, their telling stems. */
  readonly asked?: readonly string[];
}

/** The key of a record among all others of its language. */
export const keyOf = ({ kind, id }: Pick<SiteRecord, 'kind' | 'id'>): string => `${kind} ${id}`;
