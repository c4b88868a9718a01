import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** A place of a board of few places. */
export interface Place {
  readonly id: string;
  /** What a screen reader says of it: its name, who stands there, what is marked. */
  readonly said: string;
  /** It is chosen, or may be. */
  readonly mark?: 'chosen' | 'may' | undefined;
  /** What is drawn of it. */
  readonly drawn: ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly places: readonly Place[];
  readonly onPlace: (id: string) => void;
}

/** A board of few places in a row: one stop of the Tab key, in which arrows walk and Enter chooses. It holds no rules. */
export function Places({ label, places, onPlace }: Props) {
  const [at, setAt] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(places.length - 1, Math.max(0, at + step));
    setAt(next);
    row.current?.querySelectorAll<HTMLElement>('[data-place]')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
    <div ref={row} class="places" role="group" aria-label={label} onKeyDown={walk}>
      {places.map(({ id, said, mark, drawn }, i) => (
        <button
          key={id}
          type="button"
          class={mark ? `place ${mark}` : 'place'}
          data-place={id}
          tabIndex={i === at ? 0 : -1}
          aria-pressed={mark === 'chosen'}
          onFocus={() => setAt(i)}
          onClick={() => onPlace(id)}
        >
          <span class="vh">{said}</span>
          <span class="drawn" aria-hidden="true">
            {drawn}
          </span>
        </button>
      ))}
    </div>
  );
}
