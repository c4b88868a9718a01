import type { Params } from '../../kernel/contract.ts';
import { drawnName } from '../../kernel/names.ts';
import type { Rich } from '../rich.ts';

/**
 * What is wrong with a file, a link or a saved game of any book, code by code; what to do then stands in `REMEDIES`. A book adds what
 * can be wrong with its positions.
 */

/** Parameters come out of files and links: what is not known by name is shown as it is. */
export const text = (value: unknown): string =>
  drawnName(typeof value === 'object' ? JSON.stringify(value) : String(value));
/** Where it lies. */
export const at = (path: string): string => (path ? ` (at ${path})` : '');

type Say = (params: Params, path: string) => Rich;

export const FAULTS = {
  // A file or a link, before it is known what it holds.
  'too-large': () => ['The file is too large to be a game.'],
  'not-json': () => ['This is not a saved game: the text cannot be read. Was it cut off?'],
  'too-deep': (_, path) => [`The file is nested deeper than any game is${at(path)}.`],
  'too-many-items': (_, path) => [`One list in the file is longer than any game needs${at(path)}.`],
  'text-too-long': (_, path) => [`One text in the file is far too long${at(path)}.`],
  'forbidden-key': ({ key }, path) => [`The file uses the name “${text(key)}”, which no game does${at(path)}.`],
  'not-an-integer': (_, path) => [`A number in the file is not a whole one${at(path)}.`],
  'link-too-long': () => ['The link is too long to hold a game.'],
  'not-base64': () => ['The link holds characters that do not belong there: it was probably broken on the way.'],
  damaged: () => ['The link is damaged: its end is missing, or something stands behind it.'],
  'unfolds-too-large': () => ['What the link unfolds to is too large to be a game.'],
  'not-utf8': () => ['The link is damaged: what it holds is no text.'],
  // Saves.
  'not-a-save': () => ['This is not a saved game, or not a whole one.'],
  'newer-format': () => ['This game was saved by a newer version of the site. Reload the page, and try again.'],
  'other-game': ({ game }) => [`This is a game of “${text(game)}”, another book.`],
  'bad-root': (_, path) => [`The beginning of the saved game is damaged${at(path)}.`],
  'bad-action': ({ index }, path) =>
    typeof index === 'number'
      ? [`Action ${index + 1} of the saved game is damaged.`]
      : [`An action of the saved game is damaged${at(path)}.`],
  'bad-cursor': () => ['The saved game does not say rightly how far it was played.'],
  'bad-snapshot': () => ['The picture of the last position in the saved game is damaged.'],
  'bad-hash': () => ['The check marks in the saved game are damaged.'],
  'bad-options': () => ['The saved game was set up with options that do not exist.'],
  'no-scene': ({ scene }) => [`The game began from the scene “${text(scene)}”, which is not here.`],
  'no-start': () => ['The saved game cannot be begun any more.'],
  refused: ({ at: index }) => [
    `Played again, action ${Number(index) + 1} is not allowed by the rules as they stand now.`,
  ],
  differs: ({ at: index }) => [`Played again, the game goes another way from action ${Number(index) + 1} on.`],
} as const satisfies Readonly<Record<string, Say>>;

/** What to do, and that nothing is lost, by where the fault was found. */
export const REMEDIES = {
  save: 'Nothing on this device has been changed; your other games are as they were.',
  replay: 'You may go on from the last position, which is whole; the file stays as it is.',
  link: 'Ask for the link again, or for the game as a file. Your own games are as they were.',
  position: 'Mend this, and try again; nothing has been lost.',
  scene: 'The figure above shows the position; the rest of the page works.',
};
