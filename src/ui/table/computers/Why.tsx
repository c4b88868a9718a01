import { useContext, useState } from 'preact/hooks';
import { Say } from '../../Say.tsx';
import { useTableWords } from '../words.ts';
import { Whys } from './whys.ts';

/** The reason for a computer's answer, shown on demand. Nothing if it is unknown. */
export function Why({ n }: { readonly n: number }) {
  const { bots, voice } = useTableWords();
  const why = useContext(Whys).whyAt(n);
  const [open, setOpen] = useState(false);
  if (!why) return null;
  return (
    <>
      <button
        type="button"
        class="ask-why"
        aria-expanded={open}
        aria-label={bots.askOf(n)}
        onClick={() => setOpen(!open)}
      >
        {bots.ask}
      </button>
      {open && (
        <p class="because" role="status">
          <Say text={voice.why(why)} />
        </p>
      )}
    </>
  );
}

/** The reasons for several answers of computers, under one heading. */
export function Reasons({ answers }: { readonly answers: readonly number[] }) {
  const { bots, voice } = useTableWords();
  const { whyAt, reasons: joined } = useContext(Whys);
  const reasons = joined(answers.flatMap((n) => whyAt(n) ?? []));
  const [open, setOpen] = useState(false);
  if (reasons.length === 0) return null;
  return (
    <details class="reasons" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{bots.recap}</summary>
      {open && (
        <ul class="lines">
          {reasons.map((why, i) => (
            // They keep their order, so the index identifies one.
            <li key={`${i}`}>
              <span>
                <Say text={voice.why(why)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
