import { complete } from '../../../words/complete.ts';
import type { Lang, Partly } from '../../../words/lang.ts';
import { NAMES as EN, type Names } from '../words/en/names.ts';
import { NAMES as FR } from '../words/fr/names.ts';

const ALL: Readonly<Record<Lang, Partly<Names>>> = { en: EN, fr: FR };

/** The names of nations, places, units and leaders in a language. */
export function names(lang: Lang): Names {
  return complete<Names>(EN, ALL[lang], false);
}

/** Ids in the alphabetical order of their names, in the reader's language. */
export const byName = <Id extends string>(
  ids: readonly Id[],
  called: { readonly [id in Id]: string },
  lang: Lang,
): readonly Id[] => {
  const { compare } = new Intl.Collator(lang);
  return [...ids].sort((a, b) => compare(called[a], called[b]));
};
