import type { ComponentChildren } from 'preact';
import { type Chair, LONGEST_NAME } from '../../../../ui/table/chairs.ts';
import { LEVELS, levelOf } from '../bots/levels.ts';
import { Glyph } from '../Glyph.tsx';
import type { GlyphName } from '../glyphs.ts';
import { CHAIRS } from './new-game.ts';
import { useTableWords } from './words.ts';

interface Props<C extends Chair> {
  readonly chairs: readonly C[];
  readonly onChange: (chairs: readonly C[]) => void;
  /** What stands beside a seat: its nations. */
  readonly beside: (chair: C, index: number) => ComponentChildren;
}

/** Who sits where: at each seat a person with a name, or a computer. */
export function Chairs<C extends Chair>({ chairs, onChange, beside }: Props<C>) {
  const { table, bots } = useTableWords();
  const { begin } = table;
  const set = (index: number, chair: Chair): void =>
    onChange(chairs.map((one, i) => (i === index ? withChair(one, chair) : one)));
  return (
    <ol>
      {chairs.map((chair, i) => (
        // Chairs stand in their order: the index is the identity of one.
        <li key={`${i}`}>
          <Glyph name={`seat-${i + 1}` as GlyphName} size={22} />
          <label>
            <span class="vh">{begin.name}</span>
            <input
              value={chair.name}
              maxLength={LONGEST_NAME}
              aria-label={`${begin.seat(i + 1)}: ${begin.name}`}
              onInput={(event) => set(i, { ...chair, name: event.currentTarget.value })}
            />
          </label>
          <select
            aria-label={`${begin.seat(i + 1)}: ${begin.is}`}
            value={chair.is === 'person' ? 'person' : levelOf(chair.level)}
            onChange={({ currentTarget: { value } }) =>
              set(i, CHAIRS.chairFor(chair, LEVELS.find((level) => level === value) ?? 'person', i, begin.names))
            }
          >
            <option value="person">{begin.person}</option>
            <optgroup label={bots.computer}>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {bots.levels[level].name}
                </option>
              ))}
            </optgroup>
          </select>
          {beside(chair, i)}
        </li>
      ))}
    </ol>
  );
}

/** What the levels of the computers are like. */
export function Manners() {
  const { bots } = useTableWords();
  return (
    <dl class="manners" aria-label={bots.manners}>
      {LEVELS.map((level) => (
        <div key={level}>
          <dt>{bots.levels[level].name}</dt> <dd>{bots.levels[level].says}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What belongs to the seat stays; a person has no level. */
function withChair<C extends Chair>({ level: _, ...seat }: C, chair: Chair): C {
  return { ...seat, ...chair } as C;
}
