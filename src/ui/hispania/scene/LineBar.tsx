import type { HispaniaFact } from '../../../hispania/facts.ts';
import type { HispaniaScene } from '../../../hispania/scenes/scene.ts';
import type { State } from '../../../hispania/state.ts';
import type { SceneWords } from '../../../words/en/scenes.ts';
import { onLine, type Session } from '../../scene/session.ts';
import type { SceneStore } from '../../scene/store.ts';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';

export interface SceneParts {
  readonly scene: HispaniaScene;
  readonly told: SceneWords;
  readonly session: Session<State, HispaniaFact>;
  readonly store: SceneStore<State, HispaniaFact>;
}

/** The book's line, step by step, and the ways back. */
export function LineBar({ scene, told, session, store }: SceneParts) {
  const { words } = useSpeech();
  const { line } = words.play;
  const step = onLine(session);
  const of = scene.line.length;
  const first = session.journal.at === 0;
  const taken = session.journal.entries.length > session.journal.at;
  const over = step === of;
  return (
    <div class="linebar">
      <p class="said">
        {session.task ? null : step === undefined ? (
          line.left
        ) : (
          <Say text={over ? told.after : (told.steps[step] ?? [])} />
        )}
      </p>
      <div class="tools">
        {!session.task && step !== undefined && (
          <span class="marks">
            {scene.line.map((_, i) => (
              // Steps never change their order: the index is the identity of a mark.
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
            onClick={() => !first && store.back()}
          >
            ‹
          </button>
          {taken && (
            <button type="button" class="btn tbtn" aria-label={line.forward} onClick={store.forward}>
              ›
            </button>
          )}
          <button type="button" class="btn tbtn" aria-disabled={first} onClick={() => !first && store.restart()}>
            {line.restart}
          </button>
          {!session.task &&
            (step === undefined ? (
              <button type="button" class="btn tbtn" onClick={store.leave}>
                {line.return}
              </button>
            ) : (
              <button type="button" class="btn tbtn next" aria-disabled={over} onClick={() => !over && store.next()}>
                {first ? line.play : line.next}
              </button>
            ))}
        </span>
      </div>
    </div>
  );
}
