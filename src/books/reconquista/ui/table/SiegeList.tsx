import { Say } from '../../../../ui/Say.tsx';
import type { State } from '../../engine/state.ts';
import { OWN } from '../../words/en/own-table.ts';
import { l } from '../../words/marks.ts';
import { useOdds } from '../deciding/use-odds.ts';

/** The sieges that are about to be resolved, with the chance of each besieger (14). */
export function SiegeList({ state }: { readonly state: State }) {
  const sieges = useOdds(({ siegesOf }) => siegesOf(state), state);
  return (
    <section class="coming">
      <h3>{OWN.sieges}</h3>
      <ul class="chances">
        {sieges?.map(({ at, isOurs, taken }) => (
          <li key={at}>
            <meter min={0} max={1} value={taken} aria-hidden="true" />
            <span>
              <Say text={(isOurs ? OWN.mine : OWN.theirs)(l(at), taken)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
