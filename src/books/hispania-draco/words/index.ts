import type { InEach, Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import type { DieId, Face } from '../engine/data/ids.ts';
import type { Words } from './en/index.ts';
import { face } from './latin.ts';
import { nameOf } from './marks.ts';

/** The words of play, one language at a time. */

export type { Words };

const IN: InEach<{ readonly WORDS: Words }> = { en: () => import('./en/index.ts'), fr: () => import('./fr/index.ts') };

/** The words of play in a language. */
export const wordsOf = async (lang: Lang): Promise<Words> => (await IN[lang]()).WORDS;

/** A sentence as plain text. */
export function text({ names }: Pick<Words, 'names'>, rich: Rich): string {
  return plain(
    rich,
    nameOf(names),
    ({ of = 'hispanic', value }) => face(of as DieId, value as Face),
    (rule) => rule,
  );
}
