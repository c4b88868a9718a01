import { text, twin } from '../../words/index.ts';
import { CounterIcon } from '../board/icons.tsx';
import { useSpeech } from '../speech.tsx';
import type { Seen } from './seen.ts';

/** The units off the map: El Cid's band has no tray on the board, so it is shown in one below it. */
export function OffMap({ seen: { band, told } }: { readonly seen: Seen }) {
  const { words } = useSpeech();
  if (!band) return null;
  const lines = told.filter((line) => line.key === 'band');
  return (
    <p class="offmap">
      <span aria-hidden="true">{words.around.offMap}</span>
      {band.map((counter) => (
        <CounterIcon key={counter.id} counter={counter} size={38} />
      ))}
      <span class="vh">{lines.map((line) => text(words, twin(words, line))).join('. ')}</span>
    </p>
  );
}
