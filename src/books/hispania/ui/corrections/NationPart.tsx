import { useState } from 'preact/hooks';
import { type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { isReconstructed } from '../../engine/data/provenance.ts';
import { NationChip } from '../board/icons.tsx';
import { useCommon } from '../naming.tsx';
import { Add } from './Add.tsx';
import { besideField, field } from './beside.ts';
import { withPoints } from './edit.ts';
import { AmountField, Said } from './Field.tsx';
import type { PartProps } from './part.ts';
import { scoredBy, standingsOf, turnsOf } from './rows.ts';
import { StandingPart } from './StandingPart.tsx';
import { useForm } from './words.ts';

/** The values printed on the sheet of a nation that we do not know: its points, and where it begins. */
export function NationPart(props: PartProps<NationId>) {
  const { set, all, id } = props;
  const { page, home } = useForm();
  const { names } = useCommon();
  return (
    <>
      <h2>
        <NationChip nation={id} size={30} /> <span class="n">{names.nations[id]}</span>
      </h2>
      <p class="aside">
        <a href={`${home}nations/${id}/`}>{page.nation.sheet}</a>
      </p>
      <Points {...props} />
      {standingsOf(set, all, id).map((standing) => (
        <StandingPart key={standing.turn} {...props} standing={standing} />
      ))}
    </>
  );
}

function Points({ set, all, wrong, id, onChange }: PartProps<NationId>) {
  const { page } = useForm();
  const { names } = useCommon();
  const words = page.nation;
  const [more, setMore] = useState<readonly ProvinceId[]>([]);
  const turns = turnsOf(set, all, id);
  const rows = PROVINCES.filter((place) => scoredBy(set, all, id).includes(place) || more.includes(place));
  if (turns.length === 0) return <p class="aside">{words.noPoints}</p>;
  return (
    <>
      <h3>{words.points}</h3>
      <p class="aside">
        {words.pointsSay} {page.how}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <section class="tabwrap" aria-label={words.points} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.province}</th>
              {turns.map((turn) => (
                <th key={turn} scope="col">
                  {words.turn(turn)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((place) => (
            <tbody key={place}>
              <tr>
                <th scope="row">
                  <i>{names.places[place]}</i>
                </th>
                {turns.map((turn) => {
                  const name = field.points(id, turn, place);
                  const ours = set.nations[id].provincePoints[turn]?.[place];
                  const known = !isReconstructed({ table: 'points', nation: id, turn, province: place });
                  return (
                    <td key={turn}>
                      <AmountField
                        name={name}
                        label={words.pointsField(names.places[place], turn, ours ?? 0, known)}
                        value={all.points?.[id]?.[turn]?.[place]}
                        ours={ours}
                        known={known}
                        wrong={besideField(wrong, name).length > 0}
                        onChange={(value) => onChange((before) => withPoints(before, id, turn, place, value))}
                      />
                    </td>
                  );
                })}
              </tr>
              {turns
                .map((turn) => ({ turn, name: field.points(id, turn, place) }))
                .filter(({ name }) => besideField(wrong, name).length > 0)
                .map(({ turn, name }) => (
                  <tr key={name}>
                    <td colSpan={turns.length + 1}>
                      <Said name={name} faults={besideField(wrong, name)} of={words.turn(turn)} />
                    </td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </section>
      <Add
        label={words.add}
        ids={PROVINCES.filter((place) => !rows.includes(place))}
        nameOf={(place) => names.places[place]}
        pick={page.choose.pick}
        onAdd={(place) => setMore([...more, place])}
      />
    </>
  );
}
