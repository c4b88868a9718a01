/**
 * What stands on a page with `data-live` comes to life when it comes into view: until then nothing of it is fetched. If it
 * cannot be fetched, what stands there stays and says so (`data-failed`). These are a page's only islands, and this is all
 * that the page carries for them.
 */
interface Part {
  readonly play: (element: HTMLElement) => Promise<void>;
}
const PARTS: { readonly [name: string]: () => Promise<Part> } = {
  scene: () => import('../../ui/hispania/scene/live.tsx'),
  lookup: () => import('../../ui/hispania/lookup/live.tsx'),
};

async function wake(element: HTMLElement): Promise<void> {
  try {
    const part = await PARTS[element.dataset['live'] ?? '']?.();
    await part?.play(element);
  } catch (error) {
    console.error(error);
    const said = document.createElement('p');
    said.className = 'broken';
    said.role = 'alert';
    said.textContent = element.dataset['failed'] ?? '';
    element.append(said);
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
