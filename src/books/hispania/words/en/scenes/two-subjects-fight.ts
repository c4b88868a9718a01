import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'two-subjects-fight'> = {
  title: 'One overlord, and no friends',
  about: t`The ${n('lusitanians')} and the ${n('suebi')} are both subject to the ${n('visigoths')}. That makes each of them an ally of the overlord, but not of the other. Two infantry of the ${n('lusitanians')} want ${p('lisbon')}, which the ${n('suebi')} hold, and the ${n('visigoths')} stand between.`,
  steps: [
    t`Two infantry leave ${p('alcantara')} for ${p('badajoz')}. The ${n('visigoths')} there let them pass.`,
    t`They go on to ${p('lisbon')}, to the ${n('suebi')}.`,
    t`The ${n('lusitanians')} end their movement.`,
    t`Subject fights subject: one hit, none in return, and ${p('lisbon')} is taken.`,
  ],
  after: t`Two subjects of one overlord may fight each other (${r('9.6-allies')}). The ${n('visigoths')} have no say in it, and both stay their subjects.`,
  tasks: {
    'salamanca-too': {
      ask: t`Two stand before ${p('lisbon')}. Attack the ${n('suebi')} in ${p('salamanca')} as well, with two infantry.`,
      done: t`Two battles between subjects in one turn, and the overlord looks on.`,
      lost: t`Movement is over, and there are not two infantry in ${p('salamanca')}.`,
      hints: [
        t`${p('lusitania')} has two infantry that have not moved.`,
        t`It borders ${p('salamanca')}, and no river lies between.`,
        t`Move both from ${p('lusitania')} to ${p('salamanca')}, and end movement.`,
      ],
    },
    'on-in-peace': {
      ask: t`Two infantry are in ${p('badajoz')}, as guests. End the turn without a battle and without losing anybody.`,
      done: t`A guest who leaves in time costs nobody anything.`,
      lost: t`There was a battle, or somebody was lost.`,
      hints: [
        t`They may not stay in ${p('badajoz')}: whoever is still there when movement ends is removed.`,
        t`Look for a province next to it where nobody stands.`,
        t`Move both from ${p('badajoz')} to ${p('algarve')}, and end movement.`,
      ],
    },
  },
  wrongs: {
    'attack-the-overlord': {
      label: t`Attack the ${n('visigoths')} in ${p('avila')}.`,
      because: t`Overlord and subject do not fight, and in the mountains of ${p('avila')} there is no passing on.`,
    },
    'stop-with-the-overlord': {
      label: t`Go from ${p('badajoz')} to ${p('sierra-morena')}, to the next ${n('visigoths')}.`,
      because: t`It would be their last step. One may pass through an overlord's province, but not end there.`,
    },
  },
};
