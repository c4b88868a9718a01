import { useRef } from 'preact/hooks';
import { onlyAnswer } from '../deciding/filled.ts';
import type { ShownOf } from '../playable.ts';
import { Say } from '../Say.tsx';
import type { Ending, Parts, TableKinds } from './parts.ts';
import type { Room } from './room.ts';
import { undoHalt } from './stands.ts';
import type { Holding } from './tabs.ts';
import { useFilled } from './use-filled.ts';
import { useHalted, WayBack } from './WayBack.tsx';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly room: Room<K>;
  readonly parts: Parts<K>;
  readonly shown: ShownOf<K>;
  readonly holding: Holding;
  /** The question can be answered now (stands.ts). */
  readonly stands: boolean;
  readonly ending: Ending;
}

/** On a phone, undo, the filled button that is out of view, and the end of the phase are within reach of the thumb. */
export function StickyBar<K extends TableKinds>({ room, parts, shown, holding, stands, ending }: Props<K>) {
  const { menu } = useTableWords().table;
  const halted = useHalted();
  const bar = useRef<HTMLDivElement>(null);
  const filled = useFilled(bar);
  const halt = undoHalt(shown, holding);
  const here = stands ? shown.seen.decision : undefined;
  // A question with one button has it here. Other questions have their buttons beside them.
  const end = here && parts.end(here);
  return (
    <div class="stick" ref={bar}>
      <span class="why" role="status">
        {halted.said(halt)}
      </span>
      <WayBack halt={halt} halted={halted} act={room.store.undo}>
        {menu.undo}
      </WayBack>
      {filled && (
        // A screen reader has the button itself.
        <button
          type="button"
          class="btn tbtn filled"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => filled.button.click()}
        >
          {filled.says}
        </button>
      )}
      {end && (
        <button
          type="button"
          class="btn tbtn"
          onClick={() => {
            const action = onlyAnswer(end);
            if (action) ending.press(action);
          }}
        >
          <span>
            <Say text={parts.label(shown.seen, end, end)} />
          </span>
        </button>
      )}
    </div>
  );
}
