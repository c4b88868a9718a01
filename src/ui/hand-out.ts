/**
 * The only module through which a page hands something to its reader, so that a test finds every button that does so
 * (`tests/house/handed-out.test.ts`).
 */

/** A text as a file. */
export interface TextFile {
  /** The name of the file. */
  readonly name: string;
  /** The content of the file. */
  readonly text: string;
}

/** Hands a text to the reader as a file. The name and the text are both strings, so an object keeps them apart. */
export function download({ name, text }: TextFile): void {
  downloadFile(name, new Blob([text], { type: 'application/json' }));
}

/** Hands a picture, or any other data, to the reader as a file. */
export function downloadFile(name: string, data: Blob): void {
  const url = URL.createObjectURL(data);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers start to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copies a text to the clipboard; `false` if the browser forbids it. */
export async function copyOut(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
