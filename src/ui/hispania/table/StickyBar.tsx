import { choice as choiceWords } from '../../../words/index.ts';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { Room } from './room.ts';
import type { ShownHere } from './shown.ts';
import { useTableWords } from './words.ts';

/** On a phone undo and the end of the phase lie under the thumb. */
export function StickyBar({ room, shown }: { readonly room: Room; readonly shown: ShownHere }) {
  const { words } = useSpeech();
  const { menu } = useTableWords().table;
  const { asking, seen, stop, looking } = shown;
  const here = asking.is === 'person' && looking === undefined ? seen.decision : undefined;
  const end = here?.choices.find(({ kind }) => kind === 'end');
  return (
    <div class="stick">
      <button
        type="button"
        class="btn tbtn"
        aria-disabled={stop !== undefined}
        title={stop ? words.play.stop[stop] : undefined}
        onClick={() => room.store.undo()}
      >
        {menu.undo}
      </button>
      {end && (
        <button
          type="button"
          class="btn tbtn"
          onClick={() => room.store.act({ kind: end.kind, fixed: end.fixed, values: {} })}
        >
          <Say text={choiceWords(words, end, { asked: here?.kind as 'move' }).label} />
        </button>
      )}
    </div>
  );
}
