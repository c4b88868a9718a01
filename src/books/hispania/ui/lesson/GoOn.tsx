import { useEffect, useState } from 'preact/hooks';
import type { GoOnPart } from '../../../../ui/lesson/parts.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { OfHispania } from '../kinds.ts';
import { useSpeech } from '../speech.tsx';

/** The link from a guided opening to the whole game, with everything that was played. */
export function GoOn({ lesson: { opening }, game, name, home }: GoOnPart<OfHispania>) {
  const { lesson, persons } = useSpeech().words.learn;
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    let wanted = true;
    if (game && opening)
      void import('./hand-over.ts')
        .then(({ fragmentOfGame, sittingsOf }) =>
          fragmentOfGame(game, sittingsOf(opening, persons), lesson.goOnName(name)),
        )
        .then((made) => wanted && setFragment(made));
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!game || !opening) return <p>{lesson.goOnNothing}</p>;
  return (
    <>
      <p>
        <Say text={lesson.goOnAbout(opening.nations)} />
      </p>
      <p class="acts" role="status">
        {fragment ? (
          <a class="btn pri" href={`${home}play/${fragment}`}>
            {lesson.goOn}
          </a>
        ) : (
          lesson.goOnWait
        )}
      </p>
    </>
  );
}
