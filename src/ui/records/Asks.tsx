import type { RecordWords } from '../../words/en/records.ts';
import type { Kinds } from '../playable.ts';
import type { Room, Wish } from '../table/room.ts';
import { useDialog } from '../use-dialog.ts';
import { useStore } from '../use-store.ts';

interface Props<K extends Kinds> {
  readonly room: Room<K>;
  readonly words: RecordWords;
}

/** Asks, while the reader wishes it, whether a game shall count no longer. */
export function Asks<K extends Kinds>({ room, words }: Props<K>) {
  const wish = useStore(room.$wish);
  return wish ? <Question room={room} words={words.asks} wish={wish} /> : null;
}

interface QuestionProps<K extends Kinds> {
  readonly room: Room<K>;
  readonly words: RecordWords['asks'];
  readonly wish: Wish;
}

function Question<K extends Kinds>({ room, words, wish: { why, does } }: QuestionProps<K>) {
  const dialog = useDialog();
  const { asking } = useStore(room.store.$shown);
  const yes = (): void => {
    dialog.current?.close();
    room.store.standApart(why);
    does();
  };
  return (
    <dialog
      ref={dialog}
      class="slip menu-of-game counts-no-longer"
      aria-labelledby="counts-no-longer"
      onClose={() => room.$wish.set(undefined)}
    >
      <h2 id="counts-no-longer">{words.title}</h2>
      <p>
        {words.says[why]} {asking.is === 'over' ? words.recorded : words.means}
      </p>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => dialog.current?.close()}>
          {words.no}
        </button>
        <button type="button" class="btn" onClick={yes}>
          {words.yes[why]}
        </button>
      </p>
    </dialog>
  );
}
