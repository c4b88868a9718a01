import { type BookOnPage, bookOfPage } from './book.ts';

/** What can be laid into its place on a page. */
interface Part {
  readonly lay: (place: HTMLElement, book: BookOnPage) => Promise<void>;
}

/** Brings a part onto its page, into the element of that id; if it cannot be fetched, the page says so and stays as it is. */
export function mount(id: string, fetched: () => Promise<Part>): void {
  const place = document.getElementById(id);
  if (!place) return;
  fetched()
    .then(({ lay }) => lay(place, bookOfPage()))
    .catch((error: unknown) => {
      console.error(error);
      const said = document.createElement('p');
      said.role = 'alert';
      said.textContent = place.dataset['failed'] ?? '';
      place.replaceChildren(said);
    });
}
