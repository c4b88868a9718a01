import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import type { RuleId } from '../engine/data/rules.ts';
import { NAMES } from '../words/en/names.ts';
import { nameOf } from '../words/marks.ts';
import { printedNumber } from './chapters.ts';

/** A sentence of the words as plain text. */
export const said = (words: Rich): string =>
  plain(
    words,
    nameOf(NAMES),
    ({ value }) => `${value}`,
    (rule) => printedNumber(rule as RuleId),
  );
