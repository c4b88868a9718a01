import { useState } from 'preact/hooks';
import { NotBegun } from '../../../../../ui/table/Wrong.tsx';
import type { DeskHere, UnopenedHere } from '../here.ts';
import { useTableWords } from '../words.ts';
import { beginShort } from './begin-short.ts';
import { LANDS } from './lands.ts';
import { MiniMap } from './MiniMap.tsx';
import { SHORT, type ShortId } from './short.ts';

interface Props {
  readonly desk: DeskHere;
  /** Only some of them. */
  readonly ids?: readonly ShortId[];
}

/** Games of two or three turns: a great invasion up to the next scoring. */
export function ShortGames({ desk, ids = SHORT.map(({ id }) => id) }: Props) {
  const { table, games } = useTableWords();
  const { begin } = table;
  const [wrong, setWrong] = useState<UnopenedHere>();
  return (
    <>
      <ul class="shorts" aria-label={begin.shorts}>
        {SHORT.filter(({ id }) => ids.includes(id)).map(({ id, first, last, minutes }) => (
          <li key={id} class="slip">
            <MiniMap land={LANDS.short[id]} />
            <div>
              <p class="minutes">{begin.minutes(minutes)}</p>
              <h3>{begin.shortNames[id]}</h3>
              <p class="else">{begin.shortSays[id](first, last)}</p>
            </div>
            <button
              type="button"
              class="btn"
              onClick={() => void beginShort(desk, id, begin).then(setWrong, (error) => console.error(error))}
            >
              {begin.start}
              <span class="vh">{games.of(begin.shortNames[id])}</span>
            </button>
          </li>
        ))}
      </ul>
      <NotBegun wrong={wrong} />
    </>
  );
}
