import { THEME, THEME_BEFORE } from './site-keys.ts';

/** The theme of the page. */
export function themeNow(): string {
  return document.documentElement.dataset['theme'] ?? '';
}

/** Sets the theme of the page, shows it in all its switches, and keeps it if the device can. */
export function setTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
  for (const one of document.querySelectorAll<HTMLSelectElement>('select.theme')) one.value = theme;
  try {
    localStorage.setItem(THEME, theme);
    localStorage.removeItem(THEME_BEFORE);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
