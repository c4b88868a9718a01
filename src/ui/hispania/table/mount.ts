import type { BookOnPage } from '../book.ts';

/** Brings the table onto its page; if it cannot be fetched, the page says so and stays as it is. */
const place = document.getElementById('play');
const { lang = 'en', home = '', written = '' } = document.getElementById('book')?.dataset ?? {};
const book: BookOnPage = { lang: lang === 'fr' ? 'fr' : 'en', home, written: written.split(' ').map(Number) };

if (place) {
  import('./live.tsx')
    .then(({ lay }) => lay(place, book))
    .catch((error: unknown) => {
      console.error(error);
      const said = document.createElement('p');
      said.role = 'alert';
      said.textContent = place.dataset['failed'] ?? '';
      place.replaceChildren(said);
    });
}
