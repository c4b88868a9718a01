import type { Decision } from '../../../../kernel/contract.ts';
import { Asks } from '../../../../ui/deciding/Asks.tsx';
import { rowsOf } from '../../../../ui/deciding/pointing.ts';
import type { Beside } from '../../../../ui/table/parts.ts';
import type { OfReconquista } from '../kinds.ts';
import { StoryEnd } from './Story.tsx';

interface Props extends Beside<OfReconquista> {
  readonly decision: Decision;
  readonly id: string;
}

/** The question, below the end of what the last answer led to. A question without a list of answers has all of that there. */
export function Question({ shown, decision, id }: Props) {
  return (
    <>
      {rowsOf(decision, undefined).length > 0 && <StoryEnd shown={shown} />}
      <Asks decision={decision} id={id} level={2} />
    </>
  );
}
