import type { BookOnPage } from '../../ui/hispania/book.ts';

/**
 * What stands on a page with `data-live` comes to life when it comes into view: until then nothing of it is fetched. If it
 * cannot be fetched, what stands there stays and says so. These are a page's only islands, and this is all that the page
 * carries for them; what they have to know of the book stands once on the page (`#book`, shell/PageFrame.astro).
 */
interface Part {
  readonly play: (element: HTMLElement, book: BookOnPage) => Promise<void>;
}
const learn = () => import('./live-learn.ts');
const PARTS: { readonly [name: string]: () => Promise<Part> } = {
  scene: () => import('../../ui/hispania/scene/live.tsx'),
  lookup: () => import('../../ui/hispania/lookup/live.tsx'),
  lesson: learn,
  puzzle: learn,
};

const { lang = 'en', home = '', written = '', failed = '' } = document.getElementById('book')?.dataset ?? {};
const book: BookOnPage = { lang: lang === 'fr' ? 'fr' : 'en', home, written: written.split(' ').map(Number) };

async function wake(element: HTMLElement): Promise<void> {
  try {
    const part = await PARTS[element.dataset['live'] ?? '']?.();
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
