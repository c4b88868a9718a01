import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'twelve-at-toledo'> = {
  title: 'Twelve at Toledo',
  about: t`Turn 11, the invasion of the ${n('umayyads')}, with religious zeal. No stack is counted before their first combat, and each of their dice gets +1. Tarik brings twelve units from ${p('africa')} to ${p('toledo')}, which holds four.`,
  steps: [
    t`Eight infantry and four cavalry cross to ${p('gibraltar')} with Tarik.`,
    t`On to ${p('cordoba')}.`,
    t`And to ${p('toledo')}, the third province. Four ${n('visigoths')} are there.`,
    t`Movement ends. The check before the combat is left out.`,
    t`Twelve against four.`,
    t`The infantry needs 4 in place of 7: 1 for zeal, 2 for Tarik. The cavalry needs 2, and a 1 misses even so. Four hits, and ${p('toledo')} is taken.`,
  ],
  after: t`Zeal lifts the limit and adds 1 to each die until the first combat is over (${r('9.3')}). Eleven stand in ${p('toledo')} now, and from here on it is an invasion like any other: they must spread.`,
  tasks: {
    'room-for-all': {
      ask: t`The second movement: spread the eleven so that nobody is lost at the check.`,
      done: t`Four in ${p('toledo')}, and the rest where there is room.`,
      lost: t`Somebody stood too many.`,
      hints: [
        t`${p('toledo')} keeps four. Seven must go.`,
        t`${p('cordoba')} takes four, ${p('sierra-morena')} and ${p('la-mancha')} two each.`,
        t`Four infantry to ${p('cordoba')}, two to ${p('sierra-morena')}, one to ${p('la-mancha')}, and end movement.`,
      ],
    },
    'at-the-horsemen': {
      ask: t`Play the ${n('visigoths')}: they are about to fall. Take a cavalry with them.`,
      done: t`In a plain it takes a 9. Four dice were worth the try.`,
      lost: t`No cavalry has fallen. Aim again, or blame the dice.`,
      hints: [
        t`You choose whom each die aims at.`,
        t`Cavalry is hit on 9 or more in a plain; more dice, more chances.`,
        t`Aim all four at the cavalry.`,
      ],
    },
  },
  wrongs: {
    'eight-too-many': {
      label: t`Give up eight before the battle, since ${p('toledo')} holds four.`,
      because: t`With zeal nobody counts before the first combat.`,
    },
    'no-battle': {
      label: t`March on without a battle.`,
      because: t`Where two nations meet they fight, zeal or no zeal.`,
    },
  },
};
