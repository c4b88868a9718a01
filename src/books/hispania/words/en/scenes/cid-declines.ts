import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-declines'> = {
  title: 'A friend is spared',
  about: t`${n('badajoz')} would pay El Cid 2 gold for the two infantry of ${n('leon')} in ${p('lusitania')}. But ${n('leon')} is Christian, and a friend. See what it costs to be refused.`,
  steps: [
    t`${n('badajoz')} makes its offer: both infantry in ${p('lusitania')}.`,
    t`El Cid refuses. ${n('badajoz')} keeps its gold and plays on without him.`,
  ],
  after: t`He may refuse whatever he likes, and must refuse to attack a nation of his own player (${r('11-el-cid-hire')}). Nobody pays for a no.`,
  tasks: {
    'as-many-as-may-go': {
      ask: t`Be less loyal: accept, and go to ${p('lusitania')} with all three knights and as many infantry as may go with them.`,
      done: t`Four: two for the mountains, and two more for El Cid. Three infantry stay behind.`,
      lost: t`He has declined, or it was fought by fewer. Go back to the offer.`,
      hints: [
        t`What may stand in ${p('lusitania')}, and what does El Cid add?`,
        t`Mountains hold two.`,
        t`Accept, and engage three knights and an infantry.`,
      ],
    },
    'nobody-is-hired': {
      ask: t`Start again, and let ${n('badajoz')} ask nothing of anybody.`,
      done: t`2 gold saved, and on to the movement.`,
      lost: t`An offer has been made. Start again.`,
      hints: [t`Nobody is obliged to hire him.`, t`It is a phase like others, and it can be ended.`, t`End the phase.`],
    },
  },
  wrongs: {
    'no-third-infantry': {
      label: t`Ask him to destroy three infantry.`,
      because: t`There are two in ${p('lusitania')}. A mission names units that stand there.`,
    },
    'accepting-too-late': {
      label: t`Let him think better of it.`,
      because: t`He was asked and has answered. ${n('badajoz')} is moving already.`,
    },
    'a-second-offer': {
      label: t`Ask for less: one infantry.`,
      because: t`One offer in a nation's turn, whatever he said to it.`,
    },
  },
};
