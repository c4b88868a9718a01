import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'celts-before-carthage'> = {
  title: 'When the Celts may submit',
  about: t`${n('carthage')} has entered ${p('sierra-morena')}, one of the 3 provinces of the ${n('celts')}. With 3 provinces they may submit to it. They need not, and are asked after each round.`,
  steps: [
    t`Three infantry units fight 2. Each side loses 1 and has units left: the ${n('celts')} are asked whether they submit.`,
    t`They refuse.`,
    t`${n('carthage')} stays for another round.`,
    t`The ${n('celts')} stay too, with 1 infantry. Neither side loses a unit.`,
    t`They are asked again and submit: the battle is over.`,
    t`${n('carthage')} withdraws from its subject’s province to ${p('seville')}. The turn of the ${n('celts')} begins, with half their income.`,
  ],
  after: t`The ${n('celts')} still control 3 provinces, and ${n('carthage')} scores them as its own (${r('9.6-points')}). Neither nation can attack the other until the end of turn 3. The ${n('celts')} may submit to ${n('rome')} only with 2 provinces or fewer (${r('11-celts')}).`,
  tasks: {
    'bow-at-once': {
      ask: t`After the first round: keep ${p('sierra-morena')} without another roll.`,
      done: t`The overlord must withdraw, and cannot refuse.`,
      lost: t`The ${n('celts')} have refused.`,
      hints: [
        t`Look at the question.`,
        t`A nation that submits keeps all its provinces.`,
        t`Submit, and withdraw the 2 infantry of ${n('carthage')} to ${p('seville')}.`,
      ],
    },
    'strike-back': {
      ask: t`Refuse, and score for at least 1 infantry of ${n('carthage')} before the turn is over.`,
      done: t`Each infantry unit destroyed in the turn of the ${n('celts')} scores 3 points. As subjects they could not have attacked.`,
      lost: t`The ${n('celts')} have submitted, or they have destroyed no unit of ${n('carthage')} in their own turn.`,
      hints: [
        t`As the defender the ${n('celts')} score nothing. When do they attack?`,
        t`Let the last infantry in ${p('sierra-morena')} retreat to ${p('badajoz')}, and come back with more.`,
        t`Refuse; ${n('carthage')} stays; retreat to ${p('badajoz')}. Then move 2 from ${p('badajoz')} and 1 from the ${p('algarve')} to ${p('sierra-morena')}, end movement and fight.`,
      ],
    },
  },
  wrongs: {
    'bow-before-the-fight': {
      label: t`Submit before the first round.`,
      because: t`They are asked only after a round, and only if both sides have a unit left.`,
    },
    'into-the-next-province': {
      label: t`${n('carthage')} withdraws to ${p('badajoz')}, a province of its subject.`,
      because: t`Units withdraw by the rules of retreat: to provinces that their nation controls, or to empty ones.`,
    },
  },
};
