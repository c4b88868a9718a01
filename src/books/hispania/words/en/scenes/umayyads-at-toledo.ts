import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'umayyads-at-toledo'> = {
  title: 'Toledo falls',
  about: t`Tarik leads 3 cavalry and 2 infantry of the ${n('umayyads')} to ${p('toledo')}. Roderic defends it with a castle and 2 infantry of the ${n('visigoths')}. Both sides have a leader, and the attackers have religious zeal. See how the bonuses add up, and how a 1 overrides them.`,
  steps: [
    t`The ${n('umayyads')} begin the battle.`,
    t`The cavalry targets the infantry, and the infantry targets the castle. Leader and zeal give +3, so the cavalry hits on anything but a 1.`,
    t`The ${n('visigoths')} announce targets as well: 2 dice of the castle against the cavalry, the third die and the infantry against the infantry. The attackers score 3 hits against the 2 infantry and 1 against the castle. The defenders miss.`,
    t`The ${n('umayyads')} stay.`,
    t`A castle cannot retreat. The ${n('visigoths')} fight on.`,
    t`All attackers now target the castle. It has 2 dice left and targets the cavalry. The castle is destroyed, but its last dice destroy 1 cavalry.`,
    t`The ${n('umayyads')} give up 1 infantry to rebuild the castle as their own.`,
  ],
  after: t`The bonuses for a leader and for zeal are added together, but a natural 1 always misses (${r('6.2')}). A castle rolls 1 fewer die for each hit and becomes a ruin when it has no life left (${r('9.5')}). Roderic is killed with his last unit. The nation that controls the province may give up 1 unit to rebuild the castle.`,
  note: t`The printed example has two slips. In it infantry hits the castle on 4, but by the table it needs 8 − 3 = 5. It also names 2 cavalry as targets, but 3 attack. This scene follows the table. The printed dice, 1 and 8, give the same result either way.`,
  tasks: {
    'the-castle-first': {
      ask: t`Change the attack: reduce the castle to a ruin in the first round.`,
      done: t`With 3 hits at once it became a ruin before it lost any dice. It still rolled all 3, because results apply at the same time.`,
      lost: t`The castle is not a ruin, or the ${n('umayyads')} have retreated.`,
      hints: [
        t`A castle has 3 lives. How many dice do you have, and which numbers do they need?`,
        t`With +3, cavalry hits the castle on 2 and infantry on 5.`,
        t`Target the castle with all 3 cavalry.`,
      ],
    },
    'save-roderic': {
      ask: t`Play the ${n('visigoths')} after the first round: the castle will not survive. Save Roderic.`,
      done: t`A leader may retreat alone, and does not count for stacking.`,
      lost: t`Roderic stayed, so his fate depends on the castle.`,
      hints: [
        t`The attacker has stayed. The defender may now retreat, though the castle cannot.`,
        t`Leaders are not units. One may retreat without units, but not to ${p('cordoba')}, where Tarik came from.`,
        t`Retreat Roderic to ${p('la-mancha')}.`,
      ],
    },
  },
  wrongs: {
    'aim-at-roderic': {
      label: t`Target Roderic himself with a cavalry unit.`,
      because: t`A leader cannot be a target. He is killed with his last unit, or if he is alone with enemy units.`,
    },
    'three-dice-still': {
      label: t`Roll 3 dice for the castle in the second round.`,
      because: t`It has taken 1 hit. A castle rolls 1 die for each life it has left: 2.`,
    },
    'rebuild-for-nothing': {
      label: t`Rebuild the castle and keep all units.`,
      because: t`The price is 1 unit in the province.`,
    },
  },
};
