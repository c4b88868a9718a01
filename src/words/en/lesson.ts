import type { Wide } from '../lang.ts';

/** The words of a lesson that is played, in any book: its steps, its tasks, its end. */
export const LESSON = {
  again: 'From the beginning',
  stands: { new: '', begun: 'begun', done: 'done', skipped: 'skipped' },
  notKept: 'This browser saves nothing: your progress lasts until you leave the page.',

  lesson: {
    step: (at: number, of: number): string => `${at} of ${of}`,
    steps: 'The tasks of this lesson',
    task: 'Your task',
    solved: 'Well done.',
    right: 'Right.',
    wrongAnswer: 'Not that one.',
    unasked: 'That is not one of the possible answers. See the list below.',
    more: (found: number, of: number): string => `${found} of ${of} found.`,
    next: 'Next',
    finish: 'Finish',
    again: 'Try again',
    back: 'Undo',
    restart: 'Start again',
    lost: 'The task can no longer be solved from here.',
    hint: 'A hint',
    hints: ['Where to look:', 'What to do:'],
    show: 'Show me',
    skip: 'Skip this lesson',
    wrongs: 'Would this be allowed?',
    answers: 'Answers as a list',
    empty: 'no units',
    all: 'All lessons',
    over: 'Lesson done',
    nextLesson: 'Next lesson:',
    last: 'That was the last lesson so far.',
    play: 'Play a whole game',
    anyway: 'Continue anyway',
    asAdvised: 'The earlier part of the turn has been played for you, as the lesson advises.',
    rules: 'In the rules:',
    static:
      'The lesson is played on the board and needs JavaScript. Without it, read the rules that it teaches, listed below.',
  },
};

/** What every language says of a lesson that is played. */
export type LessonPlayWords = Wide<typeof LESSON>;
