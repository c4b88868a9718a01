import type { Page } from '@playwright/test';

/**
 * Whatever can be pressed by a finger in a square of fewer pixels. What lies within a sentence is as high as its line; away from where
 * one plays a small one passes if nothing else lies in its square (WCAG 2.5.8).
 */
export const smallerThan = (page: Page, least: number, within = 'body'): Promise<readonly string[]> =>
  page.evaluate(
    ([least, within]) => {
      const pressable = 'a[href], button, input, select, textarea, summary, label:has(input)';
      const all = [...document.querySelectorAll<HTMLElement>(pressable)].filter((element) => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        // A radio or a box is pressed by its label.
        return !element.matches('label input, input[type="file"]') && !element.closest('.vh, [class*="sr-only"]');
      });
      const isInText = (element: HTMLElement): boolean => {
        let around: HTMLElement | null = element;
        while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
        return around !== element && around?.textContent?.trim() !== element.textContent?.trim();
      };
      const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
      const isLarge = ({ width, height }: DOMRect): boolean => Math.min(width, height) >= least - 0.5;
      /** Whatever is drawn: how far a finger finds it, along and across. */
      const takes = (element: HTMLElement): boolean => {
        element.scrollIntoView({ block: 'center' });
        const [x, y] = middle(element.getBoundingClientRect());
        const reach = (dx: number, dy: number): number => {
          let n = 0;
          while (n < least && element.contains(document.elementFromPoint(x + dx * n, y + dy * n))) n++;
          return n;
        };
        return reach(-1, 0) + reach(1, 0) >= least - 1 && reach(0, -1) + reach(0, 1) >= least - 1;
      };
      const isAlone = (element: HTMLElement): boolean => {
        const [x, y] = middle(element.getBoundingClientRect());
        return all.every((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return true;
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const [dx, dy] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
          return Math.hypot(dx, dy) >= least / 2;
        });
      };
      return all
        .filter((element) => element.closest(within) && element.getBoundingClientRect().width > 0 && !isInText(element))
        .filter(
          (element) =>
            !isLarge(element.getBoundingClientRect()) && !(least < 44 && isAlone(element)) && !takes(element),
        )
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = `${element.parentElement?.className} > ${element.tagName}.${element.className}`;
          return `${name} “${element.textContent?.trim().slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`;
        });
    },
    [least, within] as const,
  );
