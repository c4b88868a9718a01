import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-badajoz-again'> = {
  title: 'Eight points for Seville',
  about: t`${n('leon')} has moved into ${p('badajoz')} and rebuilt its castle. ${n('seville')} wants the city: it is one of three that score 5 for it on this turn. It has 3 gold, and El Cid, who has just broken one castle there, breaks the next. Nobody holds him to ${n('leon')}.`,
  steps: [
    t`${n('seville')} names the castle of ${n('leon')}: 3 gold.`,
    t`El Cid accepts, though ${n('seville')} is the rival of ${n('castile')}, which his player has too.`,
    t`Three knights are all that is left to him. They hit three times, and the castle falls; one knight is wounded, and is well again as he leaves.`,
    t`Two infantry of ${n('seville')} march into the empty city.`,
    t`They end their movement.`,
    t`One is given up for the castle, and the city is theirs: 5 points.`,
  ],
  after: t`3 for a Christian castle and 5 for the city: 8 points that ${n('seville')} owes to El Cid. He has 3 for the gold. The same province may be attacked again and again, by whoever pays (${r('11-el-cid-after')}).`,
  tasks: {
    'one-knight-stays-behind': {
      ask: t`He has his own battle before him. Engage two knights, and keep one safe.`,
      done: t`Two against a castle cannot do it in one round. The third is out of danger.`,
      lost: t`He went with another number, or a knight has fallen. Go back a step.`,
      hints: [t`Who has to come along?`, t`His player decides who fights: one unit is enough.`, t`Engage two knights.`],
    },
    'leaves-the-ruin': {
      ask: t`The castle is ruined. March in with both infantry, and keep both: rebuild nothing.`,
      done: t`Both are kept, and ${p('badajoz')} is theirs. But the 5 points are for a castle that stands there again.`,
      lost: t`A castle has been rebuilt, or there are not two infantry in ${p('badajoz')}.`,
      hints: [
        t`Rebuilding is offered, not imposed.`,
        t`It is asked in the combat phase, once you stand there.`,
        t`Two infantry to ${p('badajoz')}, end movement, and end combat without rebuilding.`,
      ],
    },
  },
  wrongs: {
    'nobody-else-there': {
      label: t`Name an infantry beside the castle.`,
      because: t`There is none. A mission names units that stand there.`,
    },
    'without-units': {
      label: t`Let El Cid ride alone.`,
      because: t`A leader by himself fights nobody. One unit at least goes with him.`,
    },
  },
};
