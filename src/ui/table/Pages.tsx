import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { History } from './history/History.tsx';
import { Log } from './history/Log.tsx';
import type { Beside, OnThing, Parts, TableKinds } from './parts.ts';
import type { Room } from './room.ts';
import { useBelow } from './use-below.ts';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> extends Beside<K>, OnThing<K> {
  readonly room: Room<K>;
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  readonly home: string;
  readonly page: string;
  readonly onPage: (page: string) => void;
}

/** The pages beside the board, one at a time: their ids, with the labels of their tabs. */
export function pagesOf<K extends TableKinds>(
  { sheets }: Pick<Parts<K>, 'sheets'>,
  tabs: { readonly choices: string; readonly log: string; readonly history: string },
): readonly { readonly id: string; readonly title: string }[] {
  return [
    { id: 'choices', title: tabs.choices },
    { id: 'log', title: tabs.log },
    ...sheets,
    { id: 'history', title: tabs.history },
  ];
}

/** The answers, and all known facts of the game: tabs that the arrow keys walk along. */
export function Pages<K extends TableKinds>(props: Props<K>) {
  const { page, onPage, parts, gesture } = props;
  const { Card } = parts;
  const { tabs } = useTableWords().table;
  const pages = pagesOf(parts, tabs);
  const ids = pages.map(({ id }) => id);
  const isCard = Card !== undefined && gesture.held !== undefined;
  const list = useRef<HTMLDivElement>(null);
  const leaf = useRef<HTMLDivElement>(null);
  const below = useBelow(leaf, `${page} ${gesture.held}`);
  // On a small screen the answers are drawn up over the board, until the question or the page changes.
  const [drawn, setDrawn] = useState(false);
  const { decision } = props.shown.seen;
  useLayoutEffect(() => setDrawn(false), [page, decision, gesture.chosen, gesture.held]);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = turned(ids, page, step);
    onPage(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={tabs.label} onKeyDown={walk}>
        {pages.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            data-tab={id}
            aria-selected={page === id}
            aria-controls="leaf"
            tabIndex={page === id ? 0 : -1}
            onClick={() => onPage(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        ref={leaf}
        class={isCard ? 'leaf card' : 'leaf'}
        data-drawn={drawn}
        id="leaf"
        role="tabpanel"
        aria-labelledby={`tab-${page}`}
        tabIndex={-1}
        {...swipes((step) => onPage(turned(ids, page, step)))}
      >
        {isCard ? <Card {...props} /> : <Page {...props} />}
      </div>
      {(below > 0 || drawn) && (
        <button type="button" class="more-below" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
          {drawn ? tabs.fewer : tabs.below(below)}
        </button>
      )}
    </>
  );
}

function turned(ids: readonly string[], page: string, step: number): string {
  return ids[(ids.indexOf(page) + step + ids.length) % ids.length] ?? page;
}

/** The shortest sideways swipe that turns to the next page; it may move at most half as far up or down. */
const SWIPE = 60;

/** A swipe turns the pages, as in a book. */
function swipes(turn: (step: number) => void) {
  let from: { readonly x: number; readonly y: number } | undefined;
  return {
    onTouchStart: ({ touches: [touch, other] }: TouchEvent): void => {
      from = touch && !other ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches: [touch], target }: TouchEvent): void => {
      const begun = from;
      from = undefined;
      // Parts that scroll sideways themselves, and sliders, keep their own touch handling.
      const own = target instanceof Element && target.closest('.frame, .tabwrap, input') !== null;
      if (!begun || !touch || own) return;
      const [dx, dy] = [touch.clientX - begun.x, touch.clientY - begun.y];
      if (Math.abs(dx) > SWIPE && Math.abs(dy) < Math.abs(dx) / 2) turn(dx < 0 ? 1 : -1);
    },
  };
}

function Page<K extends TableKinds>({ room, desk, parts, home, page, onPage: _, ...rest }: Props<K>) {
  const { shown, seats, chosen, onChoose } = rest;
  const { journal, looking } = shown;
  const { playable } = room;
  const look = (n: number | undefined): void => room.store.look(n);
  const sheet = { shown, home, chosen, onChoose, onLook: look };
  const { Past } = parts;
  switch (page) {
    case 'choices':
      return <ChoicesPage parts={parts} {...rest} />;
    case 'log':
      return <Log playable={playable} parts={parts} journal={journal} seats={seats} looking={looking} onLook={look} />;
    case 'history':
      return (
        <>
          <History
            playable={playable}
            journal={journal}
            seats={seats}
            looking={looking}
            onLook={look}
            onBranch={(n) => desk.branch(room, n)}
          />
          {Past && <Past {...sheet} />}
        </>
      );
    default: {
      const { Page: Own } = parts.sheets.find(({ id }) => id === page) ?? {};
      return Own ? <Own {...sheet} /> : null;
    }
  }
}

interface ChoicesProps<K extends TableKinds> extends Beside<K>, OnThing<K> {
  readonly parts: Parts<K>;
}

/** The answers that can be given now. */
function ChoicesPage<K extends TableKinds>({ parts: { Panel }, chosen: _, onChoose, ...beside }: ChoicesProps<K>) {
  const { seen, asking } = beside.shown;
  const { decision } = seen;
  const { tabs } = useTableWords().table;
  if (!beside.stands || asking.is !== 'person' || !decision) return <p class="slip empty">{tabs.nothing}</p>;
  return (
    <div class="slip answers">
      <h2 class="vh">{tabs.choices}</h2>
      <Panel {...beside} decision={decision} seat={asking.seat} onSheet={onChoose} />
    </div>
  );
}
