import type { Params } from '../../../../kernel/contract.ts';
import { half } from '../../../../words/half.ts';
import type { CombatKind } from '../../engine/data/ids.ts';
import { entered, type Sum } from './corrected.ts';
import { NAMES } from './names.ts';
import { large } from './units.ts';

/** The page where an owner of the printed game enters what is printed there. */

const ours = (halves: number, known: boolean): string =>
  known ? `${half(halves)}, as the rulebook says` : `ours ${half(halves)}`;

export const CORRECTIONS_PAGE = {
  title: 'Correct the data',
  description:
    'For owners of the printed game: enter the incomes, borders, points and starting units that are printed there, and play with them.',
  lead: 'The printed map and the nation sheets are not public, so many values here are reconstructed. If you own the game you can enter what is printed, and play with that.',
  checked:
    'What contradicts a fact that the rulebook states is told beside its field, with the line. Nothing is sent anywhere: your list is kept on this device, and as a file where you save one.',
  noScript:
    'The form needs JavaScript. Without it: a file of corrections can be written by hand and given to the command that plays whole games, as the README of the project says.',
  opening: 'Opening the form …',
  failed: 'The form could not be fetched. Check your connection and try again.',

  list: {
    title: 'Your corrections',
    name: 'Name',
    unnamed: 'My printed game',
    none: 'Nothing is entered yet. Choose a nation or a province below.',
    sum: (sum: Sum): string => `Entered: ${entered(sum)}.`,
    kept: 'Kept on this device.',
    notKept: 'Not kept: this browser keeps nothing for this page. Save them as a file.',
    damaged: 'What was kept here could not be read, and lies aside. Its text can be saved.',
    damagedSave: 'Save its text',
    fine: 'Nothing contradicts the rulebook.',
    wrong: (number: number): string =>
      number === 1
        ? 'One entry goes against what is known. A game can begin with these corrections once it is mended.'
        : `${number} entries go against what is known. A game can begin with these corrections once they are mended.`,
    goTo: 'Go to it',
    save: 'Save as a file',
    open: 'Open a file',
    clear: 'Remove all',
    back: 'Take that back',
    opened: (name: string): string => (name ? `“${name}” is open.` : 'The file is open.'),
    cleared: 'All corrections are removed.',
    refused: 'This file was not opened; your corrections are as they were.',
    play: 'Choose them in a new game',
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
  how: 'Write halves as ½, 1.5 or 1,5. An empty field is not corrected; what stands in it greyed, in ‹ ›, is ours.',
  printed: 'Printed',
  ours: 'Here',
  unreadable: (text: string): string => `“${text}” is no number that a sheet can hold: whole or with a half, up to 20.`,
  tooMany: (text: string): string => `“${text}” is no number of units.`,

  province: {
    income: 'Income',
    incomeField: (place: string, halves: number, known: boolean): string =>
      `Printed income of ${place}; ${ours(halves, known)}`,
    borders: 'Borders',
    bordersSay: 'A province that borders on it on the printed map, and the river between.',
    with: (place: string, other: string): string => `${place} and ${other}`,
    is: (place: string, other: string): string => `The border of ${place} and ${other}`,
    none: 'no border',
    dry: 'a border',
    river: (name: string): string => `over the ${name}`,
    add: 'Another neighbour',
    changed: 'corrected',
  },

  nation: {
    points: 'Points for provinces',
    pointsSay: 'What a province is worth to it at the end of a scoring turn.',
    noPoints: 'It scores no provinces, as far as is known.',
    turn: (turn: number): string => `Turn ${turn}`,
    province: 'Province',
    pointsField: (place: string, turn: number, halves: number, known: boolean): string =>
      `${place}, turn ${turn}; ${halves === 0 ? 'ours none' : ours(halves, known)}`,
    add: 'Another province',
    setUp: (turn: number): string => `Units at the start of turn ${turn}`,
    setUpSay: (turn: number): string => (turn === 1 ? 'Scenarios A, D and E begin so.' : 'Scenarios B and C begin so.'),
    noSetUp: 'Nothing of it stands there.',
    unitsField: (kind: string, place: string, turn: number): string => `${kind} in ${place}, turn ${turn}`,
    kind: (kind: CombatKind): string => large(NAMES.units[kind].many),
    reset: 'Take these corrections back',
    changed: 'The whole position counts as entered.',
    sheet: 'Its sheet',
  },
  map: 'On the map',

  /** Faults of a file, where the general words speak of games. */
  faults: {
    'too-large': () => 'The file is too large to hold corrections.',
    'not-json': () => 'The text of this file cannot be read. Was it cut off?',
    'too-deep': () => 'The file is nested deeper than corrections are.',
    'too-many-items': () => 'A list in the file is longer than corrections need.',
    'not-an-integer': (_: Params, path: string) => `Values are counted in whole halves; this one is not (at ${path}).`,
  } satisfies Readonly<Record<string, (params: Params, path: string) => string>>,
};
