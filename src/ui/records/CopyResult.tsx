import { useState } from 'preact/hooks';
import type { RecordWords } from '../../words/en/records.ts';
import { copyOut } from '../hand-out.ts';

interface Props {
  readonly words: RecordWords['share'];
  /** The result as a text that tells nothing of the dice. */
  readonly text: string;
}

/** Copies the result of a game; where the clipboard is closed, the text is shown. */
export function CopyResult({ words, text }: Props) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div class="copy-result">
      <button type="button" class="btn" onClick={async () => setCopied(await copyOut(text))}>
        {words.copy}
      </button>
      <span role="status">{copied && words.copied}</span>
      {copied === false && (
        <textarea
          readOnly
          rows={5}
          aria-label={words.label}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
