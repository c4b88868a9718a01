import { useState } from 'preact/hooks';
import type { ReadingWords } from '../../words/scene-words.ts';
import { useSpeech } from '../speech.ts';
import type { ShownRuling } from './kinds.ts';
import type { Verbs } from './store.ts';

/** The opposite reading of each. */
const OTHER = { a: 'b', b: 'a' } as const;

interface Props {
  readonly rulings: readonly ShownRuling[];
  readonly say: Readonly<Record<string, ReadingWords>>;
  /** The ruling whose other reading is in use. */
  readonly other: string | undefined;
  /** The address of the page of the rulings. */
  readonly page: string;
  readonly play: Verbs;
}

/**
 * The rulings that a scene shows, each with both readings. Choosing one restarts the scene at the point where the
 * readings differ.
 */
export function Readings({ rulings, say, other, page, play }: Props) {
  const { words } = useSpeech();
  const now = rulings.find(({ id }) => id === other);
  const asked = now && say[now.id];
  return (
    <>
      {rulings.map((ruling) => (
        <Ruling key={ruling.id} ruling={ruling} say={say[ruling.id]} other={other} page={page} play={play} />
      ))}
      <p role="status" class="vh">
        {asked && words.play.reading.now(asked.asks, asked[OTHER[now.own]])}
      </p>
    </>
  );
}

interface One extends Pick<Props, 'other' | 'page' | 'play'> {
  readonly ruling: ShownRuling;
  readonly say: ReadingWords | undefined;
}

function Ruling({ ruling: { id, rule, own }, say, other, page, play }: One) {
  const {
    book,
    words: {
      play: { reading },
    },
  } = useSpeech();
  // It remains open, so that a reader who returns to our reading is still at its button.
  const [open, setOpen] = useState(other === id);
  if (!say) return null;
  const read = other === id ? OTHER[own] : own;
  return (
    <details class="slip either" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {reading.title(book.printed(rule))} <small>{say.asks}</small>
      </summary>
      <fieldset>
        <legend class="vh">{say.asks}</legend>
        {(['a', 'b'] as const).map((letter) => (
          <label key={letter}>
            <input
              type="radio"
              // Two scenes on one page never show the same ruling.
              name={`read-${id}`}
              checked={letter === read}
              onChange={() => play.readAs(id, letter === own)}
            />
            <span>
              {say[letter]}
              {letter === 'a' && <small> {reading.own}</small>}
            </span>
          </label>
        ))}
        <p>
          <a href={`${page}#${id}`}>{reading.why}</a>
        </p>
      </fieldset>
    </details>
  );
}
