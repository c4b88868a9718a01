/** Words of what works without a network: the line that a new version is ready, keeping the whole site, the page that stands in. */
export const offline = {
  news: {
    /** A game is open, here or in another tab. */
    waits: 'A new version is ready: it comes when no game is open.',
    ready: 'A new version is ready.',
    now: 'Now',
    later: 'Later',
    close: 'Close',
  },
  keep: {
    title: 'Without a network',
    visited: 'What you have opened once works without a network, too. You can have the rest as well.',
    /** Of the book that is read, and of all of the site. Sizes are in megabytes, written as the language writes numbers. */
    book: {
      ask: 'Keep this book',
      size: (total: string, missing: string, fetched: string): string =>
        `This book takes ${total} MB on this device. ${missing} MB of it are missing; to fetch them, about ${fetched} MB are sent.`,
      done: (total: string): string => `This book is kept on this device (${total} MB), later versions too.`,
    },
    site: {
      ask: 'Keep all books',
      size: (total: string, missing: string, fetched: string): string =>
        `All books take ${total} MB on this device. ${missing} MB of them are missing; to fetch them, about ${fetched} MB are sent.`,
      done: (total: string): string => `All books are kept on this device (${total} MB), later versions too.`,
    },
    asking: 'Looking how much that is …',
    tight: (free: string): string => `This device has room for ${free} MB only.`,
    start: 'Fetch it',
    not: 'Not now',
    progress: 'Fetched',
    coming: (here: string, missing: string): string => `${here} of ${missing} MB are here.`,
    stop: 'Stop',
    stopped: (missing: string): string => `Stopped. ${missing} MB are still missing; what is here stays.`,
    refused: (files: number): string =>
      files === 1 ? 'One file could not be had from the server.' : `${files} files could not be had from the server.`,
    failed: {
      offline: 'The connection is gone. What is here stays.',
      full: 'There is no more room on this device. What is here stays.',
      moved: 'The site has a new version by now. Load this page anew, and go on with that one.',
      broken: 'This browser does not let the site keep anything.',
    },
    again: 'Try again',
    remove: 'Remove what is kept',
    removed: 'Removed. What you open from now on is kept again; your games have not been touched.',
  },
  page: {
    title: 'No connection',
    text: 'This page is not kept on this device, and there is no connection to fetch it.',
    again: 'Try again',
    list: 'These are kept',
    none: 'No page is kept on this device yet.',
    home: 'Scriptorium',
  },
};

export type OfflineWords = typeof offline;
