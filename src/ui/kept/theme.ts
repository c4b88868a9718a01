import { forgetText, keepText, type TextStore, textStore } from '../table/text-store.ts';
import { THEME, THEME_BEFORE } from './site-keys.ts';

/** The themes: that of the system, or one of the site's own. */
export const THEMES = ['', 'light', 'dark'] as const;

/** The theme of the page. */
export function themeNow(): string {
  return document.documentElement.dataset['theme'] ?? '';
}

/** Sets the theme of the page, shows it in all its switches, and keeps it if the device can. */
export function setTheme(theme: string, store: TextStore | undefined = textStore()): void {
  const { dataset } = document.documentElement;
  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
  for (const one of document.querySelectorAll<HTMLSelectElement>('select.theme')) one.value = theme;
  // Without a store the choice lasts as long as the page.
  if (keepText(store, { key: THEME, text: theme })) forgetText(store, THEME_BEFORE);
}
