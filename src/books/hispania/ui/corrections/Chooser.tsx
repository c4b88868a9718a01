import { useId } from 'preact/hooks';
import { useForm } from './words.ts';

interface Props<T extends string> {
  readonly label: string;
  readonly ids: readonly T[];
  readonly nameOf: (id: T) => string;
  /** The ids with corrections. */
  readonly corrected: readonly T[];
  readonly chosen: T | undefined;
  readonly onChoose: (id: T | undefined) => void;
}

/** A list of all nations, or of all provinces; corrected ones are marked. */
export function Chooser<T extends string>({ label, ids, nameOf, corrected, chosen, onChoose }: Props<T>) {
  const id = useId();
  const { choose } = useForm().page;
  return (
    <div>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(ids.find((one) => one === currentTarget.value))}
      >
        <option value="">{choose.pick}</option>
        {ids.map((one) => (
          <option key={one} value={one}>
            {choose.mark(nameOf(one), corrected.includes(one))}
          </option>
        ))}
      </select>
    </div>
  );
}
