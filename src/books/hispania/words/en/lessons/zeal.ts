import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'zeal'> = {
  title: 'Religious zeal',
  learn: t`Learn how zeal helps the first attack of an invasion: no limits and better dice, but only once.`,
  about: t`Two nations, the ${n('umayyads')} and the ${n('almoravids')}, invade with religious zeal. Until their first combat is over, their stacks have no limit and each of their dice adds 1.`,
  steps: {
    'all-at-once': {
      ask: t`You are the ${n('umayyads')} on turn 11, in the first movement of your invasion. A castle and 3 infantry of the ${n('visigoths')} hold ${p('toledo')}, where the limit is 4. Attack it with all 8 units, and end movement.`,
      done: t`You have 8 units where the limit is 4, and none is removed. With zeal your infantry hits theirs on 6 or higher instead of 7.`,
      lost: t`The movement is over, and not all 8 units are in ${p('toledo')}.`,
      hints: [
        t`${p('toledo')} is marked. Your units are in 3 provinces around it.`,
        t`Move 4 units from ${p('cordoba')}, 2 from ${p('sierra-morena')} and 2 from ${p('la-mancha')}. Then end movement.`,
      ],
      poor: {
        stays: t`Zeal lasts for the first combat of this turn, and you have begun no battle.`,
        four: t`You attack with 4 units, the usual limit there, but with zeal there is no limit.`,
        six: t`You attack with 6 units, as in any invasion. With zeal the other 2 could have attacked too.`,
      },
      wrongs: {
        'too-many': {
          label: t`Remove 2 of the 8 units before the battle, because they are over the limit.`,
          because: t`With zeal there is no limit before the first combat, so no unit is in excess yet.`,
        },
      },
    },
    spent: {
      ask: t`The first combat is over, and so is zeal. This is your second movement: attack ${p('cartagena')}, where the limit is 3, with as many units as an invasion allows, 2 over the limit. Lose no unit to a stacking check.`,
      done: t`Five units attack, 2 keep ${p('cordoba')}, and no unit was removed. Your dice have no bonus in this battle.`,
      lost: t`The movement is over, and you did not attack ${p('cartagena')} with 5 units without losing one.`,
      hints: [
        t`One of the marked provinces contains 7 of your units, the other 3 defenders.`,
        t`Move 5 infantry from ${p('cordoba')} to ${p('cartagena')}, and end movement.`,
      ],
      poor: {
        everybody: t`Seven units attacked, but there is a limit again: 2 of them were removed before the first round.`,
        three: t`You attack 3 units with 3, while 4 stay in ${p('cordoba')}. Two of those were within the limit of the attack.`,
      },
      wrongs: {
        'the-others-later': {
          label: t`Send the other 2 units after them when the movement has ended.`,
          because: t`The second movement is the last. Combat follows.`,
        },
      },
    },
  },
  after: t`Zeal applies to the first movement and first combat of 2 invasions (${r('9.3')}); a natural 1 misses even then. After that they are invasions like any other (${r('9.1')}), and limits apply (${r('4.5')}).`,
};
