import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'roland-leaves'> = {
  title: 'Roland arrives and leaves',
  about: t`On turn 12 the ${n('franks')} receive Roland, 3 infantry and 2 knights at ${p('narbonne')}. On turn 13 he leaves. See what happens to the province in which he was alone.`,
  steps: [
    t`Turn 11 ends. On turn 12 Roland and his units arrive at ${p('narbonne')}.`,
    t`They must all leave it. An infantry unit and a knight move to ${p('barcelona')}.`,
    t`One infantry joins the unit in the ${p('eastern-pyrenees')}.`,
    t`The others move with Roland by way of ${p('gascony')}, which does not count as a province entered.`,
    t`An infantry unit and a knight stay in the ${p('western-pyrenees')}.`,
    t`Roland moves on to ${p('pamplona')}, alone.`,
    t`Turn 12 ends. On turn 13 ${p('barcelona')} receives a castle, and Roland leaves at the start of the ${n('franks')}’ turn. They also receive a fifth infantry unit, since they are brought up to 5.`,
    t`They have 6 gold and buy 1 infantry.`,
    t`It can be placed only in a province that contains their units: in ${p('barcelona')}, but not in ${p('pamplona')}.`,
  ],
  after: t`A leader alone does not control a province, so no unit can be placed with him (${r('3.2')}). He stays for 1 or 2 turns and leaves at the start of his nation’s turn (${r('3.3')}).`,
  note: t`By the printed dates Roland has always left before a unit is placed on turn 13. He is therefore never alone in a province at that moment. Only the Long life token could keep him. Either way, no new unit can be placed in the province that he leaves empty.`,
  tasks: {
    'hold-pamplona': {
      ask: t`The stack is in ${p('gascony')}. Make sure that the ${n('franks')} still control ${p('pamplona')} after Roland has left.`,
      done: t`One infantry with him is enough: it controls the province after he has left.`,
      lost: t`${p('pamplona')} is empty, or a unit was left behind in ${p('gascony')}.`,
      hints: [
        t`Which of the two controls a province, a leader or a unit?`,
        t`Move 1 infantry with him, and leave no unit in ${p('gascony')}.`,
        t`Move Roland and the infantry to ${p('pamplona')} and the knight to the ${p('western-pyrenees')}, and end movement.`,
      ],
    },
    'roland-to-zaragoza': {
      ask: t`Turn 12 has begun: bring Roland to ${p('zaragoza')}, alone.`,
      done: t`He has entered 2 of 3 provinces. ${p('narbonne')} does not count.`,
      lost: t`Roland has left the map. Go back to turn 12.`,
      hints: [
        t`A leader alone may enter 3 provinces.`,
        t`${p('barcelona')} lies between.`,
        t`Move him from ${p('narbonne')} to ${p('barcelona')}, and on to ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'where-he-stood': {
      label: t`Place the new infantry in ${p('pamplona')}, where Roland was.`,
      because: t`The ${n('franks')} have no unit there, and a leader would not have counted as one.`,
    },
    'not-into-narbonne': {
      label: t`Place it at ${p('narbonne')}, with the reinforcements.`,
      because: t`Bought units are placed in provinces of Hispania that the nation controls. ${p('narbonne')} is for reinforcements.`,
    },
  },
};
