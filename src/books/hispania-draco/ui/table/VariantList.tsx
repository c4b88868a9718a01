import { RuleLink } from '../../../../ui/Say.tsx';
import { VARIANTS, type VariantId } from '../../engine/data/ids.ts';
import { scenarioOf } from '../../engine/rules/board.ts';
import { faultOf } from '../../engine/setup.ts';
import { useWords } from '../speech.tsx';
import { measuredOf, variantsOf, type Wanted, withVariant } from './new-game.ts';
import { Wins } from './ShareBar.tsx';
import { useOwnTable } from './table-words.ts';
import { MEASURED_BY, useRates } from './use-rates.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The variants, each with the wins if it is added, and the murder of the chief; those of a scenario are fixed (8). */
export function VariantList({ wanted, onChange }: Props) {
  const { names } = useWords();
  const { begin: own } = useOwnTable();
  const { variants: given, forbidden } = scenarioOf(wanted);
  const used = variantsOf(wanted);
  const isFixed = (one: VariantId): boolean => given.includes(one) || forbidden.includes(one);
  return (
    <fieldset class="slip variant-list">
      <legend>
        {own.variants} <small>{own.withIt}</small>
      </legend>
      {VARIANTS.map((one, i) => (
        <div key={one} class="variant">
          <label>
            <input
              type="checkbox"
              checked={used.includes(one)}
              disabled={isFixed(one)}
              onChange={() => onChange(withVariant(wanted, one))}
            />
            <b>{names.variants[one]}</b>
            <span>{given.includes(one) ? own.ofScenario : forbidden.includes(one) ? own.notHere : own.says[one]}</span>
          </label>
          <RuleLink rule={`8.${i + 1}`} />
          <With wanted={used.includes(one) ? wanted : { ...wanted, variants: [...wanted.variants, one] }} />
        </div>
      ))}
      <div class="variant">
        <label>
          <input
            type="checkbox"
            checked={wanted.murder}
            disabled={!used.includes('terror')}
            onChange={() => onChange({ ...wanted, murder: !wanted.murder })}
          />
          <b>{own.murder}</b>
          <span>{own.murderSays}</span>
        </label>
        <RuleLink rule="8.6-murder" />
        <With wanted={{ ...wanted, murder: true }} />
      </div>
    </fieldset>
  );
}

/** The wins with some choices, where they are measured. */
function With({ wanted }: { readonly wanted: Wanted }) {
  const { begin: own } = useOwnTable();
  const { parts: rates } = useRates();
  const options = measuredOf(wanted);
  const share = faultOf(options) ? undefined : rates?.shareOf(MEASURED_BY, options)?.share;
  if (share !== undefined) return <Wins share={share} />;
  return <small class="wins">{rates ? own.unmeasured : ''}</small>;
}
