import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bookOfPage } from '../../../../ui/book.ts';
import type { StageWords } from '../../words/stage.ts';
import { useSpeech } from '../speech.tsx';

/** The parts that show a battle, with their words. */
export type StageParts = typeof import('./here.ts') & { readonly words: StageWords };

let fetched: Promise<StageParts> | undefined;
let there: StageParts | undefined;

function fetchParts(): Promise<StageParts> {
  fetched ??= (async () => {
    const [parts, { stageWordsOf }] = await Promise.all([import('./here.ts'), import('../../words/stage.ts')]);
    there = { ...parts, words: await stageWordsOf(bookOfPage().lang) };
    return there;
  })();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

interface Props {
  readonly children: (parts: StageParts) => ComponentChildren;
  /** In place of the parts: until they are there, and after they could not be fetched. */
  readonly instead?: ComponentChildren;
}

/** The parts that show a battle, once they are loaded; they are fetched when they are first wanted. */
export function useStageParts(wanted: boolean): StageParts | undefined {
  const [parts, setParts] = useState(there);
  useEffect(() => {
    if (wanted && !parts) fetchParts().then(setParts, () => undefined);
  }, [wanted]);
  return parts;
}

/** Shows a battle as soon as its parts are loaded: a first question has none, so they come with the first battle. */
export function StageLater({ children, instead }: Props) {
  const { words } = useSpeech();
  const [parts, setParts] = useState(there);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!parts && !failed) fetchParts().then(setParts, () => setFailed(true));
  }, [failed]);
  if (parts) return <parts.StageSpeech.Provider value={parts.words}>{children(parts)}</parts.StageSpeech.Provider>;
  return (
    <>
      {instead}
      {failed && (
        <button type="button" class="btn quiet" onClick={() => setFailed(false)}>
          {words.play.retry}
        </button>
      )}
    </>
  );
}
