import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-cuenca'> = {
  title: 'A castle costs 2 infantry',
  about: t`${n('navarre')} has 3 gold, and a lone castle of ${n('zaragoza')} is adjacent, in the mountains of ${p('cuenca')}. El Cid has 3 knights and 4 infantry left. Fewer of them may fight than in a plain: choose them well.`,
  steps: [
    t`${n('navarre')} names the castle: 3 gold.`,
    t`El Cid accepts.`,
    t`The limit in mountains is 2, and his bonus is 2: he engages 2 knights and 2 infantry.`,
    t`The castle targets the infantry with its 3 dice and destroys both. But 2 knights and 1 infantry have hit the castle 3 times. ${n('navarre')} pays 3 gold.`,
  ],
  after: t`Two nations score for one castle: ${n('el-cid')} 3 points for the gold, ${n('navarre')} 3 for a Muslim castle (${r('11-el-cid-pay')}). The units that El Cid loses are lost for the whole turn; 2 infantry are left for the next hirer.`,
  tasks: {
    'all-his-knights': {
      ask: t`El Cid has accepted. Engage all 3 knights, and as many other units as allowed.`,
      done: t`Three knights and 1 infantry. The knights hit the castle on 5, the infantry on 7.`,
      lost: t`He has engaged other units. Go back a step.`,
      hints: [
        t`How many units may attack in mountains with a leader?`,
        t`4, and 3 of them are knights.`,
        t`Engage 3 knights and 1 infantry.`,
      ],
    },
    'he-declines': {
      ask: t`Two infantry units are a high price for 3 points. Decline, and leave the castle to ${n('navarre')}.`,
      done: t`The castle survives, and ${n('navarre')} may attack it with its own units.`,
      lost: t`He has accepted. Go back to the offer.`,
      hints: [t`The player of ${n('el-cid')} answers.`, t`There are 2 answers.`, t`Decline the mission.`],
    },
  },
  wrongs: {
    'five-in-mountains': {
      label: t`Engage 5 units, as in ${p('zaragoza')}.`,
      because: t`${p('zaragoza')} is a plain. ${p('cuenca')} has a limit of 2, so he engages 4 at most.`,
    },
  },
};
