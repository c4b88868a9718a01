import { useId } from 'preact/hooks';

interface Props<T extends string> {
  readonly label: string;
  readonly ids: readonly T[];
  readonly nameOf: (id: T) => string;
  readonly pick: string;
  readonly onAdd: (id: T) => void;
}

/** A list for choosing one more entry. */
export function Add<T extends string>({ label, ids, nameOf, pick, onAdd }: Props<T>) {
  const id = useId();
  const sorted = [...ids].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return (
    <div class="add">
      <label for={id}>{label}</label>
      <select
        id={id}
        value=""
        onChange={({ currentTarget }) => {
          const chosen = sorted.find((one) => one === currentTarget.value);
          currentTarget.value = '';
          if (chosen) onAdd(chosen);
        }}
      >
        <option value="">{pick}</option>
        {sorted.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
