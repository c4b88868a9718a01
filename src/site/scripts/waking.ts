import type { BookOnPage } from '../../ui/hispania/book.ts';

/**
 * What stands on a page with `data-live` comes to life when it comes into view: until then nothing of it is fetched. If it
 * cannot be fetched, what stands there stays and says so. These are a page's only islands, and this is all that the page
 * carries for them; what they have to know of the book stands once on the page (`#book`, shell/PageFrame.astro).
 */
interface Part {
  readonly play: (element: HTMLElement, book: BookOnPage) => Promise<void>;
}

/** Watches for what is live on the page. `parts`: how to fetch each that may stand there, by the value of `data-live`. */
export function wake(parts: { readonly [name: string]: () => Promise<Part> }): void {
  const { lang = 'en', home = '', written = '', failed = '' } = document.getElementById('book')?.dataset ?? {};
  const book: BookOnPage = { lang: lang === 'fr' ? 'fr' : 'en', home, written: written.split(' ').map(Number) };
  const start = async (element: HTMLElement): Promise<void> => {
    try {
      const part = await parts[element.dataset['live'] ?? '']?.();
      await part?.play(element, book);
    } catch (error) {
      console.error(error);
      element.append(
        Object.assign(document.createElement('p'), { className: 'broken', role: 'alert', textContent: failed }),
      );
    }
  };
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      view.unobserve(target);
      void start(target as HTMLElement);
    }
  });
  for (const element of document.querySelectorAll('[data-live]')) view.observe(element);
}
