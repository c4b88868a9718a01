/** The words around a scene: its line, its tasks, its other readings, its log. */
export const SCENE = {
  /** An answer waits for the rules, which are fetched when a scene is first played; or they did not come. */
  loading: 'One moment: the rules are being fetched …',
  failed: 'The rules could not be fetched. What you chose is kept.',
  retry: 'Try again',
  /** Above what is wrong with a link that was opened. */
  faults: 'What is wrong',

  line: {
    play: 'Play the book’s line',
    next: 'Next step',
    back: 'One step back',
    forward: 'One step on',
    restart: 'Start again',
    step: (at: number, of: number): string => `step ${at} of ${of}`,
    over: 'The line ends here. Go on as you like, or start again.',
    own: 'Play on your own',
    left: 'You have left the book’s line. The dice are now thrown by the page.',
    return: 'Back to the book’s line',
    bookDice: 'the book’s dice',
    ourDice: 'our dice',
    ours: 'The book leaves out these dice; we chose them.',
    /** Where the line is none of the book's. */
    notTheBooks: {
      play: 'Play the line',
      left: 'You have left the line. The dice are now thrown by the page.',
      return: 'Back to the line',
    },
    shows: 'shows',
    page: 'A page of its own',
    game: 'Open in the game',
  },

  /** A scene that a ruling lets one read in two ways. */
  reading: {
    title: (rule: string): string => `Read ${rule} otherwise`,
    own: 'our default',
    why: 'Both readings, and why',
    line: 'This is the other reading. The book’s line is played by our default.',
    back: 'Back to our reading',
    now: (asks: string, reading: string): string => `${asks}: ${reading}. The example begins anew where it matters.`,
  },

  task: {
    title: 'Your turn',
    wrongs: 'Would this be allowed?',
    leave: 'Leave the task',
    hint: 'A hint',
    hints: ['Where to look', 'What to do', 'Show me'],
    solved: 'Solved.',
    lost: 'It cannot be reached from here any more. Start again.',
    again: 'Start again',
    shown: 'This is one way to do it.',
  },

  /** Where a scene has nothing more to ask. */
  over: 'The example ends here. Step back, or start again.',
  scored: 'What came of it',
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',

  copy: 'Copy a link to this position',
  copied: 'Copied.',
  notCopied: 'The browser did not allow it. The link stands here, to be copied by hand.',
};
