import { type BookOnPage, bookOfPage } from '../../ui/book.ts';
import { sayFailed } from './failed.ts';

/** What comes to life on a page. */
interface Part {
  readonly play: (element: HTMLElement, book: BookOnPage) => Promise<void>;
}
/** What fetches each, by its name in `data-live`. */
export type Parts = { readonly [name: string]: () => Promise<Part> };

/**
 * Brings those parts of a page with `data-live` to life that are named here, when they come into view: until then nothing of them is
 * fetched. If a part cannot be fetched, its figure stays and says so; so it does if the script that calls this cannot (`unawake.ts`).
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
