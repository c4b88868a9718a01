import type { Desk } from './desk.ts';
import { useEditor } from './spoken.ts';

/** Whether the device keeps the board, and the list of keys. */
export function FootBar({ desk }: { readonly desk: Desk }) {
  const { editor } = useEditor();
  const { keep } = editor;
  const { kept, other } = desk;
  return (
    <div class="tools">
      <p role="status" class={kept === 'not-kept' ? 'late wrong' : 'late'}>
        {other ? '' : { kept: keep.kept, keeping: keep.keeping, 'not-kept': keep.notKept }[kept]}
      </p>
      <details class="keyhelp">
        <summary>{editor.hand.help}</summary>
        <p>{editor.hand.keys}</p>
      </details>
      {other && (
        <div class="slip" role="alert">
          <p>{keep.other}</p>
          <p class="acts">
            <button type="button" class="btn" onClick={desk.takeOther}>
              {keep.takeOther}
            </button>
            <button type="button" class="btn quiet" onClick={desk.keepMine}>
              {keep.keepMine}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
