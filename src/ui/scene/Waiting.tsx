import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isFocusLost } from '../focus-held.ts';
import { useSpeech } from '../speech.ts';
import { useStore } from '../use-store.ts';
import type { Wait } from './waking.ts';

/** A wait that is shorter than this, in ms, needs no message. */
const SHORT = 150;

interface Props {
  readonly play: { readonly $wait: ReadableAtom<Wait>; readonly wake: () => Promise<void> };
}

/** The message while an answer waits for the engine, and the button to try again if the engine does not arrive. */
export function Waiting({ play }: Props) {
  const { words } = useSpeech();
  const wait = useStore(play.$wait);
  const [late, setLate] = useState(false);
  // After a retry the message remains until the engine is loaded, because its button has the focus.
  const failed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  if (wait === 'failed') failed.current = true;
  const told = failed.current && wait !== 'none';

  useLayoutEffect(() => {
    setLate(false);
    if (wait !== 'coming') return;
    const timer = setTimeout(() => setLate(true), SHORT);
    return () => clearTimeout(timer);
  }, [wait]);
  useLayoutEffect(() => {
    if (wait !== 'none' || !failed.current) return;
    failed.current = false;
    // The button is removed with the message, so the keyboard continues at the question.
    if (isFocusLost()) (place.current?.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
  }, [wait]);

  return (
    <div ref={place} class="waiting">
      <p role="status" class={late && !told ? 'late' : 'vh'}>
        {late && !told && words.play.loading}
      </p>
      {told && (
        <div class="slip trouble" role="alert">
          <p>{wait === 'failed' ? words.play.failed : words.play.loading}</p>
          <p class="acts">
            <button type="button" class="btn pri" onClick={play.wake}>
              {words.play.retry}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
