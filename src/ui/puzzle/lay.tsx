import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PuzzlePlayWords } from '../../words/puzzle.ts';
import type { BookOnPage } from '../book.ts';
import type { Shapes } from '../glyphs.ts';
import { textsOf } from '../kept/texts.ts';
import { type Entry, type Filter, filterIn, fragmentOf, nextIn } from '../lesson/facets.ts';
import { type Kept, keptIn } from '../lesson/kept.ts';
import { missed, PUZZLES, refusedBy, solved } from '../lesson/progress.ts';
import { fetchStart, GuardedPart, layLive } from '../live-part.tsx';
import { Puzzle } from './Puzzle.tsx';
import type { PuzzleParts, PuzzleStart } from './parts.ts';

/** The parts that a book supplies for its puzzles. */
export interface PuzzlesOf<P extends PuzzleStart> {
  /** The words and drawings of one puzzle. */
  parts(puzzle: P): Promise<PuzzleParts<P>>;
  readonly say: PuzzlePlayWords & { readonly notKept: string };
  readonly styles: string;
  readonly glyphs: Shapes;
  /** Wraps the children in the providers of the book's words. */
  speaking(children: ComponentChildren): ComponentChildren;
}

/**
 * Replaces the figure of a puzzle (`data-id`) with the board to answer on, without the engine. The list of puzzles is
 * in the page (`data-entries`), and its filter is in the address. `brought`: the parts of the book with its words, which come
 * together with the puzzle. Rejects an id of no puzzle.
 */
export async function layPuzzle<P extends PuzzleStart>(
  element: HTMLElement,
  { home, kept: book }: BookOnPage,
  brought: Promise<PuzzlesOf<P>>,
): Promise<void> {
  const { id = '', entries = '[]' } = element.dataset;
  const [puzzle, { parts: partsOf, say, styles, glyphs, speaking }] = await Promise.all([
    fetchStart<P>(`${home}learn/puzzles/${id}`),
    brought,
  ]);
  const parts = await partsOf(puzzle);
  layLive(element, { styles, glyphs }, () =>
    speaking(
      <GuardedPart is="puzzle">
        <OnPage
          puzzle={puzzle}
          parts={parts}
          say={say}
          kept={keptIn(textsOf(book), book.id)}
          entries={JSON.parse(entries) as readonly Entry[]}
          list={`${home}learn/puzzles/`}
        />
      </GuardedPart>,
    ),
  );
}

interface Props<P extends PuzzleStart> {
  readonly puzzle: P;
  readonly parts: PuzzleParts<P>;
  readonly say: PuzzlesOf<P>['say'];
  readonly kept: Kept;
  readonly entries: readonly Entry[];
  /** The address of the list. */
  readonly list: string;
}

/** The puzzle, with its kept progress and the link that leads on. */
function OnPage<P extends PuzzleStart>({ puzzle, parts, say, kept, entries, list }: Props<P>) {
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
      parts={parts}
      say={say}
      unkept={unkept ? say.notKept : undefined}
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
            {say.next}
          </a>
        ) : (
          <>
            <span>{say.allSolved}</span>
            <a class="btn pri" href={list}>
              {say.title}
            </a>
          </>
        )
      }
    />
  );
}
