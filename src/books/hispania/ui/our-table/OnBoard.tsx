import { Say } from '../../../../ui/Say.tsx';
import { PLACES } from '../../engine/data/ids.ts';
import { NationChip } from '../board/icons.tsx';
import { ownersOf } from './counts.ts';
import type { Editing } from './spoken.ts';
import { useEditor } from './spoken.ts';
import { cohortsAt, numberIn, ownersAt, type Spot, size, spotsOf, unitsOf } from './standing.ts';

interface Props extends Pick<Editing, 'written'> {
  readonly onSpot: (spot: Spot) => void;
}

/** Everything on the board, owner by owner: for a comparison with the cardboard, and with a link to each place. */
export function OnBoard({ written, onSpot }: Props) {
  const { editor, names } = useEditor();
  const { now } = ownersOf(written);
  const spots = [...PLACES, 'band' as const].filter((spot) => spotsOf(written).includes(spot));
  const owners = now.filter((owner) => spots.some((spot) => ownersAt(written, spot).includes(owner)));
  return (
    <details class="slip fold">
      <summary>
        {editor.list.title} <small>{editor.list.count(size(written))}</small>
      </summary>
      {owners.length === 0 && <p>{editor.list.none}</p>}
      {owners.map((owner) => (
        <section key={owner}>
          <h4>
            <NationChip nation={owner} size={26} /> <Say text={editor.list.of(owner, unitsOf(written, owner))} />
          </h4>
          <ul class="places">
            {spots
              .filter((spot) => ownersAt(written, spot).includes(owner))
              .map((spot) => (
                <li key={spot}>
                  <button type="button" class="link" onClick={() => onSpot(spot)}>
                    <Say text={editor.list.edit(spot)} />
                  </button>{' '}
                  <span>
                    {cohortsAt(written, spot)
                      .filter((cohort) => cohort.owner === owner)
                      .map((cohort) =>
                        cohort.leader
                          ? names.leaders[cohort.leader]
                          : `${numberIn(cohort)} ${names.units[cohort.kind][numberIn(cohort) === 1 ? 'one' : 'many']}`,
                      )
                      .join(', ')}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
