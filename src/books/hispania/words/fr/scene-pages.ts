/** Les mots des pages qui portent les scènes. */
export const SCENE_PAGES = {
  title: 'Les exemples de la règle, à jouer',
  description: 'Chaque exemple de la règle, posé sur la vraie carte, avec les dés du livre et les vôtres.',
  all: 'Tous les exemples',
  line: (from: number, to: number): string => `règle, lignes ${from} à ${to}`,
  own: (from: number, to: number): string => `un exemple à nous, pour les lignes ${from} à ${to} de la règle`,
} as const;
