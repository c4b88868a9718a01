import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'subject'> = {
  title: 'Become a subject',
  learn: t`Learn when to submit to another nation, what it costs, and what a subject may still do.`,
  about: t`A nation attacked by certain others may sometimes submit, and in a few cases must: it becomes a subject and survives. The battle ends, and the overlord’s units withdraw. But a subject scores only half of its points, rounded up to the next ½ point.`,
  steps: {
    bow: {
      ask: t`Turn 5 is a scoring turn, and you are the ${n('galicians')}, with 2 provinces that both score. ${n('rome')} attacks both: begin the battle of ${p('galicia')}. As you have at most 2 provinces, you are asked after each round whether you submit. Become a subject while you still have units.`,
      done: t`The units of ${n('rome')} must withdraw, even from ${p('porto')}, where no battle was fought. Half the points of 2 provinces is more than none.`,
      lost: t`The battles are over, and you have not submitted.`,
      hints: [
        t`The marked provinces are your last, and units of ${n('rome')} are in both. How many units does each side have left?`,
        t`Begin the battle in ${p('galicia')}. When the ${n('galicians')} are asked whether they submit, say yes.`,
      ],
      poor: {
        never: t`You have lost ${p('galicia')}, and ${n('rome')} now fights for ${p('porto')}. While you had a unit in ${p('galicia')}, submission would have saved both.`,
      },
      wrongs: {
        run: {
          label: t`Give no answer, and retreat from ${p('galicia')} to ${p('asturias')}.`,
          because: t`Answer yes or no first. After a no, surviving units may still retreat.`,
        },
      },
    },
    'as-a-subject': {
      ask: t`It is now turn 10, and the ${n('visigoths')} are your overlord. A subject and its overlord may move through each other’s provinces, but cannot stop there or attack each other. Control ${p('galicia')}, ${p('asturias')} and ${p('porto')}, which score on this turn, at the end of your turn.`,
      done: t`Your unit passed through ${p('duero')}, a province of your overlord. You score half of your points, and the ${n('visigoths')} score your provinces too.`,
      lost: t`Your turn is over, and you do not control all 3 provinces.`,
      hints: [
        t`Two of the marked provinces are empty. The way to one of them leads through the third.`,
        t`From ${p('leon')}, move 1 infantry to ${p('asturias')} and the other through ${p('duero')} to ${p('porto')}. Then end movement.`,
      ],
      poor: {
        stays: t`Two units keep ${p('leon')}, which does not score on this turn.`,
        'asturias-alone': t`${p('asturias')} scores now. The other unit could have moved through ${p('duero')} to ${p('porto')}.`,
        'stops-there': t`Units may pass through a province of your overlord but cannot stop there: the unit in ${p('duero')} is removed.`,
      },
      wrongs: {
        'stay-with-the-overlord': {
          label: t`Move from ${p('leon')} to the mountains of ${p('cantabria')}, which contain units of the ${n('visigoths')}.`,
          because: t`Units that enter mountains must stop, and they cannot stop with an ally.`,
        },
      },
    },
  },
  after: t`Your sheet says whether you may or must submit, and with how many provinces. The question is asked after each round (${r('9.6-submission')}). A subject scores half of its points, plays its own turns, and may attack any nation but its overlord.`,
};
