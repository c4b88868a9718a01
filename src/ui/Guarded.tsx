import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Boundary } from './Boundary.tsx';
import { download, type TextFile } from './hand-out.ts';
import { useSpeech } from './speech.ts';

interface Props {
  /** The name of the part in the words: `The board`. */
  readonly what: string;
  /** The drawn value. When it changes, the part is tried again. */
  readonly of?: unknown;
  /** All data of the part as a file, for the maintainer who repairs it. */
  readonly raw: () => TextFile | Promise<TextFile | undefined>;
  /** The element around the part, if it is a row of a list. */
  readonly as?: 'li';
  /** Further actions for the part. */
  readonly acts?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * A part of a page that may fail by itself. If it fails, it shows its name and the remedies, and offers its data as a
 * file.
 */
export function Guarded({ what, of, raw, as, acts, children }: Props) {
  return (
    <Boundary
      of={of}
      instead={(again) => {
        const failed = <Failed what={what} raw={raw} acts={acts} onAgain={again} />;
        return as === 'li' ? <li>{failed}</li> : failed;
      }}
    >
      {children}
    </Boundary>
  );
}

function Failed({ what, raw, acts, onAgain }: Pick<Props, 'what' | 'raw' | 'acts'> & { readonly onAgain: () => void }) {
  const { guard } = useSpeech().words.play;
  const [unwritten, setUnwritten] = useState(false);
  const save = async (): Promise<void> => {
    try {
      const file = await raw();
      if (file) download(file);
      setUnwritten(!file);
    } catch (error) {
      console.error(error);
      setUnwritten(true);
    }
  };
  return (
    <div class="slip wrong unshown" role="alert">
      <p>{guard.what(what)}</p>
      <p class="else">{guard.remedy}</p>
      <p class="acts">
        <button type="button" class="btn" onClick={onAgain}>
          {guard.again}
        </button>
        <button type="button" class="btn quiet" onClick={save}>
          {guard.raw}
        </button>
        {acts}
      </p>
      {unwritten && <p>{guard.unwritten}</p>}
    </div>
  );
}
