import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'crusade-on-the-coast'> = {
  title: 'The Crusade lands where it likes',
  about: t`Turn 20: 5 infantry and 3 knights of the ${n('crusade')} come by sea. They land on any coast, also where others never do: ${p('algarve')}, with a castle of ${n('badajoz')}, is such a place.`,
  steps: [
    t`An infantry and two knights land in ${p('algarve')}, against the castle.`,
    t`Two infantry and a knight land in ${p('lisbon')}.`,
    t`The other two infantry land in ${p('porto')}. Nobody may stay at sea.`,
    t`The ${n('crusade')} ends its movement.`,
    t`The battle for the castle.`,
    t`The castle aims, and in vain: three hits bring it down in the first round. 5 points.`,
    t`Three in mountains for two: the ${n('crusade')} makes ${p('algarve')} its capital, and all may stay.`,
    t`Now it names one stack for its ardour: the one in ${p('lisbon')}.`,
    t`That stack moves once more, to ${p('badajoz')}.`,
    t`And fights there.`,
    t`Two hits, and two infantry less, for 1 point each.`,
  ],
  after: t`7 points in a single turn, the only one it has. It chose its stack after it had seen the first battle (${r('11-crusade-ardour')}), and left a ruin behind.`,
  tasks: {
    'land-in-granada': {
      ask: t`Start again: land an infantry and two knights in ${p('granada')}.`,
      done: t`For everybody else there is no landing there.`,
      lost: t`They have landed somewhere else.`,
      hints: [
        t`${p('granada')} has a coast, and the ${n('crusade')} wants no more.`,
        t`They come straight from the sea.`,
        t`Move one infantry and two knights from the sea to ${p('granada')}.`,
      ],
    },
    'on-to-galicia': {
      ask: t`Choose another stack for the ardour, and take ${p('galicia')} with it.`,
      done: t`Two infantry, two provinces in one turn.`,
      lost: t`The ardour is another stack's.`,
      hints: [
        t`Three stacks can be named.`,
        t`One of them is next to ${p('galicia')}.`,
        t`Name ${p('porto')}, and move both infantry to ${p('galicia')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-sea': {
      label: t`From ${p('lisbon')} back to sea.`,
      because: t`${p('lisbon')} is no open harbour, and the ${n('crusade')} does not rule the sea.`,
    },
    'both-of-them': {
      label: t`Move the infantry of ${p('porto')} once more, too.`,
      because: t`One stack has ardour: that of ${p('lisbon')}.`,
    },
  },
};
