import type { Scene } from '../../kernel/scene.ts';
import type { SceneWords } from '../../words/scene-words.ts';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { Shown } from './shown.ts';
import type { Verbs } from './store.ts';

/** A scene with its words, its state, and the reader's actions. */
export interface Told {
  readonly scene: Scene;
  readonly told: SceneWords;
  readonly shown: Shown<unknown>;
  readonly play: Verbs;
}

/** The book's line, step by step, and the ways back. */
export function LineBar({ scene, told, shown, play }: Told) {
  const { words } = useSpeech();
  const line = { ...words.play.line, ...(scene.source.own ? words.play.line.notTheBooks : {}) };
  const { step, taken, task, other } = shown;
  const of = scene.line.length;
  const first = shown.at === 0;
  const over = step === of;
  return (
    <div class="linebar">
      <p class="said">
        {task ? null : other ? (
          words.play.reading.line
        ) : step === undefined ? (
          line.left
        ) : (
          <Say text={over ? told.after : (told.steps[step] ?? [])} />
        )}
      </p>
      <div class="tools">
        {!task && !other && step !== undefined && (
          <span class="marks">
            {scene.line.map((_, i) => (
              // Steps keep their order, so the index identifies a mark.
              <i key={`${i}`} class={i < step ? 'on' : ''} />
            ))}
            <span>{line.step(step, of)}</span>
          </span>
        )}
        <span class="keys">
          <button
            type="button"
            class="btn tbtn"
            aria-label={line.back}
            aria-disabled={first}
            onClick={() => !first && play.back()}
          >
            ‹
          </button>
          {taken && (
            <button type="button" class="btn tbtn" aria-label={line.forward} onClick={play.forward}>
              ›
            </button>
          )}
          <button type="button" class="btn tbtn" aria-disabled={first} onClick={() => !first && play.restart()}>
            {line.restart}
          </button>
          {other && (
            <button type="button" class="btn tbtn next" onClick={() => play.readAs(other, true)}>
              {words.play.reading.back}
            </button>
          )}
          {!task &&
            !other &&
            (step === undefined ? (
              <button type="button" class="btn tbtn" onClick={play.leave}>
                {line.return}
              </button>
            ) : (
              <button type="button" class="btn tbtn next" aria-disabled={over} onClick={() => !over && play.next()}>
                {first ? line.play : line.next}
              </button>
            ))}
        </span>
      </div>
    </div>
  );
}
