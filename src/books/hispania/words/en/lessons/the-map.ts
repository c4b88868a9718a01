import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'the-map'> = {
  title: 'Read the map',
  learn: t`Read the board: which nation controls a province, how many units it has there, and what the terrain is.`,
  about: t`The map is divided into provinces, and the square counters on it are units. The 2 letters and the colour of a counter show its nation. A nation controls a province that contains its units and no others.`,
  steps: {
    who: {
      ask: t`The ${n('celts')} are blue and have the letters CE. Choose a province that they control.`,
      done: t`They control it as long as it contains their units and no others.`,
      hints: [
        t`Read the letters above the symbols, in the west of this part of the map.`,
        t`Choose the ${p('algarve')}, or any other province with CE on its counter.`,
      ],
      wrong: t`Look for the letters CE.`,
    },
    'how-many': {
      ask: t`A small number on a counter is the number of units that it stands for. A counter without a number is 1 unit. Choose a province with 2 units of the ${n('iberians')}.`,
      done: t`These 2 units roll 2 dice, and 2 hits are needed to destroy them.`,
      hints: [
        t`Look at the lower right corner of the counters with the letters IB.`,
        t`Choose ${p('segovia')}: its counter has a 2.`,
      ],
      wrong: t`Look for IB with a 2 in the corner.`,
    },
    mountains: {
      ask: t`Terrain is plain or mountains. Mountains are darker, with small peaks. Find 2 provinces that are mountains.`,
      done: t`Mountains stop each unit that enters them, and are harder to attack. You will see both soon.`,
      hints: [
        t`Compare the colour of the marked provinces with that of ${p('segovia')}.`,
        t`Choose ${p('avila')} and ${p('cuenca')}.`,
      ],
      wrong: t`That is a plain: it is light and has no peaks.`,
    },
  },
  after: t`The letters name the nation, the number in the corner counts the units, and the colour of the ground shows plain or mountains. The number after the name of a province is its income; in ‹ › it is reconstructed. The stacking limit of a province depends on its terrain too (${r('4.1')}). The scenarios say how the game begins (${r('12')}).`,
};
