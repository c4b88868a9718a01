import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'crusade-on-the-coast'> = {
  title: 'The Crusade lands anywhere',
  about: t`Turn 20: 5 infantry and 3 knights of the ${n('crusade')} arrive by sea. They may land in any coastal province, even where no other nation can. One of these is the ${p('algarve')}, which holds a castle of ${n('badajoz')}.`,
  steps: [
    t`One infantry unit and 2 knights land in the ${p('algarve')}, against the castle.`,
    t`Two infantry units and 1 knight land in ${p('lisbon')}.`,
    t`The other 2 infantry land in ${p('porto')}. No unit may stay at sea.`,
    t`The ${n('crusade')} ends its movement.`,
    t`The battle against the castle begins.`,
    t`The dice of the castle miss, and 3 hits make it a ruin in the first round: 5 points.`,
    t`The ${p('algarve')} holds 3 units, 1 over its limit. The ${n('crusade')} declares the province its capital, and all 3 may stay.`,
    t`Now the ${n('crusade')} names one stack for its ardour: the one in ${p('lisbon')}.`,
    t`That stack moves again, to ${p('badajoz')}.`,
    t`It fights there.`,
    t`Two hits destroy 2 infantry, for 1 point each.`,
  ],
  after: t`The ${n('crusade')} scores 7 points in its only turn. It named its stack after the first battle (${r('11-crusade-ardour')}), and left a ruin behind.`,
  tasks: {
    'land-in-granada': {
      ask: t`Start again: land 1 infantry and 2 knights in ${p('granada')}.`,
      done: t`No other nation can land there.`,
      lost: t`They have landed in another province.`,
      hints: [
        t`${p('granada')} has a coast, and the ${n('crusade')} needs no more than that.`,
        t`The units come straight from the sea.`,
        t`Move 1 infantry and 2 knights from the sea to ${p('granada')}.`,
      ],
    },
    'on-to-galicia': {
      ask: t`Name another stack for the ardour, and take ${p('galicia')} with it.`,
      done: t`Two infantry units have entered 2 provinces in one turn.`,
      lost: t`Another stack has the ardour.`,
      hints: [
        t`You can name one of 3 stacks.`,
        t`One of them is adjacent to ${p('galicia')}.`,
        t`Name ${p('porto')}, and move both units to ${p('galicia')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-sea': {
      label: t`Move from ${p('lisbon')} back to sea.`,
      because: t`${p('lisbon')} has no open anchor, and the ${n('crusade')} does not have naval supremacy.`,
    },
    'both-of-them': {
      label: t`Move the infantry in ${p('porto')} again, too.`,
      because: t`Only one stack has ardour: the one in ${p('lisbon')}.`,
    },
  },
};
