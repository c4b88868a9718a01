import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../../kernel/contract.ts';
import type { Journal } from '../../../../../kernel/journal.ts';
import { type Group, groupsOf, recap, type Step } from '../../../../../ui/table/recap.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { State } from '../../../engine/state.ts';
import { NationChip } from '../../board/icons.tsx';
import { COLOURS } from '../../colours.ts';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { RecapStep } from './RecapStep.tsx';
import { READING } from './reading.ts';

export interface RecapProps {
  readonly journal: Journal<State, HispaniaFact>;
  /** The number of answers up to the last one of this person; 0 before the first. */
  readonly since: number;
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
export function Recap({ journal, since, seats, onLook, onDone }: RecapProps) {
  const { recap: words } = useTableWords().history;
  const steps = useMemo(() => recapOf(journal, since, seats), [journal, since, seats.join(' ')]);
  const groups = useMemo(() => groupsOf(steps), [steps]);
  const [i, setI] = useState(0);
  const slip = useRef<HTMLElement>(null);
  const step = steps[Math.min(i, steps.length - 1)];
  useLayoutEffect(() => {
    if (step) onLook(step.at);
  }, [step]);
  useLayoutEffect(() => slip.current?.focus({ preventScroll: true }), []);
  if (!step) return null;
  const last = i >= steps.length - 1;
  const next = (): void => (last ? onDone() : setI(i + 1));
  const previous = (): void => setI(Math.max(0, i - 1));
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
        <small>{words.step(Math.min(i, steps.length - 1) + 1, steps.length)}</small>
      </header>
      {groups.length > 1 && <Nations groups={groups} at={i} onGo={setI} />}
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
      <div class="told" aria-live="polite">
        <RecapStep step={step} />
      </div>
      <p class="fine">{words.keys}</p>
    </section>
  );
}

interface NationsProps {
  readonly groups: readonly Group[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** The nations whose turns have passed: each is a link to its first step. */
function Nations({ groups, at, onGo }: NationsProps) {
  const { recap: words } = useTableWords().history;
  const { names } = useSpeech();
  return (
    <ol class="passed" aria-label={words.nations}>
      {groups.map(({ from, size, who, is, turn }) => {
        const nation = who as NationId | undefined;
        const named = nation ? `${names.nations[nation]}, ${turn}` : is === 'end' ? words.end(turn) : words.start(turn);
        const here = at >= from && at < from + size;
        return (
          <li key={from}>
            <button type="button" title={named} aria-current={here ? 'step' : undefined} onClick={() => onGo(from)}>
              {nation ? <NationChip nation={nation} size={28} /> : <span aria-hidden="true">{turn}</span>}
              <span class="vh">{named}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
