import { Drawing } from '../../../../ui/Drawing.tsx';
import type { BoardWords } from '../../../../words/en/board.ts';
import type { Beyond as BeyondOf } from './beyond.ts';
import type { PlaceId } from './types.ts';

interface Props {
  readonly all: readonly BeyondOf[];
  readonly words: BoardWords['beyond'];
  readonly onShow: (places: readonly PlaceId[]) => void;
}

/** At each edge of a view the number of answers beyond it: a press shows them. */
export function Beyond({ all, words, onShow }: Props) {
  return (
    <>
      {all.map(({ edge, places, fights }) => (
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
