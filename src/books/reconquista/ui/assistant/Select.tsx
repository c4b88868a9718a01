interface Props<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly (readonly [value: T, name: string])[];
  /** The name of the choice of nothing; without it something is always chosen. */
  readonly none?: string;
  /** The id of what is wrong with it. */
  readonly wrong?: string | undefined;
  readonly onChange: (value: T | undefined) => void;
}

/** A labelled choice of one of several, or of nothing. */
export function Select<T extends string>({ label, value, options, none, wrong, onChange }: Props<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value ?? ''}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong}
        onChange={({ currentTarget }) => onChange(options.find(([one]) => one === currentTarget.value)?.[0])}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
