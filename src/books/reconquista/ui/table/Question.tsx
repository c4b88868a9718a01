import type { Decision } from '../../../../kernel/contract.ts';
import { Asks } from '../../../../ui/deciding/Asks.tsx';
import { FactLines } from '../../../../ui/FactLines.tsx';
import type { Beside } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import { OWN } from '../../words/en/own-table.ts';
import type { OfReconquista } from '../kinds.ts';

interface Props extends Beside<OfReconquista> {
  readonly decision: Decision;
  readonly id: string;
}

/** So many lines are shown above the question; a long reaction has its beginning in the log. */
const MOST = 14;

/** What the last answer led to, die by die, and below it the question. */
export function Question({ shown, decision, id }: Props) {
  const { voice } = useTableWords();
  const happened = shown.last.filter(({ kind }) => kind !== 'phase' && kind !== 'spent' && kind !== 'added');
  const left = happened.length - MOST;
  return (
    <>
      {happened.length > 0 && (
        <div class="happened">
          {left > 0 && <small>{OWN.earlier(left)}</small>}
          <ol aria-label={OWN.last}>
            <FactLines facts={happened.slice(-MOST)} say={voice.fact} />
          </ol>
        </div>
      )}
      <Asks decision={decision} id={id} level={2} />
    </>
  );
}
