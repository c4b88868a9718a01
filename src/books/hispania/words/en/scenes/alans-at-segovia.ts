import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-at-segovia'> = {
  title: 'Four to attack, three to stay',
  about: t`The ${n('alans')} fall upon ${p('segovia')}, a plain held by two infantry. An attacker may bring one unit more than the province can hold, since some will not come back. Look at what happens when all of them do.`,
  steps: [
    t`Two infantry from ${p('avila')} enter ${p('segovia')}. The enemy there stops them.`,
    t`Two more from ${p('calatayud')}: four, which is three for the plain and one for the attack.`,
    t`Movement ends. The check has nothing to say: four may attack.`,
    t`The battle. Both ${n('hispano-romans')} fall in the first round, and no Alan does.`,
    t`With the enemy gone the bonus is gone too: four stand where three may, and one must go.`,
  ],
  after: t`The bonus of attack counts in the check before combat and no longer in the one after it (${r('4.4')}, ${r('6.8')}). A victory without losses costs a unit, unless the capital moves in.`,
  tasks: {
    'a-new-capital': {
      ask: t`The battle is won and the last check asks for an infantry. Keep all four.`,
      done: t`The ${n('alans')} rule from ${p('segovia')} now, and their capital holds four.`,
      lost: t`The fourth has been given up. Take it back and look at the other offer.`,
      hints: [
        t`The check offers more than a removal.`,
        t`The winner may move its capital into the province it has just taken.`,
        t`Declare ${p('segovia')} the capital of the ${n('alans')}.`,
      ],
    },
    'as-many-as-may': {
      ask: t`There are five ${n('alans')} around ${p('segovia')}. From the start: attack with as many as may, and lose nobody before the battle.`,
      done: t`Four dice in the first round, and the fifth man waits at home.`,
      lost: t`The check before the battle found a unit too many.`,
      hints: [
        t`It is turn 7: no leader, no invasion.`,
        t`The plain's own limit and one for the attack. It does not matter from where they come.`,
        t`Bring exactly four infantry into ${p('segovia')}, end movement, and fight.`,
      ],
    },
  },
  wrongs: {
    'keep-the-fourth': {
      label: t`Leave all four and end the turn.`,
      because: t`The bonus belonged to the attack, and the attack is over.`,
    },
    'remove-before-the-battle': {
      label: t`Send one home before the dice are rolled.`,
      because: t`Units are given up in the checks only; four are within the limit of an attack, so nothing is asked now.`,
    },
    'leave-the-enemy-be': {
      label: t`Stand beside the enemy and do not fight.`,
      because: t`Where units of two nations meet, a battle is fought. The attacker chooses the order, not whether.`,
    },
  },
};
