import { t } from '../../../../../words/rich.ts';
import { p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'denia-to-lisbon'> = {
  title: 'Picked up, dropped, and on to Lisbon',
  about: t`Tarik sets out from ${p('denia')} with a cavalry, which has five provinces with him. On the way he picks up an infantry, which has three. Count for each of them.`,
  steps: [
    t`Tarik and the cavalry go to ${p('la-mancha')}: one for the cavalry.`,
    t`The infantry there has not moved yet and comes along to ${p('toledo')}: its first, the cavalry's second.`,
    t`On to ${p('sierra-morena')}: second and third.`,
    t`To ${p('badajoz')}: the infantry's third and last.`,
    t`Tarik leaves it there and goes on to ${p('lisbon')}, the cavalry's fifth.`,
  ],
  after: t`A leader picks up units that have not moved, and leaves others behind, which then stay where they are (${r('5.2')}). Each counts its own provinces; he goes as far as those he set out with.`,
  tasks: {
    'left-at-toledo': {
      ask: t`All three are in ${p('toledo')}. Leave the infantry there, and take the cavalry to ${p('lisbon')}.`,
      done: t`The infantry has movement left, but who has been left behind goes no further.`,
      lost: t`The infantry is no longer in ${p('toledo')}, or movement is over.`,
      hints: [
        t`You choose at each step who goes on.`,
        t`The cavalry has three provinces left.`,
        t`Tarik and the cavalry to ${p('sierra-morena')}, to ${p('badajoz')}, to ${p('lisbon')}.`,
      ],
    },
    'together-to-gibraltar': {
      ask: t`Tarik and the cavalry are in ${p('la-mancha')}. Bring all three to ${p('gibraltar')}.`,
      done: t`Two provinces for the infantry, and it could have gone one more.`,
      lost: t`Movement is over.`,
      hints: [
        t`The infantry has three provinces with Tarik.`,
        t`${p('gibraltar')} is two away from ${p('la-mancha')}.`,
        t`All three to ${p('cordoba')}, and on to ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'the-infantry-comes-too': {
      label: t`Take the infantry along to ${p('lisbon')}.`,
      because: t`It has entered three provinces, and with a leader that is all an infantry has.`,
    },
    'a-sixth-province': {
      label: t`Ride on from ${p('lisbon')} to the ${p('algarve')}.`,
      because: t`It was the fifth province for the cavalry, and so for Tarik.`,
    },
  },
};
