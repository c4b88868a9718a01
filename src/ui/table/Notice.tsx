import { useSpeech } from '../speech.ts';

/** The sentence of the slip: a reader who reaches the slip by keyboard hears it immediately. */
export const ASKED = 'what-is-asked';

interface Props {
  readonly ask: preact.ComponentChildren;
  /** It appears by itself and must be announced immediately. */
  readonly alert?: boolean;
  /** The part above it. */
  readonly above?: preact.ComponentChildren;
  readonly children?: preact.ComponentChildren;
}

/** The slip if it holds no question of the game. */
export function Notice({ ask, alert = false, above, children }: Props) {
  const { words } = useSpeech();
  return (
    <section class="slip prompt asked notice" aria-label={words.play.prompt} aria-describedby={ASKED} tabIndex={-1}>
      {above}
      <h2 class="ask" id={ASKED}>
        <span role={alert ? 'alert' : undefined}>{ask}</span>
      </h2>
      {children}
    </section>
  );
}
