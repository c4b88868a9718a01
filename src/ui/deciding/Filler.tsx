import { useState } from 'preact/hooks';
import { total } from '../../kernel/choices.ts';
import type { Action, Choice, Range, Value } from '../../kernel/contract.ts';
import { Say } from '../Say.tsx';
import { Stepper } from '../Stepper.tsx';
import { textOf, useGameSpeech, useSpeech } from '../speech.ts';
import { filled, mapped } from './filled.ts';

type Picked = { readonly [key: string]: number };
type Values = Action['values'];

interface Props {
  readonly choice: Choice;
  /** The initial values. */
  readonly preset?: Action | undefined;
  /** The words on the button for the current values. */
  readonly label: (action: Action) => preact.ComponentChildren;
  /** What the current values lead to, above the button. */
  readonly beside?: ((action: Action) => preact.ComponentChildren) | undefined;
  readonly onAnswer: (action: Action) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Fills in the ranges of a choice: a count for each part, or a number, within the limits of the choice. */
export function Filler({ choice, preset, label, beside, onAnswer, onCancel }: Props) {
  const { words } = useSpeech();
  const [values, setValues] = useState<Values>(() => filled(choice, preset));
  const ranges = Object.entries(choice.ranges);
  const ready = ranges.every(([name, range]) => {
    const n = sumOf(values[name]);
    return n >= range.min && n <= range.max;
  });
  const action: Action = { kind: choice.kind, fixed: choice.fixed, values: mapped(values) };
  return (
    <div class="filler">
      {ranges.map(([name, range]) => (
        <Steppers
          key={name}
          name={name}
          range={range}
          value={values[name] ?? 0}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      {beside && ready && <div class="d">{beside(action)}</div>}
      <p class="acts">
        <button type="button" class="btn pri" aria-disabled={!ready} onClick={() => ready && onAnswer(action)}>
          <span>{label(action)}</span>
        </button>
        {onCancel && (
          <button type="button" class="btn quiet" onClick={onCancel}>
            {words.play.close}
          </button>
        )}
      </p>
    </div>
  );
}

interface SteppersProps {
  readonly name: string;
  readonly range: Range;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The steppers of one range: one for a number, one for each key of `parts`. */
function Steppers({ name, range, value, onChange }: SteppersProps) {
  const speech = useGameSpeech();
  const { words, book } = speech;
  if (range.is === 'number') {
    const [what, shown] = book.amount(name, Number(value));
    return (
      <ul>
        <li>
          <span>{what}</span>
          <Stepper
            label={what}
            value={Number(value)}
            min={range.min}
            max={range.max}
            shown={shown}
            read={book.typed?.(name)}
            less={words.play.fewer(what)}
            more={words.play.more(what)}
            onChange={onChange}
          />
        </li>
      </ul>
    );
  }
  const picked = typeof value === 'object' ? value : {};
  const above = book.above?.(name);
  return (
    <ul>
      {above && <li>{above}</li>}
      {Object.entries(range.of).map(([key, most]) => {
        const what = book.part(key);
        const spoken = textOf(speech, what);
        return (
          <li key={key}>
            <span>
              <Say text={what} />
            </span>
            <Stepper
              label={spoken}
              value={picked[key] ?? 0}
              min={0}
              max={Math.min(most, range.max)}
              less={words.play.fewer(spoken)}
              more={words.play.more(spoken)}
              onChange={(next) => onChange(set(picked, key, next, range.max))}
            />
          </li>
        );
      })}
    </ul>
  );
}

const sumOf = (value: Value | undefined): number => (typeof value === 'object' ? total(value) : (value ?? 0));

/** If the range is full, one more of a key takes one of another, so that a swap never needs two taps. */
function set(picked: Picked, key: string, next: number, most: number): Picked {
  const changed: Record<string, number> = { ...picked, [key]: next };
  for (const other of Object.keys(changed)) {
    const over = total(changed) - most;
    if (over > 0 && other !== key) changed[other] = Math.max(0, (changed[other] ?? 0) - over);
  }
  return changed;
}
