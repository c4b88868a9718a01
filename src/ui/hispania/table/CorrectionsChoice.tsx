import { useState } from 'preact/hooks';
import { readCorrections } from '../../../hispania/corrections.ts';
import type { Fault } from '../../../kernel/contract.ts';
import { type Limits, readJson } from '../../../kernel/limits.ts';
import { Faults } from './games/Wrong.tsx';
import type { Wanted } from './new-game.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** More than all values of the game take. */
const LIMITS: Limits = { length: 400_000, depth: 8, items: 2_000, text: 200 };

/** Values of the printed game that its owner has entered in a file: checked, and played with instead of our reconstruction. */
export function CorrectionsChoice({ wanted, onChange }: Props) {
  const { begin } = useTableWords().table;
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [name, setName] = useState<string>();
  const drop = (): void => {
    const { corrections: _, ...rest } = wanted;
    setFaults([]);
    setName(undefined);
    onChange(rest);
  };
  const read = async (file: File): Promise<void> => {
    const parsed = readJson(await file.text().catch(() => ''), LIMITS);
    const checked = parsed.fault ? { faults: [parsed.fault] } : readCorrections(parsed.value);
    if (checked.faults) {
      setFaults(checked.faults);
      return;
    }
    setFaults([]);
    setName(file.name);
    onChange({ ...wanted, corrections: checked.corrections });
  };
  return (
    <details class="more corrections">
      <summary>
        {begin.corrections} <small>{wanted.corrections ? (name ?? begin.corrected) : begin.none}</small>
      </summary>
      <p>{begin.correctionsSay}</p>
      <p class="acts">
        <label class="btn quiet">
          {begin.correctionsFile}
          <input
            type="file"
            class="vh"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void read(file);
              // The same file may be chosen again once it is mended.
              event.currentTarget.value = '';
            }}
          />
        </label>
        {wanted.corrections && (
          <button type="button" class="btn quiet" onClick={drop}>
            {begin.correctionsDrop}
          </button>
        )}
      </p>
      {faults.length > 0 && (
        <div role="alert">
          <Faults faults={faults} />
        </div>
      )}
    </details>
  );
}
