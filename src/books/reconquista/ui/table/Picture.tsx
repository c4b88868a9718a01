import { Drawing } from '../../../../ui/Drawing.tsx';
import type { Standing } from '../../../../ui/playable.ts';
import { LOCATIONS } from '../../engine/data/ids.ts';
import { BOX, PLACES } from '../board/places.ts';
import type { Campaign } from '../playable.ts';

/** A small map of a game: the twenty locations by the side that holds them. */
export function Picture({ summary }: { readonly summary: Standing }) {
  const { holders } = summary as Campaign;
  return (
    <Drawing class="campaign-picture minimap" viewBox={`0 0 ${BOX.width} ${BOX.height}`}>
      <use class="land" href="#coast" />
      {LOCATIONS.map((at, i) => {
        const [x, y] = PLACES[at];
        const side = holders[i] ?? '.';
        if (side === 'c') return <rect key={at} class="s-c" x={x - 34} y={y - 34} width="68" height="68" rx="6" />;
        if (side === 'r') return <path key={at} class="s-r" d={`M${x} ${y - 44}l44 44-44 44-44-44z`} />;
        return <circle key={at} class={`s-${side === '.' ? 'none' : side}`} cx={x} cy={y} r={side === '.' ? 14 : 36} />;
      })}
    </Drawing>
  );
}
