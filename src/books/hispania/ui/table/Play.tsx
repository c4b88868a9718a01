import { useLayoutEffect, useRef } from 'preact/hooks';
import { useStore } from '../../../../ui/use-store.ts';
import { Home } from './Home.tsx';
import type { DeskHere } from './here.ts';
import { Table } from './Table.tsx';
import { WhoPlays } from './WhoPlays.tsx';
import { Wrong } from './Wrong.tsx';
import { useTableWords } from './words.ts';

interface Props {
  readonly desk: DeskHere;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

/** All of the page below its heading. */
export function Play({ desk, home }: Props) {
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
  // The game is the whole table: the head and the foot of the page go.
  const hasPlayed = useRef(false);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-playing', playing);
    if (playing) scrollTo(0, 0);
    else if (hasPlayed.current) toHeading();
    hasPlayed.current = playing;
  }, [playing]);
  switch (view.is) {
    case 'room':
      return <Table key={view.room.id} room={view.room} desk={desk} home={home} />;
    case 'opening':
      return <Opening played={view.played} of={view.of} />;
    case 'who':
      return <WhoPlays offer={view.offer} desk={desk} />;
    case 'wrong':
      return <Wrong wrong={view.wrong} desk={desk} />;
    default:
      return <Home desk={desk} home={home} editor={view.is === 'our-table'} />;
  }
}

/** Who leaves a game is at the head of the page again, by keys and for a reader too. */
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
