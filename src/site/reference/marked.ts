import type { Names } from '../../words/en/names.ts';
import type { Rich } from '../../words/rich.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A sentence as HTML with its marks and without links: for cards, in which nothing leads on. */
export function marked(sentence: Rich, names: Names): string {
  return sentence
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      if ('nation' in piece) return `<span class="n">${names.nations[piece.nation]}</span>`;
      if ('place' in piece) return `<i>${names.places[piece.place]}</i>`;
      if ('rule' in piece) return `<span class="rid">${piece.rule}</span>`;
      return piece.dice.map(({ value }) => value).join(' ');
    })
    .join('');
}
