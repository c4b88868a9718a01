import type { Decision } from '../../../../kernel/contract.ts';
import { Asks } from '../../../../ui/deciding/Asks.tsx';
import { Say } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import type { Beside } from '../../../../ui/table/parts.ts';
import { StoryEnd } from '../../../../ui/table/Story.tsx';
import { combatBy } from '../../odds/ledger.ts';
import type { OfDraco } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { AheadHead } from './AheadHead.tsx';
import { CombatSlip } from './CombatSlip.tsx';
import { MurderSlip } from './MurderSlip.tsx';
import { isBrief } from './retold.ts';
import { valuesNow } from './values-now.ts';
import { WaySlip } from './WaySlip.tsx';

interface Props extends Beside<OfDraco> {
  readonly decision: Decision;
  readonly id: string;
}

/** The question below the end of what the last answer led to; or the answer that is prepared, or the phase ahead that is looked at. */
export function Question({ shown, decision, id, gesture, ending, stands }: Props) {
  const { own } = useWords();
  const { book } = useGameSpeech();
  const { state } = shown;
  const { prepared, ahead } = gesture;
  if (stands && ahead && decision.kind !== 'hispanic') return <AheadHead state={state} gesture={gesture} id={id} />;
  if (stands && prepared) {
    const common = { state, prepared, gesture, id, onAnswer: ending.press };
    const combat = combatBy(state, prepared.choice, prepared.coins);
    const onBack = decision.kind === 'raise' ? undefined : gesture.cancel;
    if (combat)
      return (
        <>
          {decision.kind === 'raise' && (
            <>
              <StoryEnd shown={shown} words={own} isRetold={isBrief} />
              <p class="else">
                <Say text={book.prompt(decision).ask} />
              </p>
            </>
          )}
          <CombatSlip {...common} combat={combat} onBack={onBack} />
        </>
      );
    if (prepared.choice.kind === 'murder') return <MurderSlip {...common} />;
    return <WaySlip {...common} onBack={gesture.cancel} />;
  }
  const values = valuesNow(state);
  return (
    <>
      <StoryEnd shown={shown} words={own} isRetold={isBrief} />
      <Asks decision={decision} id={id} level={2} />
      {values && <p class="else">{own.slip.stands(...values)}</p>}
    </>
  );
}
