import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'over-the-ebro'> = {
  title: 'Over the Ebro',
  about: t`${n('aragon')} attacks the city of ${n('zaragoza')} with two infantry: one came from ${p('pamplona')} over the Ebro, one from ${p('tortosa')} on dry land. In the first round those who crossed a river count as a type of their own, and an easier one to hit. The defender has a choice.`,
  steps: [
    t`${n('aragon')} has one type to aim at; ${n('zaragoza')} has two.`,
    t`Both defenders aim at the one that came over the river: they hit it on 5 instead of 7.`,
    t`${n('aragon')} fights on with the one that is left.`,
  ],
  after: t`The river gives the defender +2 in round 1, against those who crossed it and nobody else (${r('6.4')}). From the second round on everybody is infantry again.`,
  tasks: {
    'neither-is-spared': {
      ask: t`Play ${n('zaragoza')}: aim so that both attackers may fall in the first round.`,
      done: t`One die needs 5 and one needs 7. Less likely to hit, but with luck the battle is over.`,
      lost: t`One of the two attackers has nothing to fear from that.`,
      hints: [
        t`The unit from ${p('pamplona')} and the one from ${p('tortosa')} are two targets.`,
        t`Two hits on one unit are a hit lost. Two dice, two targets.`,
        t`One die at the infantry over the river, one at the other infantry.`,
      ],
    },
    'once-only': {
      ask: t`${n('aragon')} stays. Stand as well, and see what ${n('zaragoza')} needs now.`,
      done: t`7 again: the river counts in the first round only.`,
      lost: t`The battle is over before a second round was fought.`,
      hints: [
        t`It is ${n('zaragoza')}'s turn to stay or to leave.`,
        t`A second round begins when both sides stay.`,
        t`Choose to fight on.`,
      ],
    },
  },
  wrongs: {
    'only-the-wet-one-may-be-shot': {
      label: t`Roll one die only, for the one who came over the river.`,
      because: t`Every defender rolls, whoever attacks him. Each die needs a target.`,
    },
    'into-their-empty-camp': {
      label: t`Slip away to ${p('pamplona')}, which the attacker has left empty.`,
      because: t`A defender never retreats to a province an attacker came from.`,
    },
  },
};
