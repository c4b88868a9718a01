/**
 * What a page hands to its reader goes through here, and nowhere else, so that a test finds every button that does so
 * (`tests/house/handed-out.test.ts`).
 */

/** A text as a file. */
export interface TextFile {
  /** What the file is called. */
  readonly name: string;
  /** What stands in it. */
  readonly text: string;
}

/** Hands a text to the reader as a file. Both are texts: an object tells which is which. */
export function download({ name, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Lays a text on the clipboard; `false` where the browser forbids it. */
export async function copyOut(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
