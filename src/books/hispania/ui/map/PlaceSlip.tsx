import type { PlaceId } from '../../engine/data/ids.ts';
import type { MapWords } from '../../words/en/map.ts';
import { fill } from './fill.ts';
import type { MapRow, Neighbour } from './rows.ts';

export interface PlaceSlipProps {
  readonly row: MapRow | undefined;
  readonly words: MapWords;
  /** The address of the form in which an owner of the printed map enters its values. */
  readonly correct: string;
  readonly onChoose: (id: PlaceId) => void;
  readonly onClose: () => void;
}

/** The known values of one place, each with its source. Announced when it changes. */
export function PlaceSlip({ row, words, correct, onChoose, onClose }: PlaceSlipProps) {
  const { slip } = words;
  return (
    <section class="slip place-slip" aria-label={slip.label} aria-live="polite">
      {row ? (
        <Chosen row={row} words={words} correct={correct} onChoose={onChoose} onClose={onClose} />
      ) : (
        <p class="hint">{slip.none}</p>
      )}
      {!row && <Legend words={words} />}
    </section>
  );
}

function Chosen({ row, words, correct, onChoose, onClose }: PlaceSlipProps & { readonly row: MapRow }) {
  const { slip } = words;
  return (
    <>
      <div class="head">
        <h2>
          <i>{row.name}</i>
        </h2>
        {row.offMap && <span class="hint">{slip.offMap}</span>}
        <button type="button" class="btn quiet" aria-label={slip.close} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {row.facts.length > 0 && (
        <dl>
          {row.facts.map(({ label, text, note, source, known }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {known ? <b>{text}</b> : <span class="rec">‹{text}›</span>}
                {note && <span class="note-line">{note}</span>}
                <small>{source}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{slip.neighbours}</h3>
      <ul>
        {row.neighbours.map((other) => (
          <li key={other.id}>
            <NeighbourLink other={other} onChoose={onChoose} />
            {other.river && <span class="hint">{fill(slip.over, { river: other.river })}</span>}
            {other.strait && <span class="hint">{slip.strait}</span>}
          </li>
        ))}
      </ul>
      {row.neighbours.some(({ known }) => !known) && <p class="hint">{slip.borders}</p>}
      {!row.offMap && (
        <p>
          <a href={`${correct}#province=${row.id}`}>{slip.correct}</a>
        </p>
      )}
    </>
  );
}

function NeighbourLink({ other, onChoose }: { readonly other: Neighbour; readonly onChoose: (id: PlaceId) => void }) {
  const link = (
    <a
      href={`#${other.id}`}
      onClick={(event) => {
        event.preventDefault();
        onChoose(other.id);
      }}
    >
      <i>{other.name}</i>
    </a>
  );
  return other.known ? link : <span>‹{link}›</span>;
}

function Legend({ words }: { readonly words: MapWords }) {
  const { title, ...lines } = words.legend;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {Object.values(lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
