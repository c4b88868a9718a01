import type { Params } from '../../kernel/contract.ts';
import { text } from '../parameter.ts';
import type { Rich } from '../rich.ts';

/**
 * What is wrong with a file, a link or a saved game of any book, code by code; what to do then stands in `REMEDIES`. A book adds what
 * can be wrong with its positions.
 */

/** Where it lies. */
export const at = (path: string): string => (path ? ` (at ${path})` : '');

type Say = (params: Params, path: string) => Rich;

export const FAULTS = {
  // A file or a link, before it is known what it holds.
  'too-large': () => ['The file is too large to be a game.'],
  'not-json': () => ['This is not a saved game: the text cannot be read. Was it cut off?'],
  'too-deep': (_, path) => [`The file is nested deeper than any game${at(path)}.`],
  'too-many-items': (_, path) => [`A list in the file is longer than any game needs${at(path)}.`],
  'text-too-long': (_, path) => [`A text in the file is far too long${at(path)}.`],
  'forbidden-key': ({ key }, path) => [`The file contains the name “${text(key)}”, which no game uses${at(path)}.`],
  'not-an-integer': (_, path) => [`A number in the file is not a whole number${at(path)}.`],
  'link-too-long': () => ['The link is too long to hold a game.'],
  'not-base64': () => ['The link contains characters that do not belong there. It was probably damaged on the way.'],
  damaged: () => ['The link is damaged: its end is missing, or something was added to it.'],
  'unfolds-too-large': () => ['The content of the link is too large to be a game.'],
  'not-utf8': () => ['The link is damaged: its content is not text.'],
  // Saves.
  'not-a-save': () => ['This is not a saved game, or it is incomplete.'],
  'newer-format': () => ['This game was saved by a newer version of the site. Reload the page, and try again.'],
  'other-game': ({ game }) => [`This is a game of “${text(game)}”, another book.`],
  'bad-root': (_, path) => [`The beginning of the saved game is damaged${at(path)}.`],
  'bad-action': ({ index }, path) =>
    typeof index === 'number'
      ? [`Action ${index + 1} of the saved game is damaged.`]
      : [`An action of the saved game is damaged${at(path)}.`],
  'bad-cursor': () => ['The saved game records its progress incorrectly.'],
  'bad-snapshot': () => ['The last position in the saved game is damaged.'],
  'bad-hash': () => ['The checksums in the saved game are damaged.'],
  'bad-options': () => ['The saved game was set up with options that do not exist.'],
  'no-scene': ({ scene }) => [`The game began from the scene “${text(scene)}”, which does not exist here.`],
  'no-start': () => ['The saved game can no longer be started.'],
  refused: ({ at: index }) => [
    `When the game is replayed, the present rules do not allow action ${Number(index) + 1}.`,
  ],
  differs: ({ at: index }) => [`When the game is replayed, it differs from action ${Number(index) + 1} on.`],
} as const satisfies Readonly<Record<string, Say>>;

/** What to do, and that nothing is lost, by where the fault was found. */
export const REMEDIES = {
  save: 'Nothing on this device has been changed. Your other games are as they were.',
  replay: 'You may continue from the last position, which is intact. The file is not changed.',
  link: 'Ask for the link again, or for the game as a file. Your own games are as they were.',
  position: 'Correct this and try again. Nothing has been lost.',
  scene: 'The figure above shows the position. The rest of the page works.',
};
