import type { BookMeta } from '../../site/meta.ts';

/** A small game for the tests: three places in a row, four rounds, solitaire, cooperative or competitive. */
export const META: BookMeta = {
  id: 'tiny',
  title: 'The Ford',
  listed: 'The Ford',
  players: { min: 1, max: 3 },
  kind: 'competitive',
  length: { unit: 'rounds', count: 4 },
  languages: { en: 'whole' },
  colours: { ground: '#e8efe4', ink: '#1b1714' },
  stage: 'playable',
};
