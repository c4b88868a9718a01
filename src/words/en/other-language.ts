/** What a page says in the reader's language where it is in another: one line at the foot of the window. */
export const OTHER_LANGUAGE = {
  exists: 'This page is also in English',
  close: 'Close',
};
