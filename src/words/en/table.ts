import { list, type Rich, t } from '../rich.ts';
import type { Who } from '../who.ts';

/** What is added to a report, as a text to be pasted. */
interface Report {
  readonly book: string;
  readonly link: string;
  readonly rule: string;
  readonly engine: number;
  readonly answer: number;
  readonly question: string;
}

const more = (n: number): string => `Show ${n} ${n === 1 ? 'place' : 'places'}`;

/** The words round a whole game of any book: choosing one, the table itself, its menu. A book adds its own. */
export const TABLE = {
  retry: 'Try again',
  failed: 'This part could not be loaded. Check your connection and try again.',

  begin: {
    title: 'A new game',
    start: 'Begin',
    form: 'Version',
    players: 'Players',
    howMany: 'Number of players',
    seat: (n: number): string => `Player ${n}`,
    is: 'Played by',
    person: 'a person',
    name: 'Name',
    names: {
      person: (n: number): string => `Person ${n}`,
      computer: (n: number): string => `Computer ${n}`,
    },
    hint: 'To play several groups, enter the same name for each.',
    seed: 'Seed of the dice',
    seedSays: 'Any text. The same seed and the same answers give the same game.',
    another: 'Another seed',
    notBegun: 'This game could not be started. All your choices are still here.',
    unkept:
      'Your game could not be saved on this device. It is lost when this page is closed. Save it as a file from the menu of the game.',
    unkeptOpen: (name: string): string => `Back to “${name}”`,
  },

  fromScene: 'From an example',
  fromLink: 'From a link',
  copyOf: (name: string, turn: number): string => `${name}, from turn ${turn}`,

  head: {
    games: 'Games',
    rules: 'Rules',
    menu: 'Menu',
    saved: 'saved',
    saving: 'saving …',
    unsaved: 'not saved yet',
    notSaved: 'not saved',
    /** After `notSaved`. */
    tryAgain: 'try again',
    saveAgain: 'Try to save them again',
    readOnly: 'view only',
  },
  tabs: {
    label: 'Beside the board',
    choices: 'Choices',
    log: 'Log',
    history: 'History',
    nothing: 'There is nothing to answer now.',
    /** On a small screen, below the answers in view. */
    below: (n: number): string => (n === 1 ? '1 more answer' : `${n} more answers`),
    fewer: 'Show the map',
  },

  /** Answers that the part of the board in view does not show. */
  beyond: {
    left: (n: number): string => `${more(n)} to the left`,
    right: (n: number): string => `${more(n)} to the right`,
    top: (n: number): string => `${more(n)} above`,
    bottom: (n: number): string => `${more(n)} below`,
  },

  elsewhere: {
    is: 'This game is open in another tab.',
    taken: 'This game was taken over by another tab.',
    free: 'The game is no longer open in the other tab.',
    says: 'Here you can view it. Only one tab at a time can play a game, so that nothing is lost.',
    take: 'Play it here',
  },

  asks: {
    computer: ({ The, many }: Who): Rich => t`${The} ${many ? 'are' : 'is'} playing.`,
    goesOn: 'The game continues.',
    pause: 'Stop the computer',
    goOn: 'Continue',
    paused: 'The computer is waiting.',
    next: ({ the }: Who): Rich => t`Next: ${the}.`,
    take: (name: string): string => `I am ${name}`,
    handOver: (name: string): string => `Hand the device to ${name}`,
    hidden: 'The next question is for this player only. The board and the log are covered until then.',
    window: 'Does any player want to act?',
    me: ({ The, many }: Who): Rich => t`${The} ${many ? 'do' : 'does'}`,
    nobody: 'No one',
    over: 'The game is over.',
    /** To the only person at the table. */
    youWin: 'You have won.',
    wins: (seats: readonly Who[]): Rich => {
      const [only] = seats;
      if (seats.length === 1 && only) return t`${only.The} has won.`;
      return t`${list(
        seats.map(({ the }) => the),
        ', ',
        ' and ',
      )} share the win.`;
    },
    looking: (at: number, of: number): string => `You are looking back: answer ${at} of ${of}.`,
    present: 'Back to the present',
    branch: 'Play on from here, in a copy',
    broken: 'The game could not continue here. Nothing is lost. Please report this.',
  },

  menu: {
    title: 'The game',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart the phase',
    newest: 'Nothing has been undone.',
    past: 'You are looking back. Undo is not available here.',
    settings: 'Settings',
    leave: 'All games',
    story: 'The story of the game',
    storyHidden: 'Some bids in this game are secret, so its story is told at its end.',
    close: 'Close',
  },

  sound: {
    on: 'Sound',
    says: 'Moves, dice, hits and your turn. While this tab is in the background, your turn rings a bell.',
    volume: 'Volume',
    /** Before the title of a tab in the background. */
    calls: '● Your turn:',
  },
  look: {
    theme: 'Colours',
    themes: { system: 'System', light: 'Light', dark: 'Dark' } as Readonly<Record<string, string>>,
    size: 'Size of the text',
    sizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  },
  hint: {
    title: 'A hint for your first game',
    number: (n: number, of: number): string => `Hint ${n} of ${of}`,
    seen: 'Got it',
    off: 'No more hints',
    on: 'Hints on the first turn',
  },

  share: {
    title: 'Share',
    position: 'Copy a link to this position',
    game: 'Copy a link to the whole game',
    file: 'Save the game as a file',
    tooLong: (length: number): string =>
      `The whole game makes a link of ${Math.round(length / 1000)} thousand characters, more than messaging services accept. Save it as a file instead.`,
    copied: 'Copied. Nothing was sent anywhere: the link contains everything.',
    reportCopied: 'Copied. Nothing was sent anywhere.',
    secret: 'Anyone who opens it sees everything, including hidden information.',
    report: 'Copy a report',
    reportSays:
      'A report is text to paste wherever you like, with a link to this moment, the rule in question and the version.',
    reportText: (of: Report): string =>
      [
        `Scriptorium, ${of.book}: a report`,
        `What is wrong: `,
        `Rule: ${of.rule}`,
        `Question: ${of.question}`,
        `Answer number: ${of.answer}`,
        `Version of the rules: ${of.engine}`,
        `Moment: ${of.link}`,
      ].join('\n'),
  },

  opened: {
    opening: 'Opening the game …',
    faults: 'This cannot be opened:',
    snapshot: 'Continue from the last position',
    who: 'Who plays on from here?',
    playOn: 'Play on',
    toEditor: 'Back to the board editor',
  },

  keys: {
    title: 'Keys',
    list: [
      ['arrows', 'on the board: to the next place'],
      ['letters', 'on the board: to a place by its name'],
      ['Enter', 'choose; on a filled button: answer'],
      ['Esc', 'leave the board; close what is open'],
      ['A', 'accept the suggestion'],
      ['E', 'end the phase'],
      ['U', 'undo'],
      ['Y', 'redo'],
      ['B', 'to the board'],
      ['C', 'to the choices'],
      ['↑ and ↓', 'in the choices: from one to the next'],
      ['H', 'history'],
      ['L', 'log'],
      ['M', 'the menu'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
    note: 'Single letters work while neither a field nor the board has the focus.',
  },
  rule: {
    title: 'The rule',
    close: 'Close the rule',
    read: 'Read it in the book',
    failed: 'The rule could not be loaded.',
  },
  /** What has happened since a player last decided, told if they ask. */
  since: 'Since you last decided',
  /** A player by name; a number is a place round the table. */
  player: (name: string): string => (/^\d+$/.test(name) ? `Player ${name}` : name),
};
