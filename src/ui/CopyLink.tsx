import { useState } from 'preact/hooks';
import { copyOut } from './hand-out.ts';
import { useSpeech } from './speech.ts';

interface Props {
  /** The fragment that restores the position. */
  readonly linkOf: () => Promise<string>;
  /** The address of the scene's own page, which opens such links. */
  readonly page: string;
}

/** Copies a link to the position on the board. If the browser forbids it, the link is shown for copying by hand. */
export function CopyLink({ linkOf, page }: Props) {
  const { play } = useSpeech().words;
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    const address = new URL(page, location.href).href + (await linkOf());
    setLink(address);
    setCopied(await copyOut(address));
  };
  return (
    <div class="link">
      <button type="button" class="btn tbtn" onClick={copy}>
        {play.copy}
      </button>
      <span role="status">
        {copied === true && play.copied}
        {copied === false && play.notCopied}
      </span>
      {copied === false && (
        <input readOnly value={link} aria-label={play.copy} onFocus={(event) => event.currentTarget.select()} />
      )}
    </div>
  );
}
