import type { ShelfWords } from '../../words/en/shelf.ts';
import type { Length } from '../meta.ts';

/** The length of a game, or the number of its turns, in words. */
export function lengthOf(words: Pick<ShelfWords, 'length'>, length: Length): string {
  if ('count' in length) return words.length[length.unit](length.count);
  return words.length[length.unit](length.min, length.max);
}
