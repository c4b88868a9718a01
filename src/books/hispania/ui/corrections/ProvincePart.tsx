import { useState } from 'preact/hooks';
import { PROVINCES, type ProvinceId, RIVERS } from '../../engine/data/ids.ts';
import { isReconstructed } from '../../engine/data/provenance.ts';
import { useCommon } from '../naming.tsx';
import { Add } from './Add.tsx';
import { besideField, field } from './beside.ts';
import { type Edge, edgeNow, edgeOf, withEdge, withIncome } from './edit.ts';
import { AmountField, idOf, Said } from './Field.tsx';
import { Origin } from './Origin.tsx';
import type { PartProps } from './part.ts';
import { besides } from './rows.ts';
import { useForm } from './words.ts';

/** The values printed in a province: its income and its neighbours. */
export function ProvincePart({ set, all, wrong, id, onChange }: PartProps<ProvinceId>) {
  const { page, home } = useForm();
  const { names } = useCommon();
  const words = page.province;
  const [more, setMore] = useState<readonly ProvinceId[]>([]);
  const name = names.places[id];
  const ours = set.provinces[id].income;
  const income = { table: 'income', province: id } as const;
  const known = !isReconstructed(income);
  const around = PROVINCES.filter((other) => besides(set, all, id).includes(other) || more.includes(other));
  const rest = PROVINCES.filter((other) => other !== id && !around.includes(other));
  const faults = besideField(wrong, field.income(id));
  return (
    <>
      <h2>
        <i>{name}</i>
      </h2>
      <p class="aside">
        <a href={`${home}map/#${id}`}>{page.map}</a>
      </p>
      <h3>{words.income}</h3>
      <div class="line">
        <AmountField
          name={field.income(id)}
          label={words.incomeField(name, ours, known)}
          value={all.income?.[id]}
          ours={ours}
          known={known}
          wrong={faults.length > 0}
          onChange={(value) => onChange((before) => withIncome(before, id, value))}
        />
        <Origin of={income} />
      </div>
      <Said name={field.income(id)} faults={faults} />
      <h3>{words.borders}</h3>
      <p class="aside">{words.bordersSay}</p>
      <ul class="borders">
        {around.map((other) => (
          <li key={other}>
            <Border set={set} all={all} wrong={wrong} id={id} other={other} onChange={onChange} />
          </li>
        ))}
      </ul>
      <Add
        label={words.add}
        ids={rest}
        nameOf={(other) => names.places[other]}
        pick={page.choose.pick}
        onAdd={(other) => {
          setMore([...more, other]);
          onChange((before) => withEdge(before, set, [id, other], { river: null }));
        }}
      />
    </>
  );
}

/** Whether two provinces share a border, and over which river. */
function Border({ set, all, wrong, id, other, onChange }: PartProps<ProvinceId> & { readonly other: ProvinceId }) {
  const { page } = useForm();
  const { names } = useCommon();
  const words = page.province;
  const now = edgeNow(all, set, [id, other]);
  const before = edgeOf(set, [id, other]);
  const name = field.border(id, other);
  const faults = besideField(wrong, name);
  const pair: readonly [ProvinceId, ProvinceId] = [id, other];
  return (
    <>
      <label class="line" for={idOf(name)}>
        <i>{names.places[other]}</i>
        <select
          id={idOf(name)}
          aria-label={words.is(names.places[id], names.places[other])}
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? `w-${name}` : undefined}
          value={textOf(now)}
          onChange={({ currentTarget }) => {
            const wanted = edgeIn(currentTarget.value);
            onChange((corrections) => withEdge(corrections, set, pair, wanted));
          }}
        >
          <option value="none">{words.none}</option>
          <option value="dry">{words.dry}</option>
          {RIVERS.map((river) => (
            <option key={river} value={river}>
              {words.river(names.rivers[river])}
            </option>
          ))}
        </select>
        {textOf(now) === textOf(before) ? (
          before && <Origin of={{ table: before.river ? 'river' : 'border', between: pair }} />
        ) : (
          <small>{words.changed}</small>
        )}
      </label>
      <Said name={name} faults={faults} />
    </>
  );
}

const textOf = (edge: Edge): string => (edge === null ? 'none' : (edge.river ?? 'dry'));

function edgeIn(text: string): Edge {
  return text === 'none' ? null : { river: RIVERS.find((river) => river === text) ?? null };
}
