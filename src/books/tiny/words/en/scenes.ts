import { t } from '../../../../words/rich.ts';
import type { SceneWords, WordsOfScene } from '../../../../words/scene-words.ts';
import type { SceneId } from '../../scenes/ids.ts';
import type { Scenes } from '../../scenes/index.ts';
import { o, p, r } from '../marks.ts';

const overTheEbro: WordsOfScene<Scenes['over-the-ebro']> = {
  title: 'Over the ford',
  about: t`${o('red')} moves 2 infantry from ${p('mill')} to ${p('ford')}, which ${o('blue')} controls with 1 infantry.`,
  steps: [
    t`${o('red')} moves, and both sides roll at once: 2 dice against 1.`,
    t`${o('blue')} recruits 1 cavalry in ${p('tower')} before it moves.`,
  ],
  after: t`${o('red')} controls ${p('ford')}: its die of 5 destroyed the only defender (${r('5')}).`,
  tasks: {
    'attack-again': {
      ask: t`Play ${o('blue')}: attack ${p('ford')} with the cavalry unit.`,
      done: t`The cavalry unit has rolled: it hits on 4 or higher.`,
      lost: t`The turn of ${o('blue')} is over, and no cavalry unit has fought.`,
      hints: [
        t`The cavalry unit is in ${p('tower')}.`,
        t`${p('tower')} and ${p('ford')} are adjacent.`,
        t`Move 1 cavalry from ${p('tower')} to ${p('ford')}.`,
      ],
    },
  },
  wrongs: {
    'over-both': {
      label: t`Move from ${p('mill')} to ${p('tower')} at once.`,
      because: t`Between them lies ${p('ford')}.`,
    },
  },
};

const rainComes: WordsOfScene<Scenes['rain-comes']> = {
  title: 'Rain comes',
  about: t`${o('blue')} ends the round. The event card of the next round is drawn.`,
  steps: [t`${o('blue')} does not move. The card is Rain.`],
  after: t`In this round no unit enters or leaves ${p('ford')} (${r('8-rain')}).`,
  tasks: {
    'wait-at-the-mill': {
      ask: t`Play ${o('red')}: recruit 1 cavalry in ${p('mill')}.`,
      done: t`The cavalry unit waits for better weather.`,
      lost: t`${o('red')} has recruited something else, or nothing.`,
      hints: [
        t`${o('red')} controls ${p('mill')}.`,
        t`Recruit in ${p('mill')}.`,
        t`Recruit 1 cavalry in ${p('mill')}.`,
      ],
    },
  },
  wrongs: {
    'move-too-soon': {
      label: t`Move to ${p('ford')} before recruiting.`,
      because: t`A turn begins with recruiting.`,
    },
  },
};

/** The words of each scene. */
export const SCENE_WORDS: { readonly [id in SceneId]: SceneWords } = {
  'over-the-ebro': overTheEbro,
  'rain-comes': rainComes,
};

/** The words of the pages of scenes. */
export const SCENES_PAGE = {
  title: 'Scenes',
  lead: 'Positions to play, each with a task.',
  all: 'All scenes',
};
