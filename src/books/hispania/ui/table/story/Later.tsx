import { useEffect, useState } from 'preact/hooks';
import { bookOfPage } from '../../../../../ui/book.ts';
import type { StoryPart } from '../../../../../ui/table/parts.ts';
import type { StoryWords } from '../../../words/story.ts';
import type { OfHispania } from '../../kinds.ts';
import { useTableWords } from '../words.ts';

type Parts = typeof import('./here.ts') & { readonly words: StoryWords };

let fetched: Promise<Parts> | undefined;

/** The page of the story with its words, fetched once a page; after a failure the next request tries again. */
function fetchParts(): Promise<Parts> {
  fetched ??= (async () => {
    const [parts, { storyWordsOf }] = await Promise.all([import('./here.ts'), import('../../../words/story.ts')]);
    return { ...parts, words: await storyWordsOf(bookOfPage().lang) };
  })();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/** The story of the game, as soon as its page is loaded. */
export function StoryLater(props: StoryPart<OfHispania>) {
  const { table } = useTableWords();
  const [parts, setParts] = useState<Parts>();
  const [tried, setTried] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    fetchParts().then(setParts, () => setFailed(true));
  }, [tried]);
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
      <button type="button" class="btn" onClick={() => setTried(tried + 1)}>
        {table.retry}
      </button>
    </div>
  ) : (
    <div class="coming" />
  );
}
