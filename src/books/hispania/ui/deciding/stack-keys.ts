import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { total } from '../../../../kernel/choices.ts';
import { halfOf, partOf, type Stack, withCount } from './stacks.ts';

/** The places in which the keys of a stack work: its own table, scene or lesson. */
const AROUND = '.whole-table, .live, .lesson-live';

interface Handled {
  /** All units that could go. */
  readonly whole: Stack;
  readonly stack: Stack | undefined;
  readonly onStack: (stack: Stack) => void;
}

/**
 * The keys of the stack in the hand: 1 to 9, H (half), A (all), L (its leader stays or goes). They work from the first moment, though
 * the buttons beside it may still be fetched. `part` is the element in whose table, scene or lesson they work.
 */
export function useStackKeys(part: RefObject<Element>, handled: Handled): void {
  const latest = useRef(handled);
  latest.current = handled;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const does = isFor(event, part.current) && actionOf(event, latest.current);
      if (!does) return;
      // Before the keys of the table, which have other meanings for these letters.
      event.preventDefault();
      does();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [part]);
}

/** A key is for the stack in the hand unless it is typed into a field, or a letter on the board, where letters are names until one drags. */
function isFor({ target, key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent, part: Element | null): boolean {
  if (ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element) || target.closest('input:not([type="checkbox"]), select, textarea')) return false;
  const board = target.closest('.board');
  if (board && !/^\d$/.test(key) && !board.querySelector('[data-dragging="true"]')) return false;
  return target === document.body || (part?.closest(AROUND)?.contains(target) ?? false);
}

function actionOf({ key }: KeyboardEvent, { whole, stack, onStack }: Handled): (() => void) | undefined {
  if (!stack) return undefined;
  const [leader] = Object.keys(whole.leaders);
  const set = (n: number) => (): void => onStack(partOf(whole, n, stack.leaders));
  if (/^[1-9]$/.test(key)) return set(Math.min(Number(key), total(whole.units)));
  switch (key.toLowerCase()) {
    case 'h':
      return set(halfOf(whole.units));
    case 'a':
      return set(total(whole.units));
    case 'l':
      return leader === undefined
        ? undefined
        : () => onStack(withCount(stack, 'leaders', leader, stack.leaders[leader] ? 0 : 1));
    default:
      return undefined;
  }
}
