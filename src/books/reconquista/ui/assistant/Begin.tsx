import { useMemo, useState } from 'preact/hooks';
import type { EventId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { useWords } from '../speech.tsx';
import { type Cardboard, isCarriedOut } from './cardboard.ts';
import type { Whose } from './Running.tsx';
import { eventsOf } from './run.ts';
import { Select } from './Select.tsx';
import { WhoseDice } from './WhoseDice.tsx';
import { useAssistant } from './words.ts';

interface Props {
  readonly board: Cardboard;
  /** The entered position; undefined if it is impossible, with so many faults. */
  readonly state: State | undefined;
  readonly faults: number;
  readonly whose: Whose;
  readonly onWhose: (whose: Whose) => void;
  readonly onChange: (board: Cardboard) => void;
  readonly onBegin: (state: State, results?: readonly number[]) => void;
}

/** The phase that comes next: whose dice decide it, which event it brings, and the button that begins it. */
export function Begin({ board, state, faults, whose, onWhose, onChange, onBegin }: Props) {
  const words = useAssistant();
  const { names, phases } = useWords();
  const { phase } = board;
  const [event, setEvent] = useState<EventId>();
  const events = useMemo(() => (phase === 'event' && state ? eventsOf(state) : undefined), [phase, state]);
  if (!isCarriedOut(phase))
    return (
      <section class="begin-phase">
        <p>{words.byHand(phases[phase])}</p>
        <p class="acts">
          <button type="button" class="btn pri" onClick={() => onChange({ ...board, phase: 'reaction' })}>
            {words.onTo(phases.reaction)}
          </button>
        </p>
      </section>
    );
  return (
    <section class="begin-phase" aria-label={words.begin(phases[phase])}>
      <WhoseDice whose={whose} onWhose={onWhose} />
      {events && (
        <Select
          label={phases.event}
          value={event}
          none={words.byDice}
          options={[...events.keys()].map((id) => [id, names.events[id]])}
          onChange={setEvent}
        />
      )}
      <p class="acts">
        <button
          type="button"
          class="btn pri"
          aria-disabled={!state}
          onClick={() => state && onBegin(state, event && events?.get(event))}
        >
          {words.begin(phases[phase])}
        </button>
      </p>
      {faults > 0 && (
        <p class="wrong" role="status">
          {words.wrong(faults)}
        </p>
      )}
    </section>
  );
}
