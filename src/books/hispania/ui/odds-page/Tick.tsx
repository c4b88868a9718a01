import type { ComponentChildren } from 'preact';
import { RuleLink } from '../../../../ui/Say.tsx';
import type { RuleId } from '../../engine/data/ids.ts';

interface Props {
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly rule?: RuleId;
  /** The reason why it is not available: it stays in its place, and shows the reason. */
  readonly barred?: string | undefined;
  readonly children: ComponentChildren;
}

/** A yes-or-no option, with its rule. */
export function Tick({ checked, onCheck, rule, barred, children }: Props) {
  return (
    <p class="tick">
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-disabled={barred !== undefined}
          onClick={(event) => {
            if (barred === undefined) onCheck(event.currentTarget.checked);
            else event.preventDefault();
          }}
        />
        <span>
          {barred === undefined ? children : <s>{children}</s>}
          {barred !== undefined && <small> {barred}</small>}
        </span>
      </label>{' '}
      {rule && <RuleLink rule={rule} />}
    </p>
  );
}
