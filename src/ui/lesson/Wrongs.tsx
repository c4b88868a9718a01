import type { LessonPlayWords } from '../../words/lesson.ts';
import type { PlayStepWords } from '../../words/lesson-words.ts';
import { Say } from '../Say.tsx';
import type { PlayStart } from './kinds.ts';

interface Props {
  readonly step: Pick<PlayStart, 'wrong'>;
  readonly told: PlayStepWords;
  readonly say: LessonPlayWords;
  readonly onTry: (id: string) => void;
}

/** Wrong answers that other readers have tried. They can be tried here too, and the rule explains the refusal. */
export function Wrongs({ step, told, say, onTry }: Props) {
  if (step.wrong.length === 0) return null;
  return (
    <details class="slip wrongs">
      <summary>
        {say.lesson.wrongs} <small>{step.wrong.length}</small>
      </summary>
      <ul class="choices">
        {step.wrong.map(({ id }) => (
          <li key={id}>
            <button type="button" class="choice" onClick={() => onTry(id)}>
              <span class="m" aria-hidden="true">
                ?
              </span>
              <span class="t">
                <Say text={told.wrongs[id]?.label ?? []} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
