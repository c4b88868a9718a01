import { useLayoutEffect, useRef } from 'preact/hooks';
import { isFocusLost } from '../focus-held.ts';
import { Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import type { Told } from './LineBar.tsx';

/** The reader's tasks, and wrong answers that other readers have tried. */
export function Trials(parts: Told) {
  const place = useRef<HTMLDivElement>(null);
  const task = parts.shown.task?.id;
  const was = useRef(task);
  // The pressed button is removed with its list, so the keyboard continues here.
  useLayoutEffect(() => {
    if (was.current !== task && isFocusLost()) place.current?.focus({ preventScroll: true });
    was.current = task;
  }, [task]);
  return (
    <div ref={place} tabIndex={-1} class="trials">
      {task === undefined ? <Offers {...parts} /> : <Trial {...parts} />}
    </div>
  );
}

function Offers({ scene, told, play }: Told) {
  const { words } = useSpeech();
  const { title, wrongs } = words.play.task;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scene is no form, and no landmark, as a page may hold several
    <div role="group" class="slip offers" aria-label={title}>
      <p class="cap">{title}</p>
      <ul class="choices">
        {scene.tasks.map(({ id }) => (
          <li key={id}>
            <button type="button" class="choice" onClick={() => play.attempt(id)}>
              <span class="m aim" aria-hidden="true" />
              <span class="t">
                <Say text={told.tasks[id]?.ask ?? []} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {scene.wrong.length > 0 && (
        <details class="barred">
          <summary>
            {wrongs} <small>{scene.wrong.length}</small>
          </summary>
          <ul class="choices">
            {scene.wrong.map(({ id }) => (
              <li key={id}>
                <button type="button" class="choice" onClick={() => play.tryWrong(id)}>
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
      )}
    </div>
  );
}

function Trial({ scene, told, shown, play }: Told) {
  const { words } = useSpeech();
  const { task: say } = words.play;
  const { id, stands, hints } = shown.task ?? { id: '', stands: 'open' as const, hints: 0 };
  const task = told.tasks[id];
  if (!task) return null;
  const reached = stands === 'reached';
  const others = scene.tasks.filter((t) => t.id !== id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scene is no form, and no landmark, as a page may hold several
    <div role="group" class="slip trial" aria-label={say.title}>
      <p class="cap">{say.title}</p>
      <p class="ask">
        <Say text={task.ask} />
      </p>
      <div role="status">
        {reached && (
          <p class="solved">
            <b>{say.solved}</b> <Say text={task.done} />
          </p>
        )}
        {stands === 'lost' && (
          <p class="lost">
            <Say text={task.lost ?? [say.lost]} />
          </p>
        )}
        {task.hints.slice(0, Math.min(hints, 2)).map((hint, i) => (
          // Hints keep their order, so the index identifies a hint.
          <p key={`${i}`} class="hint">
            <b>{say.hints[i]}</b> <Say text={hint} />
          </p>
        ))}
      </div>
      <p class="acts">
        {!reached && hints < 2 && (
          <button type="button" class="btn quiet" onClick={play.hint}>
            {say.hint}
          </button>
        )}
        {!reached && hints >= 2 && (
          <button type="button" class="btn quiet" onClick={play.show}>
            {say.hints[2]}
          </button>
        )}
        {stands !== 'open' && (
          <button type="button" class="btn" onClick={play.restart}>
            {say.again}
          </button>
        )}
        {reached &&
          others.map((other) => (
            <button key={other.id} type="button" class="btn" onClick={() => play.attempt(other.id)}>
              <span>
                <Say text={told.tasks[other.id]?.ask ?? []} />
              </span>
            </button>
          ))}
        <button type="button" class="btn quiet" onClick={play.leave}>
          {say.leave}
        </button>
      </p>
    </div>
  );
}
