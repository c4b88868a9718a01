import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Kinds, ShownOf } from '../playable.ts';
import type { Customs } from './customs.ts';

/** An event that has ended and is still in view, such as a battle. */
export interface Moment {
  /** The number of answers after which it ended; undefined if there is none in view. */
  readonly at: number | undefined;
  /** It is shown in place of the next question, until the reader goes on. */
  readonly covers: boolean;
  /** The reader goes on. */
  readonly leave: () => void;
}

/** An event that does not stay is in view for this time in ms, while no person is asked. */
const BRIEF = 2500;

/**
 * The last event that stays (`Customs.stays`) and that this reader has not left yet. A question that belongs to it is
 * asked beside it, and its answer leaves it. One that does not stay is in view only while no person is asked: a question
 * must not move under the pointer. Nothing of the time before the game was opened is in view.
 */
export function useMoment<K extends Kinds>(shown: ShownOf<K>, customs: Customs<K['state']>, goOn: () => void): Moment {
  const { journal, asking, stays, looking, state, paused } = shown;
  const [left, setLeft] = useState(journal.at);
  // After an undo the same event may end again.
  const from = useRef(left);
  from.current = Math.min(left, journal.at);
  useLayoutEffect(() => {
    if (left > journal.at) setLeft(journal.at);
  }, [journal.at]);
  const fresh = journal.entries.slice(from.current, journal.at);
  const last = fresh.findLastIndex(({ facts }) => facts.some((fact) => customs.stays?.(fact)));
  const ended = last < 0 ? undefined : from.current + last + 1;
  const mayShow = looking === undefined && (stays || asking.is !== 'person');
  // A later answer of this person has left it; computers have gone on only if the reader let them.
  const at = mayShow && ended !== undefined && isInView(shown, ended) ? ended : undefined;
  const waits = asking.is === 'computer' || asking.is === 'pass' ? paused : asking.is !== 'over';
  const follows = asking.is === 'person' && (customs.follows?.(state, asking.decision) ?? false);
  const covers = at !== undefined && stays && waits && !follows;
  useEffect(() => {
    if (at === undefined || stays) return;
    const timer = setTimeout(() => setLeft(at), BRIEF);
    return () => clearTimeout(timer);
  }, [at, stays]);
  return {
    at,
    covers,
    leave: () => {
      if (at !== undefined) setLeft(at);
      goOn();
    },
  };
}

/** Whether the event is the newest thing: nothing but the page's own passes and computers' answers came after it. */
function isInView<K extends Kinds>({ journal }: ShownOf<K>, ended: number): boolean {
  return journal.entries.slice(ended, journal.at).every(({ auto, facts }) => auto || facts.length === 0);
}
