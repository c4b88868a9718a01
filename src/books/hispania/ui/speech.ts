import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RuleId } from '../engine/data/ids.ts';
import { chapterOf, pageOfRule } from '../engine/data/rule-ids.ts';
import type { Words } from '../words/index.ts';

/** What an island speaks with: the words of its language, and where its rules stand. */
export interface SpeechOf {
  readonly words: Words;
  readonly names: Words['names'];
  /** The address of a rule, or nothing while its chapter is not written. */
  readonly hrefOf: (rule: string) => string | undefined;
}

export const Speech = createContext<SpeechOf | null>(null);

/** The words around a component. Throws outside of `Speech.Provider`: a mistake of the page. */
export function useSpeech(): SpeechOf {
  const speech = useContext(Speech);
  if (!speech) throw new Error('nobody has said in which language to speak');
  return speech;
}

/** Links rules to the chapters that are written, and to the sheets: `home` is the address of the book in the reader's language. */
export function linksTo(home: string, written: readonly number[]): SpeechOf['hrefOf'] {
  return (rule) =>
    written.includes(chapterOf(rule as RuleId)) ? `${home}${pageOfRule(rule as RuleId)}#r${rule}` : undefined;
}
