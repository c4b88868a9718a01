import { useSpeech } from '../speech.ts';

/** The sentence of the slip: whoever comes to the slip by keyboard hears it at once. */
export const ASKED = 'what-is-asked';

interface Props {
  readonly ask: preact.ComponentChildren;
  /** It comes of itself, and is to be heard at once. */
  readonly alert?: boolean;
  /** What stands above it. */
  readonly above?: preact.ComponentChildren;
  readonly children?: preact.ComponentChildren;
}

/** The slip where no question of the game lies on it. */
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
