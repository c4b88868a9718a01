import type { MAP as EN } from '../en/map.ts';

/** Les mots de la carte : ceux qui y sont dessinés, et ceux de sa page. */
export const MAP: typeof EN = {
  drawn:
    'Carte d’Hispania de Draco Ideas\u00a0: 44 villes dans 8 provinces, 5 mers et les connexions entre elles. La liste des cases dit tout cela en mots.',
  subtitle: 'La conquête, de 198 à 18 av. J.-C.',
  source: ['Draco Ideas, 2024. Les traits fins et les', 'boucliers en pointillé sont reconstitués'],
};
