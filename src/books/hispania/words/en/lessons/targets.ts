import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'targets'> = {
  title: 'Choose your targets',
  learn: t`Give each die a target, so that few hits are lost.`,
  about: t`Before the dice are rolled, each side gives each die a kind of enemy unit as its target. A hit counts against that kind only: once no unit of it is left, further hits are lost. Cavalry is hard to hit when it attacks in a plain; when it defends, it is hit like infantry.`,
  steps: {
    aim: {
      ask: t`You are ${n('castile')}, with 3 infantry and 1 knight, and meet 2 infantry and 1 cavalry of the ${n('umayyads')} in ${p('la-mancha')}. You score 1 point for each of them that you destroy. Targets are suggested: keep or change them so that you can expect the most points.`,
      done: t`Each kind of unit is the target of about as many dice as it has units, so few hits can be lost. Many nations score for units that they destroy in their own turn. Now try all dice on the cavalry, and see what that costs.`,
      hints: [
        t`Count the units in ${p('la-mancha')}: 2 infantry and 1 cavalry. The list says what each die needs.`,
        t`Give the cavalry 1 die and the 2 infantry 3 dice. Your knight hits the cavalry on 5 or higher, your infantry on 7 or higher.`,
      ],
      poor: {
        'none-on-cavalry': t`Four dice target 2 infantry: if 3 of them hit, 1 hit is lost, and the cavalry cannot be hit.`,
        'knight-and-one': t`Two dice target 1 cavalry: if both hit, 1 hit is lost.`,
        'two-of-three': t`Two infantry target 1 cavalry: this is not much worse, but a second hit there is lost.`,
        'knight-and-two': t`Three dice target 1 cavalry, and only 1 die the 2 infantry.`,
        'three-infantry': t`Three dice target 1 cavalry: most of their hits are lost.`,
        'all-on-cavalry': t`Four dice target 1 cavalry: it will probably be destroyed, but all further hits are lost, and the infantry cannot be hit.`,
      },
      wrongs: {
        'hold-back': {
          label: t`Do not roll for 1 infantry, and choose targets for the other units.`,
          because: t`Each unit rolls, and each die needs a target.`,
        },
        'go-away': {
          label: t`Return to ${p('cuenca')} without a round.`,
          because: t`A round must be fought first: you are about to choose its targets.`,
        },
      },
    },
  },
  after: t`Both sides choose their targets before either rolls (${r('6.1')}). As many dice on a kind as it has units is a good start; what each die needs decides the rest.`,
};
