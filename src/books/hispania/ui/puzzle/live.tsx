import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { BookOnPage } from '../../../../ui/book.ts';
import { furnish } from '../../../../ui/furnish.tsx';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { textsOf } from '../../../../ui/kept/texts.ts';
import { type Entry, type Filter, filterIn, fragmentOf, nextIn } from '../../../../ui/lesson/facets.ts';
import { type Kept, keptIn } from '../../../../ui/lesson/kept.ts';
import lessonStyle from '../../../../ui/lesson/live.css?inline';
import { missed, PUZZLES, refusedBy, solved } from '../../../../ui/lesson/progress.ts';
import { pageData } from '../../../../ui/page-data.ts';
import { LEARN } from '../../words/en/learn.ts';
import { PUZZLE_WORDS } from '../../words/en/puzzles.ts';
import type { FactWords } from '../../words/facts.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import sceneStyle from '../scene/live.css?inline';
import { Speaking } from '../speech.tsx';
import puzzleStyle from './live.css?inline';
import { Puzzle } from './Puzzle.tsx';
import type { PuzzleStart } from './seen.ts';

/**
 * Puts a puzzle in the place of its figure (`data-id`): the board to answer on, without the engine. The list it stands in comes
 * with the page (`data-entries`), and what of it is wanted stands in the address. Puzzles are told in English.
 */
export async function play(element: HTMLElement, { home, written, kept: book }: BookOnPage): Promise<void> {
  const { id = '', entries = '[]' } = element.dataset;
  const [puzzle, words] = await Promise.all([fetchStart(id), wordsOf('en')]);
  const facts = puzzle.because.is === 'facts' ? (await import('../../words/facts.ts')).factWordsOf('en') : undefined;
  furnish(boardStyle + sceneStyle + lessonStyle + puzzleStyle, GLYPHS);
  const live = document.createElement('div');
  element.firstElementChild?.classList.add('kept');
  element.append(live);
  render(
    <Speaking lang="en" words={words} home={home} written={written}>
      <Guarded what={words.play.guard.parts.puzzle} raw={pageData}>
        <OnPage
          puzzle={puzzle}
          facts={facts}
          kept={keptIn(textsOf(book), book.id)}
          entries={JSON.parse(entries) as readonly Entry[]}
          list={`${home}learn/puzzles/`}
        />
      </Guarded>
    </Speaking>,
    live,
  );
}

interface Props {
  readonly puzzle: PuzzleStart;
  readonly facts: FactWords | undefined;
  readonly kept: Kept;
  readonly entries: readonly Entry[];
  /** The address of the list. */
  readonly list: string;
}

/** The puzzle, with what the device keeps of it and where it goes on. */
function OnPage({ puzzle, facts, kept, entries, list }: Props) {
  const { id } = puzzle;
  const [unkept, setUnkept] = useState(false);
  const [done, setDone] = useState(() => kept.read().done[PUZZLES] ?? []);
  const change = (what: Parameters<Kept['change']>[0]): void => setUnkept(!kept.change(what));
  const filter: Filter = filterIn(location.hash, Object.keys(entries[0]?.about ?? {}));
  const next = nextIn(entries, filter, done, id);
  const fragment = fragmentOf(filter);
  return (
    <Puzzle
      puzzle={puzzle}
      say={PUZZLE_WORDS}
      facts={facts}
      unkept={unkept ? LEARN.notKept : undefined}
      onSolved={() => {
        change((progress) => solved(progress, { lesson: PUZZLES, step: id }));
        setDone((before) => [...before, id]);
      }}
      onMissed={(rule) =>
        change((progress) => {
          const counted = missed(progress, { lesson: PUZZLES, step: id });
          return rule === undefined ? counted : refusedBy(counted, rule);
        })
      }
      next={
        next ? (
          <a class="btn pri" href={`${list}${next.id}/${fragment}`}>
            {PUZZLE_WORDS.next}
          </a>
        ) : (
          <>
            <span>{PUZZLE_WORDS.allSolved}</span>
            <a class="btn pri" href={list}>
              {PUZZLE_WORDS.title}
            </a>
          </>
        )
      }
    />
  );
}

async function fetchStart(id: string): Promise<PuzzleStart> {
  const answer = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/hispania/learn/puzzles/${id}.start.json`);
  if (!answer.ok) throw new Error(`there is no puzzle ${id}`);
  return answer.json();
}
