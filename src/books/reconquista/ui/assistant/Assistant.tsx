import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LocationId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { useWords } from '../speech.tsx';
import { Begin } from './Begin.tsx';
import { type Cardboard, checked, isCarriedOut, ofStart, ofState } from './cardboard.ts';
import { Position } from './Position.tsx';
import { endOf, Running, type Whose } from './Running.tsx';
import { beginRun, type Run } from './run.ts';
import { Share } from './Share.tsx';
import { TheMap } from './TheMap.tsx';
import { useAddress } from './use-address.ts';
import { useNext } from './use-next.ts';
import { useAssistant } from './words.ts';

interface Props {
  /** The position of the address; null if it could not be read. */
  readonly opened: Cardboard | null | undefined;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

/** The assistant for the cardboard game: a position is entered, and a phase of it carried out step by step. */
export function Assistant({ opened, home }: Props) {
  const words = useAssistant();
  const [board, setBoard] = useState(() => opened ?? ofStart(1));
  /** The steps of the phase that is played, the present one last. */
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [whose, setWhose] = useState<Whose>('app');
  const [open, setOpen] = useState<LocationId>();
  const { state, faults } = useMemo(() => checked(board), [board]);
  /** The last position that was possible: the map shows it while another is being entered. */
  const shown = useRef<State>();
  shown.current = state ?? shown.current;
  const run = runs.at(-1);
  const after = run && endOf(run);
  useAddress(after ?? state);
  const part = useRef<HTMLDivElement>(null);
  useNext(part, run);
  const isRunning = run !== undefined;
  const begun = useRef(isRunning);
  useLayoutEffect(() => {
    if (begun.current !== isRunning) (part.current?.querySelector<HTMLElement>('.running') ?? part.current)?.focus();
    begun.current = isRunning;
  }, [isRunning]);

  const begin = (from: State, results: readonly number[] = []): void => {
    setBoard(ofState(from));
    setRuns([beginRun(from, results)]);
  };
  const edit = (next: Cardboard): void => {
    setRuns([]);
    setBoard(next);
  };
  const onMap = (at: LocationId): void => {
    setOpen(at);
    document.getElementById(`place-${at}`)?.scrollIntoView({ block: 'center' });
  };
  return (
    <div class="assistant">
      <div class="map">
        <TheMap state={shown.current} run={run} open={open} onPlace={onMap} />
      </div>
      <div class="work" ref={part} tabIndex={-1}>
        {opened === null && <p class="wrong">{words.unread}</p>}
        {run ? (
          <Running
            run={run}
            whose={whose}
            onChange={(next) => setRuns([...runs, next])}
            onBack={runs.length > 1 ? () => setRuns(runs.slice(0, -1)) : undefined}
            onStop={() => edit(ofState(run.start))}
          >
            {after && (
              <Done after={after} home={home} onGoOn={() => begin(after)} onEdit={() => edit(ofState(after))} />
            )}
          </Running>
        ) : (
          <>
            <Begin
              board={board}
              state={state}
              faults={faults.length}
              whose={whose}
              onWhose={setWhose}
              onChange={edit}
              onBegin={begin}
            />
            <Position board={board} faults={faults} open={open} onChange={setBoard} onOpen={setOpen} />
            {state && <Share state={state} home={home} />}
          </>
        )}
      </div>
    </div>
  );
}

interface DoneProps {
  readonly after: State;
  readonly home: string;
  readonly onGoOn: () => void;
  readonly onEdit: () => void;
}

/** The end of a phase: the next one, or the position it has led to. */
function Done({ after, home, onGoOn, onEdit }: DoneProps) {
  const words = useAssistant();
  const { phases } = useWords();
  const { phase } = after;
  return (
    <section class="done">
      <p>
        {words.done} {phase !== 'over' && !isCarriedOut(phase) && words.byHand(phases[phase])}
      </p>
      <p class="acts">
        {phase !== 'over' && isCarriedOut(phase) && (
          <button type="button" class="btn pri" onClick={onGoOn}>
            {words.onTo(phases[phase])}
          </button>
        )}
        <button type="button" class="btn" onClick={onEdit}>
          {words.edit}
        </button>
      </p>
      <Share state={after} home={home} />
    </section>
  );
}
