import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** A place on a board with few places. */
export interface Place {
  readonly id: string;
  /** The words of a screen reader for the place: its name, its units and its marks. */
  readonly said: string;
  /** The place is chosen, or can be chosen. */
  readonly mark?: 'chosen' | 'may' | undefined;
  /** The drawing of the place. */
  readonly drawn: ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly places: readonly Place[];
  readonly onPlace: (id: string) => void;
}

/**
 * A board of few places in a row. It is one tab stop; the arrow keys move in it and Enter chooses. It holds no rules.
 */
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
