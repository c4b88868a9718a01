import type { LinkFault } from './link.ts';
import { usePage } from './words.ts';

interface Props {
  readonly faults: readonly LinkFault[];
  /** No part of the link was readable. */
  readonly whole: boolean;
  readonly onClose: () => void;
}

/** The faults of a link; the page itself works. */
export function Wrong({ faults, whole, onClose }: Props) {
  const { link } = usePage().page;
  return (
    <div class="wrong-link" role="alert">
      <p>
        <b>{whole ? link.none : link.title}</b>
      </p>
      <ul>
        {faults.map(({ fault, battle }) => (
          <li key={`${battle}${fault.code}`}>
            {battle !== undefined && `${link.battle(battle + 1)} `}
            {link.why(fault)}
          </li>
        ))}
      </ul>
      <button type="button" class="btn quiet" onClick={onClose}>
        {link.close}
      </button>
    </div>
  );
}
