/**
 * The digest that identifies a content: the first letters of its SHA-256, URL-safe; eight for a file (48 bits, compared
 * only with other contents of the same file). The build and the worker use the same.
 */
export async function digest(bytes: BufferSource, letters: 8 | 12 = 8): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, (letters * 3) / 4)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
