import { bookOfPage } from '../../../../../ui/book.ts';
import { fetchedLater } from '../../../../../ui/later.ts';
import type { StoryPart } from '../../../../../ui/table/parts.ts';
import { storyWordsOf } from '../../../words/story.ts';
import type { OfHispania } from '../../kinds.ts';
import { useTableWords } from '../words.ts';

const useParts = fetchedLater(async () => {
  const [parts, words] = await Promise.all([import('./here.ts'), storyWordsOf(bookOfPage().lang)]);
  return { ...parts, words };
});

/** The story of the game, as soon as its page is there. */
export function StoryLater(props: StoryPart<OfHispania>) {
  const { table } = useTableWords();
  const { parts, failed, retry } = useParts();
  if (parts) {
    return (
      <parts.StorySpeech.Provider value={parts.words}>
        <parts.Story {...props} />
      </parts.StorySpeech.Provider>
    );
  }
  return failed ? (
    <div class="slip">
      <p>{table.failed}</p>
      <button type="button" class="btn" onClick={retry}>
        {table.retry}
      </button>
    </div>
  ) : (
    <div class="coming" />
  );
}
