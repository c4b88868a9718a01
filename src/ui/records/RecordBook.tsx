import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isCounting } from '../../kernel/root.ts';
import type { RecordWords } from '../../words/en/records.ts';
import { download } from '../hand-out.ts';
import type { RecordBook as Kept } from './kept.ts';
import { type Recorded, textOfRecords } from './records.ts';

/** What a book says of a result: a cell for each of its columns. */
export type CellsOf = (recorded: Recorded) => readonly string[] | undefined;

interface Props {
  readonly kept: Kept;
  readonly words: RecordWords;
  /** The columns of the book, between the date and the version of the rules. */
  readonly columns: readonly string[];
  /** The cells of a result; undefined if the book cannot read it. */
  readonly cells: CellsOf;
  /** Below the table of the games that count. */
  readonly note: string;
  /** The id of the book, in the names of files. */
  readonly book: string;
  /** Leads back to the games. */
  readonly onBack: () => void;
}

/** The page of the record book: the games that count, the others apart, and the book as a file. */
export function RecordBook({ kept, words: { book: words, why }, columns, cells, note, book, onBack }: Props) {
  const [records, setRecords] = useState(kept.read);
  const [aside, setAside] = useState(kept.aside);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const rows = records.games.toReversed().map((recorded) => ({ recorded, of: cells(recorded) }));
  const readable = rows.flatMap(({ recorded, of }) => (of ? [{ recorded, of }] : []));
  const damaged = records.damaged.length + rows.length - readable.length;
  const [counting, others] = [true, false].map((counts) =>
    readable.filter(({ recorded }) => isCounting(recorded) === counts),
  ) as [Row[], Row[]];
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text().catch(() => undefined);
    const fault = text === undefined ? 'unreadable' : kept.take(text);
    setSaid(fault ? words.notTaken[fault] : words.taken);
    setRecords(kept.read());
  };
  return (
    <div class="record-book">
      <p>
        <button type="button" class="btn quiet" onClick={onBack}>
          {words.back}
        </button>
      </p>
      <h2 tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p class="lead">{words.lead}</p>
      {readable.length === 0 && (
        <div class="none">
          <p>{words.empty}</p>
          <p class="else">{words.emptySays}</p>
        </div>
      )}
      {counting.length > 0 && (
        <>
          <Table rows={counting} words={words} columns={columns} label={words.title} />
          <p class="else">{note}</p>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{words.apart}</h3>
          <Table
            rows={others.map(({ recorded, of }) => ({
              recorded,
              of: [...of, recorded.counts.apart ? why[recorded.counts.apart] : ''],
            }))}
            words={words}
            columns={[...columns, words.because]}
            label={words.apart}
          />
        </>
      )}
      {damaged > 0 && (
        <p class="wrong" role="status">
          {words.damaged(damaged)}
        </p>
      )}
      {aside !== undefined && (
        <div class="wrong" role="status">
          <p>{words.aside}</p>
          <p class="acts">
            <button
              type="button"
              class="btn"
              onClick={() => download({ name: `${book}-records-aside.json`, text: aside })}
            >
              {words.asideFile}
            </button>
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                kept.forgetAside();
                setAside(undefined);
              }}
            >
              {words.forget}
            </button>
          </p>
        </div>
      )}
      <p class="acts">
        {rows.length + damaged > 0 && (
          <button
            type="button"
            class="btn"
            onClick={() => download({ name: `${book}-records.json`, text: textOfRecords(kept.read()) })}
          >
            {words.file}
          </button>
        )}
        <label class="btn quiet">
          {words.open}
          <input
            type="file"
            class="vh"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0]);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
      </p>
      <p role="status">{said}</p>
    </div>
  );
}

/** A cell with fewer characters is in one line. */
const SHORT = 24;

interface Row {
  readonly recorded: Recorded;
  readonly of: readonly string[];
}

interface TableProps {
  readonly rows: readonly Row[];
  readonly words: RecordWords['book'];
  readonly columns: readonly string[];
  readonly label: string;
}

/** Some records, the latest first. On a phone each cell has the name of its column beside it. */
function Table({ rows, words, columns, label }: TableProps) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {[words.date, ...columns, words.version].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ recorded: { game, ended, counts, version }, of }) => (
          <tr key={game}>
            <th scope="row">
              <time dateTime={new Date(ended).toISOString()}>{words.on(ended)}</time>
              {counts.day && <small>{words.ofDay(counts.day)}</small>}
            </th>
            {of.map((cell, i) => (
              <td key={columns[i]} data-column={columns[i]} data-short={cell.length < SHORT}>
                {cell}
              </td>
            ))}
            <td data-column={words.version}>{version}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
