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

/** The words round a whole game of any book: choosing one, the table itself, its menu. A book adds its own. */
export const TABLE = {
  retry: 'Try again',
  failed: 'This part could not be fetched. Check your connection and try again.',

  begin: {
    title: 'A new game',
    start: 'Begin',
    form: 'Form',
    players: 'Who plays',
    howMany: 'Players',
    seat: (n: number): string => `Seat ${n}`,
    is: 'Played by',
    person: 'a person',
    name: 'Name',
    names: {
      person: (n: number): string => `Person ${n}`,
      computer: (n: number): string => `Computer ${n}`,
    },
    hint: 'Who plays several groups writes the same name for each.',
    seed: 'Seed of the dice',
    seedSays: 'Any text. The same seed and the same answers give the same game.',
    another: 'Another seed',
    notBegun: 'This game could not be begun. Everything you chose is still here.',
    unkept:
      'What you played could not be saved on this device. It is here as long as this page is open; the menu of a game saves it as a file.',
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
    unsaved: 'not kept yet',
    notSaved: 'not saved',
    /** After `notSaved`. */
    tryAgain: 'try again',
    saveAgain: 'Try to save them again',
    readOnly: 'only to look at',
  },
  tabs: {
    label: 'Beside the board',
    choices: 'Choices',
    log: 'Log',
    history: 'History',
    nothing: 'Nothing is to be answered here now.',
  },

  elsewhere: {
    is: 'This game is open in another tab.',
    taken: 'This game was taken over by another tab.',
    free: 'The other tab has let the game go.',
    says: 'Here you can look at it. One tab plays a game at a time, so that nothing is lost.',
    take: 'Play it here',
  },

  asks: {
    computer: ({ The, many }: Who): Rich => t`${The} ${many ? 'are' : 'is'} playing.`,
    goesOn: 'The game goes on.',
    pause: 'Stop the computer',
    goOn: 'Go on',
    paused: 'The computer waits.',
    next: ({ the }: Who): Rich => t`Next: ${the}.`,
    take: (name: string): string => `I am ${name}`,
    handOver: (name: string): string => `Hand the device to ${name}`,
    hidden: 'Something only this player may see comes next. Board and log are covered until then.',
    window: 'Does anyone play something?',
    me: ({ The, many }: Who): Rich => t`${The} ${many ? 'do' : 'does'}`,
    nobody: 'Nobody',
    over: 'The game is over.',
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
    broken: 'The game could not go on here. Nothing is lost; please report this.',
  },

  menu: {
    title: 'The game',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart the phase',
    past: 'You are looking back: nothing is taken back there.',
    settings: 'Settings',
    leave: 'All games',
    close: 'Close',
  },

  share: {
    title: 'Share',
    position: 'Copy a link to this position',
    game: 'Copy a link to the whole game',
    file: 'Save the game as a file',
    tooLong: (length: number): string =>
      `The whole game makes a link of ${Math.round(length / 1000)} thousand characters, longer than messengers pass on. Save it as a file instead.`,
    copied: 'Copied. Nothing was sent anywhere: all of it is in the link.',
    secret: 'Whoever opens it sees everything, what was hidden too.',
    report: 'Copy a report',
    reportSays:
      'A text with a link to this moment, the rule in question and our version, to be pasted wherever you like.',
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
    opening: 'The game is being opened …',
    faults: 'This cannot be opened:',
    snapshot: 'Go on from the last position',
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
      ['A', 'take what is filled in'],
      ['E', 'end the phase'],
      ['U', 'undo'],
      ['Y', 'redo'],
      ['B', 'to the board'],
      ['C', 'to the choices'],
      ['H', 'history'],
      ['L', 'log'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
    note: 'Single letters work while no field and not the board has the focus.',
  },
  rule: {
    title: 'The rule',
    close: 'Close the rule',
    read: 'Read it in the book',
    failed: 'The rule could not be fetched.',
  },
  /** What has happened since somebody last decided, to be told on their wish. */
  since: 'Since you last decided',
  /** A player by name; a number is a place round the table. */
  player: (name: string): string => (/^\d+$/.test(name) ? `Player ${name}` : name),
};
