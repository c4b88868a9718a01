import { RuleLink } from '../../../../ui/Say.tsx';
import { MOST_ROUNDS } from '../../odds/policy.ts';
import { useCommon } from '../naming.tsx';
import { PolicyForm } from '../odds/PolicyForm.tsx';
import { Count } from './Count.tsx';
import type { Entry } from './comparison.ts';
import { setRounds } from './edit.ts';
import { kindsIn, namesOf } from './pieces.ts';
import { usePage } from './words.ts';

interface Props {
  readonly entry: Entry;
  readonly onChange: (by: Entry['by']) => void;
}

/** The initial number of rounds of a limit. */
const FEW = 3;

/** The decision policies of both sides, and the length of the battle. */
export function Fighting({ entry: { battle, by }, onChange }: Props) {
  const { page } = usePage();
  const { names } = useCommon();
  const { rounds } = by;
  return (
    <section class="fighting" aria-label={page.fight}>
      <p class="cap">
        {page.fight} <RuleLink rule={page.rules.aims} /> <RuleLink rule={page.rules.retreat} />
      </p>
      <PolicyForm
        names={namesOf(battle, names.nations, page.side)}
        kinds={kindsIn(battle)}
        chosen={by}
        onChoose={onChange}
      />
      <div class="rounds-limit">
        <label>
          <span>{page.rounds}</span>
          <select
            value={rounds === undefined ? '' : 'limit'}
            onChange={({ currentTarget: { value } }) => onChange(setRounds(by, value === '' ? undefined : FEW))}
          >
            <option value="">{page.toTheEnd}</option>
            <option value="limit">{page.roundsNow(rounds ?? FEW)}</option>
          </select>
        </label>
        {rounds !== undefined && (
          <Count
            label={page.roundsLabel}
            value={rounds}
            max={MOST_ROUNDS}
            onChange={(n) => onChange(setRounds(by, n))}
          />
        )}
      </div>
    </section>
  );
}
