import { useState } from 'preact/hooks';
import { parts, total } from '../../../kernel/choices.ts';
import type { Action, Choice, Range, Value } from '../../../kernel/contract.ts';
import { text } from '../../../words/index.ts';
import { Stepper } from '../../Stepper.tsx';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';

type Parts = Range & { readonly is: 'parts' };
type Picked = { readonly [key: string]: number };

interface Props {
  readonly choice: Choice;
  /** What is filled in at first. */
  readonly preset?: Action | undefined;
  /** The words on the button, for what is filled in. */
  readonly label: (action: Action) => preact.ComponentChildren;
  readonly onAnswer: (action: Action) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Fills in the ranges of a choice: so many of each cohort, within what the choice allows. */
export function Filler({ choice, preset, label, onAnswer, onCancel }: Props) {
  const { words } = useSpeech();
  const [values, setValues] = useState<{ readonly [name: string]: Picked }>(() => filled(choice, preset));
  const ranges = Object.entries(choice.ranges).filter((entry): entry is [string, Parts] => entry[1].is === 'parts');
  const ready = ranges.every(([name, range]) => {
    const n = total(values[name] ?? {});
    return n >= range.min && n <= range.max;
  });
  const action: Action = { kind: choice.kind, fixed: choice.fixed, values: mapped(values) };
  return (
    <div class="filler">
      {ranges.map(([name, range]) => (
        <ul key={name}>
          {Object.entries(range.of).map(([key, most]) => {
            const value = values[name]?.[key] ?? 0;
            const what = words.units.cohort(key, 2, true);
            return (
              <li key={key}>
                <span>
                  <Say text={what} />
                </span>
                <Stepper
                  label={text(words, what)}
                  value={value}
                  min={0}
                  max={Math.min(most, range.max)}
                  less={words.play.fewer(text(words, what))}
                  more={words.play.more(text(words, what))}
                  onChange={(next) => setValues({ ...values, [name]: set(values[name] ?? {}, key, next, range.max) })}
                />
              </li>
            );
          })}
        </ul>
      ))}
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

/** One more of a key takes one of another where the range is full, so that two taps never are needed for a swap. */
function set(picked: Picked, key: string, next: number, most: number): Picked {
  const changed: Record<string, number> = { ...picked, [key]: next };
  for (const other of Object.keys(changed)) {
    const over = total(changed) - most;
    if (over > 0 && other !== key) changed[other] = Math.max(0, (changed[other] ?? 0) - over);
  }
  return changed;
}

/** The preset if it answers this choice, else as many as may be, the leaders with them. */
export function filled(choice: Choice, preset?: Action): { readonly [name: string]: Picked } {
  const values: Record<string, Picked> = {};
  for (const [name, range] of Object.entries(choice.ranges)) {
    if (range.is !== 'parts') continue;
    const given = preset?.kind === choice.kind && sameFixed(choice, preset) ? preset.values[name] : undefined;
    values[name] = typeof given === 'object' ? given : most(range);
  }
  return values;
}

function sameFixed(choice: Choice, action: Action): boolean {
  return Object.entries(choice.fixed).every(([key, value]) => action.fixed[key] === value);
}

function most(range: Parts): Picked {
  const picked: Record<string, number> = {};
  let left = range.max;
  for (const [key, n] of Object.entries(range.of)) {
    picked[key] = Math.min(n, left);
    left -= picked[key];
  }
  return picked;
}

function mapped(values: { readonly [name: string]: Picked }): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(values).map(([name, picked]) => [name, parts(picked)]));
}

/** The only answer of a choice, or nothing if there is something to fill in. */
export function onlyAnswer(choice: Choice): Action | undefined {
  const ranges = Object.values(choice.ranges);
  const open = ranges.some(
    (r) => r.is === 'number' || Object.keys(r.of).length > 1 || r.min < Math.min(r.max, total(r.of)),
  );
  return open ? undefined : { kind: choice.kind, fixed: choice.fixed, values: mapped(filled(choice)) };
}
