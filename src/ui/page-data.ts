import type { TextFile } from './hand-out.ts';
import { OURS } from './kept/site-keys.ts';

/**
 * The data of a page as a file: its address, and the texts that this site keeps on the device. Games are not included.
 */
export function pageData(): TextFile {
  const kept: Record<string, string> = {};
  try {
    for (const [key, text] of Object.entries(localStorage)) if (key.startsWith(OURS)) kept[key] = text as string;
  } catch {
    // The browser forbids its store, so there is nothing in it.
  }
  return {
    name: 'page-data.json',
    text: `${JSON.stringify({ scriptorium: 'page', address: location.href, kept }, null, 1)}\n`,
  };
}
