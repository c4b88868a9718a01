import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'basques-pay-two'> = {
  title: 'Two gold for the overlord',
  about: t`The ${n('basques')} are subject to the ${n('visigoths')}. Their four provinces pay 4 gold, and half of it is not theirs. The ${n('visigoths')} have saved 3 and can keep 4. See what they do with one gold too many, in the middle of somebody else's turn.`,
  steps: [
    t`The ${n('basques')} collect 4 gold: 2 for them, 2 for the ${n('visigoths')}, who now hold 5.`,
    t`The ${n('visigoths')} buy an infantry at once. It costs 4 gold, and 1 is left.`,
  ],
  after: t`An overlord has its half as soon as the subject collects, and may spend it there and then if it is too much to keep (${r('2.2')}). The infantry waits beside the map for the next placement of the ${n('visigoths')}.`,
  tasks: {
    'nothing-bought': {
      ask: t`From the start: collect all 4 gold, and let the ${n('visigoths')} buy nothing.`,
      done: t`They keep 4 gold, and the fifth is lost. Nobody makes them buy, but an offer like this does not wait.`,
      lost: t`They have bought an infantry, or the ${n('basques')} have not collected everything.`,
      hints: [
        t`It is two players' turn here, one after the other.`,
        t`The ${n('visigoths')} are asked whether they buy. They may say no.`,
        t`Collect the income, then end the purchase.`,
      ],
    },
    'just-four': {
      ask: t`From the start: let the ${n('visigoths')} have exactly 4 gold, so that they may not buy now. Keep as much as you can for the ${n('basques')}.`,
      done: t`1 gold for each. A subject can be stingy, but it pays for that itself.`,
      lost: t`The income is shared out, and not like that.`,
      hints: [
        t`A nation may do without part of its income, before it is shared.`,
        t`The ${n('visigoths')} may get 1 gold and no more. What is twice that?`,
        t`Renounce 2 gold, then collect.`,
      ],
    },
    'place-it-in-huesca': {
      ask: t`The infantry is bought. Go on until the ${n('visigoths')} can place it, and bring it to ${p('huesca')}.`,
      done: t`It comes with their own placement, like any unit they buy.`,
      lost: t`It stands elsewhere, or not at all.`,
      hints: [
        t`The ${n('basques')} are still at their turn.`,
        t`Let them end their movement. Then the turn of the ${n('visigoths')} comes.`,
        t`End movement, then place the infantry in ${p('huesca')}.`,
      ],
    },
  },
  wrongs: {
    'a-knight': {
      label: t`Buy a knight with the 5 gold.`,
      because: t`The ${n('visigoths')} have neither knights nor the gold for one. Infantry is all they can buy.`,
    },
    'place-it-now': {
      label: t`Place the new infantry in ${p('huesca')} at once.`,
      because: t`It is bought now and placed later: this is still the turn of the ${n('basques')}.`,
    },
  },
};
