/** The words of the pages that hold scenes. */
export const SCENE_PAGES = {
  title: 'The examples of the rulebook, to play',
  description: 'Every worked example of the rules as a position on the real map, with the book’s dice and yours.',
  all: 'All examples',
  line: (from: number, to: number): string => `rulebook, lines ${from} to ${to}`,
} as const;
