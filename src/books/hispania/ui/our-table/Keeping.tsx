import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fault } from '../../../../kernel/contract.ts';
import { copyOut, download } from '../../../../ui/hand-out.ts';
import { Say } from '../../../../ui/Say.tsx';
import { fault as faultWords } from '../../words/faults.ts';
import type { Lost } from './begin.ts';
import type { Desk } from './desk.ts';
import { readText, textOf } from './keep.ts';
import { useEditor } from './spoken.ts';

interface Props {
  readonly desk: Desk;
}

/** The board as text, for copying it out and bringing it back. */
export function Keeping({ desk }: Props) {
  const { editor, faults: said } = useEditor();
  const { keep } = editor;
  const [open, setOpen] = useState(false);
  const [pasted, setPasted] = useState('');
  const [told, setTold] = useState<{ readonly faults: readonly Fault[]; readonly lost: readonly Lost[] }>();
  const fold = useRef<HTMLDetailsElement>(null);
  const read = (text: string): void => {
    const { written, faults, ...rest } = readText(text);
    setTold({ faults: faults ?? [], lost: 'lost' in rest ? (rest.lost ?? []) : [] });
    if (!written) return;
    desk.renew(written);
    setPasted('');
  };
  const showDamaged = (): void => {
    setPasted(desk.damaged ?? '');
    if (fold.current) fold.current.open = true;
  };
  return (
    <>
      {desk.damaged !== undefined && (
        <div class="slip trouble" role="alert">
          <p>{keep.damaged}</p>
          <p class="acts">
            <button type="button" class="btn quiet" onClick={showDamaged}>
              {keep.showDamaged}
            </button>
            <button type="button" class="btn quiet" onClick={desk.forgetDamaged}>
              {keep.forgetDamaged}
            </button>
          </p>
        </div>
      )}
      <details ref={fold} class="slip fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{keep.title}</summary>
        {open && <Text desk={desk} />}
        <label class="field">
          <span>{keep.read}</span>
          <textarea
            rows={4}
            spellcheck={false}
            value={pasted}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{keep.readFile}</span>
          <input
            type="file"
            accept=".json,application/json,text/plain"
            onChange={async (event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              if (file) read(await file.text());
              input.value = '';
            }}
          />
        </label>
        <p class="acts">
          <button
            type="button"
            class="btn"
            aria-disabled={pasted.trim() === ''}
            onClick={() => pasted.trim() && read(pasted)}
          >
            {keep.put}
          </button>
        </p>
        <div role="status">
          {told && told.faults.length === 0 && <p>{keep.done}</p>}
          {told?.lost.map((lost) => (
            <p key={lost}>{keep.lost[lost]}</p>
          ))}
          {told && told.faults.length > 0 && (
            <>
              <p class="wrong">{keep.faults}</p>
              <ul class="faults">
                {told.faults.map((fault) => (
                  <li key={`${fault.code} ${fault.path}`}>
                    <span>
                      <Say text={faultWords(said, fault)} />
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </details>
    </>
  );
}

function Text({ desk: { written } }: Pick<Props, 'desk'>) {
  const { keep } = useEditor().editor;
  const [copied, setCopied] = useState<boolean>();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = textOf(written);
  useEffect(() => setCopied(undefined), [written]);
  const copy = async (): Promise<void> => {
    const done = await copyOut(text);
    setCopied(done);
    if (!done) area.current?.select();
  };
  const save = (): void => download({ name: keep.fileName(written.turn), text });
  return (
    <>
      <label class="field">
        <span>{keep.text}</span>
        <textarea ref={area} rows={4} readOnly spellcheck={false} value={text} />
      </label>
      <p class="acts">
        <button type="button" class="btn quiet" onClick={copy}>
          {keep.copy}
        </button>
        <button type="button" class="btn quiet" onClick={save}>
          {keep.file}
        </button>
        <span role="status">{copied === true ? keep.copied : copied === false ? keep.notCopied : ''}</span>
      </p>
    </>
  );
}
