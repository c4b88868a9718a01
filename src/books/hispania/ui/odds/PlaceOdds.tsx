import type { Action } from '../../../../kernel/contract.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { clean } from './shares.ts';
import { useOdds } from './use-odds.ts';
import { useOddsWords } from './words.ts';

interface Props {
  readonly state: State;
  readonly place: PlaceId;
  /** The answers before the battle: the steps that lead there. */
  readonly after?: readonly Action[];
}

/** The chance that a province is taken, in a row of a list; empty until it is known. */
export function PlaceOdds({ state, place, after = [] }: Props) {
  const words = useOddsWords();
  const { is, answer } = useOdds({ is: 'place', state, place, after });
  if (is !== 'known' || answer?.is !== 'odds') return null;
  const { odds, not } = answer;
  const taken = clean(odds.taken);
  return (
    <span class="odds taken">
      <span class="bar" aria-hidden="true">
        {taken > 0 && <i class="attackerWins" style={{ flexGrow: taken }} />}
        {taken < 1 && <i style={{ flexGrow: 1 - taken }} />}
      </span>
      {words.way.taken(words.in100(Math.round(taken * 100), 100, taken), not)}
    </span>
  );
}

/** The note on the counting in the rows, once for all of them. */
export function PlaceOddsNote() {
  return <p class="odds-note">{useOddsWords().way.says}</p>;
}
