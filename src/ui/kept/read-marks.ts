/** The reading progress of a book: chapters that were read to their end, and the place where reading stopped. */
export interface Read {
  readonly chapters: readonly number[];
  /** The chapter that was opened last. */
  readonly last: { readonly path: string; readonly title: string } | null;
}

export const NOTHING_READ: Read = { chapters: [], last: null };

/** Reads the kept text, which may come from any source; parts that do not fit are left out. */
export function readMarks(text: string | null): Read {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return NOTHING_READ;
  }
  if (typeof kept !== 'object' || kept === null) return NOTHING_READ;
  const { chapters, last } = kept as { readonly [key in keyof Read]?: unknown };
  const { path, title } = (typeof last === 'object' && last ? last : {}) as { path?: unknown; title?: unknown };
  return {
    chapters: Array.isArray(chapters) ? chapters.filter((one) => Number.isInteger(one)) : [],
    // Only a path of this site, so that a value in the browser's storage cannot lead a reader elsewhere.
    last:
      typeof path === 'string' && /^\/(?!\/)[\w/.#-]*$/.test(path) && typeof title === 'string'
        ? { path, title }
        : null,
  };
}

/** Joins both: every chapter that was read in either, and the stopping place of the first. */
export const bothRead = (a: Read, b: Read): Read => ({
  chapters: [...new Set([...a.chapters, ...b.chapters])],
  last: a.last ?? b.last,
});
