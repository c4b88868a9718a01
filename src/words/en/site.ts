import type { Wide } from '../lang.ts';

/** The words of the site's own furniture: head, contents, margins. A book has its own. */
export const SITE = {
  name: 'Scriptorium',
  tagline: 'Rulebooks you can play',
  skip: 'Skip to the text',

  nav: {
    books: 'Books',
    menu: 'Menu',
  },
  failed: 'This part could not be loaded. The text is complete without it.',
  theme: { label: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },

  contents: {
    label: 'Contents',
    here: 'You are here',
    open: 'Chapters',
    read: '(read)',
    unwritten: 'Chapters in grey are still being written.',
  },
  pager: { label: 'Previous and next', previous: 'Previous', next: 'Next' },
  untranslated: { text: 'This page is not translated yet.', link: 'Read it in English' },

  footer: {
    rules: (version: string) => `Rules of version ${version}`,
    licence: 'Code under the MIT licence, type under the SIL Open Font Licence.',
  },

  onePage: {
    print: 'Print this page',
    note: 'A4, one page. Only the text is printed, without the colours of the screen.',
  },

  parts: {
    except: 'Except',
    corrected: 'Corrected',
    history: 'History',
    ruling: (letter: string) => `Ruling ${letter}`,
    ourDefault: 'default ruling',
    readings: 'Both rulings and the difference',
    reasons: 'Passages and reason',
    see: (letter: string) => `See note ${letter}`,
    isNew: 'Changed since your last visit',
  },
} as const;

/** What must be said in every language of the site: the shape of the English words. */
export type SiteWords = Wide<typeof SITE>;
