import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/contract.ts';
import { type Journal, stateAt } from '../../../kernel/journal.ts';
import type { Rich } from '../../../words/rich.ts';
import { FactLines } from '../../FactLines.tsx';
import type { Playable } from '../../playable.ts';
import { Say } from '../../Say.tsx';
import { textOf, useSpeech } from '../../speech.ts';
import { marksOf, type Ways, wayOf, waysFrom } from '../history.ts';
import type { TableKinds } from '../parts.ts';
import { isFor } from '../reading.ts';
import { useTableWords } from '../words.ts';
import { readingOf } from './reading-of.ts';
import { Scale } from './Scale.tsx';

export interface HistoryProps<K extends TableKinds> {
  readonly playable: Playable<K>;
  readonly journal: Journal<K['state'], K['fact']>;
  /** The seats of the person with the device. */
  readonly seats: readonly Seat[];
  /** The point in view; undefined for the present. */
  readonly looking: number | undefined;
  /** Shows the game after `n` answers; the present without a number. */
  readonly onLook: (n: number | undefined) => void;
  /** Makes a copy of the game that ends after `n` answers. */
  readonly onBranch: (n: number) => void;
}

const STEPS = ['first', 'stretchBack', 'back', 'on', 'stretchOn', 'last'] as const satisfies readonly (keyof Ways)[];

/** Steps and scrubs through the game: the board shows the position after any answer. */
export function History<K extends TableKinds>(props: HistoryProps<K>) {
  const { playable, journal, seats, looking, onLook, onBranch } = props;
  const speech = useSpeech();
  const { history: words, voice } = useTableWords();
  const { history } = words;
  const { at } = journal;
  const [n, goTo] = useScrub(looking ?? at, at, onLook);
  const marks = marksOf(readingOf(playable.reading).bookOf(journal));
  const ways = waysFrom(marks, n, at);
  const where = voice.where(stateAt(journal, n));
  return (
    <section class="slip history" aria-label={history.title}>
      <header class="head">
        <h2 class="cap">{history.title}</h2>
        <small>{history.answer(n, at)}</small>
      </header>
      <p class="moment-at">
        <Say text={begun(where)} />
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
          aria-valuetext={textOf(speech, history.at(where, n, at))}
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
      {n > 0 && <Brought playable={playable} journal={journal} n={n} seats={seats} />}
    </section>
  );
}

/** A sentence with a capital first letter. */
const begun = (said: Rich): Rich =>
  said.map((piece, i) =>
    i === 0 && typeof piece === 'string' ? piece.charAt(0).toUpperCase() + piece.slice(1) : piece,
  );

/** The number of lines under the slider; the log has them all. */
const FEW = 6;

type BroughtProps<K extends TableKinds> = Pick<HistoryProps<K>, 'playable' | 'journal' | 'seats'> & {
  readonly n: number;
};

function Brought<K extends TableKinds>({ playable, journal, n, seats }: BroughtProps<K>) {
  const { history: words, voice } = useTableWords();
  const told = (journal.entries[n - 1]?.facts ?? []).filter(
    (of) => isFor(of, seats) && !['phase', 'idle'].includes(playable.reading.part(of)),
  );
  return (
    <div class="brought">
      <h3>{words.history.brought}</h3>
      {told.length === 0 && <p>{words.history.nothing}</p>}
      <ul>
        <FactLines facts={told.slice(0, FEW)} say={voice.fact} />
      </ul>
      {told.length > FEW && <p>{words.history.more(told.length - FEW)}</p>}
    </div>
  );
}

/**
 * The point on the slider, which moves immediately, and the function that goes to another point. The board follows once
 * per frame, however fast the slider is dragged.
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
