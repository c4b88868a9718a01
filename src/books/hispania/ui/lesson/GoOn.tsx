import { useEffect, useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import { LEARN } from '../../words/en/learn.ts';
import type { Played } from './plays.ts';
import type { OpeningStart } from './seen.ts';

interface Props {
  readonly opening: OpeningStart;
  /** What was played; nothing where the last part of the turn was not. */
  readonly game: Played | undefined;
  /** What the game is to be called. */
  readonly name: string;
  readonly home: string;
}

/** The way from a guided opening into the whole game: a link that holds all that was played. */
export function GoOn({ opening, game, name, home }: Props) {
  const { lesson } = LEARN;
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    let wanted = true;
    if (game)
      void import('./hand-over.ts')
        .then(({ fragmentOfGame }) => fragmentOfGame(game, opening, name))
        .then((made) => wanted && setFragment(made));
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!game) return <p>{lesson.goOnNothing}</p>;
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
