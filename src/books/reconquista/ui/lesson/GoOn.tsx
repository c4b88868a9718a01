import { useEffect, useState } from 'preact/hooks';
import type { GoOnPart } from '../../../../ui/lesson/parts.ts';
import { useSpeech } from '../../../../ui/speech.ts';
import type { LearnWords } from '../../words/learn.ts';
import type { OfReconquista } from '../kinds.ts';

/** The link from the first turn to the whole game, with everything that was played. */
export function GoOn({ game, name, home, words }: GoOnPart<OfReconquista> & { readonly words: LearnWords['goOn'] }) {
  const { lang } = useSpeech();
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    let wanted = true;
    if (game)
      void import('./hand-over.ts')
        .then(({ fragmentOfGame }) => fragmentOfGame(lang, game, words.name(name)))
        .then((made) => wanted && setFragment(made));
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!game) return <p>{words.nothing}</p>;
  return (
    <>
      <p>{words.about}</p>
      <p class="acts" role="status">
        {fragment ? (
          <a class="btn pri" href={`${home}play/${fragment}`}>
            {words.link}
          </a>
        ) : (
          words.wait
        )}
      </p>
    </>
  );
}
