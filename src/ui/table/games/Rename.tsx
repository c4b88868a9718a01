import { NameForm } from '../../NameForm.tsx';
import { MOST } from '../keeper-record.ts';
import { useTableWords } from '../words.ts';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onLeave: () => void;
}

/** A form for a new name of a game; an empty name keeps the old one. */
export function Rename({ name, onName, onLeave }: Props) {
  const { games } = useTableWords();
  return (
    <NameForm
      label={games.name}
      name={name}
      most={MOST.name}
      keep={games.save}
      cancel={games.cancel}
      onName={(written) => (written.trim() && written.trim() !== name ? onName(written.trim()) : onLeave())}
      onLeave={onLeave}
    />
  );
}
