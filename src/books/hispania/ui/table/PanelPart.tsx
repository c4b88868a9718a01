import { Say } from '../../../../ui/Say.tsx';
import type { PanelPart as Props } from '../../../../ui/table/parts.ts';
import { MovePanel } from '../deciding/MovePanel.tsx';
import { hasSteps } from '../deciding/stacks.ts';
import type { OfHispania } from '../kinds.ts';
import { useSpeech } from '../speech.tsx';
import { labelWith } from './label.ts';
import { Panel } from './panels/Panel.tsx';
import { useTableWords } from './words.ts';

/** The panel that answers a question: the targets of a stack, or the answers one by one. */
export function PanelPart({ shown, seats, gesture: moving, ending, decision, seat, onSheet }: Props<OfHispania>) {
  const { words } = useSpeech();
  const tableWords = useTableWords();
  const { seen, state, sittings } = shown;
  const label = labelWith(words, tableWords);
  return hasSteps(decision) ? (
    <MovePanel
      seen={seen}
      decision={decision}
      hand={moving.hand}
      odds
      onAnswer={ending.press}
      label={(choice) => (action) => <Say text={label(seen, choice, action)} />}
    />
  ) : (
    <Panel
      state={state}
      seen={seen}
      decision={decision}
      seat={seat}
      seats={seats}
      sittings={sittings}
      moving={moving}
      ending={ending}
      onAnswer={ending.press}
      onSheet={onSheet}
    />
  );
}
