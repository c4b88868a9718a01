import { Drawing } from '../../../../../ui/Drawing.tsx';
import type { PlaceId, ViewBox } from '../../board/types.ts';
import { useTableWords } from '../words.ts';
import { beyond } from './beyond.ts';

interface Props extends Omit<Parameters<typeof beyond>[0], 'box'> {
  readonly box: ViewBox;
  readonly onShow: (places: readonly PlaceId[]) => void;
}

/** At each edge of a view the number of answers beyond it: a press shows them. */
export function Edges({ marks, stacks, box, onShow }: Props) {
  const words = useTableWords().table.beyond;
  return (
    <>
      {beyond({ marks, stacks, box }).map(({ edge, places, fights }) => (
        <button
          key={edge}
          type="button"
          class={`btn quiet beyond ${edge}`}
          aria-label={words[edge](places.length)}
          onClick={() => onShow(places)}
        >
          <Drawing class={fights > 0 ? 'way fight' : 'way'} width={26} height={26} viewBox="-14 -14 28 28">
            {fights > 0 ? <path d="M0-13 13 0 0 13-13 0z" /> : <circle r="12" />}
            <text y="4.8" text-anchor="middle">
              {places.length}
            </text>
          </Drawing>
          <span class="to" aria-hidden="true" />
        </button>
      ))}
    </>
  );
}
