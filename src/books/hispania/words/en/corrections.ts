import type { Params } from '../../../../kernel/contract.ts';
import { half } from '../../../../words/half.ts';
import type { CombatKind } from '../../engine/data/ids.ts';
import { entered, type Sum } from './corrected.ts';
import { NAMES } from './names.ts';
import { large } from './units.ts';

/** The page where an owner of the printed game enters what is printed there. */

const ours = (halves: number, known: boolean): string =>
  known ? `${half(halves)}, stated by the rulebook` : `reconstructed ${half(halves)}`;

export const CORRECTIONS_PAGE = {
  title: 'Correct the data',
  description:
    'For owners of the printed game: enter the incomes, borders, points and starting units that are printed there, and play with them.',
  lead: 'The printed map and nation sheets are not public, so many values here are reconstructed. If you own the game, you can enter the printed values and play with them.',
  checked:
    'If a value contradicts the rulebook, its field says so and names the line. Nothing is sent anywhere: your list is kept on this device, and in a file if you save one.',
  noScript:
    'The form needs JavaScript. Without it, you can write a file of corrections by hand and pass it to the command that plays whole games, as described in the README of the project.',
  opening: 'Opening the form …',
  failed: 'The form could not be loaded. Check your connection and try again.',

  list: {
    title: 'Your corrections',
    name: 'Name',
    unnamed: 'My printed game',
    none: 'No values yet. Choose a nation or a province below.',
    sum: (sum: Sum): string => `Entered: ${entered(sum)}.`,
    kept: 'Kept on this device.',
    notKept: 'Not kept: this browser keeps nothing for this page. Save your corrections as a file.',
    damaged: 'The corrections kept here could not be read. You can save their text.',
    damagedSave: 'Save the text',
    fine: 'Nothing contradicts the rulebook.',
    wrong: (number: number): string =>
      number === 1
        ? 'One value contradicts the rulebook. Correct it to begin a game with this list.'
        : `${number} values contradict the rulebook. Correct them to begin a game with this list.`,
    goTo: 'Go to it',
    save: 'Save as a file',
    open: 'Open a file',
    clear: 'Remove all',
    back: 'Undo',
    opened: (name: string): string => (name ? `“${name}” is open.` : 'The file is open.'),
    cleared: 'All corrections have been removed.',
    refused: 'This file was not opened. Your corrections have not been changed.',
    play: 'Use them in a new game',
    file: (name: string): string =>
      `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'corrections'}.corrections.json`,
  },

  choose: {
    label: 'What to correct',
    nation: 'Nation',
    province: 'Province',
    pick: 'Choose …',
    nothing: 'Choose a nation for its points and starting units, or a province for its income and borders.',
    mark: (name: string, corrected: boolean): string => (corrected ? `${name} (corrected)` : name),
  },

  source: {
    line: (lines: readonly number[]): string =>
      lines.length === 1 ? `rulebook, line ${lines[0]}` : `rulebook, lines ${lines.join('–')}`,
    errata: 'errata of 2003',
    reconstructed: 'reconstructed',
  },
  how: 'Write halves as ½, 1.5 or 1,5. An empty field is not corrected; the grey value in ‹ › is reconstructed.',
  printed: 'Printed',
  ours: 'Here',
  unreadable: (text: string): string => `“${text}” is not valid. Enter a whole or half number, at most 20.`,
  tooMany: (text: string): string => `“${text}” is not a number of units.`,

  province: {
    income: 'Income',
    incomeField: (place: string, halves: number, known: boolean): string =>
      `Printed income of ${place}; ${ours(halves, known)}`,
    borders: 'Borders',
    bordersSay: 'Each adjacent province on the printed map, and the river on the border.',
    with: (place: string, other: string): string => `${place} and ${other}`,
    is: (place: string, other: string): string => `Border of ${place} and ${other}`,
    none: 'no border',
    dry: 'a border',
    river: (name: string): string => `across the ${name}`,
    add: 'Another border',
    changed: 'corrected',
  },

  nation: {
    points: 'Points for provinces',
    pointsSay: 'The points that each province scores at the end of a scoring turn.',
    noPoints: 'As far as is known, it does not score provinces.',
    turn: (turn: number): string => `Turn ${turn}`,
    province: 'Province',
    pointsField: (place: string, turn: number, halves: number, known: boolean): string =>
      `${place}, turn ${turn}; ${halves === 0 ? 'none here' : ours(halves, known)}`,
    add: 'Another province',
    setUp: (turn: number): string => `Units at the start of turn ${turn}`,
    setUpSay: (turn: number): string => `Scenarios ${turn === 1 ? 'A, D and E' : 'B and C'} begin with them.`,
    noSetUp: 'It has no units at the start.',
    unitsField: (kind: string, place: string, turn: number): string => `${kind} in ${place}, turn ${turn}`,
    kind: (kind: CombatKind): string => large(NAMES.units[kind].many),
    reset: 'Remove these corrections',
    changed: 'The whole set-up counts as entered.',
    sheet: 'Its sheet',
  },
  map: 'On the map',

  /** Faults of a file, because the general words speak of games. */
  faults: {
    'too-large': () => 'The file is too large to hold corrections.',
    'not-json': () => 'The text of this file cannot be read. Was it cut off?',
    'too-deep': () => 'The file is nested deeper than any corrections.',
    'too-many-items': () => 'A list in the file is longer than corrections need.',
    'not-an-integer': (_: Params, path: string) => `Values must be multiples of ½; this one is not (at ${path}).`,
  } satisfies Readonly<Record<string, (params: Params, path: string) => string>>,
};
