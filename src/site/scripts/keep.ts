/** Shows the control that keeps a book, or the whole site, if it can work; its code is fetched when it is pressed. */
const box = document.querySelector<HTMLElement>('[data-keep]');
if (import.meta.env.PROD && box && 'serviceWorker' in navigator) {
  box.hidden = false;
  const place = box.querySelector<HTMLElement>('.do');
  place?.querySelector('button')?.addEventListener('click', async () => {
    const { control } = await import('../offline/keep.ts');
    const { keep: book } = box.dataset;
    await control(place, book ? { book } : {});
  });
}
