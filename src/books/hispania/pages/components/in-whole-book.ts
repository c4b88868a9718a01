/**
 * The HTML of a page as a part of the page of the whole book: its ids get a prefix, because two pages may have the same one, and its
 * links to rules lead to their place in the book. Notes have one id on the whole page already.
 */
export function inWholeBook(html: string, prefix: string): string {
  return html
    .replace(
      /(\s(?:id|for|aria-labelledby|aria-describedby)=")(?!note-|reconstructed")([^"]+)"/g,
      (_, name: string, ids: string) => {
        const all = ids.split(' ').map((id) => `${prefix}-${id}`);
        return `${name}${all.join(' ')}"`;
      },
    )
    .replace(/(\shref=")#(?!r\d|note-|reconstructed")([^"]+)"/g, `$1#${prefix}-$2"`)
    .replace(/(\shref=")[^"#]*\/hispania\/(?:rules|nations)\/[^"#]*#(r\d[^"]*)"/g, '$1#$2"')
    .replace(/(\shref=")[^"#]*\/hispania\/rules\/(\d+)-[^"#/]*\/"/g, '$1#r$2"');
}
