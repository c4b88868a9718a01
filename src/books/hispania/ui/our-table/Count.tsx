import { Stepper } from '../../../../ui/Stepper.tsx';
import { half, halvesOf } from '../../../../words/half.ts';
import { useEditor } from './spoken.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number, with steps or by typing. */
export function Count({ label, value, min = 0, max, onChange }: Props) {
  const { editor } = useEditor();
  const read = (typed: string): number | undefined => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined);
  return (
    <Stepper
      label={label}
      value={value}
      min={min}
      max={max}
      read={read}
      less={editor.less(label)}
      more={editor.more(label)}
      onChange={onChange}
    />
  );
}

/** Halves: gold or points, in steps of a half or typed as `12½`, `12.5` or `-3`. */
export function Halves({ label, value, min = 0, max, onChange }: Props) {
  const { editor } = useEditor();
  return (
    <Stepper
      label={label}
      value={value}
      min={min}
      max={max}
      shown={half(value)}
      read={(typed) => halvesOf(typed.replace('−', '-'))}
      less={editor.less(label)}
      more={editor.more(label)}
      onChange={onChange}
    />
  );
}
