import type { NationId } from '../../engine/data/ids.ts';
import { TURN_YEARS } from '../../engine/data/turns.ts';
import { MOST } from '../../engine/schema.ts';
import type { PhaseId } from '../../engine/state.ts';
import { phasesOf } from './bare.ts';
import { Count } from './Count.tsx';
import { OwnerSelect } from './Selects.tsx';
import { lastTurnOf, setActive, setBegins, setLastTurn, setPhase, setTurn } from './situation.ts';
import { type Editing, useEditor } from './spoken.ts';

/** Turn, active nation, phase, last turn: the first facts about a game. */
export function Situation({ written, edit }: Editing) {
  const { editor } = useEditor();
  const { situation } = editor;
  const { turn, active, phase } = written;
  return (
    <section class="slip situation" aria-label={situation.title}>
      <h3 class="vh">{situation.title}</h3>
      <div class="fields">
        <div class="field">
          <span>
            {situation.turn} <small>{situation.years(turn, TURN_YEARS[turn - 1] ?? [0, 0])}</small>
          </span>
          <Count
            label={situation.turn}
            value={turn}
            min={1}
            max={MOST.turn}
            onChange={(value) => edit((old) => setTurn(old, value), 'turn')}
          />
        </div>
        <div class="field">
          <span>{situation.lastTurn}</span>
          <Count
            label={situation.lastTurn}
            value={lastTurnOf(written)}
            min={turn}
            max={MOST.turn}
            onChange={(value) => edit((old) => setLastTurn(old, value), 'lastTurn')}
          />
        </div>
        <OwnerSelect
          written={written}
          label={situation.active}
          value={active ?? ''}
          none={situation.nobody}
          without={['neutral']}
          onChange={(owner) => edit((old) => setActive(old, owner === '' ? null : (owner as NationId)))}
        />
        {active !== null && phase !== null && <Phase written={written} edit={edit} active={active} phase={phase} />}
      </div>
    </section>
  );
}

function Phase({ written, edit, active, phase }: Editing & { readonly active: NationId; readonly phase: PhaseId }) {
  const { editor } = useEditor();
  const { situation } = editor;
  const all = phasesOf(written, active).map(({ id }) => id);
  return (
    <>
      <label class="field">
        <span>{situation.phase}</span>
        <select
          value={phase}
          onChange={(event) => {
            const id = event.currentTarget.value as PhaseId;
            edit((old) => setPhase(old, id));
          }}
        >
          {!all.includes(phase) && <option value={phase}>{situation.noPhase(phase)}</option>}
          {all.map((id) => (
            <option key={id} value={id}>
              {situation.phaseName(id)}
            </option>
          ))}
        </select>
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={written.begins ?? false}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            edit((old) => setBegins(old, checked));
          }}
        />
        <span>
          {situation.begins} <small>{situation.beginsWhy}</small>
        </span>
      </label>
    </>
  );
}
