import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { LinkTrouble } from './kinds.ts';

/** The faults of an opened link, by name, and their consequence for the reader. */
export function Trouble({ lines, remedy }: LinkTrouble) {
  const { play } = useSpeech().words;
  return (
    <div class="slip trouble" role="alert">
      <p class="cap">{play.faults}</p>
      {lines.map(({ text, rule }, i) => (
        // Lines keep their order, so the index identifies one.
        <p key={`${i}`}>
          <Say text={text} /> {rule && <RuleLink rule={rule} />}
        </p>
      ))}
      <p>{remedy}</p>
    </div>
  );
}
