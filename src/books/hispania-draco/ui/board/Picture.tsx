import { Drawing } from '../../../../ui/Drawing.tsx';
import { isCapital } from '../../engine/data/geography.ts';
import { TOWNS, type TownId } from '../../engine/data/ids.ts';
import { HOLDERS, isSign } from './holders.ts';
import { PLACES } from './places.ts';

/** The room of the peninsula in the map. */
const ROOM = '118 140 1004 752';

/**
 * A small map of a game: its towns by who holds them (`holdersOf`): Romans are discs, revolts lozenges, armies larger ones. The coast is
 * that of `BoardDefs`.
 */
export function Picture({ holders }: { readonly holders: string }) {
  return (
    <Drawing class="draco-picture minimap" viewBox={ROOM}>
      <use class="land" href="#coast" />
      {TOWNS.map((at, i) => {
        const sign = holders[i];
        return <Holder key={at} at={at} who={isSign(sign) ? HOLDERS[sign] : 'none'} />;
      })}
    </Drawing>
  );
}

function Holder({ at, who }: { readonly at: TownId; readonly who: (typeof HOLDERS)[keyof typeof HOLDERS] }) {
  const [x, y] = PLACES[at];
  if (who === 'revolt' || who === 'army') {
    const half = who === 'army' ? 34 : 22;
    return <path class={who} d={`M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`} />;
  }
  const radius = (who === 'none' ? 8 : 20) + (isCapital(at) ? 5 : 0);
  return <circle class={who} cx={x} cy={y} r={radius} />;
}
