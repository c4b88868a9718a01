import { THEME, THEME_BEFORE } from '../../ui/kept/site-keys.ts';

/** The theme switch: remembers the choice on this device and sets it on the root (see shell/ThemeProvider.astro). */
const root = document.documentElement;
const switches = document.querySelectorAll<HTMLSelectElement>('select.theme');

function show(theme: string): void {
  for (const one of switches) one.value = theme;
}

for (const one of switches) {
  one.addEventListener('change', () => {
    const theme = one.value;
    show(theme);
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
    try {
      localStorage.setItem(THEME, theme);
      localStorage.removeItem(THEME_BEFORE);
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  });
}
show(root.dataset['theme'] ?? '');
