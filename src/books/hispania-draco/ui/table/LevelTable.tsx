import { Glyph } from '../../../../ui/Glyph.tsx';
import { LEVELS, PARAMETERS, type ParameterId } from '../../engine/data/level.ts';
import { faultOf } from '../../engine/setup.ts';
import type { GlyphName } from '../glyphs.ts';
import { useWords } from '../speech.tsx';
import { allowed, measuredOf, type Wanted } from './new-game.ts';
import { Wins } from './ShareBar.tsx';
import { useOwnTable } from './table-words.ts';
import { MEASURED_BY, useRates } from './use-rates.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

const SIGNS: { readonly [parameter in ParameterId]: GlyphName } = {
  coins: 'coin',
  garrisons: 'disc-praetor-ulterior',
  fleets: 'fleet',
  roads: 'road',
  armies: 'army',
};

/** The level: five rows of three values, each with the wins if that row alone were changed (2.2). */
export function LevelTable({ wanted, onChange }: Props) {
  const { names } = useWords();
  const { begin: own } = useOwnTable();
  const { parts: rates } = useRates();
  return (
    <section class="slip level-table" aria-labelledby="level">
      <h3 id="level">
        {own.level} <small>{own.bars}</small>
      </h3>
      <div class="values head" aria-hidden="true">
        <span />
        {names.difficulty.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </div>
      {PARAMETERS.map((one) => (
        <fieldset key={one} class="values">
          <legend>
            <Glyph name={SIGNS[one]} size={28} /> {names.level[one]}
          </legend>
          {LEVELS[one].map((value, i) => {
            const next = { ...wanted, level: { ...wanted.level, [one]: value } };
            const options = measuredOf(next);
            const share = faultOf(options) ? undefined : rates?.shareOf(MEASURED_BY, options)?.share;
            return (
              <label key={value}>
                <input
                  type="radio"
                  name={one}
                  checked={wanted.level[one] === value}
                  disabled={!allowed(wanted, one).includes(value) && wanted.level[one] !== value}
                  onChange={() => onChange(next)}
                />
                <b>{value}</b>
                <span class="vh">{names.difficulty[i]}</span>
                {share === undefined ? <small>{rates ? own.unmeasured : ''}</small> : <Wins share={share} />}
              </label>
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
