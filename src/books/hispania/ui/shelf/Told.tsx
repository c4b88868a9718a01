import type { Rich } from '../../../../words/rich.ts';
import type { Names } from '../../words/en/names.ts';
import { CLASS_OF, nameOf } from '../../words/marks.ts';

/** A sentence of the battle with its marks: no rule is cited here, and no other words are available. */
export function Told({ text, names }: { readonly text: Rich; readonly names: Names }) {
  const called = nameOf(names);
  return (
    <>
      {text.map((piece, i) => {
        if (typeof piece === 'string') return piece;
        if (!('tag' in piece)) return null;
        const set = CLASS_OF[piece.tag];
        // The order within a sentence never changes, so the index is the identity of a piece.
        const key = `${i}`;
        return set ? (
          <span key={key} class={set}>
            {called(piece)}
          </span>
        ) : (
          <i key={key}>{called(piece)}</i>
        );
      })}
    </>
  );
}
