import type { HomePart } from '../../../../../ui/table/parts.ts';
import { LESSON_IDS } from '../../../lessons/ids.ts';
import type { OfHispania } from '../../kinds.ts';
import { useTableWords } from '../words.ts';
import { ShortGames } from './ShortGames.tsx';

/** In place of a reader's games while there are none: the first lesson, and a short game. */
export function First({ desk, home }: HomePart<OfHispania>) {
  const { begin } = useTableWords().table;
  return (
    <div class="first-steps">
      <p class="minutes">{begin.minutes(LESSON_MINUTES)}</p>
      <h3>{begin.lesson}</h3>
      <p class="else">{begin.lessonSays}</p>
      <p class="acts">
        <a class="btn" href={`${home}learn/${LESSON_IDS[0]}/`}>
          {begin.lessonOpen}
        </a>
      </p>
      <ShortGames desk={desk} ids={['rome']} />
    </div>
  );
}

/** The length of the first lesson. */
const LESSON_MINUTES = 5;
