import type { BookMeta } from '../../site/meta.ts';

/**
 * Hispania by Draco Ideas, a cooperative game. Players and minutes are on the first page of the rulebook; one to three
 * lead the Romans, and a variant adds the fourth.
 */
export const META: BookMeta = {
  id: 'hispania-draco',
  title: 'Hispania',
  listed: 'Hispania, Draco',
  year: 2024,
  designer: 'Miguel Marqués',
  publisher: 'Draco Ideas',
  players: { min: 1, max: 4 },
  kind: 'cooperative',
  length: { unit: 'minutes', min: 30, max: 60 },
  languages: { en: 'whole', fr: 'whole' },
  colours: { ground: '#9c3b22', ink: '#fff1d8' },
  stage: 'playable',
};
