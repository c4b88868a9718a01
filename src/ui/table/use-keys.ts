import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onceDrawn } from '../drawn.ts';
import type { ShownOf } from '../playable.ts';
import { filledButton } from './filled-button.ts';
import type { Ending, Gesture, TableKinds } from './parts.ts';
import type { Room } from './room.ts';
import { isTyping } from './typing.ts';
import type { Moment } from './use-moment.ts';
import type { Recapping } from './use-recap.ts';

interface Keyed<K extends TableKinds> {
  readonly shown: ShownOf<K>;
  readonly room: Room<K>;
  /** The question can be answered now (stands.ts). */
  readonly stands: boolean;
  readonly gesture: Gesture;
  readonly ending: Ending;
  readonly recap: Recapping;
  /** Something lies over the board and answers the keys itself. */
  readonly covered: boolean;
  readonly moment: Moment;
  /** Keys that only this game has at its current question. */
  readonly own: { readonly [key: string]: (() => void) | undefined };
  readonly setPage: (page: string) => void;
  readonly openKeys: () => void;
  readonly openMenu: () => void;
}

/** Any key ends an animation, so the reader need not wait for it. */
function useSkip(): void {
  useLayoutEffect(() => {
    const skip = (): void => {
      for (const motion of document.getAnimations()) {
        if (motion.effect?.getComputedTiming().iterations === 1) motion.finish();
      }
    };
    addEventListener('keydown', skip, { capture: true });
    return () => removeEventListener('keydown', skip, { capture: true });
  }, []);
}

/**
 * Single letters for the most common actions, while no field, no dialog and not the board has the focus (the board
 * handles its own keys).
 */
export function useKeys<K extends TableKinds>(table: RefObject<HTMLElement>, keyed: Keyed<K>): void {
  useSkip();
  const latest = useRef(keyed);
  latest.current = keyed;
  // The keys work as soon as the table is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (latest.current.covered) return;
      // A held key does not repeat its action, because that would confirm an action with a cost.
      if (event.repeat) return;
      const does = keysOf()[event.key.toLowerCase()];
      // These two press the control with the focus.
      if (!does || (PRESSING.includes(event.key) && isControl(event.target))) return;
      event.preventDefault();
      does();
    };
    const keysOf = (): { readonly [key: string]: (() => void) | undefined } => {
      const { shown, room, stands, gesture, ending, recap, moment, own, setPage, openKeys, openMenu } = latest.current;
      const decision = stands ? shown.seen.decision : undefined;
      const end = decision?.choices.find(({ kind }) => kind === 'end');
      /** A page that was opened by a key is read from its top. */
      const turnTo = (page: string): void => {
        setPage(page);
        onceDrawn(() => table.current?.querySelector<HTMLElement>('.leaf')?.focus());
      };
      return {
        a: () => decision?.preset && ending.press(decision.preset),
        e: () => end && ending.press({ kind: 'end', fixed: end.fixed, values: {} }),
        u: room.store.undo,
        y: room.store.redo,
        p: () => stands && room.store.lend('phase'),
        n: () => shown.paused && shown.asking.is === 'computer' && room.store.pause(false),
        b: () => table.current?.querySelector<HTMLElement>('.mapsheet [data-place][tabindex="0"]')?.focus(),
        c: () => {
          setPage('choices');
          onceDrawn(() => (answersIn(table)[0] ?? leafButton(table))?.focus());
        },
        arrowdown: walk(table, 1),
        arrowup: walk(table, -1),
        h: () => turnTo('history'),
        l: () => turnTo('log'),
        m: openMenu,
        s: () => room.playable.customs.stays && room.store.setStays(!shown.stays),
        enter: () => filledButton(table.current)?.click(),
        '?': openKeys,
        ...own,
        escape: () => {
          if (recap.open) recap.end();
          else if (moment.covers) moment.leave();
          else if (shown.looking !== undefined) room.store.look();
          else if (ending.waits) ending.cancel();
          else if (gesture.held !== undefined) gesture.release?.();
          else gesture.cancel();
        },
      };
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}

const answersIn = (table: RefObject<HTMLElement>): readonly HTMLElement[] => [
  ...(table.current?.querySelectorAll<HTMLElement>('.leaf .choice:not([aria-disabled="true"])') ?? []),
];

/** The first button of the page that can be pressed. */
const leafButton = (table: RefObject<HTMLElement>): HTMLElement | undefined =>
  table.current?.querySelector<HTMLElement>('.leaf button:not([aria-disabled="true"], :disabled)') ?? undefined;

/** From an answer of a list to another; undefined while none has the focus. */
function walk(table: RefObject<HTMLElement>, step: number): (() => void) | undefined {
  const answers = answersIn(table);
  const at = answers.indexOf(document.activeElement as HTMLElement);
  return at < 0 ? undefined : () => answers[at + step]?.focus();
}

const PRESSING: readonly string[] = ['Enter', ' '];
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"], [data-place]') !== null;
