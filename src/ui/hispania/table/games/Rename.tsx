import { useEffect, useRef, useState } from 'preact/hooks';
import { MOST } from '../../../table/keeper-record.ts';
import { useTableWords } from '../words.ts';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onLeave: () => void;
}

/** The name of a game while it is written anew: Enter keeps it, Escape leaves it as it was. */
export function Rename({ name, onName, onLeave }: Props) {
  const { games } = useTableWords();
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() && written.trim() !== name) onName(written.trim());
        else onLeave();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <input
        aria-label={games.name}
        value={written}
        maxLength={MOST.name}
        autocomplete="off"
        ref={field}
        onInput={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <button type="submit" class="btn">
        {games.save}
      </button>
      <button type="button" class="btn quiet" onClick={onLeave}>
        {games.cancel}
      </button>
    </form>
  );
}
