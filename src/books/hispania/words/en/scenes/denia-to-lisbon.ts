import { t } from '../../../../../words/rich.ts';
import { p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'denia-to-lisbon'> = {
  title: 'Picked up, left behind, and on to Lisbon',
  about: t`Tarik leaves ${p('denia')} with 1 cavalry, which may enter 5 provinces with him. On the way he picks up 1 infantry, which may enter 3. Count for each unit separately.`,
  steps: [
    t`Tarik and the cavalry enter ${p('la-mancha')}, the cavalry’s first province.`,
    t`The infantry there has not moved yet. It moves with them to ${p('toledo')}: its first province, the cavalry’s second.`,
    t`They move on to ${p('sierra-morena')}: the second and the third.`,
    t`They enter ${p('badajoz')}: the infantry’s third and last province.`,
    t`Tarik leaves the infantry there and moves on to ${p('lisbon')}, the cavalry’s fifth.`,
  ],
  after: t`A leader may pick up units that have not moved, and may leave others behind, which then move no farther (${r('5.2')}). Each unit counts its own provinces; the leader may move as far as the units he left with.`,
  tasks: {
    'left-at-toledo': {
      ask: t`All 3 are in ${p('toledo')}. Leave the infantry there, and take the cavalry to ${p('lisbon')}.`,
      done: t`The infantry has movement left, but a unit that its leader has left behind moves no farther.`,
      lost: t`The infantry is no longer in ${p('toledo')}, or movement is over.`,
      hints: [
        t`At each step you choose which units move on.`,
        t`The cavalry may enter 3 more provinces.`,
        t`Move Tarik and the cavalry to ${p('sierra-morena')}, to ${p('badajoz')}, to ${p('lisbon')}.`,
      ],
    },
    'together-to-gibraltar': {
      ask: t`Tarik and the cavalry are in ${p('la-mancha')}. Bring all 3 to ${p('gibraltar')}.`,
      done: t`The infantry has entered 2 provinces, and could enter a third.`,
      lost: t`Movement is over.`,
      hints: [
        t`The infantry may enter 3 provinces with Tarik.`,
        t`${p('gibraltar')} is 2 provinces away from ${p('la-mancha')}.`,
        t`Move all 3 to ${p('cordoba')}, and on to ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'the-infantry-comes-too': {
      label: t`Take the infantry along to ${p('lisbon')}.`,
      because: t`It has entered 3 provinces, the limit of an infantry unit with a leader.`,
    },
    'a-sixth-province': {
      label: t`Move on from ${p('lisbon')} to the ${p('algarve')}.`,
      because: t`${p('lisbon')} was the fifth province for the cavalry, and so for Tarik.`,
    },
  },
};
