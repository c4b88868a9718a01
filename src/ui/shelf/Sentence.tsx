import type { Said } from './book-here.ts';

/** A sentence in its pieces. */
export function Sentence({ said }: { readonly said: readonly Said[] }) {
  return (
    <>
      {said.map((piece, i) => {
        if (typeof piece === 'string') return piece;
        // A sentence never changes its order: the index is the identity of a piece.
        const key = `${i}`;
        return (
          <span key={key} class={piece.set}>
            {piece.name}
          </span>
        );
      })}
    </>
  );
}
