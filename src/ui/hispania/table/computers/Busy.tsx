import { PACES } from '../../../table/pace.ts';
import { nameAt } from '../../../table/sitting.ts';
import { Say } from '../../Say.tsx';
import { Notice } from '../Notice.tsx';
import type { Room } from '../room.ts';
import type { ShownHere } from '../shown.ts';
import { useTableWords } from '../words.ts';
import { takenOver } from './seats.ts';
import { Reasons } from './Why.tsx';

interface Props {
  readonly room: Room;
  readonly shown: ShownHere;
}

/** A computer plays: it can be stopped, watched and taken over from at any moment. */
export function Busy({ room: { store }, shown }: Props) {
  const { table, bots } = useTableWords();
  const { asks } = table;
  const { asking, paused, pace, sittings, holder, journal } = shown;
  const computer = asking.is === 'computer' ? asking : undefined;
  const name = computer && nameAt(sittings, computer.seat);
  const says = computer?.lent ? bots.lent(name ?? '') : name ? asks.computer(name) : [asks.goesOn];
  const waits = pace === 'step' ? bots.next : asks.goOn;
  const take = (): void => {
    if (!computer) return;
    if (computer.lent) store.lend(false);
    else store.sitDown(takenOver(computer.seat, holder));
  };
  return (
    <Notice ask={paused && pace !== 'step' ? asks.paused : <Say text={says} />}>
      {pace !== 'at-once' && <Reasons answers={[journal.at]} />}
      <p class="acts">
        <button type="button" class={paused ? 'btn pri' : 'btn'} onClick={() => store.pause(!paused)}>
          {paused ? waits : asks.pause}
        </button>
        {computer && (
          <button type="button" class="btn" onClick={take}>
            {computer.lent ? bots.myself : <Say text={bots.takeOver(name ?? '')} />}
          </button>
        )}
      </p>
      <PaceChoice store={store} shown={shown} />
    </Notice>
  );
}

/** How computers are watched. */
export function PaceChoice({ store, shown }: { readonly store: Room['store']; readonly shown: ShownHere }) {
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
