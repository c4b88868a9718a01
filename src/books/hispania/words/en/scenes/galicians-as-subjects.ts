import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-as-subjects'> = {
  title: 'Half of four and a half',
  about: t`The same end of turn 10, but the ${n('galicians')} are subject to the ${n('visigoths')}. They score for the same three provinces, and keep half. See how a half is rounded, and who else scores.`,
  steps: [
    t`An infantry goes from ${p('galicia')} to ${p('porto')}.`,
    t`The ${n('galicians')} end their movement.`,
    t`The ${n('visigoths')} stay where they are, and the turn is counted: 4½ for the ${n('galicians')}, of which they keep 2½.`,
  ],
  after: t`Half of what a subject scores is lost, and what it keeps is rounded up to a half point (${r('9.6-points')}). The ${n('visigoths')} score the three provinces too, at their own value of ½ each, beside ${p('cantabria')} and 3 for the castle of ${p('toledo')}.`,
  tasks: {
    'half-without-a-rest': {
      ask: t`From the start: let the ${n('galicians')} end the turn with exactly 1½ points.`,
      done: t`Two provinces are 3 points, and half of that needs no rounding.`,
      lost: t`They have another number of points.`,
      hints: [
        t`1½ is half of how many?`,
        t`Two provinces are worth that, and two they hold.`,
        t`End movement with everybody where they are, for both nations.`,
      ],
    },
    'more-for-the-overlord': {
      ask: t`${p('porto')} is taken. Score as much as may be for the ${n('visigoths')} without a point less for the ${n('galicians')}.`,
      done: t`${p('leon')} is nothing to the ${n('galicians')}, and ½ to their overlord.`,
      lost: t`The turn is over without it.`,
      hints: [
        t`On turn 10 any province counts for the ${n('visigoths')}, their subjects' too.`,
        t`One of the two in ${p('asturias')} is free to go.`,
        t`Move one infantry from ${p('asturias')} to ${p('leon')}, and end movement for both nations.`,
      ],
    },
  },
  wrongs: {
    'stay-with-the-overlord': {
      label: t`Move an infantry to the ${n('visigoths')} in ${p('cantabria')}.`,
      because: t`A subject may pass through its overlord's provinces, but not stay; and in the mountains it would have to.`,
    },
  },
};
