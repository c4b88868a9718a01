import { useState } from 'preact/hooks';
import { SCENARIOS } from '../../engine/data/ids.ts';
import { SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import type { Written } from '../../engine/position.ts';
import { begun } from './begin.ts';
import type { Desk } from './desk.ts';
import { useEditor } from './spoken.ts';
import { size } from './standing.ts';

/** The other ways to begin a board. Each is one step of Undo. */
export function Beginnings({ desk }: { readonly desk: Desk }) {
  const { begin } = useEditor().editor;
  const { written, before } = desk;
  const [wanted, setWanted] = useState('');
  // The list stays open when the first counter is put down, so that nothing moves under the hand.
  const [open] = useState(size(written) === 0);
  const setUps = SCENARIOS.flatMap((scenario) =>
    SCENARIO_TABLE[scenario].modes.map((mode) => ({ scenario, mode, key: `${scenario} ${mode}` })),
  );
  const board = (): Written | undefined => {
    if (wanted === 'empty') return begun({ is: 'empty', turn: written.turn });
    if (wanted === 'before') return before;
    const setUp = setUps.find(({ key }) => key === wanted);
    return setUp && begun({ is: 'scenario', ...setUp });
  };
  const put = (): void => {
    const next = board();
    if (next) desk.renew(next);
    setWanted('');
  };
  return (
    <details class="slip fold" open={open}>
      <summary>{open ? begin.first : begin.title}</summary>
      {open && (
        <ol class="hints">
          {begin.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div class="fields">
        <label class="field">
          <span>{open ? begin.instead : begin.why}</span>
          <select value={wanted} onChange={(event) => setWanted(event.currentTarget.value)}>
            <option value="">{begin.choose}</option>
            {before && before !== written && <option value="before">{begin.before(before.turn, size(before))}</option>}
            <option value="empty">{begin.empty}</option>
            {setUps.map(({ scenario, mode, key }) => (
              <option key={key} value={key}>
                {begin.scenario(scenario, mode)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="btn" aria-disabled={wanted === ''} onClick={put}>
          {begin.put}
        </button>
      </div>
    </details>
  );
}
