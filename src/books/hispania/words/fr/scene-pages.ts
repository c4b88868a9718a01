/** Les mots des pages qui portent les exemples. */
export const SCENE_PAGES = {
  title: 'Exemples à jouer',
  description:
    'Tous les exemples du livret, et quelques-uns à nous, en positions sur la carte, avec les dés du livret ou les vôtres.',
  all: 'Tous les exemples',
  line: (from: number, to: number): string => `livret, lignes\u00a0${from} à\u00a0${to}`,
  own: (from: number, to: number): string => `un exemple à nous, pour les lignes\u00a0${from} à\u00a0${to} du livret`,
} as const;
