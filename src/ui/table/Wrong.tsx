import type { Kinds } from '../playable.ts';
import { RuleLink, Say } from '../Say.tsx';
import type { Desk } from './desk.ts';
import { Faults, TroubleWords } from './games/Wrong.tsx';
import type { TroubleCode } from './keeper.ts';
import type { Unopened } from './open-room.ts';
import { useTableWords } from './words.ts';

/** Troubles of the game itself: another try finds the same. */
const FOR_GOOD: readonly TroubleCode[] = ['missing', 'damaged', 'newer-version'];

/** The reason why the entries do not make a game, below them; nothing if they do. */
export function NotBegun<K extends Kinds>({ wrong }: { readonly wrong: Unopened<K> | undefined }) {
  const { begin } = useTableWords().table;
  if (!wrong) return null;
  return (
    <div class="trouble" role="alert">
      <p>{begin.notBegun}</p>
      <Why wrong={wrong} />
    </div>
  );
}

/** The reason why a game, a file or a link could not be opened, by name, and the remedy. */
export function Wrong<K extends Kinds>({ wrong, desk }: { readonly wrong: Unopened<K>; readonly desk: Desk<K> }) {
  const { table } = useTableWords();
  const { opened } = table;
  const { snapshot, trouble } = wrong;
  return (
    <section class="wrong" role="alert" aria-labelledby="wrong">
      <h2 id="wrong">{opened.faults}</h2>
      <Why wrong={wrong} />
      <p class="acts">
        {snapshot && (
          <button type="button" class="btn pri" onClick={() => desk.enter(snapshot())}>
            {opened.snapshot}
          </button>
        )}
        {trouble && !FOR_GOOD.includes(trouble.code) && (
          <button type="button" class="btn" onClick={() => void desk.follow()}>
            {table.retry}
          </button>
        )}
        <button type="button" class="btn" onClick={() => desk.go({ is: 'home' })}>
          {table.menu.leave}
        </button>
      </p>
    </section>
  );
}

/** The fault, by name. */
function Why<K extends Kinds>({ wrong }: { readonly wrong: Unopened<K> }) {
  const { faults: words } = useTableWords();
  const { broken, trouble } = wrong;
  const faults = [...(wrong.faults ?? []), ...(broken?.faults ?? [])];
  return (
    <>
      {trouble && <TroubleWords trouble={trouble} />}
      {broken && (
        <p>
          <Say text={words.FAULTS[broken.code]({ at: broken.at })} /> {broken.rule && <RuleLink rule={broken.rule} />}
        </p>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
    </>
  );
}
