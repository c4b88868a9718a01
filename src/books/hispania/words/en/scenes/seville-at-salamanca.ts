import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'seville-at-salamanca'> = {
  title: 'Cavalry before a castle',
  about: t`Two cavalry of ${n('seville')} charge into the plain of ${p('salamanca')}, where two infantry and a castle of ${n('castile')} wait. Cavalry attacks superbly there, and a castle rolls three dice. Look at the order: all dice first, losses afterwards.`,
  steps: [
    t`${n('seville')} opens the battle. ${n('castile')} has two types to aim at, so the cavalry must choose.`,
    t`Both cavalry aim at the infantry and need 4. Then five dice answer, each on 9: two of the infantry, three of the castle.`,
  ],
  after: t`Both infantry are gone, yet they rolled: results apply at the same time (${r('6.2')}). One cavalry fell to the castle. Of those left, the castle can never retreat, so only ${n('seville')} decides whether there is a second round.`,
  tasks: {
    'two-dice-fewer': {
      ask: t`Attack otherwise: leave the castle with a single die for the second round.`,
      done: t`Two hits, two dice fewer. What stands in front of the walls is another matter.`,
      lost: t`The castle has more than one die left, or its infantry was the target.`,
      hints: [
        t`An intact castle rolls three dice, one for each life it has left.`,
        t`Each hit on it costs it a die from the next round on. Your cavalry needs 5.`,
        t`Aim both cavalry at the castle.`,
      ],
    },
    'stop-here': {
      ask: t`After the printed round: end the battle with your last cavalry alive.`,
      done: t`The attacker may go back where he came from. ${n('castile')} keeps ${p('salamanca')}, and its castle is as good as new.`,
      lost: t`Staying means another round against three dice. Go back and leave in time.`,
      hints: [
        t`The attacker is asked first, after every round.`,
        t`Choose a neighbouring province that is empty or your own.`,
        t`Retreat the cavalry to ${p('alcantara')}.`,
      ],
    },
  },
  wrongs: {
    'four-dice': {
      label: t`Shoot at the infantry and at the castle, two dice at each.`,
      because: t`A cavalry has one die. Only the castle rolls more than one.`,
    },
    'the-garrison-leaves': {
      label: t`Let ${n('castile')} clear out first.`,
      because: t`After a round the attacker speaks first. And a castle does not walk.`,
    },
    'back-to-badajoz': {
      label: t`Ride all the way back to ${p('badajoz')}.`,
      because: t`A retreat goes to a neighbouring province, however fast the unit is.`,
    },
  },
};
