import { Say } from '../../../../../ui/Say.tsx';
import { StorySection } from '../../../../../ui/story/Frame.tsx';
import { NationChip } from '../../board/icons.tsx';
import type { Telling } from './telling.ts';
import { detailOf, headingOf } from './told.ts';
import type { Turning as Found } from './use-turning.ts';
import { useStoryWords } from './words.ts';

/** The turning points in the order of time: what happened, what it was worth, and the ways there. */
export function Turning({
  telling: { name, onLook, onBranch },
  turning,
}: {
  readonly telling: Telling;
  readonly turning: Found;
}) {
  const words = useStoryWords();
  const { turning: said } = words;
  const { points, done } = turning;
  return (
    <StorySection class="turning" title={said.title(points?.length || 5)}>
      <div role="status">
        {!points && <p>{said.judging(done)}</p>}
        {points?.length === 0 && <p>{said.none}</p>}
      </div>
      <ol>
        {points?.map((point) => {
          const detail = detailOf(point, words, name);
          return (
            <li key={point.number}>
              <b class="number">{point.number}</b>
              <div>
                <h3>
                  {point.nation && <NationChip nation={point.nation} size={22} />}{' '}
                  <Say text={headingOf(point, words)} />
                </h3>
                {detail.length > 0 && (
                  <p>
                    <Say text={detail} />
                  </p>
                )}
                <small>{said.chance(point.turn, name(point.seat), point.before, point.after)}</small>
              </div>
              <span class="ways">
                <button type="button" aria-label={said.seeLong(point.number)} onClick={() => onLook(point.to)}>
                  {said.see}
                </button>
                <button type="button" aria-label={said.whatIfLong(point.number)} onClick={() => onBranch(point.from)}>
                  {said.whatIf}
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {points && points.length > 0 && <p class="fine">{said.note}</p>}
    </StorySection>
  );
}
