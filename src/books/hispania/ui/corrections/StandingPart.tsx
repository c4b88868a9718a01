import { useState } from 'preact/hooks';
import { type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { useCommon } from '../naming.tsx';
import { Add } from './Add.tsx';
import { besideField, field } from './beside.ts';
import { setUpOf, withSetUp, withUnits } from './edit.ts';
import { CountField, Said } from './Field.tsx';
import { Origin } from './Origin.tsx';
import type { PartProps } from './part.ts';
import type { Standing } from './rows.ts';
import { useForm } from './words.ts';

/** The positions of a nation's units at the start of a turn. */
export function StandingPart({
  set,
  all,
  wrong,
  id,
  onChange,
  standing,
}: PartProps<NationId> & { readonly standing: Standing }) {
  const { page } = useForm();
  const { names } = useCommon();
  const words = page.nation;
  const { turn, kinds } = standing;
  const [more, setMore] = useState<readonly ProvinceId[]>([]);
  const places = PROVINCES.filter((place) => standing.places.includes(place) || more.includes(place));
  const now = setUpOf(all, set, turn, id);
  const corrected = all.setUps?.[turn]?.[id] !== undefined;
  const title = words.setUp(turn);
  return (
    <>
      <h3>{title}</h3>
      <p class="aside">
        {words.setUpSay(turn)} {places.length === 0 && words.noSetUp}
        {corrected && (
          <>
            {words.changed}{' '}
            <button
              type="button"
              class="act"
              onClick={() => onChange((before) => withSetUp(before, turn, id, undefined))}
            >
              {words.reset}
            </button>
          </>
        )}
      </p>
      {places.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
        <section class="tabwrap" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.province}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {words.kind(kind)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            {places.map((place) => {
              const name = field.place(turn, id, place);
              const faults = besideField(wrong, name);
              return (
                <tbody key={place}>
                  <tr>
                    <th scope="row">
                      <i>{names.places[place]}</i>
                    </th>
                    {kinds.map((kind, i) => (
                      <td key={kind}>
                        <CountField
                          name={i === 0 ? name : `${name}.${kind}`}
                          label={words.unitsField(words.kind(kind), names.places[place], turn)}
                          value={now[place]?.[kind] ?? 0}
                          entered={corrected}
                          wrong={faults.length > 0}
                          onChange={(count) =>
                            onChange((before) =>
                              withUnits(before, set, { turn, nation: id, province: place }, kind, count),
                            )
                          }
                        />
                      </td>
                    ))}
                    <td>{!corrected && <Origin of={{ table: 'set-up', turn, nation: id, province: place }} />}</td>
                  </tr>
                  {faults.length > 0 && (
                    <tr>
                      <td colSpan={kinds.length + 2}>
                        <Said name={name} faults={faults} />
                      </td>
                    </tr>
                  )}
                </tbody>
              );
            })}
          </table>
        </section>
      )}
      <Add
        label={words.add}
        ids={PROVINCES.filter((place) => !places.includes(place))}
        nameOf={(place) => names.places[place]}
        pick={page.choose.pick}
        onAdd={(place) => setMore([...more, place])}
      />
    </>
  );
}
