/** The path of the only chapter, which holds all rules, below the book. */
export const CHAPTER_PAGE = 'rules/1-places-and-rounds/';
