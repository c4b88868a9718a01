import { Stepper } from '../../../../ui/Stepper.tsx';
import { MOST_UNITS } from '../../odds/written.ts';
import { usePage } from './words.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number | undefined;
  readonly shown?: string;
  readonly onChange: (value: number) => void;
}

/** A number of units, with steps or by typing. */
export function Count({ label, value, min = 0, max = MOST_UNITS, shown, onChange }: Props) {
  const { page } = usePage();
  return (
    <Stepper
      label={label}
      value={value}
      min={min}
      max={max}
      shown={shown}
      read={(typed) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined)}
      less={page.less(label)}
      more={page.more(label)}
      onChange={onChange}
    />
  );
}
