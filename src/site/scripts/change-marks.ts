import { seenVersion } from '../../ui/kept/site-keys.ts';
import { type ChangeMark, visit } from '../changes.ts';

/**
 * Marks the rules of this page that have changed since the last visit: a bar in the margin, which is a link to the entry
 * of the change. It has no place in the line, so nothing moves.
 */
const { book = '', versions = '', changes, changed, isNew = '' } = document.getElementById('book')?.dataset ?? {};
const key = seenVersion(book);
const { keep, newer } = visit(localStorage.getItem(key) ?? '', { versions: versions.split(' '), now: Date.now() });

for (const [anchor, change, version] of JSON.parse(changed ?? '[]') as readonly ChangeMark[]) {
  if (version >= newer) continue;
  const place = document.getElementById(anchor);
  // The number of a chapter is hidden from listeners; its title is not.
  const heading = place?.closest('header')?.querySelector('h1') ?? place;
  const link = document.createElement('a');
  link.className = 'new';
  link.href = `${changes}#${change}`;
  link.title = link.ariaLabel = isNew;
  heading?.append(link);
}
localStorage.setItem(key, keep);
