import type { Seat } from '../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { type Asking, answerersOf } from '../../../../ui/table/asking.ts';
import { Notice } from '../../../../ui/table/Notice.tsx';
import type { WindowId } from '../../engine/state/tokens.ts';
import { prompt } from '../../words/index.ts';
import { RoundPanel } from '../deciding/RoundPanel.tsx';
import { useSpeech } from '../speech.tsx';
import { customs } from './customs.ts';
import { BattleHead } from './panels/BattleHead.tsx';
import { Happened } from './panels/Happened.tsx';
import { lastRound } from './panels/happened.ts';
import type { ShownHere } from './shown.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly shown: ShownHere;
  readonly asking: Asking & { readonly is: 'table' };
  /** Called with the seat that answers, or with null. */
  readonly onAnswers: (seat: Seat | null) => void;
}

/** Asks whether any seat answers. The question goes to the table as a whole, so that a look at it does not reveal a hand (10.3). */
export function InWindow({ shown, asking, onAnswers }: Props) {
  const { words } = useSpeech();
  const { asks } = useTableWords().table;
  const { last, state, sittings } = shown;
  const { decision } = asking;
  // Only facts that all may see.
  const open = last.filter(({ only }) => only === undefined);
  return (
    <Notice
      ask={decision.params['played'] ? <Say text={prompt(words, decision).ask} /> : asks.window}
      above={
        <>
          <RoundPanel facts={lastRound(open)} ours={[]} />
          <Happened facts={open} seats={[]} />
          <BattleHead state={state} />
          <p class="who">
            <span>{asks.at[decision.params['at'] as WindowId]}</span>
            <RuleLink rule={decision.rule} />
          </p>
        </>
      }
    >
      <p class="else">{asks.windowSays}</p>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => onAnswers(null)}>
          {asks.nobody}
        </button>
        {answerersOf(customs, sittings, decision).map(({ name, seat }) => (
          <button key={seat} type="button" class="btn" onClick={() => onAnswers(seat)}>
            <Say text={asks.me(words.units.who(name))} />
          </button>
        ))}
      </p>
    </Notice>
  );
}
