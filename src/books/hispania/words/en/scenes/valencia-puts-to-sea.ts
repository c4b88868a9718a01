import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'valencia-puts-to-sea'> = {
  title: 'To sea on turn 12, ashore on turn 13',
  about: t`On turn 12 the ${n('umayyads')} have naval supremacy. A unit may put to sea from ${p('valencia')} and stay at sea, but cannot land in the same movement. On turn 13 it must land.`,
  steps: [
    t`One infantry puts to sea from ${p('valencia')}, which has an open anchor.`,
    t`Movement ends, and it stays at sea. Turn 13 begins, without naval supremacy.`,
    t`Abd ar-Rahman arrives and is placed in ${p('valencia')}.`,
    t`The infantry lands in ${p('cartagena')}, its first province.`,
    t`Movement ends, with no unit at sea.`,
  ],
  after: t`The sea counts as 1 province of the movement, and a unit that puts to sea stays there until its next movement (${r('5.6-supremacy')}). Without naval supremacy no unit may stay at sea: units that do not land are removed.`,
  tasks: {
    'from-la-mancha': {
      ask: t`Turn 12: bring the infantry from ${p('la-mancha')} to sea.`,
      done: t`${p('valencia')} is its first province, the sea its second.`,
      lost: t`Turn 13 has begun, and units can no longer put to sea.`,
      hints: [
        t`The sea counts as 1 province.`,
        t`Units put to sea from a province with an open anchor.`,
        t`Move from ${p('la-mancha')} to ${p('valencia')}, and put to sea.`,
      ],
    },
    'land-and-march': {
      ask: t`Turn 13: bring the infantry from the sea to ${p('cordoba')}.`,
      done: t`The province where it lands is the first, ${p('cordoba')} the second.`,
      lost: t`Movement is over.`,
      hints: [
        t`The province where it lands is the first of 2 provinces.`,
        t`Look for a province with an open anchor that is adjacent to ${p('cordoba')}.`,
        t`Land in ${p('cartagena')}, and move on to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-land': {
      label: t`Land in ${p('denia')} in the same movement.`,
      because: t`A unit that puts to sea stays there until its next movement. The sea is not a short cut along the coast.`,
    },
    'to-sea-again': {
      label: t`Put to sea from ${p('valencia')} on turn 13.`,
      because: t`The ${n('umayyads')} had naval supremacy on turn 12 only.`,
    },
    'land-at-castellon': {
      label: t`Land in ${p('castellon')}.`,
      because: t`It has a coast but no open anchor.`,
    },
  },
};
