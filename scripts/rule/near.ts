import type { RulesOfBook } from './books.ts';

/** At most so many are named. */
const MOST = 8;

/** Rules that a word which is no rule's id may have meant: those below or above it, else those with a title or a name like it. */
export function nearRules({ ids, title }: RulesOfBook, given: string): readonly string[] {
  const word = given.toLowerCase().replace(/^#?r?(?=\d)/, '');
  const above = ids.filter((id) => word.startsWith(`${id}.`) || word.startsWith(`${id}-`) || word.startsWith(id));
  const below = ids.filter((id) => id.startsWith(word));
  const called = ids.filter((id) => title(id).toLowerCase().includes(word) || id.includes(word));
  const alike = ids.filter((id) => id.split('-').some((part) => distance(part, word) <= 1));
  // The longest of those above is the nearest.
  const near = [...below, ...above.reverse(), ...called, ...(word.length > 2 ? alike : [])];
  return [...new Set(near)].slice(0, MOST);
}

/** How many letters one must change, add or take away to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
