import { useState } from 'preact/hooks';
import type { Fault } from '../../../../kernel/contract.ts';
import { drawnName } from '../../../../kernel/names.ts';
import { Faults } from '../../../../ui/table/games/Wrong.tsx';
import { readCorrections } from '../../engine/corrections.ts';
import { type NamedCorrections, readCorrectionsFile } from '../../engine/corrections-file.ts';
import { enteredIn, isEmpty } from '../corrections/entered.ts';
import { keptOn } from '../corrections/kept.ts';
import { hispaniaTexts } from '../on-device.ts';
import type { Wanted } from './new-game.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  /** The address of the book; the address of the form starts with it. */
  readonly home: string;
}

/** The choices of corrections: none, the list of this device, or one from a file. */
type From = 'none' | 'kept' | 'file';

/** Values of the printed game that its owner has entered: checked, and used instead of our reconstruction. */
export function CorrectionsChoice({ wanted, onChange, home }: Props) {
  const words = useTableWords();
  const { begin } = words.table;
  const [from, setFrom] = useState<From>('none');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [file, setFile] = useState<NamedCorrections>();
  const [kept, setKept] = useState(keptHere);
  const take = (next: From, named?: NamedCorrections): void => {
    const { corrections: _, ...rest } = wanted;
    // If another set is chosen later it is checked again, with all other choices.
    const checked = named ? readCorrections(named.corrections, wanted.set) : undefined;
    setFaults(checked?.faults ?? []);
    if (checked?.faults) return;
    setFrom(next);
    onChange(checked ? { ...rest, corrections: checked.corrections } : rest);
  };
  const read = async (chosen: File): Promise<void> => {
    const { named, faults: wrong } = readCorrectionsFile(await chosen.text().catch(() => ''));
    if (wrong) {
      setFaults(wrong);
      return;
    }
    const called = { ...named, name: named.name || chosen.name };
    setFile(called);
    take('file', called);
  };
  const now = from === 'kept' ? kept : from === 'file' ? file : undefined;
  return (
    <details
      class="more corrections"
      onToggle={({ currentTarget }) => {
        // The list may have changed in another tab in the meantime.
        if (currentTarget.open && from !== 'kept') setKept(keptHere());
      }}
    >
      <summary>
        {begin.corrections} <small>{now ? drawnName(now.name) || begin.corrected : begin.none}</small>
      </summary>
      <p>
        {begin.correctionsSay} <a href={`${home}correct/`}>{begin.correctionsForm}</a>
      </p>
      <Choice label={begin.correctionsNone} checked={from === 'none'} onChoose={() => take('none')} />
      {kept && (
        <Choice
          label={begin.correctionsKept(drawnName(kept.name))}
          says={words.corrected.entered(enteredIn(kept.corrections))}
          checked={from === 'kept'}
          onChoose={() => take('kept', kept)}
        />
      )}
      {file && (
        <Choice
          label={begin.correctionsOf(drawnName(file.name))}
          says={words.corrected.entered(enteredIn(file.corrections))}
          checked={from === 'file'}
          onChoose={() => take('file', file)}
        />
      )}
      <p class="acts">
        <label class="btn quiet">
          {begin.correctionsFile}
          <input
            type="file"
            class="vh"
            accept=".json,application/json"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen) void read(chosen);
              // The same file may be chosen again after a repair.
              event.currentTarget.value = '';
            }}
          />
        </label>
      </p>
      {faults.length > 0 && (
        <div role="alert">
          <p>{begin.correctionsWrong}</p>
          <Faults faults={faults} />
        </div>
      )}
    </details>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly says?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, says, checked, onChoose }: ChoiceProps) {
  return (
    <label class="option">
      <input type="radio" name="corrections" checked={checked} onChange={onChoose} />
      <span>
        {label}
        {says && <small> {says}</small>}
      </span>
    </label>
  );
}

/** The list of this device, if any value has been entered. */
function keptHere(): NamedCorrections | undefined {
  const kept = keptOn(hispaniaTexts());
  return kept.is === 'list' && !isEmpty(kept.named.corrections) ? kept.named : undefined;
}
