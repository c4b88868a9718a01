import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action, Barred, Choice, Decision } from '../../kernel/contract.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useGameSpeech } from '../speech.ts';
import { Filler } from './Filler.tsx';
import { onlyAnswer } from './filled.ts';
import { idOf } from './id.ts';
import { rowsOf } from './pointing.ts';

interface Props {
  readonly decision: Decision;
  readonly barred: readonly Barred[];
  /** The place that the reader points at: the answers that name it are listed. */
  readonly place: string | undefined;
  readonly onAnswer: (action: Action) => void;
  /** The reader tries a barred action. */
  readonly onBarred?: ((barred: Barred) => void) | undefined;
  /** What the values of an answer lead to, above its button. */
  readonly beside?: ((action: Action) => ComponentChildren) | undefined;
}

/**
 * The answers to any question as a list of real controls: a button for each answer that needs no values, and fields for
 * the numbers and parts of the others. Below them are the barred actions with their reasons.
 */
export function Answers({ decision, barred, place, onAnswer, onBarred, beside }: Props) {
  const { book, words } = useGameSpeech();
  const rows = rowsOf(decision, place);
  const [open, setOpen] = useState<string>();
  useLayoutEffect(() => setOpen(undefined), [decision, place]);
  const unfolded = (choice: Choice): boolean => rows.length === 1 || open === idOf(choice);
  return (
    <>
      <ul class="choices">
        {rows.map((choice) => {
          const only = onlyAnswer(choice);
          const { label, consequence } = book.answer(only ?? choice);
          return (
            <li key={idOf(choice)} data-answer={idOf(choice)}>
              <button
                type="button"
                class="choice"
                aria-expanded={only ? undefined : unfolded(choice)}
                onClick={() => (only ? onAnswer(only) : setOpen(open === idOf(choice) ? undefined : idOf(choice)))}
              >
                <b>
                  <Say text={label} />
                </b>
                {consequence.length > 0 && (
                  <span class="d">
                    <Say text={consequence} />
                  </span>
                )}
              </button>
              {!only && unfolded(choice) && (
                <Filler
                  // The values belong to these ranges: the next question may have a similar choice with other ranges.
                  key={JSON.stringify(choice.ranges)}
                  choice={choice}
                  preset={decision.preset}
                  label={(action) => <Say text={book.answer(action).label} />}
                  beside={beside}
                  onAnswer={onAnswer}
                />
              )}
            </li>
          );
        })}
      </ul>
      {barred.length > 0 && (
        <details class="barred">
          <summary>
            {words.play.notNow} <small>{barred.length}</small>
          </summary>
          <ul>
            {barred.map((one) => {
              const { kind, fixed, refusal } = one;
              const label = <Say text={book.answer({ kind, fixed, ranges: {} }).label} />;
              return (
                <li key={`${kind} ${Object.values(fixed).join(' ')}`}>
                  {onBarred ? (
                    <button type="button" class="btn quiet" onClick={() => onBarred(one)}>
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                  {words.play.colon}
                  <Say text={book.refusal(refusal)} /> <RuleLink rule={refusal.rule} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
