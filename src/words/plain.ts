import type { Die, Named, Rich } from './rich.ts';

/**
 * A sentence without its marks: for screen readers, titles and tests. `nameOf` gives the names of the book's marks, and
 * `die` the words for one die.
 */
export function plain(rich: Rich, nameOf: (mark: Named) => string, die: (die: Die) => string): string {
  return rich
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('tag' in piece) return nameOf(piece);
      if ('rule' in piece) return piece.rule;
      return piece.dice.map(die).join(', ');
    })
    .join('');
}
