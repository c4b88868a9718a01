import { useLayoutEffect, useState } from 'preact/hooks';
import type { Choice } from '../../../kernel/contract.ts';
import { Filler } from '../../deciding/Filler.tsx';
import { onlyAnswer } from '../../deciding/filled.ts';
import { idOf } from '../../deciding/id.ts';
import { RuleLink, Say } from '../../Say.tsx';
import { useSpeech } from '../../speech.ts';
import type { PanelPart, TableKinds } from '../parts.ts';
import { rowsOf } from './pointing.ts';
import type { PlaceGesture } from './use-place.ts';

/** A game whose board is pointed at place by place. */
export interface PlainKinds extends TableKinds {
  readonly gesture: PlaceGesture;
}

/**
 * The answers of any question as a list of real controls: a button for each that needs nothing filled in, and what is to be filled in
 * of the others, numbers and parts alike; below them what cannot be done now, and why.
 */
export function Answers<K extends PlainKinds>({ shown, decision, gesture, ending }: PanelPart<K>) {
  const { book, words } = useSpeech();
  const rows = rowsOf(decision, gesture.place);
  const [open, setOpen] = useState<string>();
  useLayoutEffect(() => setOpen(undefined), [decision, gesture.place]);
  const unfolded = (choice: Choice): boolean => rows.length === 1 || open === idOf(choice);
  const { barred } = shown.seen;
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
                onClick={() => (only ? ending.press(only) : setOpen(open === idOf(choice) ? undefined : idOf(choice)))}
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
                  // What is filled in belongs to these ranges: the next question may ask the like with others.
                  key={JSON.stringify(choice.ranges)}
                  choice={choice}
                  preset={decision.preset}
                  label={(action) => <Say text={book.answer(action).label} />}
                  onAnswer={ending.press}
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
            {barred.map(({ kind, fixed, refusal }) => (
              <li key={`${kind} ${Object.values(fixed).join(' ')}`}>
                <Say text={book.answer({ kind, fixed, ranges: {} }).label} />: <Say text={book.refusal(refusal)} />{' '}
                <RuleLink rule={refusal.rule} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
