import type { Action, Barred as BarredChoice, Choice, Decision } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { PlaceId } from '../../engine/data/ids.ts';
import { choice as choiceWords } from '../../words/index.ts';
import { useSpeech } from '../speech.tsx';
import { AimPanel } from './AimPanel.tsx';
import { Barred, Choices } from './Choices.tsx';
import { MovePanel } from './MovePanel.tsx';
import { prospectIn, type Seen } from './seen.ts';
import { hasSteps } from './stacks.ts';
import type { Hand } from './use-hand.ts';

interface Props {
  readonly seen: Seen;
  readonly decision: Decision;
  /** The place on the board that was pointed at: its row is open. */
  readonly open: PlaceId | undefined;
  /** The hand, where units may move: in scenes and lessons. */
  readonly hand?: Hand;
  readonly onAnswer: (action: Action) => void;
  /** Whether the buttons that end the question are here; otherwise they are elsewhere. */
  readonly acts?: boolean;
  /** The reader tries a barred choice. */
  readonly onBarred?: ((barred: BarredChoice) => void) | undefined;
}

/** The possible answers, and the barred ones with their reasons. */
export function Answers({ seen, decision, open, hand, onAnswer, acts = true, onBarred }: Props) {
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
      {hand && hasSteps(decision) ? (
        <MovePanel
          seen={seen}
          decision={decision}
          hand={hand}
          odds={false}
          onAnswer={onAnswer}
          label={label}
          acts={acts}
        />
      ) : (
        <Choices seen={seen} decision={decision} open={open} onAnswer={onAnswer} label={label} acts={acts} />
      )}
      {!hand?.stack && <Barred barred={seen.barred} onTry={onBarred} />}
    </>
  );
}
