import type { NationId, ProvinceId } from '../../../engine/data/ids.ts';
import { COLOURS } from '../../colours.ts';
import { heldIn, type Land } from './land.ts';

/** The part of the map that a small map shows: the provinces, without the seas south and west of them. */
const FRAME = { x: 22, y: 50, width: 1082, height: 790 };

/** The provinces in the colours of the nations that hold them. A drawing: what it shows is also said in words. */
export function MiniMap({ land }: { readonly land: Land | undefined }) {
  const { x, y, width, height } = FRAME;
  return (
    <svg class="minimap" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect class="sea" {...FRAME} />
      <use href="#map-abroad" class="off" />
      <use href="#map-land" class="land" />
      {[...byNation(land)].map(([nation, provinces]) => (
        <g key={nation} style={{ '--of': COLOURS[nation].colour }}>
          {provinces.map((province) => (
            <use key={province} href={`#pv-${province}`} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function byNation(land: Land | undefined): ReadonlyMap<NationId, readonly ProvinceId[]> {
  const provinces = new Map<NationId, ProvinceId[]>();
  for (const [province, nation] of heldIn(land ?? '')) {
    provinces.set(nation, [...(provinces.get(nation) ?? []), province]);
  }
  return provinces;
}
