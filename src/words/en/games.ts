import type { Params } from '../../kernel/contract.ts';
import { drawnName } from '../../kernel/names.ts';

/** Times, sizes and numbers as English writes them. */
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const EXACTLY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const SIZES = ['gigabyte', 'megabyte', 'kilobyte'] as const;

/** `just now`, `3 minutes ago`, `yesterday`: so many milliseconds before now. */
function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return AGO.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}

/** `3.4 MB`. */
function size(bytes: number): string {
  for (const [i, unit] of SIZES.entries()) {
    const amount = bytes / 1000 ** (SIZES.length - i);
    if (amount < 1 && unit !== 'kilobyte') continue;
    const maximumFractionDigits = amount < 10 && unit !== 'kilobyte' ? 1 : 0;
    return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits }).format(amount);
  }
  return '';
}

/** Parameters come out of files and storage. */
const action = ({ index }: Params): string => (typeof index === 'number' ? `Action ${index + 1}` : 'An action');

interface Said {
  readonly what: string;
  readonly remedy: string;
}

/** The words round the games that are kept on the device. A book adds its own. */
export const GAMES = {
  title: 'Your games',
  opening: 'Looking for your games …',
  none: 'No games are kept here yet.',
  noneSays: 'A new game is saved on this device after every answer. Nothing is sent anywhere.',

  turn: (turn: number, last: number): string => `turn ${turn} of ${last}`,
  over: 'over',
  won: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} has won` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win`,
  scores: 'Points',
  played: 'Last played',
  filed: 'Last saved as a file',
  unfiled: 'Never saved as a file',
  ago,
  exactly: (ms: number): string => EXACTLY.format(ms),
  elsewhere: 'It is open in another tab.',

  goOn: 'Continue',
  look: 'View it',
  /** Who has to move. */
  yours: 'your move',
  moves: (name: string): string => `${name} to move`,
  all: (count: number): string => `All your games, ${count}`,
  more: 'More for',
  rename: 'Rename',
  duplicate: 'Duplicate',
  exported: 'Save as a file',
  remove: 'Delete',
  notWhileOpen: 'Not available while the game is open in another tab.',
  /** After what a button does, for those who cannot see beside which game it stands. */
  of: (name: string): string => ` “${name}”`,
  actions: (name: string): string => `Actions for “${name}”`,

  name: 'Name of the game',
  save: 'Save the name',
  cancel: 'Cancel',
  nameless: 'A game without a name',
  copyOf: (name: string): string => `${name} (copy)`,
  /** Of several persons: beside a game in the list, and under its name. */
  copy: 'A copy: its dice are not those of the original.',

  removed: (name: string): string => `“${name}” was deleted.`,
  undo: 'Undo',

  import: 'Open a file',
  drop: 'or drop one here',
  dropHere: 'Drop the files here to add their games to the list.',
  importedCopy: (name: string): string =>
    `“${name}” was added to the list. It is a copy with other dice, because the game itself is on this device.`,
  imported: (name: string): string => `“${name}” was added to the list.`,
  notRead: (file: string): string => `“${file}” was not added:`,
  notDone: (name: string): string => `“${name}”:`,
  /** Of a file: what to call the game `name` in it. */
  file: (name: string): string =>
    `${
      name
        .normalize('NFKD')
        .replace(/[^\w -]+/g, '')
        .trim()
        .replace(/\s+/g, '-')
        .slice(0, 60)
        .toLowerCase() || 'game'
    }.json`,

  damaged: 'This game is damaged:',
  damagedSays: 'Nothing was deleted. Save it as a file as it is, or keep the intact part as a new game.',
  doubtful: 'This game has changed since it was saved, by hand or by damage:',
  rescue: 'Keep the intact part',
  rescued: (name: string): string => `${name || 'A game'} (intact part)`,
  raw: 'Save as it is',

  room: (used: number, free: number): string => `This site uses ${size(used)} on this device; ${size(free)} is free.`,
  persisted: 'The browser will not delete the games by itself.',
  notPersisted: 'If space runs short, the browser may delete games. For a game that matters to you, a file is safer.',

  retry: 'Try again',

  /** What is wrong with storing, and what to do; by the name of the trouble. */
  troubles: {
    forbidden: {
      what: 'This browser does not let the page save anything. The window may be private, or storage is blocked for this site.',
      remedy:
        'You can play, but the game is lost when the tab is closed. Save it as a file, or allow storage and reload.',
    },
    full: {
      what: 'No space is left on this device, so nothing more can be saved.',
      remedy:
        'Everything saved before is still there. Delete a game you no longer want, or save this one as a file. Each answer tries again.',
    },
    'newer-version': {
      what: 'These games were saved by a newer version of the site than this page.',
      remedy: 'Reload the page. The games are as they were.',
    },
    blocked: {
      what: 'Another tab of this site has an older version and keeps the games locked.',
      remedy: 'Close the other tabs of this site and try again. The games are as they were.',
    },
    closed: {
      what: 'The browser has closed the storage of the games: its data was deleted, or a newer version was opened in another tab.',
      remedy: 'Try again, or reload the page. Save the game as a file first if one is open.',
    },
    'no-answer': {
      what: 'The browser does not respond when the page asks for the games.',
      remedy: 'Try again. If that fails, restart the browser. Nothing was deleted.',
    },
    missing: {
      what: 'This game is not on this device any more.',
      remedy: 'It may have been deleted in another tab. The other games are as they were.',
    },
    exists: {
      what: 'This game is already on this device.',
      remedy: 'Nothing was changed.',
    },
    'taken-over': {
      what: 'This game is now played in another tab.',
      remedy: 'Here you can only view it. Take it over to continue here.',
    },
    gap: {
      what: 'The game saved on this device ends before this answer.',
      remedy: 'The next answer saves the whole game again. Save it as a file to be sure.',
    },
    damaged: {
      what: 'Part of this game is damaged on this device.',
      remedy: 'Nothing was deleted. The game can be saved as a file as it is.',
    },
    failed: {
      what: 'The browser could not complete this.',
      remedy: 'Nothing saved before is lost. Try again. If that fails, save the game as a file.',
    },
  } satisfies Readonly<Record<string, Said>>,
  said: (message: string): string => `The browser says: ${message}`,

  /** What is wrong with a part of a stored game or with what stands round a save in a file; the save itself: `faults.ts`. */
  faults: {
    'record-missing': () => 'Its entry in the list is missing. The moves played are still there.',
    'bad-record': (_: Params, path: string) => `Its entry in the list is damaged (at ${path}).`,
    'root-missing': () => 'Its start is missing.',
    'action-missing': (of: Params) => `${action(of)} is missing.`,
    'actions-beyond': ({ count }: Params) => `It contains more than the ${String(count)} actions that were played.`,
    'snapshot-missing': () => 'The last position is missing. Open the game once to restore it.',
    'seat-not-there': ({ seat }: Params) =>
      typeof seat === 'string'
        ? `A player is assigned to the seat “${drawnName(seat)}”, which the game does not have.`
        : 'A player is assigned to a seat that the game does not have.',
    'dice-laid-out': (of: Params) => `${action(of)} has dice that were set, not rolled.`,
    'start-differs': () => 'Its start is not the one that was saved.',
    'snapshot-differs': () => 'The last position is not the one that was saved.',
    'raw-game': () => 'This file contains a damaged game, as it was on a device. It cannot be opened as it is.',
    'bad-name': () => 'The name of the game in the file is damaged or too long.',
    'bad-sittings': (_: Params, path: string) => `The list of players is damaged (at ${path}).`,
    'bad-settings': () => 'The settings in the file are damaged or too long.',
    unreadable: () => 'The file could not be read from the disk. Is it still there?',
  } satisfies Readonly<Record<string, (params: Params, path: string) => string>>,
};
