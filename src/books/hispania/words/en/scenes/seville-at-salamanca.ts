import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'seville-at-salamanca'> = {
  title: 'Cavalry against a castle',
  about: t`Two cavalry of ${n('seville')} attack the plain of ${p('salamanca')}, which contains 2 infantry and a castle of ${n('castile')}. Cavalry attacks well in a plain, but a castle rolls 3 dice. Note the order: both sides roll all their dice before any losses.`,
  steps: [
    t`${n('seville')} begins the battle. ${n('castile')} has 2 kinds of unit, so the cavalry must choose a target.`,
    t`Both target the infantry and need 4. The defender rolls 5 dice, each needing 9: 2 for the infantry, 3 for the castle.`,
  ],
  after: t`Both infantry units are destroyed, but they rolled first: results apply at the same time (${r('6.2')}). The castle destroyed 1 cavalry. A castle cannot retreat, so ${n('seville')} alone decides whether to fight a second round.`,
  tasks: {
    'two-dice-fewer': {
      ask: t`Change the attack: leave the castle only 1 die for the second round.`,
      done: t`Two hits cost the castle 2 dice. The infantry is still intact.`,
      lost: t`The castle has more than 1 die left, or the cavalry targeted the infantry.`,
      hints: [
        t`An intact castle rolls 3 dice, 1 for each life it has left.`,
        t`Each hit costs it 1 die from the next round on. Your cavalry needs 5.`,
        t`Target the castle with both units.`,
      ],
    },
    'stop-here': {
      ask: t`After the printed round, end the battle with your last cavalry intact.`,
      done: t`An attacker may retreat to the province it came from. ${n('castile')} keeps ${p('salamanca')}, and its castle recovers all its lives.`,
      lost: t`If you stay, you fight another round against 3 dice. Step back and retreat in time.`,
      hints: [
        t`After every round, the attacker decides first.`,
        t`Choose an adjacent province that is empty or that you control.`,
        t`Retreat the cavalry to ${p('alcantara')}.`,
      ],
    },
  },
  wrongs: {
    'four-dice': {
      label: t`Target the infantry with 2 dice and the castle with 2 dice.`,
      because: t`Each cavalry unit has 1 die. Only the castle rolls more than one.`,
    },
    'the-garrison-leaves': {
      label: t`Let ${n('castile')} retreat first.`,
      because: t`After a round the attacker decides first. Besides, a castle cannot retreat.`,
    },
    'back-to-badajoz': {
      label: t`Retreat all the way to ${p('badajoz')}.`,
      because: t`Units retreat only to an adjacent province, however far they can move.`,
    },
  },
};
