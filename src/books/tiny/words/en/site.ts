/** The book's words on pages around its rules. */
export const SITE = {
  sub: 'three places, four rounds, one pledge',
  /** The description of its cover. */
  drawn: 'Three places in a row',
  rules: 'Rules',
  reference: 'Reference',
  about: 'A game for the tests of this site.',
  data: 'All of its values are in its rules.',
  searched: 'Search the rules',
};
