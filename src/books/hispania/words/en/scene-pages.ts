/** The words of the pages that hold scenes. */
export const SCENE_PAGES = {
  title: 'Playable examples of the rules',
  description:
    'Every worked example of the rulebook, and some that the site adds, as positions on the map, with the printed dice or your own.',
  all: 'All examples',
  line: (from: number, to: number): string => `rulebook, lines ${from} to ${to}`,
  own: (from: number, to: number): string => `added by the site, on lines ${from} to ${to} of the rulebook`,
} as const;
