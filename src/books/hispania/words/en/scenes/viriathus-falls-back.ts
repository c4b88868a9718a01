import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'viriathus-falls-back'> = {
  title: 'Viriathus gives way',
  about: t`Turn 5: the ${n('lusitanians')} have revolted, and hold five provinces, too many to be made subjects. But where Viriathus leads them, ${n('rome')} needs only to drive him back.`,
  steps: [
    t`Three elites against three infantry and Viriathus, who helps each of their dice. Two infantry fall, and one elite.`,
    t`${n('rome')} stays.`,
    t`Viriathus retreats to ${p('lusitania')} with the last one. The ${n('lusitanians')} are subjects again.`,
  ],
  after: t`Nobody was asked, and nobody counted provinces (${r('11-lusitanians-viriathus')}). ${p('salamanca')} is ${n('rome')}’s, with a fort, and the other four count for it in the zones (${r('11-rome-zones')}). Viriathus lives, and brings his people nothing.`,
  tasks: {
    'free-to-the-end': {
      ask: t`After the first round: let the ${n('lusitanians')} end the turn free, and score for Viriathus.`,
      done: t`It was ${n('rome')} that gave way: 5 points for a leader who lives, and no overlord.`,
      lost: t`They are subjects.`,
      hints: [
        t`Viriathus must neither retreat nor die.`,
        t`The attacker is asked first.`,
        t`Let ${n('rome')} retreat to ${p('avila')} with both elites.`,
      ],
    },
    'an-end-of-him': {
      ask: t`After the first round: make an end of Viriathus.`,
      done: t`${n('rome')} scores 5 for him, and his people submit all the same.`,
      lost: t`He is not dead.`,
      hints: [
        t`A leader dies with the last of his men.`,
        t`One infantry is left. Another round may do.`,
        t`Both sides stay.`,
      ],
    },
  },
  wrongs: {
    'to-avila': {
      label: t`Retreat to ${p('avila')}.`,
      because: t`The attackers came from there, and ${n('rome')} holds it.`,
    },
  },
};
