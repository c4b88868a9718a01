import { buttonsOf } from '../deciding/buttons.ts';
import { onlyAnswer } from '../deciding/filled.ts';
import { useSpeech } from '../speech.ts';
import type { Room } from './room.ts';
import type { ShownHere } from './shown.ts';
import type { Ending } from './use-ending.ts';
import { useLabel } from './use-label.tsx';
import { useTableWords } from './words.ts';

interface Props {
  readonly room: Room;
  readonly shown: ShownHere;
  readonly ending: Ending;
}

/** On a phone undo and the end of the phase lie under the thumb. */
export function StickyBar({ room, shown, ending }: Props) {
  const { words } = useSpeech();
  const { menu } = useTableWords().table;
  const label = useLabel(shown.seen);
  const { asking, seen, stop, looking } = shown;
  const here = asking.is === 'person' && looking === undefined ? seen.decision : undefined;
  // A question with one button: it lies here. Others have theirs beside the question.
  const buttons = here ? buttonsOf(here) : [];
  const [end] = buttons.length === 1 ? buttons : [];
  return (
    <div class="stick">
      <button
        type="button"
        class="btn tbtn"
        aria-disabled={stop !== undefined || looking !== undefined}
        title={stop ? words.play.stop[stop] : undefined}
        onClick={() => room.store.undo()}
      >
        {menu.undo}
      </button>
      {end && (
        <button
          type="button"
          class="btn tbtn"
          onClick={() => {
            const action = onlyAnswer(end);
            if (action) ending.press(action);
          }}
        >
          <span>{label(end)(end)}</span>
        </button>
      )}
    </div>
  );
}
