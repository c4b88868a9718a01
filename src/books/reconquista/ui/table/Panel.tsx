import type { Action } from '../../../../kernel/contract.ts';
import { Answers } from '../../../../ui/deciding/Answers.tsx';
import { rowsOf } from '../../../../ui/deciding/pointing.ts';
import type { PanelPart } from '../../../../ui/table/parts.ts';
import { MoveAnswers } from '../deciding/MoveAnswers.tsx';
import type { OfReconquista } from '../kinds.ts';
import { Coming } from './Coming.tsx';
import { SiegeList } from './SiegeList.tsx';
import { LongStory, Story } from './Story.tsx';

/** The answers of a question, moves by their units. A question without a list has its odds and the story instead. */
export function Panel(props: PanelPart<OfReconquista>) {
  const { shown, decision, gesture, ending } = props;
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
