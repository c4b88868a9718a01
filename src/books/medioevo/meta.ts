import type { BookMeta } from '../../site/meta.ts';

/**
 * Medioevo Universale. The rulebook, version 1.69, names its publisher at the foot of its pages, but neither author nor
 * year. A short game of four players takes about three hours; it gives no duration for longer ones.
 */
export const META: BookMeta = {
  id: 'medioevo',
  title: 'Medioevo Universale',
  listed: 'Medioevo Universale',
  publisher: 'Inmedia',
  players: { min: 2, max: 6 },
  kind: 'competitive',
  length: { unit: 'hours', min: 3 },
  languages: {},
  colours: { ground: 'var(--paper)', ink: 'var(--ink)' },
  stage: 'coming',
};
