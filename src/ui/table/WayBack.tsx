import { useState } from 'preact/hooks';
import { useSpeech } from '../speech.ts';
import type { Halt } from './stands.ts';
import { useTableWords } from './words.ts';

/** The reason why an answer cannot be undone or redone, in a sentence. */
function useHaltWords(): (halt: Halt) => string {
  const { stop } = useSpeech().words.play;
  const { elsewhere, menu } = useTableWords().table;
  const said: Readonly<Record<Halt, string>> = {
    ...stop,
    newest: menu.newest,
    past: menu.past,
    elsewhere: elsewhere.is,
    free: elsewhere.free,
    taken: elsewhere.taken,
    released: elsewhere.is,
  };
  return (halt) => said[halt];
}

/** A reader who presses an unavailable button sees the reason for as long as it applies. */
export interface Halted {
  /** The message for the current halts. */
  readonly said: (...halts: readonly (Halt | undefined)[]) => string;
  readonly tell: (halt: Halt | undefined) => void;
}

export function useHalted(): Halted {
  const words = useHaltWords();
  const [told, tell] = useState<Halt>();
  return { said: (...halts) => (told && halts.includes(told) ? words(told) : ''), tell };
}

interface Props {
  /** The reason why the action is unavailable now; undefined if it is available. */
  readonly halt: Halt | undefined;
  readonly halted: Halted;
  readonly act: () => void;
  readonly class?: string;
  readonly children: preact.ComponentChildren;
}

/** An undo or redo button. If it is unavailable it stays in place, and gives the reason when it is pressed. */
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
