/** The words of the path of lessons and of the way from the first round into the game. */
export const LEARN_PAGE = {
  title: 'Learn by playing',
  description: 'Lessons, scenes and puzzles of Hispania by Draco Ideas on a board that knows the rules.',
  lead: 'Twelve short lessons on the board, from what wins to a whole round, and a guided first round that goes on as a game.',
  begin: 'Begin with',
  goesOn: 'Continue with',
  lessons: 'Lessons',
  opening: 'A first round',
  minutes: (minutes: number): string => `${minutes} minutes`,
  stands: { new: '', begun: 'begun', done: 'done', skipped: 'skipped' },
  done: (done: number, all: number): string => `${done} of ${all} lessons done`,
  allDone: 'You have done all lessons.',
  at: (number: number, of: number): string => `lesson ${number} of ${of}`,
  rules: 'In the rules:',
  goOn: {
    link: 'Go on from here: play the whole game',
    about: 'Your game continues at the table, with all your answers and their dice. It lasts 11 rounds at most.',
    name: (title: string): string => `Lesson: ${title}`,
    wait: 'The game is being prepared …',
    nothing: 'Play the last part of the round to continue the game from your own position.',
  },
} as const;
