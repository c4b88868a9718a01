import type { BookMeta } from '../../site/meta.ts';

/** Hispania, 1994. Players: the advanced game (14). Hours: from the shortest scenario, A, to the longest, D (16.1, 16.4). */
export const META: BookMeta = {
  id: 'hispania',
  title: 'Hispania',
  listed: 'Hispania 1994',
  year: 1994,
  designer: 'Andreas Steding',
  publisher: 'Azure Wish',
  players: { min: 4, max: 5 },
  kind: 'competitive',
  length: { unit: 'hours', min: 4, max: 12 },
  languages: { en: 'whole', fr: 'whole' },
  colours: { ground: '#f3ead2', ink: '#1b1714' },
  stage: 'playable',
  first: true,
};
