import type { Action } from '../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { FACES, type GeneralId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { chiefAt } from '../../odds/ledger.ts';
import { actionOf, type CommandGesture, type Prepared } from '../deciding/use-command.ts';
import { useWords } from '../speech.tsx';
import { Spend } from './Spend.tsx';

interface Props {
  readonly state: State;
  readonly prepared: Prepared;
  readonly gesture: CommandGesture;
  readonly onAnswer: (action: Action) => void;
  readonly id: string;
}

/** The murder of the chief before it is rolled: the die must not be higher than the coins (8.6-murder). */
export function MurderSlip({ state, prepared, gesture, onAnswer, id }: Props) {
  const { slip, way, does } = useWords().own;
  const { choice } = prepared;
  const at = chiefAt(state);
  return (
    <div class="command">
      <p class="who">
        <span>
          <Say text={slip.murder(choice.fixed['general'] as GeneralId)} />
        </span>
        <RuleLink rule="8.6-murder" />
      </p>
      <h2 class="ask" id={id}>
        {at && <Say text={slip.chief(at)} />}
      </h2>
      <Spend prepared={prepared} gesture={gesture} chance={(n) => ({ won: n, of: FACES.length })} />
      <p class="else">{slip.murders}</p>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => onAnswer(actionOf(prepared))}>
          <span>{way.go(does['murder'] ?? '', prepared.coins)}</span>
        </button>
        <button type="button" class="btn quiet" onClick={gesture.cancel}>
          {way.back}
        </button>
      </p>
    </div>
  );
}
