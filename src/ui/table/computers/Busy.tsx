import type { ComponentChildren } from 'preact';
import type { Kinds, ShownOf } from '../../playable.ts';
import { Say } from '../../Say.tsx';
import { useSpeech } from '../../speech.ts';
import { Notice } from '../Notice.tsx';
import { PACES } from '../pace.ts';
import type { Room } from '../room.ts';
import { nameAt } from '../sitting.ts';
import { useTableWords } from '../words.ts';
import { takenOver } from './seats.ts';
import { Reasons } from './Why.tsx';

interface Props<K extends Kinds> {
  readonly room: Room<K>;
  readonly shown: ShownOf<K>;
}
type StoreProps<K extends Kinds> = { readonly store: Room<K>['store']; readonly shown: ShownOf<K> };

/** A computer plays: the player can stop it, watch it or take over from it at any moment. */
export function Busy<K extends Kinds>({
  room: { store },
  shown,
  children,
}: Props<K> & { readonly children?: ComponentChildren }) {
  const { table, bots } = useTableWords();
  const { book } = useSpeech();
  const { asks } = table;
  const { asking, paused, pace, sittings, journal } = shown;
  const computer = asking.is === 'computer' ? asking : undefined;
  const name = computer && nameAt(sittings, computer.seat);
  const says = computer?.lent
    ? bots.lent[computer.lent](book.who(name ?? ''))
    : name
      ? asks.computer(book.who(name))
      : [asks.goesOn];
  const waits = pace === 'step' ? bots.next : asks.goOn;
  return (
    <Notice ask={paused && pace !== 'step' ? asks.paused : <Say text={says} />}>
      {pace !== 'at-once' && <Reasons answers={[journal.at]} />}
      <p class="acts">
        <button type="button" class={paused ? 'btn pri' : 'btn'} onClick={() => store.pause(!paused)}>
          {paused ? waits : asks.pause}
        </button>
        <Take store={store} shown={shown} />
      </p>
      <PaceChoice store={store} shown={shown} />
      {children}
    </Notice>
  );
}

/**
 * The asked computer gives no sign, and cannot be reached in another way: it can be asked again, or a person can play
 * for it.
 */
export function Silent<K extends Kinds>({ room: { store }, shown }: Props<K>) {
  const { table, bots } = useTableWords();
  const { book } = useSpeech();
  const { asking, sittings } = shown;
  const name = asking.is === 'computer' ? nameAt(sittings, asking.seat) : '';
  return (
    <Notice ask={<Say text={bots.silent(book.who(name))} />} alert>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => store.look()}>
          {table.retry}
        </button>
        <Take store={store} shown={shown} />
      </p>
    </Notice>
  );
}

/** A person continues for the asked computer. */
function Take<K extends Kinds>({ store, shown }: StoreProps<K>) {
  const { bots } = useTableWords();
  const { book } = useSpeech();
  const { asking, sittings, holder } = shown;
  if (asking.is !== 'computer') return null;
  const take = (): void => (asking.lent ? store.lend() : store.sitDown(takenOver(asking.seat, holder)));
  return (
    <button type="button" class="btn" onClick={take}>
      {asking.lent ? bots.myself : <Say text={bots.takeOver(book.who(nameAt(sittings, asking.seat)))} />}
    </button>
  );
}

/** The speed of computers. */
export function PaceChoice<K extends Kinds>({ store, shown }: StoreProps<K>) {
  const { bots } = useTableWords();
  return (
    <label class="pace">
      <span>{bots.pace}</span>
      <select
        value={shown.pace}
        onChange={({ currentTarget: { value } }) => {
          const pace = PACES.find((one) => one === value);
          if (pace) store.setPace(pace);
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {bots.paces[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
