import { Say } from '../../../../ui/Say.tsx';
import type { State } from '../../engine/state.ts';
import { l } from '../../words/marks.ts';
import { useOdds } from '../deciding/use-odds.ts';
import { useWords } from '../speech.tsx';

/** What the Muslim reaction may bring: the exact chance of each location that an army would meet first (13). */
export function Coming({ state }: { readonly state: State }) {
  const { coming: words } = useWords().own;
  const coming = useOdds(({ comingOf }) => ({ of: comingOf(state) }), state);
  if (!coming) return null;
  const found = coming.of;
  return (
    <section class="coming">
      <h3>{words.title}</h3>
      <p>{found ? words.armies(found.armies) : words.unknown}</p>
      <ul class="chances">
        {found?.targets.map(({ at, chance }) => (
          <li key={at}>
            <meter min={0} max={1} value={chance} aria-hidden="true" />
            <span>
              <Say text={words.at(l(at), chance)} />
            </span>
          </li>
        ))}
      </ul>
      {found?.targets.length === 0 && <p>{words.nothing}</p>}
    </section>
  );
}
