import type { Page } from '@playwright/test';

/** The width of A4 between the margins of print.css, in CSS pixels: 178 mm. */
export const PAPER_WIDTH = 673;

/**
 * What of a page would not be on the paper: words, pictures and fields that reach beyond its edges, or that something with an
 * `overflow` cuts; maps without room; and words of tables broken in their middle. Each as its element with the first words of it.
 */
export function offPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Rounding, and letters of an italic that hang over. */
    const SLACK = 2;
    /** The small maps of a list of scenarios are as wide as this. */
    const SMALLEST_MAP = 60;
    /** A word that a line may end within has one of these, or is long. */
    const LONG = 15;
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const width = document.documentElement.clientWidth;
    const lost = new Set<string>();

    const named = (element: Element): string => {
      const className = element.getAttribute('class');
      return element.tagName.toLowerCase() + (className ? `.${className.trim().split(/\s+/).join('.')}` : '');
    };
    /** Looks at each element once: a chapter has thousands of pieces of text below the same few. */
    const known = <T>(look: (element: Element) => T): ((element: Element) => T) => {
      const found = new Map<Element, T>();
      return (element) => {
        const before = found.get(element);
        if (before !== undefined || found.has(element)) return before as T;
        const now = look(element);
        found.set(element, now);
        return now;
      };
    };
    /** Text that is hidden from sight on purpose (no size, one pixel, or clipped away) is for screen readers. */
    const hidden = known((element): boolean => {
      const { clipPath, opacity, visibility, display } = getComputedStyle(element);
      if (
        !element.checkVisibility() ||
        visibility !== 'visible' ||
        opacity === '0' ||
        clipPath === 'inset(50%)' ||
        display === 'none'
      )
        return true;
      return element.parentElement !== null && hidden(element.parentElement);
    });
    /** The edges of an element that would clip its content, if it has any. */
    const edges = known((element) => {
      // A map may show a part of what is drawn: only its frame is looked at.
      if (element instanceof SVGElement || element === document.documentElement) return undefined;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') return undefined;
      return { x: overflowX !== 'visible', y: overflowY !== 'visible', at: element.getBoundingClientRect() };
    });
    const cutBy = (element: Element, box: Box): Element | undefined => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const edge = edges(at);
        if (edge?.x && (box.left < edge.at.left - SLACK || box.right > edge.at.right + SLACK)) return at;
        if (edge?.y && (box.top < edge.at.top - SLACK || box.bottom > edge.at.bottom + SLACK)) return at;
      }
      return undefined;
    };
    const check = (element: Element, box: Box, what: string): void => {
      if (box.right - box.left < 1 || box.bottom - box.top < 1 || hidden(element)) return;
      if (box.left < -SLACK || box.right > width + SLACK) lost.add(`beyond the paper: ${named(element)} ${what}`);
      const cutter = cutBy(element, box);
      if (cutter) lost.add(`cut by ${named(cutter)}: ${named(element)} ${what}`);
    };

    for (const map of document.querySelectorAll('svg.map')) {
      const { width: across } = map.getBoundingClientRect();
      if (across < SMALLEST_MAP && !hidden(map)) lost.add(`a map of ${Math.round(across)} px: ${named(map)}`);
    }
    for (const element of document.querySelectorAll('body :is(svg, img, input, select, textarea, button)')) {
      if (!element.parentElement?.closest('svg')) check(element, element.getBoundingClientRect(), '');
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent instanceof SVGElement || parent.closest('option')) continue;
      range.selectNodeContents(text);
      const words = text.textContent.trim().slice(0, 40);
      const lines = [...range.getClientRects()];
      for (const box of lines) check(parent, box, words);
      // Where a column is too narrow; text has no columns. What stands on one line is broken nowhere.
      if (lines.length < 2 || !parent.closest('table') || hidden(parent)) continue;
      for (const { index = 0, 0: word } of text.textContent.matchAll(/\p{L}{2,}/gu)) {
        if (word.length > LONG) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) lost.add(`broken in its middle: ${named(parent)} ${word}`);
      }
    }
    return [...lost];
  });
}
