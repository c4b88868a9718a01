const PAGES = new WeakMap<object, Map<string, string>>();

/**
 * The letter of a note on a page: A for the first, then B; the same note keeps its letter. `page` is any object that
 * lives as long as the page is being built (`Astro.locals`).
 */
export function noteLetter(page: object, note: string): string {
  const letters = PAGES.get(page) ?? new Map<string, string>();
  PAGES.set(page, letters);
  const letter = letters.get(note) ?? letterAt(letters.size);
  letters.set(note, letter);
  return letter;
}

const PLACED = new WeakMap<object, Set<string>>();

/** Whether a note must still be set on a page: only once, even if several chapters that call it are one page. */
export function isFirst(page: object, note: string): boolean {
  const placed = PLACED.get(page) ?? new Set<string>();
  PLACED.set(page, placed);
  return placed.size < placed.add(note).size;
}

/** A to Z, then AA, AB and so on. */
function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}
