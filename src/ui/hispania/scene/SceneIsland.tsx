import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../../words/lang.ts';

interface Props {
  readonly id: string;
  readonly lang: Lang;
  /** Address of the book's rules in this language, and the chapters that are written. */
  readonly rules: string;
  readonly written: readonly number[];
  /** Said if the live position cannot start; the figure stays. */
  readonly failed: string;
  /** The still figure: what stands there without JavaScript. */
  readonly children?: ComponentChildren;
}

/**
 * A scene on a page. The still figure is there from the first; once it comes into view the engine, the words and the board are
 * fetched and take its place.
 */
export default function SceneIsland({ id, lang, rules, written, failed, children }: Props) {
  const [Live, setLive] = useState<ComponentType>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    import('./live.tsx')
      .then((module) => module.load({ id, lang, rules, written }))
      .then((component) => setLive(() => component))
      .catch(() => setBroken(true));
  }, [id, lang, rules, written]);
  if (Live) return <Live />;
  return (
    // A box of its own: what Astro puts around the figure has none, and would never be seen to come into view.
    <div>
      {children}
      {broken && (
        <p class="broken" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
