import { render } from 'preact';
import type { ShelfWords } from '../../words/en/shelf.ts';
import type { Lang } from '../../words/lang.ts';
import type { TextFile } from '../hand-out.ts';
import { handOn } from '../kept/handing.ts';
import type { BookHere } from './book-here.ts';
import { type GameHere, gamesHere, type Shelved } from './games.ts';
import { KeptHere } from './KeptHere.tsx';
import { Sentence } from './Sentence.tsx';

/** What the page gives: its books, what they are called and where their tables are, its words. */
export interface ShelfPage {
  readonly books: readonly BookHere[];
  readonly shelved: Shelved;
  readonly words: ShelfWords;
  readonly lang: Lang;
  /** Where what is kept is listed. */
  readonly host: HTMLElement;
}

/** Lists what is kept on this device, and says at each book where its last game stands, with a way on. */
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

/** Says at a book where its last game stands. Only that of the book played last has a filled button. */
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
