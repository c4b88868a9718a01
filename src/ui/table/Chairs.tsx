import type { ComponentChildren } from 'preact';
import { Glyph } from '../Glyph.tsx';
import { useSpeech } from '../speech.ts';
import { type Chair, type Chairs as ChairsOf, LONGEST_NAME, type Names } from './chairs.ts';
import { useTableWords } from './words.ts';

interface Props<C extends Chair> extends Who {
  readonly chairs: readonly C[];
  readonly onChange: (chairs: readonly C[]) => void;
  /** The part beside a seat: its nations. */
  readonly beside: (chair: C, index: number) => ComponentChildren;
}

/** The players of the seats: how chairs are dealt, and the levels of the computers. */
export interface Who {
  readonly of: ChairsOf;
  readonly levels: readonly string[];
  readonly names: Names;
}

/** The seating: at each seat a person with a name, or a computer. */
export function Chairs<C extends Chair>({ of, levels, names, chairs, onChange, beside }: Props<C>) {
  const { table, bots, voice } = useTableWords();
  const { begin } = table;
  const { colon } = useSpeech().words.play;
  const set = (index: number, chair: Chair): void =>
    onChange(chairs.map((one, i) => (i === index ? withChair(one, chair) : one)));
  return (
    <ol>
      {chairs.map((chair, i) => (
        // Chairs keep their order, so the index identifies one.
        <li key={`${i}`}>
          <Glyph name={`seat-${i + 1}`} size={22} />
          <label>
            <span class="vh">{begin.name}</span>
            <input
              value={chair.name}
              maxLength={LONGEST_NAME}
              aria-label={`${begin.seat(i + 1)}${colon}${begin.name}`}
              onInput={(event) => set(i, { ...chair, name: event.currentTarget.value })}
            />
          </label>
          <select
            aria-label={`${begin.seat(i + 1)}${colon}${begin.is}`}
            value={chair.is === 'person' ? 'person' : of.levelOf(chair.level)}
            onChange={({ currentTarget: { value } }) =>
              set(i, of.chairFor(chair, levels.find((level) => level === value) ?? 'person', i, names))
            }
          >
            <option value="person">{begin.person}</option>
            {levels.length > 0 && (
              <optgroup label={bots.computer}>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {voice.level(level).name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
          {beside(chair, i)}
        </li>
      ))}
    </ol>
  );
}

/** Descriptions of the computers' levels. */
export function Manners({ levels }: { readonly levels: readonly string[] }) {
  const { bots, voice } = useTableWords();
  if (levels.length === 0) return null;
  return (
    <dl class="manners" aria-label={bots.manners}>
      {levels.map((level) => (
        <div key={level}>
          <dt>{voice.level(level).name}</dt> <dd>{voice.level(level).says}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The seat's own data stays; a person has no level. */
function withChair<C extends Chair>({ level: _, ...seat }: C, chair: Chair): C {
  return { ...seat, ...chair } as C;
}
