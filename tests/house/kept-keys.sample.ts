/** Names of stored data, written where no such name may be: a line that writes one ends with `// found`. It is read, and never run. */
import { textKey } from '../../src/ui/kept/keys.ts';
import { THEME } from '../../src/ui/kept/site-keys.ts';
import { keepText, type TextStore, textAt } from '../../src/ui/table/text-store.ts';

declare const store: TextStore;
declare const book: string;
const OWN = 'own';

export function names(): void {
  store.getItem('x'); // found
  store.getItem(`x.${book}`); // found
  store.setItem(OWN, ''); // found
  textAt(store, OWN); // found
  keepText(store, { key: 'x', text: '' }); // found
  void caches.open('x'); // found
  void navigator.locks.request('x', () => {}); // found
  indexedDB.open('x'); // found
  new BroadcastChannel('x'); // found
  document.title = 'scriptorium.x'; // found
  textAt(store, textKey(book, 'read'));
  keepText(store, { key: THEME, text: 'scriptorium' });
  store.getItem(book);
}
