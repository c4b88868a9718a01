import { Say } from '../../../../../ui/Say.tsx';
import type { NationId } from '../../../engine/data/ids.ts';
import { isDataSetName, PUBLISHED } from '../../../engine/data/sets.ts';
import type { State } from '../../../engine/state.ts';
import { enteredIn, enteredOf } from '../../corrections/entered.ts';
import { useTableWords } from '../words.ts';

interface Props {
  readonly state: Pick<State, 'set' | 'corrections'>;
  /** Also names the corrections about this nation. */
  readonly nation?: NationId;
}

/** The values of a game, if they differ from those of new games. */
export function PlayedOn({ state, nation }: Props) {
  const { data, corrected } = useTableWords();
  const { set, corrections } = state;
  const other = set !== PUBLISHED && isDataSetName(set);
  if (!corrections && !other) return null;
  const own = corrections && nation && enteredOf(corrections, nation);
  return (
    <p class="else played-on">
      {other && data.playedOn(data.sets[set].name)} {corrections && corrected.game(enteredIn(corrections))}{' '}
      {own && <Say text={corrected.nation(nation, own.points, own.setUps)} />}
    </p>
  );
}
