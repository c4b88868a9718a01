import { useEffect } from 'preact/hooks';
import type { Painted } from './picture.ts';
import { PICTURE, paint } from './picture.ts';
import type { Sharing } from './Share.tsx';

interface Props {
  readonly sharing: Sharing;
  readonly painted: () => Painted;
  /** What is on it, for a screen reader. */
  readonly label: string;
  /** When this changes, it is painted again. */
  readonly of: unknown;
}

/** The picture to share, as it will be saved. */
export function Picture({ sharing, painted, label, of }: Props) {
  useEffect(() => {
    const { current } = sharing.canvas;
    // Where it cannot be painted, the button that saves it says so.
    if (current) paint(current, painted()).catch(console.error);
  }, [of]);
  return <canvas ref={sharing.canvas} class="picture" role="img" aria-label={label} {...PICTURE} />;
}
