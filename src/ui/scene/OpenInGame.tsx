import { useSpeech } from '../speech.ts';
import { POSITION } from './fragment.ts';

interface Props {
  readonly scene: string;
  /** The address of the page of whole games. */
  readonly game: string;
  /** Whether any answer was played; if not, the scene itself is opened. */
  readonly played: boolean;
  /** The fragment that restores the position. */
  readonly linkOf: () => Promise<string>;
}

/** Continues from the position on the board as a separate game. */
export function OpenInGame({ scene, game, played, linkOf }: Props) {
  const { line } = useSpeech().words.play;
  return (
    <a
      class="btn tbtn"
      href={`${game}#scene=${scene}`}
      onClick={(event) => {
        // A reader who opens a new tab gets the scene from its start.
        if (!played || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void linkOf().then((fragment) => location.assign(`${game}#save=${fragment.slice(POSITION.length)}`));
      }}
    >
      {line.game}
    </a>
  );
}
