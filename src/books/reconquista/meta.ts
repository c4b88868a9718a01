import type { BookMeta } from '../../site/meta.ts';

/**
 * Reconquista, for one player. The rulebook states no duration, but twenty turns (its section 4), and author and
 * publisher on its last page.
 */
export const META: BookMeta = {
  id: 'reconquista',
  title: 'Reconquista',
  listed: 'Reconquista',
  year: 2015,
  designer: 'David Kershaw',
  publisher: 'White Dog Games',
  players: { min: 1, max: 1 },
  kind: 'solitaire',
  length: { unit: 'turns', count: 20 },
  languages: { en: 'whole', fr: 'whole' },
  colours: { ground: '#1f1d38', ink: '#f6e7b8' },
  stage: 'playable',
};
