import type { LessonWords, WordsOfLesson } from '../../../../words/lesson-words.ts';
import { t } from '../../../../words/rich.ts';
import type { LessonId } from '../../lessons/ids.ts';
import type { Lessons } from '../../lessons/index.ts';
import { o, p, r } from '../marks.ts';

const firstBattle: WordsOfLesson<Lessons['first-battle']> = {
  title: 'A first battle',
  learn: t`How places are controlled and taken.`,
  about: t`Units control the place that contains them. To take a place of another player, move there and roll.`,
  steps: {
    control: {
      ask: t`Which place does ${o('blue')} control?`,
      done: t`1 unit is enough (${r('1-control')}).`,
      hints: [t`Look at ${p('tower')}.`, t`Choose the place that contains a unit of ${o('blue')}.`],
      wrong: t`${o('blue')} has no unit there.`,
    },
    'take-the-ford': {
      ask: t`You play ${o('red')}. Take ${p('ford')}.`,
      done: t`The last defender is destroyed, and your units stay in ${p('ford')}.`,
      lost: t`The defender is still in ${p('ford')}.`,
      hints: [t`Your units are in ${p('mill')}.`, t`Move all of them to ${p('ford')}: each rolls 1 die.`],
      poor: {},
      wrongs: {
        'over-both': {
          label: t`Move from ${p('mill')} to ${p('tower')} at once.`,
          because: t`Between them lies ${p('ford')}.`,
        },
      },
    },
  },
  after: t`A battle has 1 round. Attackers that do not take the place return (${r('5-retreat')}).`,
};

/** The words of each lesson. */
export const LESSON_WORDS: { readonly [id in LessonId]: LessonWords } = { 'first-battle': firstBattle };

/** The words of the page of all lessons. */
export const LEARN_PAGE = {
  title: 'Learn by playing',
  lead: 'A short lesson on the board.',
};
