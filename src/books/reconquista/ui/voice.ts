import { codeTableVoice, codeVoice } from '../../../ui/code-voice.ts';
import type { Voice } from '../../../ui/speech.ts';
import type { TableVoice } from '../../../ui/table/parts.ts';
import { twin } from '../../../words/codes.ts';
import type { Level } from '../bots/computer.ts';
import type { Why } from '../bots/thought.ts';
import { sectionOf } from '../engine/data/chapters.ts';
import type { LocationId } from '../engine/data/ids.ts';
import type { ReconquistaFact } from '../engine/facts.ts';
import { groupsOf } from '../engine/rules/forces.ts';
import type { State } from '../engine/state.ts';
import type { Words } from '../words/index.ts';
import { l, nameOf } from '../words/marks.ts';
import type { TableWords } from '../words/table.ts';

/** The words of Reconquista for the codes of its engine. */

export function voiceOf(words: Words): Voice {
  const called = nameOf(words.names);
  return {
    ...codeVoice(words),
    named: (mark) => ({ name: called(mark) }),
    printed: (rule) => (rule.includes('-') ? `${sectionOf(rule)}` : rule),
    place: (id) => words.names.locations[id as LocationId],
    who: (name) =>
      name === 'christian' ? words.own.you : { the: [name], The: [name], whose: [name, '’s'], many: false },
    part: (key) => {
      const [group] = groupsOf({ [key]: 1 });
      const [unit] = group ? (Object.keys(group.units) as (keyof typeof group.units)[]) : [];
      return group && unit ? words.own.unitsIn(words.kindOf(unit), l(group.at)) : [l(key as LocationId)];
    },
    above: (range) => words.above[range],
  };
}

export function tableVoiceOf(words: Words, table: TableWords): TableVoice {
  return {
    ...codeTableVoice(words, table),
    level: (level) => table.bots.levels[level as Level],
    why: (why) => table.bots.why(why as Why),
    where: (state) => {
      const { turn, phase, revolt } = state as State;
      return twin(words, { key: 'turn', params: { turn, phase, revolt } });
    },
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
  };
}
