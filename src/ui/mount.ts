import { type BookOnPage, bookOfPage } from './book.ts';

/** A part that can be drawn into an element of the page. */
interface Part {
  readonly lay: (place: HTMLElement, book: BookOnPage) => Promise<void>;
}

/**
 * Draws a part into the element with that id. If it cannot be fetched, the page reports this and remains unchanged: here, or in its
 * furniture if the script that calls this is what is missing (`unawake.ts`).
 */
export function mount(id: string, fetched: () => Promise<Part>): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.dataset['awake'] = '';
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
