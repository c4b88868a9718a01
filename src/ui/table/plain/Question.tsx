import type { Decision } from '../../../kernel/contract.ts';
import { Asks } from '../../deciding/Asks.tsx';
import { FactLines } from '../../FactLines.tsx';
import type { Beside, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';

interface Props<K extends TableKinds> extends Beside<K> {
  readonly decision: Decision;
  readonly id: string;
}

/** The number of recent facts above the question; the log has all of them. */
const FEW = 4;

/** The recent events, the seat and its decision, the rule, and the result of doing nothing. */
export function Question<K extends TableKinds>({ shown, seats, decision, id }: Props<K>) {
  const { voice, history } = useTableWords();
  const happened = shown.last.filter(({ only }) => only === undefined || seats.includes(only)).slice(-FEW);
  return (
    <>
      {happened.length > 0 && (
        <ul class="happened" aria-label={history.history.brought}>
          <FactLines facts={happened} say={voice.fact} />
        </ul>
      )}
      <Asks decision={decision} id={id} level={2} />
    </>
  );
}
