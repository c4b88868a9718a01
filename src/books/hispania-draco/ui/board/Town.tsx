import { STAR, TOWERS } from './shapes.ts';

/** The ring of a town; that of a capital has a wall and a star. */
export function Town({ isWalled }: { readonly isWalled: boolean }) {
  return (
    <g class="town">
      {isWalled && <circle r="21" />}
      {isWalled && TOWERS.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />)}
      <circle r="17" />
      {isWalled && <path class="star" d={STAR} />}
    </g>
  );
}
