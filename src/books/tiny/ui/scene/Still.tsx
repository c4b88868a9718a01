import { Say } from '../../../../ui/Say.tsx';
import { Speech, type SpeechOf, textOf } from '../../../../ui/speech.ts';
import type { SceneWords } from '../../../../words/scene-words.ts';
import { Board } from '../Board.tsx';
import type { Seen } from '../kinds.ts';

interface Props {
  readonly seen: Seen;
  readonly told: Pick<SceneWords, 'steps' | 'after'>;
  readonly speech: SpeechOf;
}

/** Server only: the scene as a figure with its text, which needs no script and can be printed. */
export default function Still({ seen, told, speech }: Props) {
  return (
    <Speech.Provider value={speech}>
      <div class="live still">
        <div inert>
          <Board seen={seen} stands={false} place={undefined} onPlace={() => {}} />
        </div>
        <div class="side">
          <div class="slip text">
            <p>{seen.told.map((line) => textOf(speech, speech.book.line(line))).join('. ')}.</p>
            <ol>
              {told.steps.map((step, i) => (
                // The order of steps never changes, so that the index identifies a step.
                <li key={`${i}`}>
                  <Say text={step} />
                </li>
              ))}
            </ol>
            <p>
              <Say text={told.after} />
            </p>
          </div>
        </div>
      </div>
    </Speech.Provider>
  );
}
