import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { LinkTrouble } from './kinds.ts';

/** What was wrong with a link that was opened, by name, and what that means for the reader. */
export function Trouble({ lines, remedy }: LinkTrouble) {
  const { play } = useSpeech().words;
  return (
    <div class="slip trouble" role="alert">
      <p class="cap">{play.faults}</p>
      {lines.map(({ text, rule }, i) => (
        // They are said once, in their order: the index is the identity of one.
        <p key={`${i}`}>
          <Say text={text} /> {rule && <RuleLink rule={rule} />}
        </p>
      ))}
      <p>{remedy}</p>
    </div>
  );
}
