import type { PanelPart } from '../../../../ui/table/parts.ts';
import { LongStory } from '../../../../ui/table/Story.tsx';
import { uses } from '../../engine/rules/board.ts';
import { mayBeWon } from '../ahead/may-be-won.ts';
import type { OfDraco } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { Adviser } from './Adviser.tsx';
import { AheadPanel } from './AheadPanel.tsx';
import { Orders } from './Orders.tsx';
import { isBrief, isRetold } from './retold.ts';

/** The answers of a question; or the phase ahead, while it is looked at. Below them what the last answer led to. */
export function Panel(props: PanelPart<OfDraco>) {
  const { own } = useWords();
  const { shown, decision, gesture } = props;
  const { state, seen } = shown;
  const { ahead, look, prepared } = gesture;
  const isPhase = decision.kind === 'hispanic';
  const mayLook = (decision.kind === 'roman' || decision.kind === 'leave') && !uses(state, 'hispano');
  if (ahead)
    return (
      <>
        <AheadPanel state={state} gesture={gesture} />
        {isPhase && <Adviser {...props} />}
        {isPhase && <LongStory shown={shown} words={own} isRetold={isRetold} isBrief={isBrief} />}
      </>
    );
  return (
    <>
      {mayLook && (
        <p class="look-ahead">
          <button
            type="button"
            class="btn quiet"
            onClick={() => look(prepared && mayBeWon(state, prepared) ? 'won' : 'now')}
          >
            {own.ahead.open}
          </button>
        </p>
      )}
      {!isPhase && <Orders state={state} decision={decision} barred={seen.barred} gesture={gesture} />}
      <Adviser {...props} />
      <LongStory shown={shown} words={own} isRetold={isRetold} isBrief={isBrief} />
    </>
  );
}
