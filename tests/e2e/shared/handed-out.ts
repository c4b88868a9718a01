/**
 * Every button and link of the site that hands something to its reader, by the source it stands in: a file, a text on the clipboard,
 * an address that holds a game or a position. `buttons`: how many buttons and links that file has in all, so that one more does not go
 * unseen. `gives`: what each of those hands out that do, and the test that presses it and opens again what it gave.
 * `tests/house/handed-out.test.ts` reads the sources and wants this list to be whole.
 */
export interface HandingOut {
  readonly buttons: number;
  readonly gives: readonly (readonly [what: string, spec: string, test: string])[];
}

const OWN = 'shared/handed-out.spec.ts';
const AT_TABLE = 'the menu of a game gives a file and links, and each brings the game back';
const IN_LIST = 'a game of the list is a file, whole or as it lies there';
const BOARD = 'the board of the editor is a text and a file, and lies there again';
const ASIDE = 'what could not be read is handed out as it was';
const EVERYTHING = 'the shelf says where the last game stands, and all that is kept is one file, which is taken back';
const STORY = 'the story of a finished game: charts with their tables, a turning point, what if, picture and text';
const DAY = 'the day’s campaign: begun, bounded by its dice, finished, shared, recorded';
const CARDBOARD =
  'a phase of the cardboard is carried out with one’s own dice, and its end is edited, linked and played';
const LINKS = 'links that pages of the book hold open at the table';

export const HANDED_OUT: Readonly<Record<string, HandingOut>> = {
  'src/ui/table/Share.tsx': {
    buttons: 4,
    gives: [
      ['a link to the position', OWN, AT_TABLE],
      ['a link to the whole game', OWN, AT_TABLE],
      ['the game as a file', OWN, AT_TABLE],
      ['a report', OWN, AT_TABLE],
    ],
  },
  'src/ui/records/CopyResult.tsx': {
    buttons: 1,
    gives: [['the result of a game as text', 'reconquista/play.spec.ts', DAY]],
  },
  'src/ui/records/RecordBook.tsx': {
    buttons: 4,
    gives: [
      ['the record book as a file', 'reconquista/play.spec.ts', DAY],
      ['a damaged record book as it was', 'reconquista/play.spec.ts', DAY],
    ],
  },
  'src/ui/story/Share.tsx': {
    buttons: 4,
    gives: [
      ['the picture of a story', 'hispania/story.spec.ts', STORY],
      ['the story as text', 'hispania/story.spec.ts', STORY],
    ],
  },
  'src/ui/Guarded.tsx': {
    buttons: 2,
    gives: [
      [
        'the data of what cannot be shown',
        'shared/guarded.spec.ts',
        'a game or a panel that cannot be drawn says so, gives its data, and the rest stands',
      ],
    ],
  },
  'src/ui/table/games/GameRow.tsx': {
    buttons: 6,
    gives: [
      ['the game as a file', OWN, IN_LIST],
      ['a damaged game as it is', OWN, IN_LIST],
    ],
  },
  'src/books/hispania/ui/our-table/Keeping.tsx': {
    buttons: 5,
    gives: [
      ['the board as a text', OWN, BOARD],
      ['the board as a file', OWN, BOARD],
    ],
  },
  'src/books/hispania/ui/corrections/ListPart.tsx': {
    buttons: 6,
    gives: [
      [
        'the list as a file',
        'hispania/corrections.spec.ts',
        'a list becomes a file, and a file a list; what is refused leaves it as it was',
      ],
      ['a damaged list as it was', OWN, ASIDE],
    ],
  },
  'src/books/hispania/pages/scripts/learn-keeping.ts': {
    buttons: 0,
    gives: [
      ['the progress as a file', OWN, 'the progress of the lessons is a file, and comes back from it'],
      ['a damaged progress as it was', OWN, ASIDE],
    ],
  },
  'src/ui/shelf/KeptHere.tsx': {
    buttons: 4,
    gives: [['all that is kept here as one file', 'shared/shelf.spec.ts', EVERYTHING]],
  },
  'src/ui/CopyLink.tsx': {
    buttons: 1,
    gives: [
      [
        'a link to the position of a scene',
        'hispania/scenes.spec.ts',
        'copies a link to the position, and the link brings it back',
      ],
    ],
  },
  'src/ui/scene/OpenInGame.tsx': {
    buttons: 1,
    gives: [
      ['a scene as a game', 'hispania/play.spec.ts', 'a scene is opened as a game, and is there again after a reload'],
    ],
  },
  'src/books/hispania/ui/odds-page/Share.tsx': {
    buttons: 2,
    gives: [['a link to battles', 'hispania/odds-page.spec.ts', 'the link is copied, and nothing is sent anywhere']],
  },
  'src/books/hispania/ui/odds-page/use-comparison.ts': {
    buttons: 0,
    gives: [
      [
        'the address that holds battles',
        'hispania/odds-page.spec.ts',
        'the address holds all of it: reloaded, opened elsewhere, and with the back button',
      ],
    ],
  },
  'src/books/reconquista/ui/lesson/GoOn.tsx': {
    buttons: 1,
    gives: [
      [
        'the game of the first turn at the table',
        'reconquista/learn.spec.ts',
        'the first turn of 1032 is played phase by phase, and goes on as a game',
      ],
    ],
  },
  'src/books/hispania-draco/ui/lesson/GoOn.tsx': {
    buttons: 1,
    gives: [
      [
        'the game of the first round at the table',
        'hispania-draco/learn.spec.ts',
        'the first round is played turn by turn, and goes on as a game',
      ],
    ],
  },
  'src/books/reconquista/ui/assistant/Share.tsx': {
    buttons: 1,
    gives: [['a position of the cardboard as a game at the table', 'reconquista/assistant.spec.ts', CARDBOARD]],
  },
  'src/books/reconquista/ui/assistant/use-address.ts': {
    buttons: 0,
    gives: [['the address that holds a position of the cardboard', 'reconquista/assistant.spec.ts', CARDBOARD]],
  },
  'src/books/hispania/ui/lesson/GoOn.tsx': {
    buttons: 1,
    gives: [
      [
        'the game of a lesson at the table',
        'hispania/openings.spec.ts',
        'a guided opening is played to the end of its turn, and the very game goes on at the table',
      ],
    ],
  },
  'src/books/hispania/pages/sheets/ruling-shown.ts': { buttons: 0, gives: [['the position of a ruling', OWN, LINKS]] },
  'src/books/hispania/pages/sheets/Moment.astro': { buttons: 1, gives: [['the great moment of a nation', OWN, LINKS]] },
};

/** The functions that make the buttons above; they give out nothing by themselves. */
export const MADE_WITH: readonly string[] = [
  'src/kernel/links.ts',
  'src/ui/hand-out.ts',
  'src/ui/scene/link.ts',
  'src/ui/scene/store.ts',
  'src/ui/scene/LiveScene.tsx',
  'src/books/hispania/ui/odds-page/link.ts',
  'src/books/hispania/ui/lesson/hand-over.ts',
  'src/books/hispania-draco/ui/lesson/hand-over.ts',
  'src/books/reconquista/ui/assistant/link.ts',
  'src/books/reconquista/ui/lesson/hand-over.ts',
  'src/ui/table/sharing.ts',
];
