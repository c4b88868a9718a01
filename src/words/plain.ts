import type { Die, Named, Rich } from './rich.ts';

/**
 * A sentence without its marks: for screen readers, titles and tests. `nameOf` gives the names of the book's marks, and
 * `die` the words for one die,
 * `printed` a rule as references print it.
 */
export function plain(
  rich: Rich,
  nameOf: (mark: Named) => string,
  die: (die: Die) => string,
  printed: (rule: string) => string,
): string {
  return rich
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('tag' in piece) return nameOf(piece);
      if ('rule' in piece) return printed(piece.rule);
      return piece.dice.map(die).join(', ');
    })
    .join('');
}
