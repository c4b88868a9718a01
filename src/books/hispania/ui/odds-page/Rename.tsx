import { NameForm } from '../../../../ui/NameForm.tsx';
import { MOST_NAME, nameFrom } from './comparison.ts';
import { usePage } from './words.ts';

interface Props {
  readonly letter: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onLeave: () => void;
}

/** The name of a battle while it is edited; without one the battle is called by its letter. */
export function Rename({ letter, name, onName, onLeave }: Props) {
  const { page } = usePage();
  return (
    <NameForm
      label={page.nameOf(letter)}
      name={name}
      most={MOST_NAME}
      keep={page.keep}
      cancel={page.cancel}
      onName={(written) => onName(nameFrom(written))}
      onLeave={onLeave}
    />
  );
}
