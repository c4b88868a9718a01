import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-as-subjects'> = {
  title: 'Half of 4½ points',
  about: t`At the same end of turn 10, the ${n('galicians')} are subject to the ${n('visigoths')}. They score the same 3 provinces, and keep half the points. See how a half is rounded, and which other nation scores.`,
  steps: [
    t`One infantry unit moves from ${p('galicia')} to ${p('porto')}.`,
    t`The ${n('galicians')} end their movement.`,
    t`The ${n('visigoths')} do not move, and the provinces are scored: 4½ points for the ${n('galicians')}, who keep 2½.`,
  ],
  after: t`Half of what a subject scores is lost; the half it keeps is rounded up to ½ point (${r('9.6-points')}). The ${n('visigoths')} score the 3 provinces too, at their own value of ½ each, in addition to ${p('cantabria')} and 3 points for the castle of ${p('toledo')}.`,
  tasks: {
    'half-without-a-rest': {
      ask: t`From the start: let the ${n('galicians')} end the turn with exactly 1½ points.`,
      done: t`Two provinces are 3 points, and half of 3 needs no rounding.`,
      lost: t`They have another number of points.`,
      hints: [
        t`How many points must the provinces score, if half of them is 1½?`,
        t`Two provinces score that many points, and they control 2.`,
        t`End movement for both nations without moving a unit.`,
      ],
    },
    'more-for-the-overlord': {
      ask: t`${p('porto')} is taken. Score as many points as possible for the ${n('visigoths')} without taking any from the ${n('galicians')}.`,
      done: t`${p('leon')} scores nothing for the ${n('galicians')}, and ½ point for their overlord.`,
      lost: t`The turn is over, and ${p('leon')} was not taken.`,
      hints: [
        t`On turn 10 any province scores for the ${n('visigoths')}, and so do the provinces of their subjects.`,
        t`One of the 2 infantry in ${p('asturias')} is free to move.`,
        t`Move 1 infantry from ${p('asturias')} to ${p('leon')}, and end movement for both nations.`,
      ],
    },
  },
  wrongs: {
    'stay-with-the-overlord': {
      label: t`Move 1 infantry to ${p('cantabria')}, a province of the ${n('visigoths')}.`,
      because: t`A subject may pass through its overlord’s provinces, but cannot stop there. In these mountains the infantry would have to stop.`,
    },
  },
};
