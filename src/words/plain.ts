import type { Names } from './en/names.ts';
import type { Die, Rich } from './rich.ts';

/** A sentence without its marks: for screen readers, titles and tests. `die` says what one die shows. */
export function plain(rich: Rich, names: Names, die: (die: Die) => string): string {
  return rich
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('nation' in piece) return names.nations[piece.nation];
      if ('place' in piece) return names.places[piece.place];
      if ('rule' in piece) return piece.rule;
      return piece.dice.map(die).join(', ');
    })
    .join('');
}
