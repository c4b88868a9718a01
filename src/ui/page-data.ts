import type { TextFile } from './hand-out.ts';
import { OURS } from './kept/site-keys.ts';

/** All that a page is made of, as a file: its address, and the texts that this site keeps on the device. Games are not among them. */
export function pageData(): TextFile {
  const kept: Record<string, string> = {};
  try {
    for (const [key, text] of Object.entries(localStorage)) if (key.startsWith(OURS)) kept[key] = text as string;
  } catch {
    // The browser forbids its store: there is nothing in it either.
  }
  return {
    name: 'page-data.json',
    text: `${JSON.stringify({ scriptorium: 'page', address: location.href, kept }, null, 1)}\n`,
  };
}
