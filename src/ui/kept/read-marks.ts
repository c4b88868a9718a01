/** What has been read of a book: chapters that were read to their end, and where reading stopped. */
export interface Read {
  readonly chapters: readonly number[];
  /** The chapter that was open last. */
  readonly last: { readonly path: string; readonly title: string } | null;
}

export const NOTHING_READ: Read = { chapters: [], last: null };

/** Reads what is kept as text that anybody may have written: what does not fit is left out. */
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
    // A path of this site only: nobody is sent elsewhere by what lies in a browser.
    last:
      typeof path === 'string' && /^\/(?!\/)[\w/.#-]*$/.test(path) && typeof title === 'string'
        ? { path, title }
        : null,
  };
}

/** Both as one: every chapter that was read in either, and the place where the first stopped. */
export const bothRead = (a: Read, b: Read): Read => ({
  chapters: [...new Set([...a.chapters, ...b.chapters])],
  last: a.last ?? b.last,
});
