import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'subject'> = {
  title: 'Subject of another',
  learn: t`When to bow to a great nation, what it costs, and what a subject may still do.`,
  about: t`A small nation that is attacked by a great one may sometimes bow to it, and now and then must: it becomes a subject and lives on. The battle ends and the great one leaves, but a subject keeps only half of its points, rounded up to the next half.`,
  steps: {
    bow: {
      ask: t`Turn 5 is counted at its end, and you are the ${n('galicians')}, with two provinces that both pay. ${n('rome')} attacks both: let the battle of ${p('galicia')} begin. With two provinces or fewer you are asked after each round whether you submit; become a subject while something is left.`,
      done: t`The Romans have to go, out of ${p('porto')} as well, where nobody has even fought. Half of two provinces is more than all of none.`,
      lost: t`The battles are over, and nobody has bowed.`,
      hints: [
        t`The marked provinces are all you have, and Romans stand in both. How many of you are left to roll, and how many of them?`,
        t`Begin the battle in ${p('galicia')}. When the ${n('galicians')} are asked whether they submit, say yes.`,
      ],
      poor: {
        never: t`${p('galicia')} is lost, and the Romans turn to ${p('porto')}. While one of you stood there a word would have saved both.`,
      },
      wrongs: {
        run: {
          label: t`Give no answer, and retreat from ${p('galicia')} to ${p('asturias')}.`,
          because: t`Yes or no first; after a no whoever is left may still retreat.`,
        },
      },
    },
    'as-a-subject': {
      ask: t`Another time: turn 10, and the ${n('visigoths')} are your overlord. Subject and overlord may cross each other’s provinces, but neither stays there nor attacks: hold ${p('galicia')}, ${p('asturias')} and ${p('porto')}, which pay on this turn, when your own is over.`,
      done: t`Through ${p('duero')} and on: they let you pass. Of your points half is yours, and the ${n('visigoths')} count your provinces besides.`,
      lost: t`Your turn is over, and you do not hold all three.`,
      hints: [
        t`Two of the marked provinces are empty. The way to one of them leads through the third.`,
        t`From ${p('leon')} send one infantry to ${p('asturias')}, the other to ${p('duero')} and straight on to ${p('porto')}; then end the movement.`,
      ],
      poor: {
        stays: t`Two units keep ${p('leon')}, which pays nothing on this turn.`,
        'asturias-alone': t`${p('asturias')} pays now. The other unit could have gone through ${p('duero')} to ${p('porto')}.`,
        'stops-there': t`With your overlord you may pass, but not stay: the unit in ${p('duero')} is removed.`,
      },
      wrongs: {
        'stay-with-the-overlord': {
          label: t`Go from ${p('leon')} into the mountains of ${p('cantabria')}, where ${n('visigoths')} stand.`,
          because: t`It is mountains: they would have to stop.`,
        },
      },
    },
  },
  after: t`Asked or forced, and with how many provinces: your sheet says it, and after each round it may come again (${r('9.6-submission')}). A subject has half of its points (${r('9.6-points')}), plays its own turns, and may fight anybody but its overlord (${r('9.6-allies')}).`,
};
