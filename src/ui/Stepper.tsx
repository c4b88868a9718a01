import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  /** The counted thing, as a screen reader says it. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The written form of the number, if it differs from the number itself. */
  readonly shown?: string | undefined;
  /** Reads a typed number; without it there are only the two buttons. */
  readonly read?: ((typed: string) => number | undefined) | undefined;
  /** The labels of the two buttons. */
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
  /** What is counted, drawn before the number. */
  readonly children?: ComponentChildren;
}

/** A number with a button on either side, large enough for a thumb. The buttons stay focusable at their limits. */
export function Stepper({ label, value, min, max, shown, read, less, more, onChange, children }: Props) {
  const to = (next: number) => () => next >= min && next <= max && onChange(next);
  const [typed, setTyped] = useState<string>();
  const type = (now: string): void => {
    setTyped(now);
    const number = read?.(now);
    if (number !== undefined) to(number)();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row of a list
    <span class="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={less} aria-disabled={value <= min} onClick={to(value - 1)}>
        −
      </button>
      {children}
      {read ? (
        <input
          inputMode="decimal"
          autocomplete="off"
          aria-label={label}
          value={typed ?? shown ?? value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={({ key }) => {
            if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
            setTyped(undefined);
            to(value + (key === 'ArrowUp' ? 1 : -1))();
          }}
        />
      ) : (
        <output>{shown ?? value}</output>
      )}
      <button type="button" aria-label={more} aria-disabled={value >= max} onClick={to(value + 1)}>
        +
      </button>
    </span>
  );
}
