import type { RulesOfBook } from './books.ts';

/** The maximum number of suggestions. */
const MOST = 8;

/** Suggestions for an unknown rule id: rules below or above it, rules with a similar title or name, the rest of its chapter. */
export function nearRules({ ids, title }: RulesOfBook, given: string): readonly string[] {
  const word = given.toLowerCase().replace(/^#?r?(?=\d)/, '');
  const above = ids.filter((id) => word.startsWith(id));
  const below = ids.filter((id) => id.startsWith(word));
  const called = ids.filter((id) => title(id).toLowerCase().includes(word) || id.includes(word));
  // Only a name may resemble the right one: a wrong number resembles numbers of other chapters.
  const name = word.split('-').at(-1) ?? '';
  const isName = /^[a-z ]{3,}$/.test(name);
  const alike = isName ? ids.filter((id) => id.split('-').some((part) => distance(part, name) <= 1)) : [];
  const [chapter] = /^\d+/.exec(word) ?? [];
  const beside = chapter === undefined ? [] : ids.filter((id) => partOf(id, chapter));
  // The longest id above is the nearest.
  const near = [...below, ...above.reverse(), ...called, ...alike, ...beside];
  return [...new Set(near)].slice(0, MOST);
}

/** Whether a rule is a part of another: `8-kills` and `8.1` of `8`, not `80`. */
export const partOf = (id: string, of: string): boolean => id.startsWith(`${of}.`) || id.startsWith(`${of}-`);

/** The edit distance of two words. */
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
