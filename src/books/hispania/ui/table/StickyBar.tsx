import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { undoHalt } from '../../../../ui/table/stands.ts';
import type { Holding } from '../../../../ui/table/tabs.ts';
import { buttonsOf } from '../deciding/buttons.ts';
import type { RoomHere } from './here.ts';
import type { ShownHere } from './shown.ts';
import type { Ending } from './use-ending.ts';
import { useLabel } from './use-label.tsx';
import { useHalted, WayBack } from './WayBack.tsx';
import { useTableWords } from './words.ts';

interface Props {
  readonly room: RoomHere;
  readonly shown: ShownHere;
  readonly holding: Holding;
  /** The question is there to be answered (stands.ts). */
  readonly stands: boolean;
  readonly ending: Ending;
}

/** On a phone undo and the end of the phase lie under the thumb. */
export function StickyBar({ room, shown, holding, stands, ending }: Props) {
  const { menu } = useTableWords().table;
  const label = useLabel(shown.seen);
  const halted = useHalted();
  const halt = undoHalt(shown, holding);
  const here = stands ? shown.seen.decision : undefined;
  // A question with one button: it lies here. Others have theirs beside the question.
  const buttons = here ? buttonsOf(here) : [];
  const [end] = buttons.length === 1 ? buttons : [];
  return (
    <div class="stick">
      <span class="why" role="status">
        {halted.said(halt)}
      </span>
      <WayBack halt={halt} halted={halted} act={room.store.undo}>
        {menu.undo}
      </WayBack>
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
