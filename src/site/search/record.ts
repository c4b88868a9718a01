import type { Lang } from '../../words/lang.ts';

/** What can be found, in the order in which the search offers them. */
export const KINDS = [
  'rule',
  'chapter',
  'nation',
  'province',
  'leader',
  'token',
  'term',
  'ruling',
  'scene',
  'lesson',
  'page',
] as const;
export type Kind = (typeof KINDS)[number];

/** When a thing matters: before the game, in one of the phases of a nation's turn (rule 1), or at the end of a game turn. */
export const PHASES = [
  'before',
  'income',
  'placement',
  'movement',
  'stacking',
  'combat',
  'points',
  'population',
  'turn-end',
] as const;
export type PhaseFacet = (typeof PHASES)[number];

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
  readonly nations: readonly string[];
  /** When it matters; nothing where it always does. */
  readonly phases?: readonly PhaseFacet[];
  /** Game turns that it is about; nothing where it is about all. */
  readonly turns?: readonly number[];
  /** Other spellings and languages of its name: searched, never shown. */
  readonly aliases: readonly string[];
  /** What players type who look for it, in words that it lacks: searched, never shown. */
  readonly asked?: readonly string[];
}

/** What tells a record from all others of its language. */
export const keyOf = ({ kind, id }: Pick<SiteRecord, 'kind' | 'id'>): string => `${kind} ${id}`;
