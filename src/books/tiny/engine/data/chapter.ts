/** Where the one chapter, which holds all rules, lies below the book. */
export const CHAPTER_PAGE = 'rules/1-places-and-rounds/';
