import type { Kinds } from '../playable.ts';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { Desk } from './desk.ts';
import { Notice } from './Notice.tsx';
import type { Room } from './room.ts';
import type { Holding } from './tabs.ts';
import { useTableWords } from './words.ts';

/** The contents of the slip while no seat is asked: one of these at a time. */

interface LookingProps {
  readonly at: number;
  readonly of: number;
  readonly onPresent: () => void;
  readonly onBranch: () => void;
}

/** The reader looks at the past. */
export function Looking({ at, of, onPresent, onBranch }: LookingProps) {
  const { asks } = useTableWords().table;
  return (
    <Notice ask={asks.looking(at, of)}>
      <p class="acts">
        <button type="button" class="btn pri" onClick={onPresent}>
          {asks.present}
        </button>
        <button type="button" class="btn" onClick={onBranch}>
          {asks.branch}
        </button>
      </p>
    </Notice>
  );
}

/** An error of the site; `why`: the original error. */
export function Broken({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) {
  const { asks, retry } = useTableWords().table;
  return (
    <Notice ask={asks.broken} alert>
      <p class="else">{why}</p>
      <p class="acts">
        <button type="button" class="btn pri" onClick={onRetry}>
          {retry}
        </button>
      </p>
    </Notice>
  );
}

interface NextProps {
  readonly name: string;
  readonly secret: boolean;
  readonly onTake: (name: string) => void;
}

/** The device goes to another person. If something is hidden, the board is covered until that person confirms. */
export function Next({ name, secret, onTake }: NextProps) {
  const { asks } = useTableWords().table;
  const { book } = useSpeech();
  return (
    <Notice ask={secret ? asks.handOver(name) : <Say text={asks.next(book.who(name))} />}>
      {secret && <p class="else">{asks.hidden}</p>}
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => onTake(name)}>
          {asks.take(name)}
        </button>
      </p>
    </Notice>
  );
}

interface ElsewhereProps<K extends Kinds> {
  readonly room: Room<K>;
  readonly desk: Desk<K>;
  readonly holding: Holding;
}

/** The game is played in another tab: here it can be viewed or taken over. */
export function Elsewhere<K extends Kinds>({ room, desk, holding }: ElsewhereProps<K>) {
  const { elsewhere } = useTableWords().table;
  return (
    <Notice ask={holding === 'taken' ? elsewhere.taken : holding === 'free' ? elsewhere.free : elsewhere.is}>
      <p class="else">{elsewhere.says}</p>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => void desk.takeHere(room)}>
          {elsewhere.take}
        </button>
      </p>
    </Notice>
  );
}
