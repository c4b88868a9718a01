import { Answers } from '../../../../ui/deciding/Answers.tsx';
import { rowsOf } from '../../../../ui/deciding/pointing.ts';
import type { PanelPart } from '../../../../ui/table/parts.ts';
import type { OfReconquista } from '../kinds.ts';
import { Coming } from './Coming.tsx';
import { MovePanel } from './MovePanel.tsx';
import { SiegeList } from './SiegeList.tsx';
import { LongStory, Story } from './Story.tsx';

/** The answers of a question, moves by their units. A question without a list has its odds and the story instead. */
export function Panel(props: PanelPart<OfReconquista>) {
  const { shown, decision, gesture, ending } = props;
  if (decision.kind === 'moves')
    return (
      <>
        <MovePanel {...props} />
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
      <Answers
        decision={decision}
        barred={shown.seen.barred}
        place={gesture.place}
        onAnswer={(action) => ending.press(action)}
      />
      <LongStory shown={shown} />
    </>
  );
}
