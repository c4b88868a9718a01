import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'targets-at-segovia'> = {
  title: 'Assign your targets',
  about: t`${n('castile')} attacks 2 infantry and 1 cavalry of the ${n('umayyads')} in ${p('segovia')}. Before any die is rolled, each side announces the targets of its dice by kind of unit. See what a second hit on a single cavalry unit does.`,
  steps: [
    t`${n('castile')} begins the battle.`,
    t`The knight and 1 infantry target the cavalry, and the other infantry targets the infantry.`,
    t`The ${n('umayyads')} announce their targets too, and only then do both sides roll.`,
  ],
  after: t`The knight and the infantry unit both hit, but there was only 1 cavalry. The second hit is lost and does not pass to the infantry (${r('6.1')}). All 3 defenders rolled, even those that were not targeted.`,
  tasks: {
    'a-target-for-each': {
      ask: t`Play ${n('castile')}: assign targets so that every die that hits destroys a unit, whatever is rolled.`,
      done: t`No kind of unit is the target of more dice than it has units, so no hit can be lost.`,
      lost: t`One kind of unit was the target of more dice than it has units, so a hit could have been lost.`,
      hints: [
        t`Count the enemy units: 2 infantry, 1 cavalry.`,
        t`You have 3 dice for 3 units. Which of yours should target the cavalry?`,
        t`The knight against the cavalry, both infantry units against the infantry.`,
      ],
    },
    'down-with-the-knight': {
      ask: t`Now play the ${n('umayyads')}: the knight has 2 lives. Destroy it in this round.`,
      done: t`With 2 hits in one round, the knight was destroyed before it could retreat.`,
      lost: t`The knight survives. It takes 2 hits in one round, so target it with as many dice as you can.`,
      hints: [
        t`A knight is hit on 8 here, and has 2 lives.`,
        t`One die against it can never be enough.`,
        t`Target the knight with both infantry units and the cavalry.`,
      ],
    },
  },
  wrongs: {
    'away-before-the-round': {
      label: t`Look at the enemy and retreat before the first round.`,
      because: t`Units may retreat only at the end of a round. An attacker fights at least one.`,
    },
    'hold-a-die-back': {
      label: t`Roll for only one of the 2 infantry.`,
      because: t`Every unit rolls, so every die needs a target.`,
    },
    'aim-again': {
      label: t`Change ${n('castile')}’s targets just before the enemy announces its own.`,
      because: t`Announced targets cannot be changed. It is the defender’s turn to announce.`,
    },
  },
};
