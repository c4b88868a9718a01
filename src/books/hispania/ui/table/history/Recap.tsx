import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../../../kernel/contract.ts';
import type { Journal } from '../../../../../kernel/journal.ts';
import { recap, type Step } from '../../../../../ui/table/recap.ts';
import { useStore } from '../../../../../ui/use-store.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { State } from '../../../engine/state.ts';
import { COLOURS } from '../../colours.ts';
import { useTableWords } from '../words.ts';
import { $speed, SPEEDS, setSpeed } from './film.ts';
import { RecapStep } from './RecapStep.tsx';
import { READING } from './reading.ts';
import { TurnLines } from './TurnLines.tsx';
import { turnsTold } from './told.ts';
import { type Film, mayMove, useFilm } from './use-film.ts';

export interface RecapProps {
  readonly journal: Journal<State, HispaniaFact>;
  /** The number of answers up to the last one of this person; 0 before the first. */
  readonly since: number;
  /** The step with which it begins. */
  readonly from: number;
  /** Their seats. */
  readonly seats: readonly Seat[];
  /** Shows the board after `n` answers. */
  readonly onLook: (n: number) => void;
  /** The reader has seen it, or skips it: back to the present. */
  readonly onDone: () => void;
}

/** The recap of a person, if it has any step. */
export function recapOf(
  journal: RecapProps['journal'],
  since: number,
  seats: readonly Seat[],
): readonly Step<HispaniaFact>[] {
  return recap(READING, journal, since, seats);
}

/** The events since a person's last decision, step by step, each with the board at that time. */
export function Recap({ journal, since, from, seats, onLook, onDone }: RecapProps) {
  const { recap: words } = useTableWords().history;
  const steps = useMemo(() => recapOf(journal, since, seats), [journal, since, seats.join(' ')]);
  const told = useMemo(() => turnsTold(journal, steps), [steps]);
  const film = useFilm(steps, from);
  const slip = useRef<HTMLElement>(null);
  const { step: i, at, go } = film;
  const step = steps[i];
  useLayoutEffect(() => {
    if (at !== undefined) onLook(at);
  }, [at]);
  useLayoutEffect(() => slip.current?.focus({ preventScroll: true }), []);
  if (!step) return null;
  const last = i >= steps.length - 1;
  const next = (): void => (last ? onDone() : go(i + 1));
  const previous = (): void => go(Math.max(0, i - 1));
  const keys: { readonly [key: string]: () => void } = { ArrowRight: next, ArrowLeft: previous, Escape: onDone };
  return (
    <section
      ref={slip}
      tabIndex={-1}
      class="slip recap"
      aria-label={words.title}
      style={step.who && { '--nat': COLOURS[step.who as NationId].colour }}
      onKeyDown={(event) => {
        const does = keys[event.key];
        if (!does || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        does();
      }}
    >
      <header class="head">
        <h2 class="cap">{words.title}</h2>
        <small>{words.step(i + 1, steps.length)}</small>
      </header>
      {told.length > 1 && <TurnLines told={told} at={i} onGo={go} />}
      {/* Above the part that differs from step to step, so that the buttons keep their place. */}
      <div class="acts">
        <button type="button" class="btn pri" onClick={next}>
          {last ? words.done : words.next}
        </button>
        <button type="button" class="btn quiet" aria-disabled={i === 0} onClick={previous}>
          {words.previous}
        </button>
        {!last && (
          <button type="button" class="btn quiet" onClick={onDone}>
            {words.skip}
          </button>
        )}
      </div>
      {mayMove() && <Replay film={film} />}
      <div class="told" aria-live={film.runs ? 'off' : 'polite'}>
        <RecapStep step={step} />
      </div>
      <p class="fine">{words.keys}</p>
    </section>
  );
}

/** The replay runs or waits, at one of three speeds. */
function Replay({ film: { runs, run } }: { readonly film: Film }) {
  const { recap: words } = useTableWords().history;
  const speed = useStore($speed);
  return (
    <div class="replay">
      <button type="button" class="btn quiet" onClick={() => run(!runs)}>
        {runs ? words.stop : words.replay}
      </button>
      <fieldset>
        <legend class="vh">{words.speed}</legend>
        {SPEEDS.map((one) => (
          <label key={one}>
            <input type="radio" name="replay-speed" checked={one === speed} onChange={() => setSpeed(one)} />
            <span>{words.speeds[one]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
