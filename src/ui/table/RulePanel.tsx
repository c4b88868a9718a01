import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../speech.ts';
import { useTableWords } from './words.ts';

const absolute = (href: string | undefined): string | undefined => href && new URL(href, location.href).href;

/** A rule that is shown beside the board: as the build has cut it from its page, and where that is. */
interface Shown {
  readonly href: string;
  readonly html?: string;
  readonly failed?: boolean;
}

/**
 * The number of a rule opens the rule beside the board, so that nobody has to leave the game for it. Whoever wants a tab of
 * its own (with a key held, or the other button) gets it.
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
      // What is barred opens its rule: inside a button a number cannot be a link.
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
      {/* The fragment is our own build's. */}
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
