import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../../kernel/contract.ts';
import { type Journal, stateAt } from '../../../../../kernel/journal.ts';
import { Say } from '../../../../../ui/Say.tsx';
import { marksOf, type Ways, wayOf, waysFrom } from '../../../../../ui/table/history.ts';
import { isFor } from '../../../../../ui/table/reading.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { State } from '../../../engine/state.ts';
import { text } from '../../../words/index.ts';
import { FactLines } from '../../FactLines.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { bookOf, READING } from './reading.ts';
import { Scale } from './Scale.tsx';

export interface HistoryProps {
  readonly journal: Journal<State, HispaniaFact>;
  /** The seats of whoever has the device. */
  readonly seats: readonly Seat[];
  /** The point that is looked at; nothing for the present. */
  readonly looking: number | undefined;
  /** Looks at the game after `n` answers; at the present without a number. */
  readonly onLook: (n: number | undefined) => void;
  /** Makes a copy of the game that ends after `n` answers. */
  readonly onBranch: (n: number) => void;
}

const STEPS = ['first', 'stretchBack', 'back', 'on', 'stretchOn', 'last'] as const satisfies readonly (keyof Ways)[];

/** Steps and scrubs through the game: the board shows what stood after any answer. */
export function History({ journal, seats, looking, onLook, onBranch }: HistoryProps) {
  const { words } = useSpeech();
  const { history } = useTableWords().history;
  const { at } = journal;
  const [n, goTo] = useScrub(looking ?? at, at, onLook);
  const marks = marksOf(bookOf(journal));
  const ways = waysFrom(marks, n, at);
  const { turn, stage, active, phase } = stateAt(journal, n);
  const where = { turn, stage, nation: active, phase };
  return (
    <section class="slip history" aria-label={history.title}>
      <header class="head">
        <h2 class="cap">{history.title}</h2>
        <small>{history.answer(n, at)}</small>
      </header>
      <p class="where">
        <Say text={history.seen(where)} />
      </p>
      <div class="scrub">
        <Scale marks={marks} of={at} />
        <input
          type="range"
          min={0}
          max={at}
          step={1}
          value={n}
          aria-label={history.slider}
          aria-valuetext={text(words, history.at(where, n, at))}
          onInput={(event) => goTo(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            const to = wayOf(event.key, ways);
            if (to === undefined) return;
            event.preventDefault();
            goTo(to);
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row */}
      <div class="steps" role="group" aria-label={history.steps}>
        {STEPS.map((way) => (
          <button
            key={way}
            type="button"
            class={`btn quiet ${way}`}
            aria-disabled={ways[way] === n}
            onClick={() => goTo(ways[way])}
          >
            {history[way]}
          </button>
        ))}
      </div>
      <div class="acts">
        {n < at ? (
          <button type="button" class="btn pri" onClick={() => goTo(at)}>
            {history.toPresent}
          </button>
        ) : (
          <p class="present">{history.present}</p>
        )}
        <button type="button" class="btn" onClick={() => onBranch(n)}>
          {history.branch}
        </button>
      </div>
      <p class="fine">
        {history.branching} {history.keys}
      </p>
      {n > 0 && <Brought journal={journal} n={n} seats={seats} />}
    </section>
  );
}

/** So many lines stand under the slider; the log has them all. */
const FEW = 6;

function Brought({ journal, n, seats }: Pick<HistoryProps, 'journal' | 'seats'> & { readonly n: number }) {
  const { history: words, facts } = useTableWords();
  const told = (journal.entries[n - 1]?.facts ?? []).filter(
    (of) => isFor(of, seats) && !['phase', 'idle'].includes(READING.part(of)),
  );
  return (
    <div class="brought">
      <h3>{words.history.brought}</h3>
      {told.length === 0 && <p>{words.history.nothing}</p>}
      <ul>
        <FactLines facts={told.slice(0, FEW)} say={facts} />
      </ul>
      {told.length > FEW && <p>{words.history.more(told.length - FEW)}</p>}
    </div>
  );
}

/**
 * The point on the slider, which moves at once, and how to go to another: the board follows once a frame, however fast the
 * slider is dragged.
 */
function useScrub(
  shown: number,
  present: number,
  onLook: (n: number | undefined) => void,
): readonly [number, (n: number) => void] {
  const [ahead, setAhead] = useState<number>();
  const frame = useRef(0);
  useLayoutEffect(() => setAhead(undefined), [shown, present]);
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
  const goTo = (n: number): void => {
    setAhead(n);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      onLook(n >= present ? undefined : n);
      setAhead(undefined);
    });
  };
  return [Math.min(ahead ?? shown, present), goTo];
}
