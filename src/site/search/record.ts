import type { Lang } from '../../words/lang.ts';

/** Kinds of things that any book may have; a book has others beside them. */
export const KINDS = ['rule', 'chapter', 'term', 'ruling', 'scene', 'lesson', 'page'] as const;
export type Kind = string;

/** Values by the id of their facet. */
export type Facets = { readonly [facet: string]: readonly string[] };

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
  /** All that it says, where `text` is only part of it: found by a look through whole texts (`custom-record.ts`). */
  readonly whole?: string;
  /** Of rules and chapters: the number that names them. */
  readonly number?: string;
  /** By the id of each facet of its book, the values by which it is chosen; nothing where it is of all, or of none. */
  readonly facets?: Facets;
  /** Other spellings and languages of its name: searched, never shown. */
  readonly aliases: readonly string[];
  /** What players type who look for it, in words that it lacks: searched, never shown. */
  readonly asked?: readonly string[];
}

/** What tells a record from all others of its language. */
export const keyOf = ({ kind, id }: Pick<SiteRecord, 'kind' | 'id'>): string => `${kind} ${id}`;
