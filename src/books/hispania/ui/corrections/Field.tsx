import { useLayoutEffect, useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import { half } from '../../../../words/half.ts';
import type { CorrectionFault } from '../../engine/data/corrections.ts';
import { fault as faultWords } from '../../words/faults.ts';
import { useCommon } from '../naming.tsx';
import { amountText, readAmount, readCount } from './amount.ts';
import { useForm } from './words.ts';

/** The id of a field of the form, and of the messages below it. */
export const idOf = (name: string): string => `f-${name}`;
const saidAt = (name: string): string => `w-${name}`;

interface AmountProps {
  /** The name, as `field` makes it. */
  readonly name: string;
  readonly label: string;
  /** In halves; undefined if it is not corrected. */
  readonly value: number | undefined;
  /** The value that is used without a correction, and whether the rulebook states it. */
  readonly ours: number | undefined;
  readonly known: boolean;
  readonly wrong: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for gold or points. Unreadable text stays in it, and counts as empty. */
export function AmountField({ name, label, value, ours, known, wrong, onChange }: AmountProps) {
  const [text, setText] = useState(amountText(value));
  const read = readAmount(text);
  useLayoutEffect(() => {
    // The value was changed elsewhere: a file was opened, or all was reset.
    if ((read.is === 'amount' ? read.halves : undefined) !== value) setText(amountText(value));
  }, [value]);
  const unreadable = read.is === 'unreadable';
  const shown = ours === undefined ? '' : known ? half(ours) : `‹${half(ours)}›`;
  return (
    <Input
      name={name}
      label={label}
      text={text}
      placeholder={shown}
      entered
      wrong={wrong || unreadable}
      unreadable={unreadable ? 'amount' : undefined}
      onText={(written) => {
        setText(written);
        const now = readAmount(written);
        onChange(now.is === 'amount' ? now.halves : undefined);
      }}
    />
  );
}

interface CountProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  /** The value was entered, and is not only our own. */
  readonly entered: boolean;
  readonly wrong: boolean;
  readonly onChange: (value: number) => void;
}

/** A field for a number of units. Unreadable text stays in it, and changes nothing. */
export function CountField({ name, label, value, entered, wrong, onChange }: CountProps) {
  const [text, setText] = useState(value === 0 ? '' : `${value}`);
  const read = readCount(text);
  useLayoutEffect(() => {
    if (read !== value) setText(value === 0 ? '' : `${value}`);
  }, [value]);
  return (
    <Input
      name={name}
      label={label}
      text={text}
      placeholder="0"
      entered={entered}
      wrong={wrong || read === undefined}
      unreadable={read === undefined ? 'count' : undefined}
      onText={(written) => {
        setText(written);
        const now = readCount(written);
        if (now !== undefined) onChange(now);
      }}
    />
  );
}

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly placeholder: string;
  readonly entered: boolean;
  readonly wrong: boolean;
  readonly unreadable: 'amount' | 'count' | undefined;
  readonly onText: (text: string) => void;
}

function Input({ name, label, text, placeholder, entered, wrong, unreadable, onText }: InputProps) {
  const { page } = useForm();
  return (
    <>
      <input
        id={idOf(name)}
        class={entered ? 'amount entered' : 'amount'}
        inputMode={unreadable === 'count' ? 'numeric' : 'decimal'}
        autocomplete="off"
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={wrong ? saidAt(name) : undefined}
        placeholder={placeholder}
        maxLength={8}
        value={text}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      {unreadable && (
        <small class="wrong" id={saidAt(name)} role="alert">
          {unreadable === 'amount' ? page.unreadable(text) : page.tooMany(text)}
        </small>
      )}
    </>
  );
}

interface SaidProps {
  readonly name: string;
  readonly faults: readonly CorrectionFault[];
  /** The subject of the field, if several fields are in a row. */
  readonly of?: string;
}

/** The objections of the rulebook to a field. */
export function Said({ name, faults, of }: SaidProps) {
  const words = useForm().faults;
  const { colon } = useCommon().play;
  if (faults.length === 0) return null;
  return (
    <div class="wrong" id={saidAt(name)} role="alert">
      {faults.map((fault) => (
        <p key={fault.code + fault.path}>
          {of && (
            <b>
              {of}
              {colon}
            </b>
          )}
          <Say text={faultWords(words, fault)} />
        </p>
      ))}
    </div>
  );
}
