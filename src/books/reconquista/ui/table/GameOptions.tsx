import { RuleLink } from '../../../../ui/Say.tsx';
import { EVENTS, type EventId } from '../../engine/data/ids.ts';
import { OPTIONS, SWITCHES } from '../../engine/data/play-ids.ts';
import { useWords } from '../speech.tsx';
import { OWN_TABLES, TABLES, toggled, type Wanted } from './new-game.ts';

interface PartProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** Options, events and rulings. */
export function GameOptions({ wanted, onChange }: PartProps) {
  const { begin: words } = useWords().own;
  return (
    <>
      <details class="more">
        <summary>{words.options}</summary>
        <fieldset>
          <legend class="vh">{words.options}</legend>
          {OPTIONS.map((one) => {
            const [name, says, rule] = words.optional[one];
            return (
              <div key={one} class="option">
                <label>
                  <input
                    type="checkbox"
                    checked={wanted.options.includes(one)}
                    onChange={() => onChange({ ...wanted, options: toggled(wanted.options, one) })}
                  />{' '}
                  {name} <small>{says}</small>
                </label>
                <RuleLink rule={rule} />
              </div>
            );
          })}
        </fieldset>
        <fieldset>
          <legend>{words.events}</legend>
          {TABLES.map((one) => {
            const [name, says] = words.tables[one];
            return (
              <div key={one} class="option">
                <label>
                  <input
                    type="radio"
                    name="events"
                    checked={wanted.table === one}
                    onChange={() => onChange({ ...wanted, table: one })}
                  />{' '}
                  {name} <small>{says}</small>
                </label>
              </div>
            );
          })}
          <OwnTable wanted={wanted} onChange={onChange} />
        </fieldset>
      </details>
      <details class="more">
        <summary>{words.rulings}</summary>
        <fieldset>
          <legend class="vh">{words.rulings}</legend>
          {SWITCHES.map((one) => (
            <div key={one} class="option">
              <label>
                <input
                  type="checkbox"
                  checked={wanted.rulings.includes(one)}
                  onChange={() => onChange({ ...wanted, rulings: toggled(wanted.rulings, one) })}
                />{' '}
                {words.switches[one]} <small>{one}</small>
              </label>
            </div>
          ))}
        </fieldset>
      </details>
    </>
  );
}

/** The events of a table of one's own, one for each number. */
function OwnTable({ wanted, onChange }: PartProps) {
  const { names, own: words } = useWords();
  const { table, own } = wanted;
  if (table !== 'six' && table !== 'eleven') return null;
  const { size, lowest } = OWN_TABLES[table];
  return (
    <div class="own-table">
      {own.slice(0, size).map((event, i) => (
        <label key={`${i + lowest}`}>
          <span>{words.begin.entry(i + lowest)}</span>
          <select
            value={event}
            onChange={({ currentTarget }) => onChange({ ...wanted, own: own.with(i, currentTarget.value as EventId) })}
          >
            {EVENTS.map((one) => (
              <option key={one} value={one}>
                {names.events[one]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
