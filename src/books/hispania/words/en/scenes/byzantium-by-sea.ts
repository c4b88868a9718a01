import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'byzantium-by-sea'> = {
  title: 'Byzantium at sea, for 2 turns',
  about: t`Turn 10: ${n('byzantium')} still has naval supremacy. It has 2 infantry at sea, and they may stay there. On turn 11 its supremacy is over, and units that do not land are removed.`,
  steps: [
    t`Another infantry unit leaves ${p('cartagena')} and puts to sea. Its movement ends there.`,
    t`${n('byzantium')} ends its movement with 3 infantry at sea. They stay there, and turn 11 begins.`,
    t`Two of them land in ${p('cadiz')}.`,
    t`${n('byzantium')} ends its movement with the third still at sea. That infantry is removed.`,
  ],
  after: t`With naval supremacy, units may stay at sea (${r('5.6-supremacy')}). Without it, units that arrive by sea must land. Units at sea count for the population limit all the time.`,
  tasks: {
    'all-ashore': {
      ask: t`Turn 11: land all 3 infantry.`,
      done: t`No unit is left at sea to be removed.`,
      lost: t`At least 1 infantry was still at sea.`,
      hints: [
        t`There are 3 infantry at sea, and many open anchors.`,
        t`They need not land in the same province.`,
        t`Land 2 in ${p('cadiz')} and 1 in ${p('gibraltar')}.`,
      ],
    },
    'land-and-go-on': {
      ask: t`Start again on turn 10: take ${p('seville')} and ${p('cordoba')} with the 2 infantry at sea.`,
      done: t`Landing counts as 1 province of movement, and 1 is left.`,
      lost: t`Turn 11 has begun.`,
      hints: [
        t`${p('seville')} has an anchor of its own, ${p('cordoba')} has none.`,
        t`After it has landed, an infantry unit may enter 1 more province.`,
        t`Land one in ${p('seville')}; land the other in ${p('gibraltar')} and move it on to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'land-in-granada': {
      label: t`Land in ${p('granada')}.`,
      because: t`Its anchor is crossed out: only the ${n('crusade')} may land there.`,
    },
    'back-to-sea': {
      label: t`On turn 11, move from ${p('cadiz')} back to sea.`,
      because: t`That requires naval supremacy, which ${n('byzantium')} no longer has.`,
    },
  },
};
