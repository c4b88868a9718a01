import type { Die } from '../words/rich.ts';
import { Glyph } from './Glyph.tsx';
import { useSpeech } from './speech.ts';

/**
 * Dice in a row. A hit is filled and a miss is an outline; each die has a label. `ours`: the dice that the book leaves
 * out.
 */
export function Dice({ dice, ours = [] }: { readonly dice: readonly Die[]; readonly ours?: readonly number[] }) {
  const { words, book } = useSpeech();
  return (
    <span class="dice">
      {dice.map((die, i) => (
        <span
          // Dice keep their order, so the index identifies a die.
          key={`${i}`}
          class={`die${die.hit ? ' hit' : ''}${ours.includes(i) ? ' ours' : ''}`}
          title={ours.includes(i) ? words.play.line.ours : undefined}
        >
          <Glyph name={die.of ? `die-${die.of}-${die.value}` : `die-${die.value}`} size={26} title={book.die(die)} />
        </span>
      ))}
    </span>
  );
}
