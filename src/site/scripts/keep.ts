/** Shows the control that keeps the whole site where it can work; what it does is fetched when it is pressed. */
const box = document.querySelector<HTMLElement>('[data-keep]');
if (import.meta.env.PROD && box && 'serviceWorker' in navigator) {
  box.hidden = false;
  const place = box.querySelector<HTMLElement>('.do');
  place?.querySelector('button')?.addEventListener('click', async () => {
    const { control } = await import('../offline/keep.ts');
    await control(place);
  });
}
