import { useEffect, useState } from 'preact/hooks';
import type { GoOnPart } from '../../../../ui/lesson/parts.ts';
import { useSpeech } from '../../../../ui/speech.ts';
import type { OfDraco } from '../kinds.ts';
import { useWords } from '../speech.tsx';

/** The link from the first round to the whole game, with everything that was played. */
export function GoOn({ game, name, home }: GoOnPart<OfDraco>) {
  const { lang } = useSpeech();
  const { goOn: words } = useWords().learn;
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
