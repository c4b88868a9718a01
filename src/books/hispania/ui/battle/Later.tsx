import type { ComponentChildren } from 'preact';
import { bookOfPage } from '../../../../ui/book.ts';
import { fetchedLater } from '../../../../ui/later.ts';
import { type StageWords, stageWordsOf } from '../../words/stage.ts';
import { useSpeech } from '../speech.tsx';

/** The parts that show a battle, with their words. */
export type StageParts = typeof import('./here.ts') & { readonly words: StageWords };

/** The parts that show a battle: a first question has none, so they come with the first battle. */
export const useStageParts = fetchedLater<StageParts>(async () => {
  const [parts, words] = await Promise.all([import('./here.ts'), stageWordsOf(bookOfPage().lang)]);
  return { ...parts, words };
});

interface Props {
  readonly children: (parts: StageParts) => ComponentChildren;
  /** In place of the parts: until they are there, and after they could not be fetched. */
  readonly instead?: ComponentChildren;
}

/** Shows a battle as soon as its parts are there. */
export function StageLater({ children, instead }: Props) {
  const { words } = useSpeech();
  const { parts, failed, retry } = useStageParts();
  if (parts) return <parts.StageSpeech.Provider value={parts.words}>{children(parts)}</parts.StageSpeech.Provider>;
  return (
    <>
      {instead}
      {failed && (
        <button type="button" class="btn quiet" onClick={retry}>
          {words.play.retry}
        </button>
      )}
    </>
  );
}
