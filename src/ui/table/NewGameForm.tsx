import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { freshSeed } from './copies.ts';
import type { Unopened } from './open-room.ts';
import type { TableKinds } from './parts.ts';
import { NotBegun } from './Wrong.tsx';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  /** A class beside that of every new game. */
  readonly look?: string;
  /** Begins the game; the reason if it cannot begin. */
  readonly start: () => Unopened<K> | undefined;
  /** The choices and the button that begins. `trouble`: why the game has not begun, to be shown beside the button. */
  readonly children: (trouble: ComponentChildren) => ComponentChildren;
}

/** The form of a new game with its heading. */
export function NewGameForm<K extends TableKinds>({ look = '', start, children }: Props<K>) {
  const { begin } = useTableWords().table;
  const [wrong, setWrong] = useState<Unopened<K>>();
  return (
    <section class={`new-game ${look}`.trim()} aria-labelledby="new-game">
      <h2 id="new-game">{begin.title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setWrong(start());
        }}
      >
        {children(<NotBegun wrong={wrong} />)}
      </form>
    </section>
  );
}

interface SeedProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** The seed of the dice, and another one at a press. */
export function Seed({ seed, onChange }: SeedProps) {
  const { begin } = useTableWords().table;
  return (
    <p class="seed">
      <label>
        <span>{begin.seed}</span>
        <input value={seed} maxLength={60} onInput={(event) => onChange(event.currentTarget.value)} />
      </label>
      <button type="button" class="btn quiet" onClick={() => onChange(newSeed())}>
        {begin.another}
      </button>
      <small>{begin.seedSays}</small>
    </p>
  );
}

/** A seed that is easy to read aloud. */
export const newSeed = (): string => `${Math.abs(freshSeed())}`;
