/** The words of the page of the assistant. */
export const ASSISTANT_PAGE = {
  opening: 'The assistant is loading …',
  noScript: 'The assistant needs JavaScript. The rules and the tables can be read without it.',
  failed: 'The assistant could not be loaded. Check your connection and load the page again.',
};
