import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'two-subjects-fight'> = {
  title: 'One overlord, but no alliance',
  about: t`The ${n('lusitanians')} and the ${n('suebi')} are both subject to the ${n('visigoths')}. Each is an ally of the overlord, but not of the other. Two infantry of the ${n('lusitanians')} want to take ${p('lisbon')}, which the ${n('suebi')} control. The ${n('visigoths')} are in between.`,
  steps: [
    t`Two infantry move from ${p('alcantara')} to ${p('badajoz')}. The ${n('visigoths')} there, as allies, let them pass through.`,
    t`They move on to ${p('lisbon')}, against the ${n('suebi')}.`,
    t`The ${n('lusitanians')} end their movement.`,
    t`Subject fights subject: 1 hit, none in return, and ${p('lisbon')} is taken.`,
  ],
  after: t`Two subjects of one overlord may fight each other (${r('9.6-allies')}). The ${n('visigoths')} cannot prevent it, and both remain their subjects.`,
  tasks: {
    'salamanca-too': {
      ask: t`Two infantry attack ${p('lisbon')}. Attack the ${n('suebi')} in ${p('salamanca')} as well, with 2 infantry.`,
      done: t`Two subjects fight 2 battles in one turn, and their overlord takes no part.`,
      lost: t`Movement is over, and there are not 2 infantry in ${p('salamanca')}.`,
      hints: [
        t`${p('lusitania')} contains 2 infantry that have not moved.`,
        t`It is adjacent to ${p('salamanca')}, and no river lies between them.`,
        t`Move both from ${p('lusitania')} to ${p('salamanca')}, and end movement.`,
      ],
    },
    'on-in-peace': {
      ask: t`Two infantry are in ${p('badajoz')}, a province of their ally. End the turn without a battle and without losing a unit.`,
      done: t`The units left their ally’s province in time, and no unit was lost.`,
      lost: t`There was a battle, or a unit was lost.`,
      hints: [
        t`They cannot stay in ${p('badajoz')}: units still there when movement ends are removed.`,
        t`Look for an adjacent province that is empty.`,
        t`Move both from ${p('badajoz')} to the ${p('algarve')}, and end movement.`,
      ],
    },
  },
  wrongs: {
    'attack-the-overlord': {
      label: t`Attack the ${n('visigoths')} in ${p('avila')}.`,
      because: t`Overlord and subject cannot attack each other. Nor can the units pass through ${p('avila')}, since mountains stop them.`,
    },
    'stop-with-the-overlord': {
      label: t`Move from ${p('badajoz')} to ${p('sierra-morena')}, which the ${n('visigoths')} also control.`,
      because: t`It would be their second and last province. Units may pass through an overlord’s province but cannot end their movement there.`,
    },
  },
};
