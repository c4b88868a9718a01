import type { SpeechOf } from '../../../ui/speech.ts';
import type { RuleId } from '../engine/data/ids.ts';
import { chapterOf, pageOfRule } from '../engine/data/rule-ids.ts';

/** Links rules to the chapters that are written, and to the sheets: `home` is the address of the book in the reader's language. */
export function linksTo(home: string, written: readonly number[]): SpeechOf['hrefOf'] {
  return (rule) =>
    written.includes(chapterOf(rule as RuleId)) ? `${home}${pageOfRule(rule as RuleId)}#r${rule}` : undefined;
}
