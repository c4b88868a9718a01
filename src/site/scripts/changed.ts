import { seenVersion } from '../../ui/kept/site-keys.ts';

/**
 * Keeps the version of the book's rules at the first visit. If they have changed since the last one, the code that marks
 * what is new is fetched.
 */
const { book = '', versions } = document.getElementById('book')?.dataset ?? {};
const version = versions?.split(' ')[0];
if (version)
  try {
    const key = seenVersion(book);
    const kept = localStorage.getItem(key);
    if (!kept) localStorage.setItem(key, version);
    else if (kept !== version) void import('./change-marks.ts');
  } catch {
    // Storage may be forbidden or full; then nothing is marked.
  }
