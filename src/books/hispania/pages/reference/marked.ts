import type { Rich } from '../../../../words/rich.ts';
import { cited } from '../../words/cited.ts';
import type { Names } from '../../words/en/names.ts';
import { CLASS_OF, nameOf } from '../../words/marks.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A sentence as HTML with its marks and without links: for cards, which contain no links. */
export function marked(sentence: Rich, names: Names): string {
  return sentence
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      if ('tag' in piece) {
        const set = CLASS_OF[piece.tag];
        return set ? `<span class="${set}">${nameOf(names)(piece)}</span>` : `<i>${nameOf(names)(piece)}</i>`;
      }
      if ('rule' in piece) return `<span class="rid">${cited(piece.rule, names)}</span>`;
      return piece.dice.map(({ value }) => value).join(' ');
    })
    .join('');
}
