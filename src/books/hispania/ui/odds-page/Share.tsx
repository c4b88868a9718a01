import { useState } from 'preact/hooks';
import { copyOut } from '../../../../ui/hand-out.ts';
import type { Comparison } from './comparison.ts';
import { linkOf } from './link.ts';
import { usePage } from './words.ts';

interface Props {
  readonly all: Comparison;
  /** Starts over; undefined if there is nothing to undo. */
  readonly onBack: (() => void) | undefined;
}

/** Copies a link to everything on the page; if the browser forbids it, the link is shown for copying by hand. */
export function Share({ all, onBack }: Props) {
  const { share } = usePage().page;
  const [link, setLink] = useState<{ readonly of: Comparison; readonly text: string; readonly copied: boolean }>();
  const copy = async (): Promise<void> => {
    const text = location.href.replace(/#.*$/, '') + (await linkOf(all));
    setLink({ of: all, text, copied: await copyOut(text) });
  };
  // A message about other battles is no longer true.
  const now = link?.of === all ? link : undefined;
  return (
    <div class="sharing">
      <button type="button" class="btn tbtn" onClick={copy}>
        {share.copy}
      </button>
      {onBack && (
        <button type="button" class="btn tbtn" onClick={onBack}>
          {share.back}
        </button>
      )}
      <span role="status">{now && (now.copied ? share.copied : share.notCopied)}</span>
      {now && !now.copied && (
        <input
          readOnly
          value={now.text}
          aria-label={share.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
