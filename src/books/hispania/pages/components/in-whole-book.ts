/** A tag with its attributes. */
const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
/** A note, and the links to notes: the whole page has one of each already. */
const OF_NOTE = /\sclass="(?:note|rec)[ "]|\s(?:id|href)="#?note-/;

/**
 * The HTML of a page as a part of the page of the whole book: its ids get a prefix, because two pages may have the same one, and its
 * links to rules lead to their place in the book.
 */
export const inWholeBook = (html: string, prefix: string): string =>
  html.replace(TAG, (tag) => (OF_NOTE.test(tag) ? tag : tagInWholeBook(tag, prefix)));

const tagInWholeBook = (tag: string, prefix: string): string =>
  tag
    .replace(/(\s(?:id|for|aria-labelledby|aria-describedby)=")([^"]+)"/g, (_, name: string, ids: string) => {
      const all = ids.split(' ').map((id) => `${prefix}-${id}`);
      return `${name}${all.join(' ')}"`;
    })
    .replace(/(\shref=")#(?!r\d)([^"]+)"/g, `$1#${prefix}-$2"`)
    .replace(/(\shref=")[^"#]*\/hispania\/(?:rules|nations)\/[^"#]*#(r\d[^"]*)"/g, '$1#$2"')
    .replace(/(\shref=")[^"#]*\/hispania\/rules\/(\d+)-[^"#/]*\/"/g, '$1#r$2"');
