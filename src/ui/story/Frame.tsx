import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StoryWords } from '../../words/en/story.ts';

interface Props {
  readonly words: StoryWords;
  /** Who won, and by how much. */
  readonly title: string;
  /** The story in a sentence. */
  readonly lead: string;
  /** Below the sentence: the ranking, and what can be done. */
  readonly under: ComponentChildren;
  /** Beside it: the picture. */
  readonly beside: ComponentChildren;
  readonly children: ComponentChildren;
  /** One turn back or on. */
  readonly onTurn: (step: 1 | -1) => void;
  readonly onPicture: () => void;
  readonly onClose: () => void;
}

/** The page that tells the story of a game: its result on the green of the table, and below it sections on paper. */
export function StoryFrame({ words, title, lead, under, beside, children, onTurn, onPicture, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useStoryKeys({ onTurn, onPicture, onClose });
  return (
    <div class="story">
      <section class="result" aria-label={words.title}>
        <div class="told">
          <p class="cap">{words.title}</p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p class="lead">{lead}</p>}
          {under}
        </div>
        <div class="shown">{beside}</div>
      </section>
      <div class="sections">{children}</div>
      <p class="keys">{words.keys}</p>
    </div>
  );
}

interface SectionProps {
  readonly class: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}

/** A section below a rule, with a note at the other end of its heading. */
export function StorySection({ class: name, title, note, children }: SectionProps) {
  return (
    <section class={`section ${name}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <small>{note}</small>}
      </header>
      {children}
    </section>
  );
}

type Keyed = Pick<Props, 'onTurn' | 'onPicture' | 'onClose'>;

/** The keys of the page, while no field and no dialog has the focus. */
function useStoryKeys(keyed: Keyed): void {
  const latest = useRef(keyed);
  latest.current = keyed;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      const { onTurn, onPicture, onClose } = latest.current;
      const inField = event.target instanceof Element && event.target.closest('input:not([type="range"]), textarea');
      if (inField && event.key !== 'Escape') return;
      const does = { '<': () => onTurn(-1), '>': () => onTurn(1), e: onPicture, escape: onClose }[
        event.key.toLowerCase()
      ];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
