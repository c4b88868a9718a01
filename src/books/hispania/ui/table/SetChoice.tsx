import { differences } from '../../engine/data/differs.ts';
import { DATA_SET_NAMES, dataSet, FIRST_SET } from '../../engine/data/sets.ts';
import type { Wanted } from './new-game.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The data set in play: the newest unless an older one is chosen. */
export function SetChoice({ wanted, onChange }: Props) {
  const { table, data } = useTableWords();
  const { begin } = table;
  return (
    <details class="more sets">
      <summary>
        {begin.set} <small>{data.sets[wanted.set].name}</small>
      </summary>
      <p>{begin.setSays}</p>
      {DATA_SET_NAMES.toReversed().map((set) => (
        <label key={set} class="option">
          <input
            type="radio"
            name="data-set"
            checked={wanted.set === set}
            onChange={() => onChange({ ...wanted, set })}
          />
          <span>
            {data.sets[set].name}
            <small>
              {data.sets[set].says}
              {set !== FIRST_SET && ` ${data.differs(differences(dataSet(FIRST_SET), dataSet(set)))}`}
            </small>
          </span>
        </label>
      ))}
    </details>
  );
}
