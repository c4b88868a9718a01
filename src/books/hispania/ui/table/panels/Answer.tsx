import type { Action, Choice } from '../../../../../kernel/contract.ts';
import { Filler } from '../../../../../ui/deciding/Filler.tsx';
import { onlyAnswer } from '../../../../../ui/deciding/filled.ts';
import { idOf } from '../../../../../ui/deciding/id.ts';
import { Say } from '../../../../../ui/Say.tsx';
import { choice as choiceWords } from '../../../words/index.ts';
import { prospectIn, type Seen } from '../../deciding/seen.ts';
import { useSpeech } from '../../speech.tsx';

interface Props {
  readonly seen: Seen;
  readonly choice: Choice;
  readonly preset: Action | undefined;
  readonly onAnswer: (action: Action) => void;
}

/** One answer inside an open row: a button, or fields with a button. */
export function Answer({ seen, choice, preset, onAnswer }: Props) {
  const { words } = useSpeech();
  const said = (action: Choice | Action) => choiceWords(words, action, prospectIn(seen, choice));
  const only = onlyAnswer(choice);
  const { consequence } = said(only ?? choice);
  return (
    <div class="answer" data-answer={idOf(choice)}>
      {only ? (
        <button type="button" class="btn" onClick={() => onAnswer(only)}>
          <span>
            <Say text={said(only).label} />
          </span>
        </button>
      ) : (
        <Filler
          // The entered values belong to these ranges: the next question may have the same choice with other ranges.
          key={JSON.stringify(choice.ranges)}
          choice={choice}
          preset={preset}
          label={(action) => <Say text={said(action).label} />}
          onAnswer={onAnswer}
        />
      )}
      {consequence.length > 0 && (
        <p class="d">
          <Say text={consequence} />
        </p>
      )}
    </div>
  );
}
