import { broken as brokenWords, fault as faultWords } from '../../../words/index.ts';
import { RuleLink, Say } from '../Say.tsx';
import type { Desk } from './desk.ts';
import type { Unopened } from './room.ts';
import { useTableWords } from './words.ts';

/** Why a game, a file or a link could not be opened, by name, and what can be done. */
export function Wrong({ wrong, desk }: { readonly wrong: Unopened; readonly desk: Desk }) {
  const { faults, table, games } = useTableWords();
  const { opened } = table;
  const { broken, snapshot, trouble } = wrong;
  return (
    <section class="wrong" role="alert" aria-labelledby="wrong">
      <h2 id="wrong">{opened.faults}</h2>
      {trouble && <p>{games.troubles[trouble.code]}</p>}
      {broken && (
        <p>
          <Say text={brokenWords(faults, broken)} /> {broken.rule && <RuleLink rule={broken.rule} />}
        </p>
      )}
      <ul>
        {[...(wrong.faults ?? []), ...(broken?.faults ?? []), ...(trouble?.faults ?? [])].map((fault) => (
          <li key={`${fault.code} ${fault.path}`}>
            <Say text={faultWords(faults, fault)} />
          </li>
        ))}
      </ul>
      <p class="acts">
        {snapshot && (
          <button type="button" class="btn pri" onClick={() => desk.enter({ room: snapshot() })}>
            {opened.snapshot}
          </button>
        )}
        <button type="button" class="btn" onClick={() => desk.go({ is: 'home' })}>
          {table.menu.leave}
        </button>
      </p>
    </section>
  );
}
