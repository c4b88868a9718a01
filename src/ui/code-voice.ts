import { type CodeWords, choice, fact, prompt, refusal, twin, verdict } from '../words/codes.ts';
import type { TableWords } from '../words/table.ts';
import type { Voice } from './speech.ts';
import type { TableVoice } from './table/parts.ts';

/** The voice of a book whose words are tables by code, as far as it needs no knowledge of the game. */

/** What such a book has beside its tables: the unit of each number in an answer. */
interface AnswerWords extends CodeWords {
  readonly amounts: object;
}

/** Questions, answers, refusals and lines of the text twin. */
export function codeVoice(
  words: AnswerWords,
): Pick<Voice, 'die' | 'prompt' | 'answer' | 'amount' | 'refusal' | 'line'> {
  const amounts = words.amounts as { readonly [name: string]: string };
  return {
    die: ({ value }) => `${value}`,
    prompt: (decision) => prompt(words, decision),
    answer: (of) => choice(words, of),
    amount: (name, value) => [amounts[name] ?? name, `${value}`],
    refusal: (of) => refusal(words, of),
    line: (of) => (Object.hasOwn(words.verdicts, of.key) ? verdict(words, of) : twin(words, of)),
  };
}

/** Facts and faults at a table without computers, whose points are whole numbers. */
export function codeTableVoice(
  words: Pick<CodeWords, 'facts'> & { readonly names: { readonly title: string } },
  { faults }: Pick<TableWords, 'faults'>,
): Pick<TableVoice, 'title' | 'fact' | 'fault' | 'score' | 'level' | 'why'> {
  const said = faults.FAULTS as Readonly<
    Record<string, ((params: never, path: string) => ReturnType<TableVoice['fault']>) | undefined>
  >;
  return {
    title: words.names.title,
    fact: (of) => fact(words, of),
    fault: ({ code, params, path }) => said[code]?.(params as never, path) ?? [`${code} ${path}`],
    score: (points) => `${points}`,
    level: (level) => ({ name: level, says: '' }),
    why: () => [],
  };
}
