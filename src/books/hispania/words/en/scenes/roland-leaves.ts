import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'roland-leaves'> = {
  title: 'Roland comes and goes',
  about: t`On turn 12 the ${n('franks')} get Roland, with three infantry and two knights, at ${p('narbonne')}. On 13 he is gone again. Look what he leaves behind where he stood by himself.`,
  steps: [
    t`Turn 11 ends. On turn 12 Roland and his army stand at ${p('narbonne')}.`,
    t`They must all leave it. An infantry and a knight go to ${p('barcelona')}.`,
    t`An infantry joins the one in the ${p('eastern-pyrenees')}.`,
    t`The rest go round by ${p('gascony')} with Roland, which costs them nothing.`,
    t`An infantry and a knight stay in the ${p('western-pyrenees')}.`,
    t`Roland rides on to ${p('pamplona')}, alone.`,
    t`Turn 12 ends. Turn 13 gives ${p('barcelona')} a castle, and as the ${n('franks')} begin to play Roland leaves. A fifth infantry is due, since they are brought up to five.`,
    t`They have 6 gold and buy an infantry.`,
    t`It is placed where units stand: in ${p('barcelona')}, and not in ${p('pamplona')}.`,
  ],
  after: t`A leader alone holds no province, so nothing is placed beside him (${r('3.2')}). He stays his turn or two and leaves as his nation begins to play (${r('3.3')}).`,
  note: t`By the printed dates Roland has always gone before anything is placed on turn 13, so that he never stands alone at that moment; only the token for a long life would keep him. The province he leaves is empty, and takes no new units either way.`,
  tasks: {
    'hold-pamplona': {
      ask: t`The army stands in ${p('gascony')}. See to it that ${p('pamplona')} is held when Roland has gone.`,
      done: t`One infantry beside him is enough: it holds the province without him.`,
      lost: t`${p('pamplona')} is empty, or somebody was left behind in ${p('gascony')}.`,
      hints: [
        t`Who holds a province, a leader or a unit?`,
        t`Let an infantry go with him, and nobody stay in ${p('gascony')}.`,
        t`Roland and the infantry to ${p('pamplona')}, the knight to the ${p('western-pyrenees')}, and end movement.`,
      ],
    },
    'roland-to-zaragoza': {
      ask: t`Turn 12 has begun: bring Roland to ${p('zaragoza')}, by himself.`,
      done: t`Two provinces of three. ${p('narbonne')} is not counted.`,
      lost: t`Roland has left the map. Go back to turn 12.`,
      hints: [
        t`A leader alone enters three provinces.`,
        t`${p('barcelona')} lies between.`,
        t`From ${p('narbonne')} to ${p('barcelona')}, and on to ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'where-he-stood': {
      label: t`Place the new infantry in ${p('pamplona')}, where Roland was.`,
      because: t`No unit of the ${n('franks')} is there, and a leader would not have counted as one.`,
    },
    'not-into-narbonne': {
      label: t`Place it at ${p('narbonne')}, beside the reinforcements.`,
      because: t`What is bought comes in provinces of Hispania that one holds. ${p('narbonne')} is for reinforcements.`,
    },
  },
};
