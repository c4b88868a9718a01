import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'invasion'> = {
  title: 'An invasion',
  learn: t`Play the turn on which a nation moves and fights twice, and attacks with 2 units over the limit.`,
  about: t`Some nations have 1 turn of invasion. On it all their units move and fight, then move and fight again, each time with their full movement. When they attack, they may exceed the limit by 2 units; other nations may exceed it by 1.`,
  steps: {
    'first-blow': {
      ask: t`You are the ${n('suebi')} in your invasion on turn 6. The limit of ${p('segovia')} is 3: attack it with the 5 units that an invasion allows, and end movement.`,
      done: t`You have 5 dice against 3. After the battle, no unit over the limit of ${p('segovia')} is removed: your second movement comes first.`,
      lost: t`The movement is over, and you do not have 5 units in ${p('segovia')}. A sixth would not help: units over the limit are removed before the battle.`,
      hints: [
        t`${p('segovia')} is marked. You have 6 units around it, all in adjacent provinces.`,
        t`Move 2 units from ${p('avila')}, 2 from ${p('calatayud')} and 1 from ${p('cuenca')}. Then end movement.`,
      ],
      poor: {
        stays: t`You attacked no province, and one of your 2 combats is wasted.`,
        two: t`You attack 3 units with 2. More were near, and the limit allowed them.`,
        three: t`You attack within the basic limit, but an attack in an invasion may exceed it by 2.`,
        four: t`Any attack may exceed the limit by 1 unit. In an invasion it may exceed it by 2.`,
      },
      wrongs: {
        'both-moves-at-once': {
          label: t`Use both movements now, and move on from ${p('segovia')} to ${p('toledo')}.`,
          because: t`The second movement comes after the battles, and no part of it can be used before.`,
        },
      },
    },
    'second-blow': {
      ask: t`Later in the same invasion, you have taken ${p('segovia')} without a loss, and your second movement begins. The limit there is 3, and you have 5 units. Attack ${p('toledo')} with 4, and keep ${p('segovia')}.`,
      done: t`No unit was removed, and you fight a second battle on the same turn. After it all limits are checked as usual.`,
      lost: t`The second movement is over, and you do not have 4 units in ${p('toledo')} and 1 in ${p('segovia')}.`,
      hints: [
        t`One of the marked provinces contains 5 of your units, the other a single defender.`,
        t`Move 4 infantry from ${p('segovia')} to ${p('toledo')}, leave 1 behind, and end movement.`,
      ],
      poor: {
        stays: t`You have not attacked again, and 2 of your 5 units are removed: before the second combat limits are checked again.`,
        'two-go': t`${p('segovia')} is within its limit now, but 2 dice are few across a river. Two units stayed behind that could have attacked.`,
        'one-goes': t`One unit attacks 1 defender across a river, and 1 of the 4 units that stayed behind was removed.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`After this movement, move again.`,
          because: t`An invasion has 2 movements. The second is over, and combat begins.`,
        },
      },
    },
  },
  after: t`The sheet of a nation names its invasion, and the rules list all invasions (${r('9.1')}). An attack may exceed the limit by 1 unit, in an invasion by 2 (${r('4.4')}). Units over that are removed (${r('4.5')}).`,
};
