import type { Die } from '../words/rich.ts';
import { Glyph } from './Glyph.tsx';
import { useSpeech } from './speech.ts';

/** Dice in a row: a hit is filled, a miss an outline; each says what it is. `ours`: which of them the book leaves out. */
export function Dice({ dice, ours = [] }: { readonly dice: readonly Die[]; readonly ours?: readonly number[] }) {
  const { words, book } = useSpeech();
  return (
    <span class="dice">
      {dice.map((die, i) => (
        <span
          // Dice never change their order: the index is the identity of a die.
          key={`${i}`}
          class={`die${die.hit ? ' hit' : ''}${ours.includes(i) ? ' ours' : ''}`}
          title={ours.includes(i) ? words.play.line.ours : undefined}
        >
          <Glyph name={`die-${die.value}`} size={26} title={book.die(die)} />
        </span>
      ))}
    </span>
  );
}
