import { type BookOnPage, bookOfPage } from '../../ui/book.ts';

/** What comes to life on a page. */
interface Part {
  readonly play: (element: HTMLElement, book: BookOnPage) => Promise<void>;
}
/** What fetches each, by its name in `data-live`. */
export type Parts = { readonly [name: string]: () => Promise<Part> };

/**
 * Brings what has `data-live` on a page to life when it comes into view: until then nothing of it is fetched. If it cannot be
 * fetched, the figure stays and says so.
 */
export function awake(parts: Parts): void {
  async function wake(element: HTMLElement): Promise<void> {
    try {
      const part = await parts[element.dataset['live'] ?? '']?.();
      await part?.play(element, bookOfPage());
    } catch (error) {
      console.error(error);
      element.append(
        Object.assign(document.createElement('p'), {
          className: 'broken',
          role: 'alert',
          textContent: document.getElementById('book')?.dataset['failed'] ?? '',
        }),
      );
    }
  }

  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      view.unobserve(target);
      void wake(target as HTMLElement);
    }
  });
  for (const element of document.querySelectorAll('[data-live]')) view.observe(element);
}
