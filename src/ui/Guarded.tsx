import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Boundary } from './Boundary.tsx';
import { download, type TextFile } from './hand-out.ts';
import { useSpeech } from './speech.ts';

interface Props {
  /** What it is, as the words name it: `The board`. */
  readonly what: string;
  /** What it draws: when it becomes another, it is tried again. */
  readonly of?: unknown;
  /** Everything that it was to show, as a file: for whoever mends it. */
  readonly raw: () => TextFile | Promise<TextFile | undefined>;
  /** The element it stands in: a row of a list, mostly none. */
  readonly as?: 'li';
  /** What else can be done with it. */
  readonly acts?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of a page that may fail by itself: then it says what it is, and what to do, and gives its data as a file. */
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
