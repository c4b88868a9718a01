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

/** A record as the index holds it: its language is that of the index, and what is empty is left out. */
export type IndexRecord = Omit<SiteRecord, 'lang' | 'nations' | 'aliases'> &
  Partial<Pick<SiteRecord, 'nations' | 'aliases'>>;

/** Where the index of a language lies, below the base of the site. */
export const indexPath = (lang: string): string => `/search/${lang}.json`;

/** Makes a record ready for the index. */
export function indexRecord({ lang: _, nations, aliases, ...record }: SiteRecord): IndexRecord {
  return { ...record, ...(nations.length && { nations }), ...(aliases.length && { aliases }) };
}
