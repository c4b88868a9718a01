import type { Said } from './book-here.ts';

/** A sentence in its pieces. */
export function Sentence({ said }: { readonly said: readonly Said[] }) {
  return (
    <>
      {said.map((piece, i) => {
        if (typeof piece === 'string') return piece;
        // The parts of a sentence keep their order, so the index identifies a part.
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
