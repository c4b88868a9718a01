import { RuleLink } from '../../../../ui/Say.tsx';
import { SCENARIOS, type ScenarioId } from '../../engine/data/ids.ts';
import { MODES, SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import { TURN_YEARS } from '../../engine/data/turns.ts';
import { type Wanted, withMode, withScenario } from './new-game.ts';
import { Known } from './sheet/Known.tsx';
import { yearsKnown } from './sheet/known.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The scenario (16) and its version (13, 14). */
export function ScenarioChoice({ wanted, onChange }: Props) {
  const { begin } = useTableWords().table;
  const { modes } = SCENARIO_TABLE[wanted.scenario];
  return (
    <>
      <fieldset class="scenarios">
        <legend>{begin.scenario}</legend>
        {SCENARIOS.map((id) => {
          const { turns, modes: played, rule } = SCENARIO_TABLE[id];
          return (
            <label key={id} class="option">
              <input
                type="radio"
                name="scenario"
                checked={wanted.scenario === id}
                onChange={() => onChange(withScenario(wanted, id, begin.names))}
              />
              <span>
                <b>{id}</b> {begin.turns(...turns)},{' '}
                <Known is={turns.every(yearsKnown)}>{yearsOf(id, begin.years)}</Known> <RuleLink rule={rule} />
                <small>
                  {begin.says[id]} {begin.hours[id]}.
                  {played.length === 1 && played[0] ? ` ${begin.onlyMode(played[0])}` : ''}
                </small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <fieldset class="modes">
        <legend>{begin.mode}</legend>
        {MODES.filter((mode) => modes.includes(mode)).map((mode) => (
          <label key={mode} class="option">
            <input
              type="radio"
              name="mode"
              checked={wanted.mode === mode}
              onChange={() => onChange(withMode(wanted, mode, begin.names))}
            />
            <span>
              <b>{begin.modes[mode]}</b>
              <small>{begin.modeSays[mode]}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function yearsOf(scenario: ScenarioId, years: (from: number, to: number) => string): string {
  const [first, last] = SCENARIO_TABLE[scenario].turns;
  const [from = 0] = TURN_YEARS[first - 1] ?? [];
  const [, to = 0] = TURN_YEARS[last - 1] ?? [];
  return years(from, to);
}
