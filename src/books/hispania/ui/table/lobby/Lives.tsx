import type { NationId, ScenarioId } from '../../../engine/data/ids.ts';
import { SCENARIO_TABLE } from '../../../engine/data/scenarios.ts';
import type { Tables } from '../../../engine/data/sets.ts';
import { SCORING_TURNS } from '../../../engine/data/turns.ts';
import { COLOURS } from '../../colours.ts';
import { useSpeech } from '../../speech.tsx';
import { livesOf } from './lives.ts';

/** The turns of a scenario above the lives of its nations, those with a scoring in bold. A drawing. */
export function Axis({ scenario }: { readonly scenario: ScenarioId }) {
  const [first, last] = SCENARIO_TABLE[scenario].turns;
  const turns = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (
    <span class="axis" aria-hidden="true" style={{ '--turns': turns.length }}>
      {turns.map((turn) => (SCORING_TURNS.includes(turn) ? <b key={turn}>{turn}</b> : <i key={turn}>{turn}</i>))}
    </span>
  );
}

interface Props {
  readonly tables: Pick<Tables, 'nations'>;
  readonly scenario: ScenarioId;
  readonly nations: readonly NationId[];
}

/** A bar for each nation of a player over the turns in which it plays. A drawing: the names are beside it in words. */
export function Lives({ tables, scenario, nations }: Props) {
  const { names } = useSpeech();
  const [first, last] = SCENARIO_TABLE[scenario].turns;
  return (
    <span class="lives" aria-hidden="true" style={{ '--turns': last - first + 1 }}>
      {livesOf(tables, scenario, nations).map(({ nation, from, to, row }) => {
        const { code, colour, ink } = COLOURS[nation];
        return (
          <span
            key={nation}
            class={ink}
            style={{
              background: colour,
              gridColumn: `${from - first + 1} / ${to - first + 2}`,
              gridRow: row + 1,
            }}
          >
            {to === from || (to - from < 2 && last - first > 14) ? code : names.nations[nation]}
          </span>
        );
      })}
    </span>
  );
}
