import { type BookOnPage, bookOfPage } from '../../ui/book.ts';
import { sayFailed } from './failed.ts';

/** A part of a page that can be made live. */
interface Part {
  readonly play: (element: HTMLElement, book: BookOnPage) => Promise<void>;
}
/** The imports of the parts, by their names in `data-live`. */
export type Parts = { readonly [name: string]: () => Promise<Part> };

/**
 * Makes the named parts of a page with `data-live` live when they come into view; until then nothing of them is
 * fetched. If a part cannot be fetched, its figure remains and reports it; the same holds if the script that calls this
 * cannot be fetched (`unawake.ts`).
 */
export function awake(parts: Parts): void {
  async function wake(element: HTMLElement): Promise<void> {
    try {
      const part = await parts[element.dataset['live'] ?? '']?.();
      await part?.play(element, bookOfPage());
    } catch (error) {
      console.error(error);
      sayFailed(element);
    }
  }

  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      view.unobserve(target);
      void wake(target as HTMLElement);
    }
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-live]')) {
    if (!Object.hasOwn(parts, element.dataset['live'] ?? '')) continue;
    element.dataset['awake'] = '';
    view.observe(element);
  }
}
