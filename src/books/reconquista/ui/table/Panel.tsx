import type { Action } from '../../../../kernel/contract.ts';
import { Answers } from '../../../../ui/deciding/Answers.tsx';
import { rowsOf } from '../../../../ui/deciding/pointing.ts';
import type { PanelPart } from '../../../../ui/table/parts.ts';
import { LongStory, Story } from '../../../../ui/table/Story.tsx';
import type { TableWords } from '../../words/table.ts';
import { MoveAnswers } from '../deciding/MoveAnswers.tsx';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { Adviser } from './Adviser.tsx';
import { Coming } from './Coming.tsx';
import { isRetold } from './retold.ts';
import { SiegeList } from './SiegeList.tsx';
import { Throws } from './Throws.tsx';

interface Props extends PanelPart<OfReconquista> {
  readonly adviser: TableWords['bots']['adviser'];
  readonly throws: TableWords['throws'];
}

/**
 * The answers of a question, moves by their units; a question without a list has its odds instead. Below them what
 * the last answer led to, and the adviser.
 */
export function Panel({ adviser, throws, ...props }: Props) {
  const { own } = useWords();
  const { shown, decision, gesture, ending } = props;
  const story = { shown, words: own, isRetold };
  const answer = (action: Action): void => ending.press(action);
  const isMoving = decision.kind === 'moves';
  const isListed = isMoving || rowsOf(decision, undefined).length > 0;
  return (
    <>
      {isMoving && <MoveAnswers decision={decision} state={shown.state} gesture={gesture} onAnswer={answer} />}
      {isListed && !isMoving && (
        <Answers decision={decision} barred={shown.seen.barred} place={gesture.place} onAnswer={answer} />
      )}
      {decision.kind === 'reaction' && (
        <>
          <Coming state={shown.state} />
          <Throws state={shown.state} words={throws} />
        </>
      )}
      {decision.kind === 'sieges' && <SiegeList state={shown.state} />}
      {isListed ? <LongStory {...story} /> : <Story {...story} />}
      <Adviser {...props} words={adviser} />
    </>
  );
}
