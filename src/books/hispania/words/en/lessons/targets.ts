import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'targets'> = {
  title: 'Choose your targets',
  learn: t`Say what each die aims at, so that no hit is wasted.`,
  about: t`Before the dice fall, each side says which kind of enemy each die is for. A hit counts against that kind only: what hits more than stands there is lost. Riders are hard to hit when they attack in a plain; those who defend are hit like anybody.`,
  steps: {
    aim: {
      ask: t`You are ${n('castile')}, with three infantry and a knight, and meet two infantry and one cavalry of the ${n('umayyads')} in ${p('la-mancha')}. Each of them that falls is worth a point to you. Targets are proposed: keep them or change them, so that you can expect most points.`,
      done: t`About as many dice on each kind as there are units of it, so that few hits can be lost. Many nations score for what they destroy in their own turn. Now try again with all dice on the cavalry, and see what that costs.`,
      hints: [
        t`Two infantry, one cavalry: count them in ${p('la-mancha')}. The list says what each die needs.`,
        t`One die for the cavalry, three for the two infantry. Your knight hits the cavalry on 5, your infantry needs 7.`,
      ],
      poor: {
        'none-on-cavalry': t`Four dice on two infantry: when three of them hit, one hit is lost, and the cavalry is in no danger.`,
        'knight-and-one': t`Two dice on one rider: when both hit, one hit is lost.`,
        'two-of-three': t`Two infantry aim at the one rider: it is not much worse, but a second hit there is lost.`,
        'knight-and-two': t`Three dice on one rider, and one die for two infantry.`,
        'three-infantry': t`Three dice on one rider: most of what they hit is lost.`,
        'all-on-cavalry': t`Four dice on one rider: he will hardly escape, but all further hits are lost, and nobody troubles the infantry.`,
      },
      wrongs: {
        'hold-back': {
          label: t`Keep one infantry out of it, and aim with the others.`,
          because: t`Every unit rolls, and each die needs a target.`,
        },
        'go-away': {
          label: t`Look at them, and go back to ${p('cuenca')}.`,
          because: t`First a round is fought: you are about to name its targets.`,
        },
      },
    },
  },
  after: t`Both sides name their targets before either rolls (${r('6.1')}). As many dice on a kind as it has units is a good beginning; what each die needs decides the rest.`,
};
