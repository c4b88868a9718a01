import type { Action, Barred as BarredChoice, Choice, Decision } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { PlaceId } from '../../engine/data/ids.ts';
import { choice as choiceWords } from '../../words/index.ts';
import { useSpeech } from '../speech.tsx';
import { AimPanel } from './AimPanel.tsx';
import { Barred, Choices } from './Choices.tsx';
import { prospectIn, type Seen } from './seen.ts';

interface Props {
  readonly seen: Seen;
  readonly decision: Decision;
  /** The start of the move that the reader has begun. */
  readonly from: PlaceId | undefined;
  /** The target of that move. */
  readonly to?: PlaceId | undefined;
  readonly onFrom: (place: PlaceId | undefined) => void;
  readonly onAnswer: (action: Action) => void;
  /** Whether the buttons that end the question are here; otherwise they are elsewhere. */
  readonly acts?: boolean;
  /** The reader tries a barred choice. */
  readonly onBarred?: ((barred: BarredChoice) => void) | undefined;
}

/** The possible answers, and the barred ones with their reasons. */
export function Answers({ seen, decision, from, to, onFrom, onAnswer, acts = true, onBarred }: Props) {
  const { words } = useSpeech();
  const label = (choice: Choice) => (action: Choice | Action) => (
    <Say text={choiceWords(words, action, prospectIn(seen, choice)).label} />
  );
  const [aim] = decision.choices;
  const { aims } = seen;
  if (aims && aim) {
    return (
      <AimPanel
        key={`${aims.round} ${aims.side}`}
        aims={aims}
        choice={aim}
        preset={decision.preset}
        label={label(aim)}
        onAnswer={onAnswer}
      />
    );
  }
  return (
    <>
      <Choices
        seen={seen}
        decision={decision}
        from={from}
        to={to}
        onFrom={onFrom}
        onAnswer={onAnswer}
        label={label}
        acts={acts}
      />
      <Barred barred={to ? [] : seen.barred} from={from} onTry={onBarred} />
    </>
  );
}
