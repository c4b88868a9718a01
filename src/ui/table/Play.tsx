import { useLayoutEffect, useRef } from 'preact/hooks';
import { useStore } from '../use-store.ts';
import type { Desk } from './desk.ts';
import { Home } from './Home.tsx';
import type { Parts, TableKinds } from './parts.ts';
import { Table } from './Table.tsx';
import { WhoPlays } from './WhoPlays.tsx';
import { Wrong } from './Wrong.tsx';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

/** The whole page below its heading. */
export function Play<K extends TableKinds>({ desk, parts, home }: Props<K>) {
  const view = useStore(desk.$view);
  useLayoutEffect(() => {
    const follow = (): void => void desk.follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    const warn = (event: BeforeUnloadEvent): void => {
      if (desk.isUnsafe()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    follow();
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
      removeEventListener('beforeunload', warn);
    };
  }, [desk]);
  const playing = view.is === 'room';
  // The game fills the table, so the head and the foot of the page are hidden.
  const hasPlayed = useRef(false);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-playing', playing);
    if (playing) scrollTo(0, 0);
    else if (hasPlayed.current) toHeading();
    hasPlayed.current = playing;
  }, [playing]);
  switch (view.is) {
    case 'room':
      return <Table key={view.room.id} room={view.room} desk={desk} parts={parts} home={home} />;
    case 'opening':
      return <Opening played={view.played} of={view.of} />;
    case 'who':
      return <WhoPlays offer={view.offer} desk={desk} parts={parts} />;
    case 'wrong':
      return <Wrong wrong={view.wrong} desk={desk} />;
    default: {
      const { counted } = parts;
      if (view.is === 'records' && counted) return <counted.Records desk={desk} home={home} />;
      return <Home desk={desk} parts={parts} home={home} editor={view.is === 'our-table'} />;
    }
  }
}

/** A reader who leaves a game returns to the head of the page, also with keys and a screen reader. */
function toHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function Opening({ played, of }: { readonly played?: number | undefined; readonly of?: number | undefined }) {
  const { table } = useTableWords();
  return (
    <p class="coming" role="status">
      {table.opened.opening}{' '}
      {played !== undefined && of !== undefined && of > 0 && <progress value={played} max={of} />}
    </p>
  );
}
