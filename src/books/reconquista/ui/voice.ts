import type { Voice } from '../../../ui/speech.ts';
import type { TableVoice } from '../../../ui/table/parts.ts';
import type { TableWords } from '../../../words/table.ts';
import { sectionOf } from '../engine/data/chapters.ts';
import type { LocationId } from '../engine/data/ids.ts';
import type { ReconquistaFact } from '../engine/facts.ts';
import { groupsOf } from '../engine/rules/forces.ts';
import type { State } from '../engine/state.ts';
import { choice, fact, prompt, refusal, twin, verdict, type Words } from '../words/index.ts';
import { l, nameOf } from '../words/marks.ts';

/** The words of Reconquista for the codes of its engine. */

export function voiceOf(words: Words): Voice {
  const called = nameOf(words.names);
  return {
    named: (mark) => ({ name: called(mark) }),
    printed: (rule) => (rule.includes('-') ? `${sectionOf(rule)}` : rule),
    die: ({ value }) => `${value}`,
    place: (id) => words.names.locations[id as LocationId],
    who: (name) => ({ the: [name], The: [name], whose: [name, '’s'], many: false }),
    prompt: (decision) => prompt(words, decision),
    answer: (of) => choice(words, of),
    amount: (name, value) => [words.amounts[name as keyof Words['amounts']], `${value}`],
    part: (key) => {
      const [group] = groupsOf({ [key]: 1 });
      const [unit] = group ? (Object.keys(group.units) as (keyof typeof group.units)[]) : [];
      return group && unit ? words.own.unitsIn(words.kindOf(unit), l(group.at)) : [l(key as LocationId)];
    },
    above: (range) => words.above[range],
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
    fact: (of) => fact(words, of as ReconquistaFact),
    fault: ({ code, params, path }) => said[code]?.(params as never, path) ?? [`${code} ${path}`],
    where: (state) => {
      const { turn, phase, revolt } = state as State;
      return twin(words, { key: 'turn', params: { turn, phase, revolt } });
    },
    score: (points) => `${points}`,
    stretch: (who) => ({
      name: who === 'muslim' ? words.own.muslims : words.own.christians,
      colour: who === 'muslim' ? 'var(--pc-m)' : 'var(--pc-c)',
    }),
    phase: (of) => {
      const { kind, phase } = of as ReconquistaFact & { readonly phase?: keyof Words['phases'] };
      if (kind !== 'phase' || !phase) return undefined;
      const name = words.phases[phase];
      return { at: name, inside: name };
    },
    level: (level) => ({ name: level, says: '' }),
    why: () => [],
  };
}
