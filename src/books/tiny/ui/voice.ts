import { codeTableVoice, codeVoice } from '../../../ui/code-voice.ts';
import type { Voice } from '../../../ui/speech.ts';
import type { TableVoice } from '../../../ui/table/parts.ts';
import { twin } from '../../../words/codes.ts';
import type { TableWords } from '../../../words/table.ts';
import type { Owner, PlaceId, UnitKind } from '../engine/data/ids.ts';
import type { State } from '../engine/state.ts';
import type { Words } from '../words/index.ts';
import { nameOf, o } from '../words/marks.ts';

/** The words of the small game in a language for the codes of its engine. */

export function voiceOf(words: Words): Voice {
  const called = nameOf(words.names);
  const { owners, units } = words.names;
  return {
    ...codeVoice(words),
    named: (mark) => ({ name: called(mark), class: mark.tag === 'owner' ? 'n' : undefined }),
    printed: (rule) => rule.split('-')[0] ?? rule,
    place: (id) => words.names.places[id as PlaceId],
    who: (name) => {
      const known = Object.hasOwn(owners, name) ? [o(name as Owner)] : [name];
      return { the: known, The: known, whose: [...known, '’s'], many: name === 'raiders' };
    },
    part: (key) => [units[key as UnitKind]],
  };
}

export function tableVoiceOf(words: Words, table: TableWords): TableVoice {
  return {
    ...codeTableVoice(words, table),
    where: (state) => {
      const { round, active, phase } = state as State;
      return twin(words, { key: 'round', params: { round, active, phase } });
    },
    stretch: (who) => ({ name: words.names.owners[who as Owner], class: 'n', colour: COLOURS[who as Owner] }),
    phase: () => undefined,
  };
}

/** Colours of the owners, on the board and in the history. */
export const COLOURS: { readonly [owner in Owner]: string } = {
  red: '#b3402e',
  blue: '#2f5d8c',
  green: '#4a7a3a',
  raiders: '#555',
};
