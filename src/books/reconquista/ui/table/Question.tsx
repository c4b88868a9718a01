import type { Decision } from '../../../../kernel/contract.ts';
import { Asks } from '../../../../ui/deciding/Asks.tsx';
import { rowsOf } from '../../../../ui/deciding/pointing.ts';
import type { Beside } from '../../../../ui/table/parts.ts';
import { StoryEnd } from '../../../../ui/table/Story.tsx';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { isRetold } from './retold.ts';

interface Props extends Beside<OfReconquista> {
  readonly decision: Decision;
  readonly id: string;
}

/** The question, below the end of what the last answer led to. A question without a list of answers has all of that there. */
export function Question({ shown, decision, id }: Props) {
  const { own } = useWords();
  return (
    <>
      {rowsOf(decision, undefined).length > 0 && <StoryEnd shown={shown} words={own} isRetold={isRetold} />}
      <Asks decision={decision} id={id} level={2} />
    </>
  );
}
