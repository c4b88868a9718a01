import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  /** What the field is called. */
  readonly label: string;
  readonly name: string;
  /** Characters at most. */
  readonly most: number;
  readonly keep: string;
  readonly cancel: string;
  readonly onName: (written: string) => void;
  readonly onLeave: () => void;
}

/** A name while it is written anew: Enter keeps it, Escape leaves it as it was. */
export function NameForm({ label, name, most, keep, cancel, onName, onLeave }: Props) {
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  // At once: what is typed next belongs into the field.
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
