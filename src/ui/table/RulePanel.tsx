import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../speech.ts';
import { useTableWords } from './words.ts';

const absolute = (href: string | undefined): string | undefined => href && new URL(href, location.href).href;

/** A rule beside the board: the fragment that the build has cut from its page, and its address. */
interface Shown {
  readonly href: string;
  readonly html?: string;
  readonly failed?: boolean;
}

/**
 * The number of a rule opens the rule beside the board, so that the reader does not leave the game. With a key held, or
 * with the other mouse button, it opens in a new tab.
 */
export function RulePanel({ within }: { readonly within: RefObject<HTMLElement> }) {
  const { rule } = useTableWords().table;
  const { hrefOf } = useSpeech();
  const [shown, setShown] = useState<Shown>();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>();
  useLayoutEffect(() => {
    const place = within.current;
    if (!place) return;
    const click = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a.rid, [data-rule]') : null;
      if (!pressed) return;
      // A barred action opens its rule, because a number inside a button cannot be a link.
      const barred = pressed.dataset['rule'];
      const href = pressed instanceof HTMLAnchorElement ? pressed.href : barred && absolute(hrefOf(barred));
      const id = barred ?? (href && /#r(.+)$/.exec(href)?.[1]);
      if (!href || !id) return;
      event.preventDefault();
      opener.current = pressed;
      setShown({ href });
      fetch(new URL(`../../rules/fragments/${id}.html`, href.split('#')[0]))
        .then(async (answer) => {
          const html = answer.ok ? await answer.text() : undefined;
          setShown((now) => (now?.href === href ? { href, ...(html ? { html } : { failed: true }) } : now));
        })
        .catch(() => setShown((now) => (now?.href === href ? { href, failed: true } : now)));
    };
    place.addEventListener('click', click);
    return () => place.removeEventListener('click', click);
  }, [within, hrefOf]);
  useLayoutEffect(() => panel.current?.focus(), [shown?.href]);
  if (!shown) return null;
  const close = (): void => {
    setShown(undefined);
    opener.current?.focus();
  };
  return (
    <aside
      ref={panel}
      class="slip rule-panel"
      tabIndex={-1}
      aria-label={rule.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {/* The fragment is written by our own build. */}
      {shown.html && <div class="cut" dangerouslySetInnerHTML={{ __html: shown.html }} />}
      {shown.failed && <p>{rule.failed}</p>}
      <p class="acts">
        <button type="button" class="btn" onClick={close}>
          {rule.close}
        </button>
        <a class="btn quiet" href={shown.href} target="_blank" rel="noreferrer">
          {rule.read}
        </a>
      </p>
    </aside>
  );
}
