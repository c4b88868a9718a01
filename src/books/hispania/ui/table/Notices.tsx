import { Say } from '../../../../ui/Say.tsx';
import type { Holding } from '../../../../ui/table/tabs.ts';
import type { DeskHere, RoomHere } from './here.ts';
import { Notice } from './Notice.tsx';
import { useTableWords } from './words.ts';

/** What the slip says while nobody is asked: one of these lies on it. */

interface LookingProps {
  readonly at: number;
  readonly of: number;
  readonly onPresent: () => void;
  readonly onBranch: () => void;
}

/** The past is looked at. */
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

/** A mistake of ours; `why`: as it came. */
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

/** The device goes to another person. Where something is hidden the board is covered until they say that they have it. */
export function Next({ name, secret, onTake }: NextProps) {
  const { asks } = useTableWords().table;
  return (
    <Notice ask={secret ? asks.handOver(name) : <Say text={asks.next(name)} />}>
      {secret && <p class="else">{asks.hidden}</p>}
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => onTake(name)}>
          {asks.take(name)}
        </button>
      </p>
    </Notice>
  );
}

interface ElsewhereProps {
  readonly room: RoomHere;
  readonly desk: DeskHere;
  readonly holding: Holding;
}

/** The game is played in another tab: here it can be looked at, or taken over. */
export function Elsewhere({ room, desk, holding }: ElsewhereProps) {
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
