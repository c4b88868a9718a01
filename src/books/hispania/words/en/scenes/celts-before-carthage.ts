import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'celts-before-carthage'> = {
  title: 'The Celts bow, when they like',
  about: t`${n('carthage')} has come to ${p('sierra-morena')}, one of the three provinces of the ${n('celts')}. With three they may submit to it. They need not, and are asked after each round.`,
  steps: [
    t`Three infantry against two. Each side loses one, so both are still there: the ${n('celts')} are asked.`,
    t`They refuse.`,
    t`${n('carthage')} stays for another round.`,
    t`So do the ${n('celts')}, with one infantry. Nobody falls.`,
    t`They are asked again, and submit: the battle is over.`,
    t`${n('carthage')} leaves its subject’s province for ${p('seville')}. The turn of the ${n('celts')} begins, with half their income.`,
  ],
  after: t`The ${n('celts')} still hold three provinces, and ${n('carthage')} counts them as its own when provinces score (${r('9.6-points')}). It cannot attack them any more, nor they it, until the end of turn 3. To ${n('rome')} three provinces would be too many: to it they may submit with two or fewer (${r('11-celts')}).`,
  tasks: {
    'bow-at-once': {
      ask: t`After the first round: keep ${p('sierra-morena')} without another die.`,
      done: t`The overlord has to go, and cannot refuse.`,
      lost: t`They have refused.`,
      hints: [
        t`The question stands there.`,
        t`Whoever submits keeps all its provinces.`,
        t`Submit, and withdraw the two of ${n('carthage')} to ${p('seville')}.`,
      ],
    },
    'strike-back': {
      ask: t`Refuse, and score for an infantry of ${n('carthage')}, or two, before the turn is over.`,
      done: t`Each that falls in the turn of the ${n('celts')} is 3 points. As subjects they could not have attacked.`,
      lost: t`They have submitted, or nobody of ${n('carthage')} has fallen in their own turn.`,
      hints: [
        t`As defenders the ${n('celts')} score nothing. When do they attack?`,
        t`Let the last one of ${p('sierra-morena')} retreat to ${p('badajoz')}, and come back with more.`,
        t`Refuse; ${n('carthage')} stays; retreat to ${p('badajoz')}. Then move two from ${p('badajoz')} and one from the ${p('algarve')} to ${p('sierra-morena')}, end movement and fight.`,
      ],
    },
  },
  wrongs: {
    'bow-before-the-fight': {
      label: t`Submit before the first round.`,
      because: t`Nobody asks them before a round is fought, at whose end both sides have a unit left.`,
    },
    'into-the-next-province': {
      label: t`${n('carthage')} withdraws to ${p('badajoz')}, which is its subject’s.`,
      because: t`A withdrawal goes by the ways of a retreat: to provinces of its own, or to empty ones.`,
    },
  },
};
