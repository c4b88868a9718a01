import { numberIn } from './number.ts';

/** The probable rule of a mistaken address, by its anchor or by its last part. */
export function guess(path: string, hash: string): string | undefined {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const parts = [hash.slice(1), last.replace(/\.html?$/, '')];
  return parts.map((part) => numberIn(decode(part))).find((id) => id !== undefined);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
