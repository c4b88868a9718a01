/** What has been read of the book, kept on this device: chapters that were read to their end, and where reading stopped. */
export interface Read {
  readonly chapters: readonly number[];
  /** The chapter that was open last. */
  readonly last: { readonly path: string; readonly title: string } | null;
}

const KEY = 'read';
const NOTHING: Read = { chapters: [], last: null };

/** What is kept; nothing where it cannot be read, which is not worth a word. */
export function read(): Read {
  try {
    return readText(localStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

/** Reads what is kept as text that anybody may have written: what does not fit is left out. */
export function readText(text: string | null): Read {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return NOTHING;
  }
  if (typeof kept !== 'object' || kept === null) return NOTHING;
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

/** Keeps what has been read; storage may be forbidden or full, and then the page goes on without. */
export function keep(change: (read: Read) => Read): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(change(read())));
  } catch {
    // Nothing is lost but the mark.
  }
}
