import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-cuenca'> = {
  title: 'Two infantry for a castle',
  about: t`${n('navarre')} has 3 gold, and a lone castle of ${n('zaragoza')} before it, in the mountains of ${p('cuenca')}. El Cid has three knights and four infantry left. Fewer of them may come than in a plain: choose well who.`,
  steps: [
    t`${n('navarre')} names the castle: 3 gold.`,
    t`El Cid accepts.`,
    t`Mountains hold two, and he adds two: he brings two knights and two infantry.`,
    t`The castle aims its three dice at the infantry and hits both. But two knights and an infantry have hit it three times. ${n('navarre')} pays 3 gold.`,
  ],
  after: t`One castle, and two who score for it: El Cid 3 for the gold, ${n('navarre')} 3 for a Muslim castle (${r('11-el-cid-pay')}). What El Cid loses is lost for the whole turn; two infantry are left for whoever asks next.`,
  tasks: {
    'all-his-knights': {
      ask: t`He has accepted. Bring all three knights, and as many with them as may come.`,
      done: t`Three knights and an infantry. The knights hit the castle on 5, the infantry on 7.`,
      lost: t`He has set out with others. Go back a step.`,
      hints: [
        t`How many may attack in mountains under a leader?`,
        t`Four. Three of them are knights.`,
        t`Engage three knights and one infantry.`,
      ],
    },
    'he-declines': {
      ask: t`Two infantry are a high price for 3 points. Decline, and leave the castle to ${n('navarre')}.`,
      done: t`It stands, and ${n('navarre')} may try by itself.`,
      lost: t`He has accepted. Go back to the offer.`,
      hints: [t`It is El Cid's player who answers.`, t`There are two answers.`, t`Decline the mission.`],
    },
  },
  wrongs: {
    'five-in-mountains': {
      label: t`Bring five, as to ${p('zaragoza')}.`,
      because: t`${p('zaragoza')} is a plain. ${p('cuenca')} holds two, so he brings four at most.`,
    },
  },
};
