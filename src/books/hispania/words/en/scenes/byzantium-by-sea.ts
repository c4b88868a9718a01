import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'byzantium-by-sea'> = {
  title: 'Byzantium rules the sea, for two turns',
  about: t`Turn 10: ${n('byzantium')} still rules the sea. Two infantry wait there and may go on waiting. On turn 11 that is over, and what has not landed is lost.`,
  steps: [
    t`Another infantry leaves ${p('cartagena')} and puts to sea. Its movement ends there.`,
    t`${n('byzantium')} ends its movement with three at sea. Nothing happens to them. Turn 11 begins.`,
    t`Two of them land in ${p('cadiz')}.`,
    t`${n('byzantium')} forgets the third, and ends its movement: it is removed.`,
  ],
  after: t`With supremacy the sea is a place to stay (${r('5.6-supremacy')}); without it a way in, for those who come. Units at sea count for population all the while.`,
  tasks: {
    'all-ashore': {
      ask: t`Turn 11: bring all three ashore.`,
      done: t`Nobody is left to be lost.`,
      lost: t`One was still at sea.`,
      hints: [
        t`Three at sea, and many harbours are open.`,
        t`They need not land in the same place.`,
        t`Two to ${p('cadiz')}, one to ${p('gibraltar')}.`,
      ],
    },
    'land-and-go-on': {
      ask: t`Start again on turn 10: take ${p('seville')} and ${p('cordoba')} with the two at sea.`,
      done: t`Landing is one province of movement, and one is left.`,
      lost: t`Turn 11 has begun.`,
      hints: [
        t`${p('seville')} has a harbour of its own, ${p('cordoba')} has none.`,
        t`After a landing a unit may move one province more.`,
        t`One to ${p('seville')}; the other to ${p('gibraltar')} and on to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'land-in-granada': {
      label: t`Land in ${p('granada')}.`,
      because: t`Its anchor is crossed out: nobody but the ${n('crusade')} lands there.`,
    },
    'back-to-sea': {
      label: t`On turn 11, from ${p('cadiz')} back to sea.`,
      because: t`That takes naval supremacy, and ${n('byzantium')} has it no longer.`,
    },
  },
};
