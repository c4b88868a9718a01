import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The keys of an open card, before those of the table: `keys` by the character that is typed. On the board, letters are typed names, so
 * there only the other characters belong to the card.
 */
export function useCardKeys(keys: { readonly [key: string]: () => void }): void {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const does = latest.current[key.toLowerCase()];
      if (!does || !(target instanceof Element) || isTaken(target, key)) return;
      event.preventDefault();
      event.stopPropagation();
      does();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}

function isTaken(target: Element, key: string): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (target.closest('input, select, textarea')) return true;
  return /\p{L}/u.test(key) && target.closest('[role="application"]') !== null;
}
