import type { Voice } from '../../../ui/speech.ts';
import type { TableVoice } from '../../../ui/table/parts.ts';
import type { TableWords } from '../../../words/table.ts';
import type { Owner, PlaceId, UnitKind } from '../engine/data/ids.ts';
import type { TinyFact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';
import { choice, fact, prompt, refusal, twin, verdict, type Words } from '../words/index.ts';
import { nameOf, o } from '../words/marks.ts';

/** The words of the small game in a language for the codes of its engine. */

export function voiceOf(words: Words): Voice {
  const called = nameOf(words.names);
  const { owners, units } = words.names;
  return {
    named: (mark) => ({ name: called(mark), class: mark.tag === 'owner' ? 'n' : undefined }),
    printed: (rule) => rule.split('-')[0] ?? rule,
    die: ({ value }) => `${value}`,
    place: (id) => words.names.places[id as PlaceId],
    who: (name) => {
      const known = Object.hasOwn(owners, name) ? [o(name as Owner)] : [name];
      return { the: known, The: known, whose: [...known, '’s'], many: name === 'raiders' };
    },
    prompt: (decision) => prompt(words, decision),
    answer: (of) => choice(words, of),
    amount: (name, value) => [words.amounts[name as keyof Words['amounts']], `${value}`],
    part: (key) => [units[key as UnitKind]],
    refusal: (of) => refusal(words, of),
    line: (of) => (Object.hasOwn(words.verdicts, of.key) ? verdict(words, of) : twin(words, of)),
  };
}

export function tableVoiceOf(words: Words, { faults }: TableWords): TableVoice {
  const said = faults.FAULTS as Readonly<
    Record<string, ((params: never, path: string) => ReturnType<TableVoice['fault']>) | undefined>
  >;
  return {
    title: words.names.title,
    fact: (of) => fact(words, of as TinyFact),
    fault: ({ code, params, path }) => said[code]?.(params as never, path) ?? [`${code} ${path}`],
    where: (state) => {
      const { round, active, phase } = state as State;
      return twin(words, { key: 'round', params: { round, active, phase } });
    },
    score: (points) => `${points}`,
    stretch: (who) => ({ name: words.names.owners[who as Owner], class: 'n', colour: COLOURS[who as Owner] }),
    phase: () => undefined,
    level: (level) => ({ name: level, says: '' }),
    why: () => [],
  };
}

/** Colours of the owners, on the board and in the history. */
export const COLOURS: { readonly [owner in Owner]: string } = {
  red: '#b3402e',
  blue: '#2f5d8c',
  green: '#4a7a3a',
  raiders: '#555',
};
