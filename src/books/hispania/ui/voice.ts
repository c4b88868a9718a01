import type { Voice } from '../../../ui/speech.ts';
import { halvesOf } from '../../../words/half.ts';
import { cited } from '../words/cited.ts';
import { choice, prompt, refusal, twin, type Words } from '../words/index.ts';
import { CLASS_OF, nameOf } from '../words/marks.ts';

/** Hispania's words, in a language, for the codes of its engine. */
export function voiceOf(words: Words): Voice {
  const { around, names, units } = words;
  const called = nameOf(names);
  return {
    named: (mark) => ({ name: called(mark), class: CLASS_OF[mark.tag] }),
    printed: (rule) => cited(rule, names),
    die: around.die,
    place: (id) => called({ tag: 'place', id }),
    who: units.who,
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
