import { expect, type Page } from '@playwright/test';
import { PLAY } from '../../../src/words/en/play.ts';
import { openSettled } from './settled.ts';

/** A French page speaks French in all that it shows, and loads no words of another language. */

/** Common English words that no French text has. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:the|of|and|with|you|your|this|that|are|has|have|from|which|when|where|each|turn|move|for|not|all|by|at|to|is|it|no|yes|or more|again|back|open|save|game|games|player|players|battle|province|units?|castle|next|show|close|undo)(?![\p{L}’'-])/giu;
/** What French has too, or what is a name. */
const ALLOWED = /^(?:province|castle)$/i;
/** Names that are English, and the letters of a nation on its counters. */
const NAMES = /White Dog Games|Solitaire Print and Play Contest|SIL Open Font|\bBY\b/g;
/** Texts of English words that every live part of a page would load. */
export const SENTINELS = [PLAY.guard.remedy, PLAY.stop.dice];

/** Everything that a reader sees, hears, or sees at a pointer: texts, labels, titles, placeholders. */
export async function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [document.title];
    const skipped = 'script, style, template, noscript, body [lang="en"], .language, [data-language]';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest(skipped)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
        parts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
    }
    return parts
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n');
  });
}

/** The lines with an English word. */
export function english(text: string): readonly string[] {
  const lines = [...new Set(text.split('\n'))];
  return lines.flatMap((line) => {
    const found = [...line.replace(NAMES, '').matchAll(ENGLISH)]
      .map(([word]) => word)
      .filter((word) => !ALLOWED.test(word));
    return found.length > 0 ? [`${found.join(', ')}: ${line}`] : [];
  });
}

/**
 * A French page whose words are watched: what it says at each place of a walk, and what it has loaded at the end. `sentinels`: texts that
 * only English scripts have.
 */
export async function walk(
  page: Page,
  path: string,
  sentinels: readonly string[],
): Promise<{ readonly here: () => Promise<void>; readonly end: () => Promise<void> }> {
  const scripts: Promise<readonly [url: string, code: string]>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(
        response.text().then(
          (code) => [response.url(), code],
          () => ['', ''],
        ),
      );
  });
  await openSettled(page, path);
  return {
    here: async () => expect.soft(english(await said(page)), path).toEqual([]),
    end: async () => {
      const wrong = (await Promise.all(scripts)).filter(([, code]) => sentinels.some((text) => code.includes(text)));
      expect(
        wrong.map(([url]) => url),
        path,
      ).toEqual([]);
    },
  };
}
