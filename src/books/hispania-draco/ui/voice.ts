import { codeTableVoice, codeVoice } from '../../../ui/code-voice.ts';
import type { Voice } from '../../../ui/speech.ts';
import type { TableVoice } from '../../../ui/table/parts.ts';
import { twin } from '../../../words/codes.ts';
import type { Level } from '../bots/computer.ts';
import type { Why } from '../bots/thought.ts';
import type { CommanderId, DieId, Face, SpaceId } from '../engine/data/ids.ts';
import type { DracoFact } from '../engine/facts.ts';
import { uses } from '../engine/rules/board.ts';
import type { State } from '../engine/state.ts';
import type { Words } from '../words/index.ts';
import { face } from '../words/latin.ts';
import { nameOf } from '../words/marks.ts';
import type { TableWords } from '../words/table.ts';

/** The words of the book for the codes of its engine. */

export function voiceOf(words: Words): Voice {
  const called = nameOf(words.names);
  return {
    ...codeVoice(words),
    die: ({ of = 'hispanic', value }) => face(of as DieId, value as Face),
    named: (mark) => ({ name: called(mark) }),
    printed: (rule) => rule.split('-')[0] ?? rule,
    place: (id) => words.names.spaces[id as SpaceId],
    who: words.who,
    part: (key) => [key],
  };
}

export function tableVoiceOf(words: Words, table: TableWords): TableVoice {
  return {
    ...codeTableVoice(words, table),
    level: (level) => table.bots.levels[level as Level],
    why: (why) => table.bots.why(why as Why),
    where: (state) => {
      const { round, turn, phase, coins, hispano } = state as State;
      const own = uses(state as State, 'hispano') ? { hispano } : {};
      return twin(words, { key: 'turn', params: { round, turn, phase, coins, ...own } });
    },
    stretch: (who) => ({
      name: words.names.generals[who as CommanderId],
      colour: COLOURS[who as CommanderId],
    }),
    phase: (of) => {
      const { kind, phase } = of as DracoFact & { readonly phase?: keyof Words['phases'] };
      if (kind !== 'phase' || !phase) return undefined;
      const name = words.phases[phase];
      return { at: name, inside: name };
    },
  };
}

/** The colours of the generals, in history and head. */
export const COLOURS: { readonly [general in CommanderId]: string } = {
  'praetor-ulterior': 'var(--d-1)',
  'praetor-citerior': 'var(--d-2)',
  consul: 'var(--d-3)',
};
