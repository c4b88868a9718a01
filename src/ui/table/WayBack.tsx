import { useState } from 'preact/hooks';
import { useSpeech } from '../speech.ts';
import type { Halt } from './stands.ts';
import { useTableWords } from './words.ts';

/** Why something is not taken back or made again, in a sentence. */
function useHaltWords(): (halt: Halt) => string {
  const { stop } = useSpeech().words.play;
  const { elsewhere, menu } = useTableWords().table;
  const said: Readonly<Record<Halt, string>> = {
    ...stop,
    past: menu.past,
    elsewhere: elsewhere.is,
    free: elsewhere.free,
    taken: elsewhere.taken,
    released: elsewhere.is,
  };
  return (halt) => said[halt];
}

/** Who presses what cannot be done is told why, for as long as that is the reason. */
export interface Halted {
  /** What is to be said now, of the halts that there are. */
  readonly said: (...halts: readonly (Halt | undefined)[]) => string;
  readonly tell: (halt: Halt | undefined) => void;
}

export function useHalted(): Halted {
  const words = useHaltWords();
  const [told, tell] = useState<Halt>();
  return { said: (...halts) => (told && halts.includes(told) ? words(told) : ''), tell };
}

interface Props {
  /** Why it cannot be done now; nothing where it can. */
  readonly halt: Halt | undefined;
  readonly halted: Halted;
  readonly act: () => void;
  readonly class?: string;
  readonly children: preact.ComponentChildren;
}

/** A button that takes something back or makes it again. Where it cannot it stays where it is, and says why when it is pressed. */
export function WayBack({ halt, halted, act, class: kind = 'btn tbtn', children }: Props) {
  const words = useHaltWords();
  return (
    <button
      type="button"
      class={kind}
      aria-disabled={halt !== undefined}
      title={halt && words(halt)}
      onClick={() => {
        halted.tell(halt);
        if (halt === undefined) act();
      }}
    >
      {children}
    </button>
  );
}
