/** The words around a scene: its line, its tasks, its other readings, its log. */
export const SCENE = {
  /** An answer waits for the rules, which are fetched when a scene is first played; or they did not come. */
  loading: 'One moment: the rules are being loaded …',
  failed: 'The rules could not be loaded. Your choice is kept.',
  retry: 'Try again',
  /** Above what is wrong with a link that was opened. */
  faults: 'What is wrong',

  line: {
    play: 'Play the book’s line',
    next: 'Next step',
    back: 'Step back',
    forward: 'Step forward',
    restart: 'Start again',
    step: (at: number, of: number): string => `step ${at} of ${of}`,
    over: 'The line ends here. Continue as you like, or start again.',
    own: 'Play on your own',
    left: 'You have left the book’s line. The page now rolls the dice.',
    return: 'Back to the book’s line',
    bookDice: 'the book’s dice',
    ourDice: 'our dice',
    ours: 'The rulebook does not give these dice. The site has chosen them.',
    /** Where the line is none of the book's. */
    notTheBooks: {
      play: 'Play the line',
      left: 'You have left the line. The page now rolls the dice.',
      return: 'Back to the line',
    },
    shows: 'shows',
    page: 'Open as a page',
    game: 'Open in the game',
  },

  /** A scene that a ruling lets one read in two ways. */
  reading: {
    title: (rule: string): string => `Choose a ruling on ${rule}`,
    own: 'default ruling',
    why: 'Both rulings and the reason',
    line: 'This is the alternative ruling. The book’s line follows the default ruling.',
    back: 'Back to the default ruling',
    now: (asks: string, reading: string): string =>
      `${asks}: ${reading}. The example restarts where the ruling matters.`,
  },

  task: {
    title: 'Your turn',
    wrongs: 'Would this be allowed?',
    leave: 'Leave the task',
    hint: 'A hint',
    hints: ['Where to look:', 'What to do:', 'Show me'],
    solved: 'Solved.',
    lost: 'The task can no longer be solved from here. Start again.',
    again: 'Start again',
    shown: 'This is one way to do it.',
  },

  /** Where a scene has nothing more to ask. */
  over: 'The example ends here. Step back, or start again.',
  scored: 'Result',
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',

  copy: 'Copy a link to this position',
  copied: 'Copied.',
  notCopied: 'The browser did not allow it. Copy the link here by hand.',
};
