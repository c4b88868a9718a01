import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'twelve-at-toledo'> = {
  title: 'Twelve at Toledo',
  about: t`Turn 11, the invasion of the ${n('umayyads')}, with religious zeal. Stacking is not checked before their first combat, and each of their dice adds 1. Tarik leads 12 units from ${p('africa')} to ${p('toledo')}, whose limit is 4.`,
  steps: [
    t`Eight infantry and 4 cavalry cross to ${p('gibraltar')} with Tarik.`,
    t`They move on to ${p('cordoba')}.`,
    t`They move on to ${p('toledo')}, their third province. It contains 4 units of the ${n('visigoths')}.`,
    t`Movement ends. Stacking is not checked before this combat.`,
    t`Twelve units attack 4.`,
    t`Infantry needs 4 instead of 7: 1 less for zeal, 2 less for Tarik. Cavalry needs 2; a natural 1 still misses. There are 4 hits, and ${p('toledo')} is taken.`,
  ],
  after: t`Zeal lifts the limit and adds 1 to each die until the first combat is over (${r('9.3')}). ${p('toledo')} now contains 11 units. From here on the rules of any other invasion apply, so they must spread out.`,
  tasks: {
    'room-for-all': {
      ask: t`The second movement: spread the 11 units so that the check removes none.`,
      done: t`Four stay in ${p('toledo')}, and the others are within the limits elsewhere.`,
      lost: t`A unit was over a limit.`,
      hints: [
        t`${p('toledo')} can hold 4 units, so 7 must leave.`,
        t`${p('cordoba')} can hold 4, ${p('sierra-morena')} and ${p('la-mancha')} 2 each.`,
        t`Move 4 infantry to ${p('cordoba')}, 2 to ${p('sierra-morena')} and 1 to ${p('la-mancha')}, and end movement.`,
      ],
    },
    'at-the-horsemen': {
      ask: t`Play the ${n('visigoths')}, who are about to be destroyed. Destroy a cavalry unit in return.`,
      done: t`In a plain that needs a 9. With 4 dice it was worth the attempt.`,
      lost: t`No cavalry unit was destroyed. Assign other targets, or try the dice again.`,
      hints: [
        t`You choose the target of each die.`,
        t`Cavalry that attacks in a plain is hit on 9 or higher. More dice improve your chances.`,
        t`Target the cavalry with all 4 dice.`,
      ],
    },
  },
  wrongs: {
    'eight-too-many': {
      label: t`Remove 8 units before the battle, since ${p('toledo')} can hold only 4.`,
      because: t`With zeal, stacking is not checked before the first combat.`,
    },
    'no-battle': {
      label: t`Move on without a battle.`,
      because: t`Two nations in one province must fight, with or without zeal.`,
    },
  },
};
