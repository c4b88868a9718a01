import type { Action, Choice } from '../../kernel/contract.ts';
import { onlyAnswer } from './filled.ts';
import { idOf } from './id.ts';

interface Props {
  /** Answers that need no values. */
  readonly buttons: readonly Choice[];
  readonly label: (choice: Choice, action: Action) => preact.ComponentChildren;
  readonly onAnswer: (action: Action) => void;
  /** The first button is filled, unless the question is first answered elsewhere. */
  readonly filled?: boolean;
}

/** The answers that end a question, as buttons. */
export function Acts({ buttons, label, onAnswer, filled = true }: Props) {
  if (buttons.length === 0) return null;
  return (
    <p class="acts">
      {buttons.map((choice, i) => {
        const action = onlyAnswer(choice);
        return (
          action && (
            <button
              key={idOf(choice)}
              type="button"
              class={i === 0 && filled ? 'btn pri' : 'btn'}
              onClick={() => onAnswer(action)}
            >
              <span>{label(choice, action)}</span>
            </button>
          )
        );
      })}
    </p>
  );
}
