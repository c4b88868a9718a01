import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'basques-pay-two'> = {
  title: 'Two gold for the overlord',
  about: t`The ${n('basques')} are subject to the ${n('visigoths')}. Their 4 provinces have an income of 4 gold, and half of it goes to the ${n('visigoths')}, who have saved 3 and may save 4. See what an overlord does with gold over its saving limit during another nation’s turn.`,
  steps: [
    t`The ${n('basques')} collect 4 gold: 2 for themselves and 2 for the ${n('visigoths')}, who now have 5.`,
    t`The ${n('visigoths')} buy 1 infantry at once. It costs 4 gold, and 1 is left.`,
  ],
  after: t`An overlord receives its half as soon as the subject collects, and may spend it at once if it is over its saving limit (${r('2.2')}). The infantry waits beside the map until the next placement of the ${n('visigoths')}.`,
  tasks: {
    'nothing-bought': {
      ask: t`From the start: collect all 4 gold, and let the ${n('visigoths')} buy no unit.`,
      done: t`They save 4 gold, and the fifth is lost. An overlord need not buy, but must decide at once.`,
      lost: t`The ${n('visigoths')} have bought 1 infantry, or the ${n('basques')} have not collected all their income.`,
      hints: [
        t`Two players decide here, one after the other.`,
        t`The ${n('visigoths')} are asked whether they buy. They may refuse.`,
        t`Collect the income, then end the purchase.`,
      ],
    },
    'just-four': {
      ask: t`From the start: bring the ${n('visigoths')} to exactly 4 gold, so that they cannot buy now. Keep as much gold as you can for the ${n('basques')}.`,
      done: t`1 gold for each. A subject can decline gold, but it loses as much as its overlord.`,
      lost: t`The income has been divided in another way.`,
      hints: [
        t`A nation may decline part of its income before it is divided.`,
        t`The ${n('visigoths')} may receive only 1 gold. What is twice that?`,
        t`Decline 2 gold, then collect.`,
      ],
    },
    'place-it-in-huesca': {
      ask: t`The infantry is bought. Play on until the ${n('visigoths')} can place it, and place it in ${p('huesca')}.`,
      done: t`The ${n('visigoths')} place it in their own turn, like any unit they buy.`,
      lost: t`The infantry is in another province, or was not placed.`,
      hints: [
        t`It is still the turn of the ${n('basques')}.`,
        t`End their movement. The turn of the ${n('visigoths')} follows.`,
        t`End movement, then place the infantry in ${p('huesca')}.`,
      ],
    },
  },
  wrongs: {
    'a-knight': {
      label: t`Buy a knight with the 5 gold.`,
      because: t`The ${n('visigoths')} have no knights, and too little gold for one. They can buy only infantry.`,
    },
    'place-it-now': {
      label: t`Place the new infantry in ${p('huesca')} at once.`,
      because: t`It is bought now and placed later: this is still the turn of the ${n('basques')}.`,
    },
  },
};
