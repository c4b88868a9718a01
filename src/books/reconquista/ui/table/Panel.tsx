import { Answers } from '../../../../ui/deciding/Answers.tsx';
import type { PanelPart } from '../../../../ui/table/parts.ts';
import { MoveAnswers } from '../deciding/MoveAnswers.tsx';
import type { OfReconquista } from '../kinds.ts';
import { Coming } from './Coming.tsx';
import { SiegeList } from './SiegeList.tsx';

/** The answers of a question: moves by their units, a forecast before dice, otherwise a list. */
export function Panel(props: PanelPart<OfReconquista>) {
  const { shown, decision, gesture, ending } = props;
  switch (decision.kind) {
    case 'moves':
      return (
        <MoveAnswers
          decision={decision}
          state={shown.state}
          gesture={gesture}
          onAnswer={(action) => ending.press(action)}
        />
      );
    case 'reaction':
      return <Coming state={shown.state} />;
    case 'sieges':
      return <SiegeList state={shown.state} />;
    default:
      return (
        <Answers
          decision={decision}
          barred={shown.seen.barred}
          place={gesture.place}
          onAnswer={(action) => ending.press(action)}
        />
      );
  }
}
