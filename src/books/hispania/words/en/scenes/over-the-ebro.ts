import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'over-the-ebro'> = {
  title: 'Over the Ebro',
  about: t`${n('aragon')} attacks ${p('zaragoza')} with 2 infantry: one from ${p('pamplona')} over the Ebro, one from ${p('tortosa')} without crossing a river. In the first round, units that crossed a river are a separate kind of target and easier to hit. The defender has a choice.`,
  steps: [
    t`${n('aragon')} has one kind of target, ${n('zaragoza')} has two.`,
    t`Both defenders target the unit that crossed the river. They hit it on 5 instead of 7.`,
    t`${n('aragon')} fights on with its remaining unit.`,
  ],
  after: t`In round 1 the river gives the defender +2 against units that crossed it, and against no others (${r('6.4')}). From the second round, all these units are one kind of target: infantry.`,
  tasks: {
    'neither-is-spared': {
      ask: t`Play ${n('zaragoza')}: assign your targets so that the first round may destroy both attackers.`,
      done: t`One die needs 5 and one needs 7. You are less likely to hit, but 2 hits would end the battle.`,
      lost: t`One of the 2 attackers is not targeted.`,
      hints: [
        t`The unit from ${p('pamplona')} and the unit from ${p('tortosa')} are separate targets.`,
        t`If both dice hit the same unit, one hit is lost. You have 2 dice for 2 targets.`,
        t`One die against the infantry that crossed the river, one against the other infantry.`,
      ],
    },
    'once-only': {
      ask: t`${n('aragon')} stays. Stay as well, and see what ${n('zaragoza')} needs now.`,
      done: t`It needs 7 again: the river counts in the first round only.`,
      lost: t`The battle ended before a second round was fought.`,
      hints: [
        t`It is ${n('zaragoza')}’s turn to stay or retreat.`,
        t`A second round begins if both sides stay.`,
        t`Choose to fight on.`,
      ],
    },
  },
  wrongs: {
    'only-the-wet-one-may-be-shot': {
      label: t`Roll only one die, against the unit that crossed the river.`,
      because: t`Every defending unit rolls, even one that is not targeted. Each die needs a target.`,
    },
    'into-their-empty-camp': {
      label: t`Retreat to ${p('pamplona')}, which the attacker has left empty.`,
      because: t`A defender cannot retreat to a province that attackers came from.`,
    },
  },
};
