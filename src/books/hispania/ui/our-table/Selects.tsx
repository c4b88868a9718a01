import { OFF_MAP, type Owner, type PlaceId, SEA, ZONES } from '../../engine/data/ids.ts';
import { tablesFor } from './bare.ts';
import { ownersOf } from './counts.ts';
import { type Editing, useEditor } from './spoken.ts';
import type { Spot } from './standing.ts';

interface OwnerProps extends Pick<Editing, 'written'> {
  readonly label: string;
  readonly value: Owner | '';
  /** The text of the choice of no owner, if it is allowed. */
  readonly none: string;
  /** Owners that are not on offer. */
  readonly without?: readonly Owner[];
  readonly onChange: (owner: Owner | '') => void;
}

/** A choice among all owners, with those of the current turn first. */
export function OwnerSelect({ written, label, value, none, without = [], onChange }: OwnerProps) {
  const { editor, names } = useEditor();
  const { now, others } = ownersOf(written);
  const group = (title: string, owners: readonly Owner[]) => (
    <optgroup label={title}>
      {owners
        .filter((owner) => !without.includes(owner))
        .map((owner) => (
          <option key={owner} value={owner}>
            {names.nations[owner]}
          </option>
        ))}
    </optgroup>
  );
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as Owner | '')}>
        <option value="">{none}</option>
        {group(editor.situation.now, now)}
        {group(editor.situation.others, others)}
      </select>
    </label>
  );
}

interface SpotProps extends Pick<Editing, 'written'> {
  readonly label: string;
  readonly value: Spot | '';
  readonly none: string;
  /** Only El Cid can be in the band. */
  readonly band?: boolean;
  /** Provinces of Hispania only. */
  readonly provinces?: boolean;
  readonly without?: readonly PlaceId[];
  readonly onChange: (spot: Spot | '') => void;
}

/** A choice among all places, by zone; letters jump to a name, as in every list of the browser. */
export function SpotSelect({ written, label, value, none, band, provinces, without = [], onChange }: SpotProps) {
  const { editor, names } = useEditor();
  const { zones } = tablesFor(written);
  const byName = (a: PlaceId, b: PlaceId): number => names.places[a].localeCompare(names.places[b]);
  const options = (places: readonly PlaceId[]) =>
    [...places]
      .filter((place) => !without.includes(place))
      .sort(byName)
      .map((place) => (
        <option key={place} value={place}>
          {names.places[place]}
        </option>
      ));
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as Spot | '')}>
        <option value="">{none}</option>
        {ZONES.map((zone) => (
          <optgroup key={zone} label={names.zones[zone]}>
            {options(zones[zone])}
          </optgroup>
        ))}
        {!provinces && (
          <optgroup label={editor.place.offMap}>
            {options([...OFF_MAP, SEA])}
            {band && <option value="band">{editor.place.band}</option>}
          </optgroup>
        )}
      </select>
    </label>
  );
}
