import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'badajoz-is-founded'> = {
  title: 'The Lusitanians transform into Badajoz',
  about: t`Turn 11: 3 infantry of the ${n('umayyads')} have crossed the Tagus to fight the last units of the ${n('lusitanians')}. After a round the ${n('lusitanians')} may submit, and at the end of the turn they transform into another nation.`,
  steps: [
    t`The first round: the ${n('umayyads')} lose 1 infantry, the ${n('lusitanians')} none.`,
    t`The ${n('lusitanians')} are asked whether they submit, and do. The battle is over.`,
    t`The ${n('umayyads')} withdraw from ${p('lusitania')}, a province of their subject.`,
    t`The ${n('umayyads')} finish their turn, and the game turn ends. Then the ${n('lusitanians')} transform into ${n('badajoz')}.`,
    t`${n('badajoz')} also takes 3 other provinces, whichever nation controls them: the ${n('umayyads')} must withdraw from ${p('badajoz')} as well. A castle is placed in ${p('badajoz')}.`,
    t`${n('badajoz')} is brought up to 6 infantry and places 3. The first is placed in ${p('porto')}, with a castle.`,
    t`The others are placed in ${p('alcantara')}, with the last castle. Turn 12 begins.`,
  ],
  after: t`${n('badajoz')} has 6 infantry and 3 castles in place of 3 infantry (${r('11-badajoz-founding')}). Half the income of ${n('badajoz')} goes to the ${n('umayyads')} until the end of turn 14.`,
  tasks: {
    'two-at-home': {
      ask: t`Place the units of ${n('badajoz')} so that 3 infantry are in the province ${p('badajoz')}.`,
      done: t`Not every province needs a new unit: its player chooses.`,
      lost: t`All units are placed.`,
      hints: [
        t`There are 3 infantry and 2 castles to place.`,
        t`A province can contain only one castle.`,
        t`Place 3 infantry in ${p('badajoz')}, 1 castle in ${p('porto')} and 1 castle in ${p('lusitania')}.`,
      ],
    },
    'fight-on': {
      ask: t`The ${n('lusitanians')} need not submit. Refuse.`,
      done: t`They fight on, and transform into ${n('badajoz')} a turn later, as a free nation.`,
      lost: t`They have submitted.`,
      hints: [
        t`Look at the question.`,
        t`The player of the ${n('lusitanians')} decides whether they submit.`,
        t`Refuse to submit.`,
      ],
    },
  },
  wrongs: {
    'stay-there': {
      label: t`The ${n('umayyads')} in ${p('badajoz')} withdraw to ${p('alcantara')}.`,
      because: t`That province is given to ${n('badajoz')} at the same time.`,
    },
    'two-castles-in-badajoz': {
      label: t`Place a second castle in ${p('badajoz')}.`,
      because: t`The province already contains a castle.`,
    },
  },
};
