import { useMemo, useState } from 'preact/hooks';
import type { Fact, Seat } from '../../../kernel/contract.ts';
import type { Playable } from '../../playable.ts';
import { RuleLink, Say } from '../../Say.tsx';
import { Why } from '../computers/Why.tsx';
import { answerOf, type Chapter, type Filter, type Line, type Row, rowsOf } from '../log.ts';
import type { Parts, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';
import { readingOf } from './reading-of.ts';

interface Props<K extends TableKinds> {
  readonly playable: Playable<K>;
  readonly parts: Parts<K>;
  readonly chapter: Chapter<K['fact']>;
  readonly filter: Filter;
  readonly seats: readonly Seat[];
  /** The point in view; undefined for the present. */
  readonly looking: number | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLook: (n: number) => void;
}

/** The turn of a nation: a line with its totals, and below it, if it is open, the events. */
export function LogChapter<K extends TableKinds>(props: Props<K>) {
  const { playable, parts, chapter, filter, seats, looking, open, onToggle, onLook } = props;
  const { history, voice } = useTableWords();
  const { log } = history;
  const { Sign } = parts;
  const sum = readingOf(playable.reading).ofChapter(chapter);
  // The start and the end of a turn appear only if they contain events.
  if (sum.lines[filter] === 0) return null;
  const { who } = chapter;
  const named = who === undefined ? undefined : voice.stretch(who);
  const said =
    filter !== 'all' ? log.matching[filter](sum) : who ? log.ofOwn(sum) : log.ofOthers(sum.lines.all, sum.points);
  // Only a point within the stretch matters to its rows; the rows of other stretches need not be drawn again.
  const at = looking !== undefined && chapter.lines.some(({ n }) => n === looking) ? looking : undefined;
  return (
    <section class="seq">
      <h4>
        <button type="button" class="fold" aria-expanded={open} onClick={onToggle}>
          {who && Sign && <Sign who={who} />}
          {named ? (
            <span class={named.class}>{named.name}</span>
          ) : (
            <span>{chapter.is === 'end' ? log.end : log.start}</span>
          )}
          <small>{said}</small>
        </button>
      </h4>
      {open && <Lines chapter={chapter} filter={filter} seats={seats} at={at} onLook={onLook} />}
    </section>
  );
}

/** More rows than this are shown only on demand. */
const MOST = 120;

interface LinesProps<F extends Fact> {
  readonly chapter: Chapter<F>;
  readonly filter: Filter;
  readonly seats: readonly Seat[];
  readonly onLook: (n: number) => void;
  readonly at: number | undefined;
}

function Lines<F extends Fact>({ chapter, filter, seats, at, onLook }: LinesProps<F>) {
  const { log } = useTableWords().history;
  const [whole, setWhole] = useState(false);
  // The same rows are the same drawing, so nothing is compared while the game continues elsewhere.
  return useMemo(() => {
    const rows = rowsOf(chapter, filter, seats);
    const first = at === undefined ? rows.length : rows.findIndex((row) => answerOf(row) === at);
    const from = whole ? 0 : Math.max(0, Math.min(rows.length - MOST, first < 0 ? rows.length : first));
    return (
      <>
        {from > 0 && (
          <button type="button" class="more" onClick={() => setWhole(true)}>
            {log.earlier(from)}
          </button>
        )}
        <ol class="log">
          {rows.slice(from).map((row, i) => (
            // Rows are only added at the end, so the index identifies a row.
            <OneRow key={`${from + i}`} row={row} before={rows[from + i - 1]} at={at} onLook={onLook} />
          ))}
        </ol>
      </>
    );
  }, [chapter, filter, seats.join(' '), at, whole, onLook, log]);
}

interface RowProps {
  readonly row: Row<Fact>;
  readonly before: Row<Fact> | undefined;
  readonly at: number | undefined;
  readonly onLook: (n: number) => void;
}

function OneRow({ row, before, at, onLook }: RowProps) {
  const words = useTableWords();
  const [unfolded, setUnfolded] = useState(false);
  const n = answerOf(row);
  const number = before && answerOf(before) === n ? undefined : n;
  if (row.is === 'idle') {
    const phases = row.lines.flatMap(({ fact }) => words.voice.phase(fact)?.inside ?? []);
    return (
      <>
        <li class={n === at ? 'idle at' : 'idle'}>
          <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            <span class="no">{number}</span>
            <span>
              <Say text={words.history.log.idle(phases)} />
            </span>
          </button>
        </li>
        {unfolded &&
          row.lines.map((line, i) => <OneLine key={`${i}`} line={line} class="idle in" at={at} onLook={onLook} />)}
      </>
    );
  }
  const { line } = row;
  const phase = row.is === 'phase' ? words.voice.phase(line.fact)?.at : undefined;
  return <OneLine line={line} number={number} phase={phase} class={row.is} at={at} onLook={onLook} />;
}

interface LineProps extends Pick<RowProps, 'at' | 'onLook'> {
  readonly line: Line<Fact>;
  readonly number?: number | undefined;
  readonly phase?: string | undefined;
  readonly class: string;
}

/** One line: a button to its moment, and its rule. */
function OneLine({ line, number, phase, class: kind, at, onLook }: LineProps) {
  const { history, voice } = useTableWords();
  const here = line.n === at;
  return (
    <li class={here ? `${kind} at` : kind}>
      <button
        type="button"
        aria-current={here ? 'step' : undefined}
        title={history.log.goTo(line.n)}
        onClick={() => onLook(line.n)}
      >
        <span class="no">{number}</span>
        <span>{phase ?? <Say text={voice.fact(line.fact)} />}</span>
      </button>
      {number !== undefined && <Why n={number} />}
      <RuleLink rule={line.fact.rule} />
    </li>
  );
}
