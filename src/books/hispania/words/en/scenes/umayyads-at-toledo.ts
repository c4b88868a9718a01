import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'umayyads-at-toledo'> = {
  title: 'Toledo falls',
  about: t`Tarik leads three cavalry and two infantry of the ${n('umayyads')} to ${p('toledo')}; Roderic defends it with a castle and two infantry of the ${n('visigoths')}. Each side has a leader, and the attackers fight with religious zeal. Look how many small advantages add up, and what a 1 does to them.`,
  steps: [
    t`The ${n('umayyads')} open the battle.`,
    t`They aim the cavalry at the infantry and the infantry at the castle. Leader and zeal give +3: the cavalry hits on anything but a 1.`,
    t`The ${n('visigoths')} aim as well: two dice of the castle at the cavalry, the third and the infantry at the infantry. Three hits for two infantry, one on the castle, and not a single one in return.`,
    t`The ${n('umayyads')} stay.`,
    t`A castle cannot leave. The ${n('visigoths')} fight on.`,
    t`Everybody aims at the castle now; it has two dice left and aims at the cavalry. It falls, and its last shot takes a cavalry with it.`,
    t`The ${n('umayyads')} give up an infantry to rebuild the castle as their own.`,
  ],
  after: t`Bonuses of leader and zeal add up, but a natural 1 always misses (${r('6.2')}). A castle loses a die with each hit and leaves a ruin (${r('9.5')}); Roderic dies with his army. Whoever holds the place may rebuild it for one unit.`,
  note: t`The printed example slips twice. It lets infantry hit the castle on 4, where the table's 8 less 3 makes 5; and it speaks of two cavalry under fire, where three attack. We play by the table. The dice it prints, 1 and 8, give the same result either way.`,
  tasks: {
    'the-castle-first': {
      ask: t`Attack otherwise: bring the castle down in the very first round.`,
      done: t`Three hits at once, and it is a ruin before it could lose a die. It did roll all three, though: results apply at the same time.`,
      lost: t`The walls are still standing, or the ${n('umayyads')} have lost heart.`,
      hints: [
        t`A castle has three lives. How many dice have you, and what do they need?`,
        t`With +3 a cavalry hits the castle on 2, an infantry on 5.`,
        t`Aim all three cavalry at the castle.`,
      ],
    },
    'save-roderic': {
      ask: t`Play the ${n('visigoths')} after the first round: the castle will not hold. Save the king.`,
      done: t`A leader may slip away alone. He needs no room in any stack.`,
      lost: t`Roderic stayed inside the walls. His fate is the castle's now.`,
      hints: [
        t`The attacker has stayed; the defender is asked, though his castle cannot go.`,
        t`Leaders are not units. One may retreat without any, but not to ${p('cordoba')}, where Tarik came from.`,
        t`Retreat Roderic to ${p('la-mancha')}.`,
      ],
    },
  },
  wrongs: {
    'aim-at-roderic': {
      label: t`Aim a cavalry at Roderic himself.`,
      because: t`A leader is no target. He dies with his army, or alone before the enemy.`,
    },
    'three-dice-still': {
      label: t`Roll three dice for the castle in the second round.`,
      because: t`It has taken a hit, and a castle rolls a die for each life that is left: two.`,
    },
    'rebuild-for-nothing': {
      label: t`Rebuild the castle and keep everybody.`,
      because: t`The price is one unit of the province.`,
    },
  },
};
