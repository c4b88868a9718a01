import type { Stop } from '../../../../kernel/journal.ts';
import { half } from '../../../../words/half.ts';
import { type Die, type Rich, t } from '../../../../words/rich.ts';
import type { Owner, PlaceId } from '../../engine/data/ids.ts';
import { NAMES } from './names.ts';
import { count, places } from './units.ts';

/** The words of the interface around a scene and a table: buttons, labels, what a screen reader says. */
export const PLAY = {
  /** An answer waits for the rules, which are fetched when a scene is first played; or they did not come. */
  loading: 'One moment: the rules are being fetched …',
  failed: 'The rules could not be fetched. What you chose is kept.',
  retry: 'Try again',
  seeOdds: 'See the odds',
  noOdds: 'The odds could not be fetched.',
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

  undo: 'Undo',
  redo: 'Redo',
  /** Why undo goes no further. */
  stop: {
    start: 'Nothing is left to undo.',
    dice: 'Undo stops here: dice have fallen.',
    seat: 'Undo stops here: another player has answered.',
    secret: 'Undo stops here: something hidden has been seen.',
  } satisfies Readonly<Record<Stop, string>>,

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

  prompt: 'The question',
  /** Before the places from which units can move. */
  from: 'From',
  /** Where a scene has nothing more to ask. */
  over: 'The example ends here. Step back, or start again.',
  scored: 'What came of it',
  choices: 'Choices',
  confirm: 'Do it',
  preset: 'Filled in for you',
  all: 'All',
  none: 'None',
  /** A number that an answer names: what it counts, and how it is written. Gold and bids, for a nation too, are halves. */
  amount: (name: string, value: number): readonly [what: string, shown: string] => {
    if (Object.hasOwn(NAMES.nations, name)) return [NAMES.nations[name as Owner], half(value)];
    const what = { gold: 'Gold', bid: 'Points' }[name];
    return what ? [what, half(value)] : ['Units', `${value}`];
  },
  /** Before those who wait in El Cid's band. */
  offMap: 'Off the map',
  /** Units that a stack takes along on its way. */
  joined: 'Joining the stack',
  more: (what: string): string => `One more: ${what}`,
  fewer: (what: string): string => `One fewer: ${what}`,
  chosen: (number: number, of: number): string => `${number} of ${of} chosen`,
  whyNot: 'Why not?',
  notNow: 'What cannot be done now',
  refused: 'That is not allowed.',
  rule: (id: string): string => `Rule ${id}`,
  readRule: (id: string): string => `Read rule ${id}`,
  close: 'Close',

  log: 'Log',
  logEmpty: 'Nothing has happened yet.',
  goTo: (action: number): string => `Go to action ${action}`,
  battle: 'Battle',
  round: (round: number): string => `Round ${round}`,
  attacker: 'Attacker',
  defender: 'Defender',
  aimsAt: (number: number): string => (number === 1 ? 'aims at' : 'aim at'),
  needs: 'needs',
  points: 'Points',

  /** Of a part of the page that cannot be drawn. */
  guard: {
    what: (what: string): string => `${what} cannot be shown.`,
    remedy:
      'The mistake is ours, or its data is damaged. Nothing was deleted. Try again, or reload the page; if it stays so, save its data as a file.',
    again: 'Try again',
    raw: 'Save its data',
    unwritten: 'Its data cannot be written to a file.',
    parts: {
      board: 'The board',
      bar: 'The bar above the board',
      nation: 'The nation',
      question: 'The question',
      leaf: 'This page beside the board',
      menu: 'The menu',
      deciding: 'The bar below the board',
      table: 'The table',
      home: 'The form of a new game',
      list: 'The list of games',
      editor: 'The board editor',
      game: (name: string): string => `The game “${name}”`,
      scene: 'The live position',
      lesson: 'The lesson',
      puzzle: 'The puzzle',
      corrections: 'The form of corrections',
      correctionsPart: 'This part of the corrections',
      odds: 'The page of odds',
    },
  },

  copy: 'Copy a link to this position',
  copied: 'Copied.',
  notCopied: 'The browser did not allow it. The link stands here, to be copied by hand.',

  /** What is said of a die: `8: hit`. */
  die: ({ value, hit }: Die): string => `${value}: ${hit ? 'hit' : value === 1 ? 'never hits' : 'miss'}`,

  board: {
    board: 'The board',
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    whole: 'Whole map',
    keys: 'Arrow keys go from province to province, letters jump to one by its name, Enter chooses, Escape leaves the board. The list of choices beside it says the same.',
    /** Of a place, after who stands there: its ground, and how many units may stand on it in peace. */
    ground: (terrain: 'plain' | 'mountain', room: number): string =>
      `${terrain === 'plain' ? 'plain' : 'mountains'}, room for ${room}`,
    /** What the board marks there. */
    marks: {
      chosen: 'chosen',
      may: 'units here may move',
      moved: 'no unit here can move',
      offered: 'may be chosen',
      battle: 'a battle here',
      reach: (steps: number, ends: boolean): string =>
        `in reach, ${count(steps, 'step')}${ends ? ', and the move ends there' : ''}`,
      fight: (steps: number, ends: boolean): string =>
        `a battle in reach, ${count(steps, 'step')}${ends ? ', and the move ends there' : ''}`,
    },
    /** What was chosen, as soon as it is: who, and to how many places they can come. */
    picked: (name: string, who: string, reached: number): string =>
      `${name}, ${who} chosen: ${count(reached, 'place')} in reach`,
    pointed: (name: string): string => `${name} chosen`,
  },
  /** What a picture of these places is called. */
  figure: (shown: readonly PlaceId[]): Rich => t`Map of ${shown.length > 4 ? 'Hispania, in part' : places(shown)}`,

  languages: { en: 'English', fr: 'Français' },
};
