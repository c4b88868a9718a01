import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** After the label, for those who do not see beside which game it is. */
  readonly of: ComponentChildren;
  /** The button that opens it. */
  readonly button: RefObject<HTMLButtonElement>;
  /** Buttons; a press on any of them closes the menu. */
  readonly children: ComponentChildren;
}

/** The rare actions of a row behind one button. Escape, a press elsewhere and leaving it with Tab close it. */
export function RowMenu({ label, of, button, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const away = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);
  const close = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open in it, wherever the focus is
    <div ref={box} class="row-menu" onKeyDown={close}>
      <button
        ref={button}
        type="button"
        class="btn quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">⋯</span>
        <span class="vh">
          {label}
          {of}
        </span>
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are pressed, and then it closes
        // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
        <div id={id} class="panel" onClick={(event) => (event.target as Element).closest('button') && setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}
