/** The paths of all words: `nav.rules`. */
export function paths(words: object, at = ''): string[] {
  return Object.entries(words).flatMap(([key, word]) =>
    word !== null && typeof word === 'object' ? paths(word, `${at}${key}.`) : [`${at}${key}`],
  );
}
