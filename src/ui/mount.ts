import type { BookOnPage } from './book.ts';

/** What can be laid into its place on a page. */
interface Part {
  readonly lay: (place: HTMLElement, book: BookOnPage) => Promise<void>;
}

/** Brings a part onto its page, into the element of that id; if it cannot be fetched, the page says so and stays as it is. */
export function mount(id: string, fetched: () => Promise<Part>): void {
  const place = document.getElementById(id);
  if (!place) return;
  const { lang = 'en', home = '', written = '' } = document.getElementById('book')?.dataset ?? {};
  const book: BookOnPage = { lang: lang === 'fr' ? 'fr' : 'en', home, written: written.split(' ').map(Number) };
  fetched()
    .then(({ lay }) => lay(place, book))
    .catch((error: unknown) => {
      console.error(error);
      const said = document.createElement('p');
      said.role = 'alert';
      said.textContent = place.dataset['failed'] ?? '';
      place.replaceChildren(said);
    });
}
