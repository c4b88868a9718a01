import type { Action } from '../../../../kernel/contract.ts';
import { Answers } from '../../../../ui/deciding/Answers.tsx';
import { rowsOf } from '../../../../ui/deciding/pointing.ts';
import type { PanelPart } from '../../../../ui/table/parts.ts';
import type { TableWords } from '../../words/table.ts';
import { MoveAnswers } from '../deciding/MoveAnswers.tsx';
import type { OfReconquista } from '../kinds.ts';
import { Adviser } from './Adviser.tsx';
import { Coming } from './Coming.tsx';
import { SiegeList } from './SiegeList.tsx';
import { LongStory, Story } from './Story.tsx';

interface Props extends PanelPart<OfReconquista> {
  readonly adviser: TableWords['bots']['adviser'];
}

/** The answers of a question, and below them the adviser. */
export function Panel({ adviser, ...props }: Props) {
  return (
    <>
      <Choices {...props} />
      <Adviser {...props} words={adviser} />
    </>
  );
}

/** The answers, moves by their units. A question without a list has its odds and the story instead. */
function Choices({ shown, decision, gesture, ending }: PanelPart<OfReconquista>) {
  const answer = (action: Action): void => ending.press(action);
  if (decision.kind === 'moves')
    return (
      <>
        <MoveAnswers decision={decision} state={shown.state} gesture={gesture} onAnswer={answer} />
        <LongStory shown={shown} />
      </>
    );
  if (rowsOf(decision, undefined).length === 0)
    return (
      <>
        {decision.kind === 'reaction' && <Coming state={shown.state} />}
        {decision.kind === 'sieges' && <SiegeList state={shown.state} />}
        <Story shown={shown} />
      </>
    );
  return (
    <>
      <Answers decision={decision} barred={shown.seen.barred} place={gesture.place} onAnswer={answer} />
      <LongStory shown={shown} />
    </>
  );
}
