import { useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import { isProvince, type Owner } from '../../engine/data/ids.ts';
import type { Hand } from './hand.ts';
import { OwnerRows } from './OwnerRows.tsx';
import { OwnerSelect, SpotSelect } from './Selects.tsx';
import { type Editing, useEditor } from './spoken.ts';
import { clear, cohortsAt, copy, ownersAt, type Spot } from './standing.ts';

interface Props extends Editing {
  readonly spot: Spot | undefined;
  readonly onSpot: (spot: Spot | undefined) => void;
  readonly hand: Hand;
  /** The counter that was edited last is in hand from then on. */
  readonly onHand: (hand: Hand) => void;
  /** The place that was edited before this one. */
  readonly before: Spot | undefined;
  readonly section: preact.RefObject<HTMLElement>;
  /** Keys of the board that also work while the slip has the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The contents of a province, owner by owner. Every operation of the board is available here, too. */
export function PlaceEditor(props: Props) {
  const { written, spot, onSpot, section, onKeyDown } = props;
  const { editor } = useEditor();
  return (
    <section ref={section} tabIndex={-1} class="slip spot" aria-label={editor.place.title} onKeyDown={onKeyDown}>
      <SpotSelect
        written={written}
        label={editor.place.choose}
        value={spot ?? ''}
        none={editor.hand.choose}
        band
        onChange={(chosen) => onSpot(chosen === '' ? undefined : chosen)}
      />
      {spot === undefined ? <p class="quietly">{editor.place.none}</p> : <Standing key={spot} {...props} spot={spot} />}
    </section>
  );
}

function Standing({ written, edit, spot, hand, onHand, before }: Props & { readonly spot: Spot }) {
  const { editor, names } = useEditor();
  const [also, setAlso] = useState<Owner>();
  const there = ownersAt(written, spot);
  const added = also ?? (there.length === 0 ? hand.owner : undefined);
  const owners = added && !there.includes(added) ? [...there, added] : there;
  const name = spot === 'band' ? editor.place.band : names.places[spot];
  const marked = cohortsAt(written, spot).some(({ hits, guest }) => hits !== undefined || guest);
  const source = before !== undefined && before !== spot && cohortsAt(written, before).length > 0 ? before : undefined;
  return (
    <>
      {/* The name of a province is in italics. */}
      <h3 class="name" aria-live="polite">
        <i>{name}</i>
      </h3>
      {there.length === 0 && <p class="quietly">{editor.place.empty}</p>}
      {owners.map((owner) => (
        <OwnerRows
          key={owner}
          written={written}
          edit={edit}
          spot={spot}
          owner={owner}
          meets={there.length > 1 && isProvince(spot)}
          onHand={onHand}
        />
      ))}
      {marked && <p class="quietly">{editor.place.marked}</p>}
      <div class="acts">
        <OwnerSelect
          written={written}
          label={editor.place.other}
          value=""
          none={editor.hand.choose}
          without={owners}
          onChange={(owner) => setAlso(owner === '' ? undefined : owner)}
        />
        {source && (
          <button type="button" class="btn quiet" onClick={() => edit((old) => copy(old, source, spot))}>
            <span>
              <Say text={editor.place.same(source)} />
            </span>
          </button>
        )}
        {there.length > 0 && (
          <button type="button" class="btn quiet" onClick={() => edit((old) => clear(old, spot))}>
            {editor.place.clearAll}
          </button>
        )}
      </div>
    </>
  );
}
