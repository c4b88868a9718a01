import type { Fault } from '../../../../kernel/contract.ts';
import { Stepper } from '../../../../ui/Stepper.tsx';
import type { LocationId, Side } from '../../engine/data/ids.ts';
import { RELIGIONS } from '../../engine/data/play-ids.ts';
import { useWords } from '../speech.tsx';
import {
  type Cardboard,
  kindsOf,
  mayBesiege,
  type Part,
  sidesOf,
  withPlace,
  withSide,
  withUnits,
} from './cardboard.ts';
import { Select } from './Select.tsx';
import { Wrong, wrongAt } from './Wrong.tsx';
import { useAssistant } from './words.ts';

interface Props {
  readonly board: Cardboard;
  readonly at: LocationId;
  readonly faults: readonly Fault[];
  readonly onChange: (board: Cardboard) => void;
}

/** The most units of a kind that can be entered. */
const MOST = 30;

/** The pieces of a location: its city and fort, the troops that hold it, and those around its walls. */
export function PlaceFields(props: Props) {
  const { board, at, faults, onChange } = props;
  const words = useAssistant();
  const { city, fort } = board.places[at];
  const path = `places.${at}`;
  return (
    <div class="place-fields">
      <Select
        label={words.city}
        value={city}
        none={words.none}
        options={RELIGIONS.map((one) => [one, words.faiths[one]])}
        onChange={(next) => onChange(withPlace(board, at, { city: next }))}
      />
      <label class="tick">
        <input
          type="checkbox"
          checked={fort === true}
          aria-describedby={wrongAt(faults, `${path}.fort`)}
          onChange={({ currentTarget }) =>
            onChange(withPlace(board, at, { fort: currentTarget.checked ? true : undefined }))
          }
        />{' '}
        {words.fort}
      </label>
      <Wrong faults={faults} path={`${path}.fort`} />
      <TroopsFields {...props} part="held" />
      {mayBesiege(board.places[at]) && <TroopsFields {...props} part="siege" />}
      <Wrong faults={faults} path={path} />
    </div>
  );
}

/** The side and the units of some troops. */
function TroopsFields({ board, at, faults, part, onChange }: Props & { readonly part: Part }) {
  const words = useAssistant();
  const { names } = useWords();
  const troops = board.places[at][part];
  const path = `places.${at}.${part}`;
  const taken = part === 'siege' ? board.places[at].held?.side : undefined;
  const sides: readonly Side[] = sidesOf(part).filter((side) => side !== taken || side === troops?.side);
  return (
    <fieldset class="troops">
      <legend class="vh">
        {words.at({ what: part === 'held' ? words.held : words.siege, place: names.locations[at] })}
      </legend>
      <Select
        label={part === 'held' ? words.held : words.siege}
        value={troops?.side}
        none={words.nobody}
        wrong={wrongAt(faults, path)}
        options={sides.map((side) => [side, words.sides[side]])}
        onChange={(side) => onChange(withSide(board, at, part, side))}
      />
      {troops && (
        <ul>
          {kindsOf(troops.side).map((unit) => {
            const label = words.at({ what: words.kinds[unit], place: names.locations[at] });
            return (
              <li key={unit}>
                <span>{words.kinds[unit]}</span>
                <Stepper
                  label={label}
                  value={troops.units[unit] ?? 0}
                  min={0}
                  max={unit === 'el-cid' ? 1 : MOST}
                  less={words.less(label)}
                  more={words.more(label)}
                  onChange={(n) => onChange(withUnits(board, at, part, unit, n))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Wrong faults={faults} path={path} />
    </fieldset>
  );
}
