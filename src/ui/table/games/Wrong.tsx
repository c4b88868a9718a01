import type { Fault } from '../../../kernel/contract.ts';
import { drawnName } from '../../../kernel/names.ts';
import type { TextFile } from '../../hand-out.ts';
import { OtherGame, useOtherBook } from '../../kept/OtherGame.tsx';
import { Say } from '../../Say.tsx';
import type { Trouble } from '../keeper.ts';
import { useTableWords } from '../words.ts';

/** The faults of a stored game or of a file, each by name. */
export function Faults({ faults, file }: { readonly faults: readonly Fault[]; readonly file?: TextFile | undefined }) {
  const words = useTableWords();
  const own = words.games.faults as Readonly<Record<string, (params: Fault['params'], path: string) => string>>;
  return (
    <ul class="faults">
      {faults.map((fault) => (
        <li key={`${fault.code} ${fault.path}`}>
          {fault.code === 'other-game' ? (
            <OfOther fault={fault} file={file} />
          ) : Object.hasOwn(own, fault.code) ? (
            own[fault.code]?.(fault.params, drawnName(fault.path))
          ) : (
            <Say text={words.voice.fault(fault)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A game of another book: there is a link to its table if the site has one. */
function OfOther({ fault, file }: { readonly fault: Fault; readonly file: TextFile | undefined }) {
  const other = useOtherBook(fault.params['game']);
  const { voice } = useTableWords();
  return other ? <OtherGame of={other} file={file} /> : <Say text={voice.fault(fault)} />;
}

/** The reason why something could not be stored or read, and the remedy. */
export function TroubleWords({ trouble }: { readonly trouble: Trouble }) {
  const { games } = useTableWords();
  // Each trouble has its words; the type of the keys requires it.
  const troubles: Readonly<Record<Trouble['code'], { readonly what: string; readonly remedy: string }>> =
    games.troubles;
  const { what, remedy } = troubles[trouble.code];
  return (
    <>
      <p>{what}</p>
      {trouble.faults && trouble.faults.length > 0 && <Faults faults={trouble.faults} />}
      <p class="else">{remedy}</p>
      {trouble.code === 'failed' && trouble.message && <p class="else">{games.said(trouble.message)}</p>}
    </>
  );
}
