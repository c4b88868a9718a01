import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StoryWords } from '../../words/en/story.ts';
import { copyOut, downloadFile } from '../hand-out.ts';
import { fileOfPicture, type Painted, paint } from './picture.ts';

interface Props {
  readonly words: StoryWords;
  readonly sharing: Sharing;
  /** The story as text. */
  readonly text: () => string;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** The picture to share, and how to save it. */
export interface Sharing {
  readonly canvas: RefObject<HTMLCanvasElement>;
  readonly save: () => Promise<void>;
  /** It could not be made. */
  readonly failed: boolean;
}

/** A picture that is painted anew for each file, so that it shows the present. `name` is that of the file. */
export function useSharing(painted: () => Painted, name: string): Sharing {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    try {
      const made = canvas.current ?? document.createElement('canvas');
      await paint(made, painted());
      downloadFile(name, await fileOfPicture(made));
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return { canvas, save, failed };
}

/** What one can do with a story: save its picture, copy it as text, play it again, leave it. */
export function StoryActs({ words, sharing, text, onReplay, onClose }: Props) {
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string>();
  const copy = async (): Promise<void> => {
    const done = await copyOut(text());
    setSaid(done ? words.text.copied : '');
    setShown(done ? undefined : text());
  };
  return (
    <>
      <p class="acts">
        <button type="button" class="btn pri" onClick={sharing.save}>
          {words.picture.save}
        </button>
        <button type="button" class="btn tbtn" onClick={copy}>
          {words.text.copy}
        </button>
        <button type="button" class="btn tbtn" onClick={onReplay}>
          {words.replay}
        </button>
        <button type="button" class="btn tbtn" onClick={onClose}>
          {words.board}
        </button>
      </p>
      <p class="said" role="status">
        {sharing.failed ? words.picture.failed : said}
      </p>
      {shown !== undefined && (
        <textarea
          readOnly
          rows={8}
          aria-label={words.text.label}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
