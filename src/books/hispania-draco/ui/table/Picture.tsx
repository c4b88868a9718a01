import { Drawing } from '../../../../ui/Drawing.tsx';
import type { Standing } from '../../../../ui/playable.ts';
import { isCapital, isTown } from '../../engine/data/geography.ts';
import { SPACES } from '../../engine/data/ids.ts';
import { BOX, PLACES } from '../board/places.ts';
import { type Conquest, HOLDERS, type Holder } from '../playable.ts';

/** A small map of a game: what stands on each space. Its land is that of the board (`BoardDefs`). */
export function Picture({ summary }: { readonly summary: Standing }) {
  const { holders } = summary as Conquest;
  return (
    <Drawing class="conquest-picture minimap" viewBox={`0 0 ${BOX.width} ${BOX.height}`}>
      <use href="#map-land" width={BOX.width} height={BOX.height} />
      {SPACES.map((at, i) => {
        const [x, y] = PLACES[at];
        const holder: Holder = HOLDERS.find((one) => one === holders[i]) ?? '.';
        if (holder === 'a') return <path key={at} class="is-a" d={`M${x} ${y - 30}l28 26-14 26h-28l-14-26z`} />;
        const big = holder !== '.' || (isTown(at) && isCapital(at));
        return <circle key={at} class={`is-${holder === '.' ? 'none' : holder}`} cx={x} cy={y} r={big ? 22 : 12} />;
      })}
    </Drawing>
  );
}
