import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'targets-at-segovia'> = {
  title: 'Name your targets',
  about: t`${n('castile')} attacks two infantry and a cavalry of the ${n('umayyads')} at ${p('segovia')}. Before any die is rolled each side says what it aims at, type by type. Look at what a second hit on a single cavalry is worth.`,
  steps: [
    t`${n('castile')} opens the battle.`,
    t`It aims the knight and one infantry at the cavalry, the other infantry at the infantry.`,
    t`The ${n('umayyads')} name their targets too, and only then both sides roll.`,
  ],
  after: t`The knight and the infantry both hit, but there was one cavalry only: the second hit is lost and does not pass on to the infantry (${r('6.1')}). All three defenders shot back, even those nobody aimed at.`,
  tasks: {
    'a-target-for-each': {
      ask: t`Play ${n('castile')}: aim so that every die that hits destroys something, whatever is rolled.`,
      done: t`No more dice on a type than there are units of it: no hit can be lost.`,
      lost: t`More dice than units were aimed at a type. With luck like that, a hit would have been lost.`,
      hints: [
        t`Count what stands there: two infantry, one cavalry.`,
        t`Three dice for three units. Which of yours should take the cavalry?`,
        t`Knight at the cavalry, both infantry at the infantry.`,
      ],
    },
    'down-with-the-knight': {
      ask: t`Now play the ${n('umayyads')}: the knight can take two hits. Bring him down in this very round.`,
      done: t`Two hits on the same type in one round: the knight is gone before he could turn away.`,
      lost: t`The knight is still in the saddle. He needs two hits in one round, so give him as many dice as you can.`,
      hints: [
        t`A knight is hit on 8 here, and has two lives.`,
        t`One die on him can never be enough.`,
        t`Aim both infantry and the cavalry at the knight.`,
      ],
    },
  },
  wrongs: {
    'away-before-the-round': {
      label: t`Look at the enemy, think better of it, and retreat.`,
      because: t`Retreats come at the end of a round. Who attacks fights at least one.`,
    },
    'hold-a-die-back': {
      label: t`Let only one of the two infantry shoot.`,
      because: t`Every unit rolls, and so every die needs a target.`,
    },
    'aim-again': {
      label: t`Change ${n('castile')}'s targets once the enemy is about to name his.`,
      because: t`What is announced stands. It is the defender's turn to aim.`,
    },
  },
};
