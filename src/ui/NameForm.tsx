import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  /** The label of the field. */
  readonly label: string;
  readonly name: string;
  /** The maximum number of characters. */
  readonly most: number;
  readonly keep: string;
  readonly cancel: string;
  readonly onName: (written: string) => void;
  readonly onLeave: () => void;
}

/** A form for a new name: Enter keeps it, Escape restores the old name. */
export function NameForm({ label, name, most, keep, cancel, onName, onLeave }: Props) {
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  // A layout effect, because the next typed key belongs in the field.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        onName(written);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <input
        aria-label={label}
        value={written}
        maxLength={most}
        autocomplete="off"
        ref={field}
        onInput={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <button type="submit" class="btn">
        {keep}
      </button>
      <button type="button" class="btn quiet" onClick={onLeave}>
        {cancel}
      </button>
    </form>
  );
}
