import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'the-map'> = {
  title: 'Who holds what',
  learn: t`Read the board: whose a province is, how many stand there, and what ground it is.`,
  about: t`The map is cut into provinces, and the square counters on it are armies. Two letters and a colour say which nation a counter belongs to; whoever stands in a province alone holds it.`,
  steps: {
    who: {
      ask: t`The ${n('celts')} are blue and bear the letters CE. Choose a province that they hold.`,
      done: t`It is theirs as long as one of their counters stands there, and nobody else’s.`,
      hints: [
        t`Read the letters above the signs, in the west of this piece of the map.`,
        t`Choose ${p('algarve')}, or any other province with CE on its counter.`,
      ],
      wrong: t`Look for the letters CE.`,
    },
    'how-many': {
      ask: t`A small number on a counter says how many units it stands for; without a number it is one. Choose a province with two units of the ${n('iberians')}.`,
      done: t`Two units: they fight with two dice, and two hits are needed to be rid of them.`,
      hints: [
        t`Look at the lower right corner of the counters with the letters IB.`,
        t`Choose ${p('segovia')}: its counter has a 2.`,
      ],
      wrong: t`Look for IB with a 2 in the corner.`,
    },
    mountains: {
      ask: t`Ground is plain or mountain: mountains are darker, with small peaks. Find two provinces that are mountains.`,
      done: t`Mountains stop whoever enters them, and are harder to attack. You will see both soon.`,
      hints: [
        t`Compare the colour of the ground in the marked provinces with that of ${p('segovia')}.`,
        t`Choose ${p('avila')} and ${p('cuenca')}.`,
      ],
      wrong: t`That is a plain: light ground without peaks.`,
    },
  },
  after: t`Letters say who, the number in the corner says how many, the ground says plain or mountain. The number after a province’s name is the gold it brings; in ‹ › it is reconstructed. How many may stay in a province depends on its ground too (${r('4.1')}), and this is how the game begins (${r('12')}).`,
};
