import type { BookOnPage } from '../../ui/book.ts';

/** What comes to life on a page. */
interface Part {
  readonly play: (element: HTMLElement, book: BookOnPage) => Promise<void>;
}
/** What fetches each, by its name in `data-live`. */
export type Parts = { readonly [name: string]: () => Promise<Part> };

/**
 * What stands on a page with `data-live` comes to life when it comes into view: until then nothing of it is fetched. If it
 * cannot be fetched, what stands there stays and says so. What it has to know of the book stands once on the page (`#book`,
 * shell/PageFrame.astro); on a page of no book, around it.
 */
export function awake(parts: Parts): void {
  const page = document.getElementById('book')?.dataset ?? {};

  async function wake(element: HTMLElement): Promise<void> {
    const { lang = 'en', failed = '' } = page;
    const { home = '', written = '' } = element.closest<HTMLElement>('[data-home]')?.dataset ?? page;
    const book: BookOnPage = { lang: lang === 'fr' ? 'fr' : 'en', home, written: written.split(' ').map(Number) };
    try {
      const part = await parts[element.dataset['live'] ?? '']?.();
      await part?.play(element, book);
    } catch (error) {
      console.error(error);
      element.append(
        Object.assign(document.createElement('p'), { className: 'broken', role: 'alert', textContent: failed }),
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
