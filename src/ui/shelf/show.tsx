import { render } from 'preact';
import type { ShelfWords } from '../../words/en/shelf.ts';
import type { Lang } from '../../words/lang.ts';
import type { TextFile } from '../hand-out.ts';
import { handOn } from '../kept/handing.ts';
import type { BookHere } from './book-here.ts';
import { type GameHere, gamesHere, type Shelved } from './games.ts';
import { KeptHere } from './KeptHere.tsx';
import { Sentence } from './Sentence.tsx';

/** The page's data: its books with their titles and the addresses of their tables, and its words. */
export interface ShelfPage {
  readonly books: readonly BookHere[];
  readonly shelved: Shelved;
  readonly words: ShelfWords;
  readonly lang: Lang;
  /** The element for the list. */
  readonly host: HTMLElement;
}

/** Lists the data on this device, and shows at each book the standing of its last game with a link to continue. */
export async function show({ books, shelved, words, lang, host }: ShelfPage): Promise<void> {
  const days = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' });
  const onGame = (game: string, file: TextFile): boolean => {
    const table = shelved.get(game)?.table;
    if (!table || !handOn(game, file)) return false;
    location.assign(table);
    return true;
  };
  const refresh = async (): Promise<void> => {
    const { games, unread } = await gamesHere(books, shelved, lang);
    const sound = games.filter(({ damaged }) => !damaged);
    for (const id of shelved.keys()) {
      const last = sound.find(({ of }) => of === id);
      if (last) leftOff(id, last, last === sound[0], words.goOn);
    }
    render(
      <KeptHere
        words={words.kept}
        books={books}
        games={games}
        unread={unread}
        day={(time) => days.format(time)}
        listed={(book) => shelved.get(book)?.listed ?? book}
        onTaken={refresh}
        onGame={onGame}
      />,
      host,
    );
  };
  await refresh();
}

/** Shows at a book the standing of its last game. Only the most recently played book has a filled button. */
function leftOff(id: string, game: GameHere, latest: boolean, goOn: string): void {
  const book = document.querySelector(`[data-table][data-book="${id}"]`);
  const left = book?.querySelector('[data-left]');
  const begin = book?.querySelector('[data-begin]');
  if (left && game.said) render(<Sentence said={game.said} />, left);
  const before = book?.querySelector<HTMLAnchorElement>('[data-go-on]');
  const way = before ?? Object.assign(document.createElement('a'), { textContent: goOn });
  way.dataset['goOn'] = '';
  way.href = game.href;
  way.className = latest ? 'btn pri' : 'btn';
  begin?.classList.add('quiet');
  if (!before) begin?.before(way);
}
