import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'badajoz-is-founded'> = {
  title: 'The Lusitanians become Badajoz',
  about: t`Turn 11: three infantry of the ${n('umayyads')} have crossed the Tagus to fight the last ${n('lusitanians')}. After a round these may submit, and then their nation turns into another.`,
  steps: [
    t`A round: nobody falls on one side, one infantry of the ${n('umayyads')} on the other.`,
    t`The ${n('lusitanians')} are asked whether they submit, and do. The battle is over.`,
    t`The ${n('umayyads')} leave ${p('lusitania')}, their subject's now.`,
    t`Their turn goes on, and the game turn ends. At its end the ${n('lusitanians')} become ${n('badajoz')}.`,
    t`${n('badajoz')} is given three provinces, whoever holds them: the ${n('umayyads')} must leave ${p('badajoz')} as well. A castle rises there.`,
    t`Six infantry are due, and three are missing. One goes to ${p('porto')}, with a castle.`,
    t`The others go to ${p('alcantara')}, with the last castle. Turn 12 begins.`,
  ],
  after: t`Six infantry and three castles where three infantry were (${r('11-badajoz-founding')}), and half of its income goes to the ${n('umayyads')} until the end of turn 14.`,
  tasks: {
    'two-at-home': {
      ask: t`Place what ${n('badajoz')} is given so that three infantry stand in its capital-to-be, ${p('badajoz')}.`,
      done: t`Nothing has to be filled; it may stand where it likes.`,
      lost: t`All is placed.`,
      hints: [
        t`Three infantry and two castles are to be placed.`,
        t`A province has one castle at most.`,
        t`Three infantry to ${p('badajoz')}, a castle to ${p('porto')}, one to ${p('lusitania')}.`,
      ],
    },
    'fight-on': {
      ask: t`The ${n('lusitanians')} need not submit. Refuse.`,
      done: t`They fight on, and become ${n('badajoz')} a turn later, free.`,
      lost: t`They have submitted.`,
      hints: [t`The question stands there.`, t`Whether they submit their player decides.`, t`Refuse to submit.`],
    },
  },
  wrongs: {
    'stay-there': {
      label: t`The ${n('umayyads')} of ${p('badajoz')} retreat to ${p('alcantara')}.`,
      because: t`That province is given away as well.`,
    },
    'two-castles-in-badajoz': {
      label: t`Place a second castle in ${p('badajoz')}.`,
      because: t`One stands there already.`,
    },
  },
};
