import { useState } from 'preact/hooks';
import { SCENARIOS } from '../../../hispania/data/ids.ts';
import { SCENARIO_TABLE } from '../../../hispania/data/scenarios.ts';
import { begun, type Start } from './begin.ts';
import type { Desk } from './desk.ts';
import { useEditor } from './spoken.ts';
import { size } from './standing.ts';

/** What else a board can begin with. Each is one step, which Undo takes back. */
export function Beginnings({ desk }: { readonly desk: Desk }) {
  const { begin } = useEditor().editor;
  const { written, before } = desk;
  const empty = size(written) === 0;
  // Nothing moves under the hand that puts down the first counter: it stays open as it was.
  const [open] = useState(empty);
  const to = (start: Start) => () => desk.renew(begun(start));
  return (
    <details class="slip fold" open={open}>
      <summary>{open ? begin.first : begin.title}</summary>
      {open ? (
        <ol class="hints">
          {begin.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p class="quietly">{begin.why}</p>
      )}
      <ul class="starts">
        {!empty && (
          <li>
            <button type="button" class="btn quiet" onClick={to({ is: 'empty', turn: written.turn })}>
              {begin.empty}
            </button>
          </li>
        )}
        {before && before !== written && (
          <li>
            <button type="button" class="btn quiet" onClick={() => desk.renew(before)}>
              <span>
                {begin.before} <small>{begin.beforeIs(before.turn, size(before))}</small>
              </span>
            </button>
          </li>
        )}
        {SCENARIOS.flatMap((scenario) =>
          SCENARIO_TABLE[scenario].modes.map((mode) => (
            <li key={`${scenario} ${mode}`}>
              <button type="button" class="btn quiet" onClick={to({ is: 'scenario', scenario, mode })}>
                <span>
                  {begin.scenario(scenario)} <small>{begin.mode[mode]}</small>
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
