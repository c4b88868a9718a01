/** The words of the pages that hold scenes. */
export const SCENE_PAGES = {
  title: 'The examples of the rules, to play',
  description:
    'Every worked example of the rulebook, and some of our own, as a position on the real map, with the book’s dice and yours.',
  all: 'All examples',
  line: (from: number, to: number): string => `rulebook, lines ${from} to ${to}`,
  own: (from: number, to: number): string => `added by the site, on lines ${from} to ${to} of the rulebook`,
} as const;
