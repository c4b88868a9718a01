import type { Voice } from '../../../ui/speech.ts';
import { halvesOf } from '../../../words/half.ts';
import { choice, prompt, refusal, twin, type Words } from '../words/index.ts';
import { namingOf } from './names.ts';

/** Hispania's words, in a language, for the codes of its engine. */
export function voiceOf(words: Words): Voice {
  const { around, units } = words;
  return {
    ...namingOf(words),
    prompt: (decision, beside) => prompt(words, decision, beside),
    answer: (of, prospect) => choice(words, of, prospect),
    amount: around.amount,
    // Gold and bids are halves, and may be large.
    typed: (name) => (name === 'count' ? undefined : halvesOf),
    part: (key) => units.cohort(key, 2, true),
    above: (range) => (range === 'joined' ? around.joined : undefined),
    refusal: (of) => refusal(words, of),
    line: (of) => twin(words, of),
  };
}
