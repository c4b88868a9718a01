/** The words of a puzzle that is being answered, in any book. */
export const PUZZLE = {
  title: 'Rules puzzles',
  answers: 'Answers',
  answer: 'The answer:',
  board: 'Answer on the board or in the list.',
  find: (of: number): string => (of === 1 ? 'One of these is right.' : `${of} of these are right: find all of them.`),
  found: (of: number, all: number): string => `${of} of ${all}.`,
  task: 'The question',
  empty: 'no units',
  isRight: 'right',
  isWrong: 'wrong',
  yes: 'Right.',
  no: 'Not that one.',
  show: 'Show the answer',
  again: 'Ask me again',
  next: 'Next puzzle',
  allSolved: 'You have solved all puzzles in this list.',
  /** A place was chosen that is none of the answers. */
  none: 'That place is not one of the answers.',
};

/** What every language says of a puzzle that is being answered. */
export type PuzzlePlayWords = typeof PUZZLE;
