import { Say } from '../../../../../ui/Say.tsx';
import { half } from '../../../../../words/half.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { NationChip } from '../../board/icons.tsx';
import { useSpeech } from '../../speech.tsx';
import { Known } from '../sheet/Known.tsx';
import { useTableWords } from '../words.ts';
import { lotOf } from './bidding.ts';

interface Props {
  readonly state: State;
  readonly nation: NationId;
  /** The lowest possible bid now, in half points. */
  readonly least?: number;
  readonly onSheet: (nation: NationId) => void;
  readonly children?: preact.ComponentChildren;
}

/** The nation in the auction, its turns, its average score, and a button for its sheet. */
export function LotHead({ state, nation, least, onSheet, children }: Props) {
  const { names, words } = useSpeech();
  const { semicolon } = words.play;
  const { auction } = useTableWords().deciding;
  const { turns, average, known, fixed, with: others } = lotOf(state, nation);
  return (
    <div class="lot">
      <NationChip nation={nation} size={38} />
      <div>
        <b class="n">{names.nations[nation]}</b>
        <small>
          {auction.turns(...turns)}
          {semicolon}
          {fixed ? auction.fixed : auction.average} <Known is={known}>{half(average)}</Known>
          {least !== undefined && (
            <>
              {semicolon}
              {auction.least} {half(least)}
            </>
          )}
          {others.length > 0 && (
            <>
              {semicolon}
              <Say text={auction.with(others)} />
            </>
          )}
        </small>
      </div>
      <button
        type="button"
        class="btn quiet"
        aria-label={auction.sheet(names.nations[nation])}
        onClick={() => onSheet(nation)}
      >
        {auction.look}
      </button>
      {children}
    </div>
  );
}
