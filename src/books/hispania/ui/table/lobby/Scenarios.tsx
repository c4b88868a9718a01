import { SCENARIOS, type ScenarioId } from '../../../engine/data/ids.ts';
import { PLAYERS, SCENARIO_TABLE } from '../../../engine/data/scenarios.ts';
import { TURN_YEARS } from '../../../engine/data/turns.ts';
import { type Wanted, withScenario } from '../new-game.ts';
import { Known } from '../sheet/Known.tsx';
import { yearsKnown } from '../sheet/known.ts';
import { useTableWords } from '../words.ts';
import { LANDS } from './lands.ts';
import { MiniMap } from './MiniMap.tsx';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The scenarios (16) as pictures: where each begins and usually ends, its years, its part of all turns. */
export function Scenarios({ wanted, onChange }: Props) {
  const { begin } = useTableWords().table;
  return (
    <fieldset class="tiles">
      <legend class="vh">{begin.scenario}</legend>
      {SCENARIOS.map((id) => (
        <label key={id} class="tile">
          <input
            type="radio"
            name="scenario"
            class="vh"
            aria-keyshortcuts={id}
            data-key={id.toLowerCase()}
            checked={wanted.scenario === id}
            onChange={() => onChange(withScenario(wanted, id, begin.names))}
          />
          <Picture id={id} />
          <Span id={id} />
          <span class="name">
            <b>{id}</b> <span>{begin.titles[id]}</span>
          </span>
          <small>
            {begin.length(turnsOf(id).length)}, {begin.hours[id]}
          </small>
          <small>
            {begin.seatsOf(playersOf(id))}. {begin.difficulty[id]}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

/** The source of the pictures. */
export function PicturesNote() {
  const { begin } = useTableWords().table;
  return <p class="pictures">{begin.pictures(LANDS.games)}</p>;
}

function Picture({ id }: { readonly id: ScenarioId }) {
  const { starts, ends } = LANDS.scenarios[id];
  return (
    <span class="two">
      <MiniMap land={ends} />
      <MiniMap land={starts} />
    </span>
  );
}

/** The years of a scenario, and its part of the 21 turns. */
function Span({ id }: { readonly id: ScenarioId }) {
  const { begin } = useTableWords().table;
  const [first, last] = SCENARIO_TABLE[id].turns;
  const [from = 0] = TURN_YEARS[first - 1] ?? [];
  const [, to = 0] = TURN_YEARS[last - 1] ?? [];
  const own = turnsOf(id);
  return (
    <>
      <span class="years">
        <Known is={yearsKnown(first)}>{begin.year(from)}</Known>
        <span class="vh"> {begin.to} </span>
        <span aria-hidden="true">→</span>
        <Known is={yearsKnown(last)}>{begin.year(to)}</Known>
      </span>
      <span class="piece" aria-hidden="true">
        {TURN_YEARS.map(([year], i) => (
          <i key={year} class={own.includes(i + 1) ? 'on' : undefined} />
        ))}
      </span>
    </>
  );
}

function turnsOf(id: ScenarioId): readonly number[] {
  const [first, last] = SCENARIO_TABLE[id].turns;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The possible numbers of players, over all versions of a scenario. */
function playersOf(id: ScenarioId): readonly number[] {
  return [...new Set(SCENARIO_TABLE[id].modes.flatMap((mode) => PLAYERS[mode]))].sort((a, b) => a - b);
}
