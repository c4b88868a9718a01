import { setTheme, themeNow } from '../../ui/kept/theme.ts';

/** The theme switches of the page (see shell/ThemeProvider.astro). */
for (const one of document.querySelectorAll<HTMLSelectElement>('select.theme')) {
  one.value = themeNow();
  one.addEventListener('change', () => setTheme(one.value));
}
