/** Words of what works without a network: the line that a new version is ready, keeping the whole site, the page that stands in. */
export const offline = {
  news: {
    /** A game is open, here or in another tab. */
    waits: 'A new version is ready. It loads when no game is open.',
    ready: 'A new version is ready.',
    now: 'Now',
    later: 'Later',
    close: 'Close',
  },
  keep: {
    title: 'Without a network',
    visited: 'Pages that you have opened also work without a network. You can keep all others too.',
    /** Of the book that is read, and of all of the site. Sizes are in megabytes, written as the language writes numbers. */
    book: {
      ask: 'Keep this book',
      size: (total: string, missing: string, fetched: string): string =>
        `This book takes ${total} MB on this device. ${missing} MB of it is missing. The download is about ${fetched} MB.`,
      done: (total: string): string => `This book is kept on this device (${total} MB), with its later versions.`,
    },
    site: {
      ask: 'Keep all books',
      size: (total: string, missing: string, fetched: string): string =>
        `All books take ${total} MB on this device. ${missing} MB of this is missing. The download is about ${fetched} MB.`,
      done: (total: string): string => `All books are kept on this device (${total} MB), with their later versions.`,
    },
    asking: 'Calculating the size …',
    tight: (free: string): string => `This device has space for only ${free} MB.`,
    start: 'Download',
    not: 'Not now',
    progress: 'Downloaded',
    coming: (here: string, missing: string): string => `${here} of ${missing} MB downloaded.`,
    stop: 'Stop',
    stopped: (missing: string): string =>
      `Stopped. ${missing} MB is still missing. Everything downloaded so far is kept.`,
    refused: (files: number): string =>
      files === 1 ? '1 file could not be downloaded.' : `${files} files could not be downloaded.`,
    failed: {
      offline: 'The connection was lost. Everything downloaded so far is kept.',
      full: 'No space is left on this device. Everything downloaded so far is kept.',
      moved: 'The site now has a new version. Reload this page to continue with it.',
      broken: 'This browser does not let the site keep anything.',
    },
    again: 'Try again',
    remove: 'Remove what is kept',
    removed: 'Removed. Pages that you open from now on are kept again. Your games have not been changed.',
  },
  page: {
    title: 'No connection',
    text: 'This page is not kept on this device, and there is no connection to load it.',
    again: 'Try again',
    list: 'Pages kept on this device',
    none: 'No page is kept on this device yet.',
    home: 'Scriptorium',
  },
};

export type OfflineWords = typeof offline;
