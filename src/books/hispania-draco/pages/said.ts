import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import type { RuleId } from '../engine/data/rules.ts';
import { nameOf } from '../words/marks.ts';
import { printedNumber } from './chapters.ts';
import { pageWords } from './words.ts';

/** A sentence of the words as plain text, with the names of a language. */
export const said = (words: Rich, lang: Lang): string =>
  plain(
    words,
    nameOf(pageWords(lang).NAMES),
    ({ value }) => `${value}`,
    (rule) => printedNumber(rule as RuleId),
  );
