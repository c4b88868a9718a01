/** The words of the glossary's page, beside the terms themselves. */
export const GLOSSARY_PAGE = {
  letters: 'Letters',
  french: 'French',
  also: 'also',
  own: 'a word of this site',
} as const;
