import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'viriathus-falls-back'> = {
  title: 'Viriathus retreats',
  about: t`Turn 5: the ${n('lusitanians')} have revolted. They control 5 provinces, over the limit for submission. But if ${n('rome')} makes Viriathus retreat, they submit.`,
  steps: [
    t`Three elites attack 3 infantry and Viriathus, who adds 2 to each of their dice. Two infantry and 1 elite are destroyed.`,
    t`${n('rome')} stays.`,
    t`Viriathus retreats to ${p('lusitania')} with the last infantry. The ${n('lusitanians')} are subjects again.`,
  ],
  after: t`They submitted without a choice, however many provinces they control (${r('11-lusitanians-viriathus')}). ${n('rome')} controls ${p('salamanca')}, with a fort, and scores the other 4 for its zones (${r('11-rome-zones')}). Viriathus survives, but the ${n('lusitanians')} score nothing for him.`,
  tasks: {
    'free-to-the-end': {
      ask: t`After the first round: keep the ${n('lusitanians')} independent to the end of the turn, and score for Viriathus.`,
      done: t`${n('rome')} retreated. The ${n('lusitanians')} score 5 points for their surviving leader and have no overlord.`,
      lost: t`They have submitted.`,
      hints: [
        t`Viriathus must neither retreat nor be killed.`,
        t`The attacker decides first.`,
        t`Let ${n('rome')} retreat to ${p('avila')} with both elites.`,
      ],
    },
    'an-end-of-him': {
      ask: t`After the first round: kill Viriathus.`,
      done: t`${n('rome')} scores 5 points for killing him, and the ${n('lusitanians')} also submit.`,
      lost: t`Viriathus has not been killed.`,
      hints: [
        t`A leader is killed with the last unit of his side.`,
        t`One infantry is left. Another round may be enough.`,
        t`Both sides stay.`,
      ],
    },
  },
  wrongs: {
    'to-avila': {
      label: t`Retreat to ${p('avila')}.`,
      because: t`The attackers came from there, and ${n('rome')} controls it.`,
    },
  },
};
