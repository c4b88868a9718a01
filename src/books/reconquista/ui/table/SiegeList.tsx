import { Say } from '../../../../ui/Say.tsx';
import type { State } from '../../engine/state.ts';
import { l } from '../../words/marks.ts';
import { useOdds } from '../deciding/use-odds.ts';
import { useWords } from '../speech.tsx';

/** The sieges that are about to be resolved, with the chance of each besieger (14). */
export function SiegeList({ state }: { readonly state: State }) {
  const { own } = useWords();
  const sieges = useOdds(({ siegesOf }) => siegesOf(state), state);
  return (
    <section class="coming">
      <h3>{own.sieges}</h3>
      <ul class="chances">
        {sieges?.map(({ at, isOurs, taken }) => (
          <li key={at}>
            <meter min={0} max={1} value={taken} aria-hidden="true" />
            <span>
              <Say text={(isOurs ? own.mine : own.theirs)(l(at), taken)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
