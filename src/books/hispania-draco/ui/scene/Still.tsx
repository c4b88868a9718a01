import { Say } from '../../../../ui/Say.tsx';
import { Speech, type SpeechOf, textOf } from '../../../../ui/speech.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { BoardWords } from '../../words/en/board.ts';
import { BoardFigure } from '../board/Board.tsx';
import type { Frame } from '../board/frame.ts';
import type { Seen } from '../kinds.ts';

interface Props {
  readonly seen: Seen;
  readonly frame: Frame;
  /** What is told step by step; a chapter has only the start and the end. */
  readonly steps: readonly Rich[];
  readonly about?: Rich | undefined;
  readonly after?: Rich;
  readonly board: BoardWords;
  readonly speech: SpeechOf;
}

/** Server only: a position as a figure with its text, which needs no script and can be printed. */
export default function Still({ seen, frame, steps, about, after, board, speech }: Props) {
  return (
    <Speech.Provider value={speech}>
      <div class="live still">
        <BoardFigure view={seen.view} words={board} frame={frame} />
        <div class="side">
          <div class="slip text">
            {about && (
              <p>
                <Say text={about} />
              </p>
            )}
            {seen.told.length > 0 && (
              <p>{seen.told.map((line) => textOf(speech, speech.book.line(line))).join('. ')}.</p>
            )}
            {steps.length > 0 && (
              <ol>
                {steps.map((step, i) => (
                  // The order of steps never changes, so that the index identifies a step.
                  <li key={`${i}`}>
                    <Say text={step} />
                  </li>
                ))}
              </ol>
            )}
            {after && (
              <p>
                <Say text={after} />
              </p>
            )}
          </div>
        </div>
      </div>
    </Speech.Provider>
  );
}
