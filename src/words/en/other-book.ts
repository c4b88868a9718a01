/** The words around a file or a link that belongs to another book than the one that is read. */
export const OTHER_BOOK = {
  isOf: (title: string): string => `This is a game of ${title}.`,
  open: (title: string): string => `Open it at the table of ${title}`,
  tooLarge: (title: string): string =>
    `The file is too large to be passed on. Open it from the list of games of ${title}:`,
  table: (title: string): string => `The table of ${title}`,
};
