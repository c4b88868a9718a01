import { CopyLink } from '../../../../ui/CopyLink.tsx';
import type { State } from '../../engine/state.ts';
import { linkOf } from './link.ts';
import { useAssistant } from './words.ts';

/** The position as a link, and as a game at the table. */
export function Share({ state, home }: { readonly state: State; readonly home: string }) {
  const words = useAssistant();
  return (
    <div class="shared">
      <CopyLink linkOf={() => linkOf(state)} page={`${home}assistant/`} />
      <button type="button" class="btn" onClick={async () => location.assign(`${home}play/${await linkOf(state)}`)}>
        {words.table}
      </button>
    </div>
  );
}
