import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { MOST_NAME, nameFrom } from './comparison.ts';
import { usePage } from './words.ts';

interface Props {
  readonly letter: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onLeave: () => void;
}

/** The name of a battle while it is written anew: Enter keeps it, Escape leaves it as it was; without one it goes by its letter. */
export function Rename({ letter, name, onName, onLeave }: Props) {
  const { page } = usePage();
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
        onName(nameFrom(written));
      }}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <input
        aria-label={page.nameOf(letter)}
        value={written}
        maxLength={MOST_NAME}
        autocomplete="off"
        ref={field}
        onInput={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <button type="submit" class="btn">
        {page.keep}
      </button>
      <button type="button" class="btn quiet" onClick={onLeave}>
        {page.cancel}
      </button>
    </form>
  );
}
