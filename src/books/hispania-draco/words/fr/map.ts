import type { MAP as EN } from '../en/map.ts';

/** Les mots de la carte : ceux qui y sont dessinés, et ceux de sa page. */
export const MAP: typeof EN = {
  drawn:
    'Carte d’Hispania de Draco Ideas\u00a0: 44\u00a0villes dans 8\u00a0provinces, 5\u00a0mers et les connexions entre elles. La liste des cases dit tout cela en mots.',
  subtitle: 'La conquête, de 198 à 18\u00a0av.\u00a0J.-C.',
  source: ['Draco Ideas, 2024. Traits fins, boucliers en', 'pointillé et noms entre ‹ › sont reconstitués'],
  note: 'Pour bien des traits forts, le livret ne donne que la connexion\u00a0; leur nombre de segments est reconstitué. La liste des cases marque chaque valeur.',
  key: 'Légende',
  keys: {
    town: 'Une ville et son bouclier\u00a0: son numéro dans la province, et sa valeur dans un siège',
    capital: 'Une capitale\u00a0: son bouclier est 6',
    guess: 'Reconstitué\u00a0: bouclier en pointillé, trait fin',
    land: 'Une connexion de 1, 2 ou 3\u00a0segments\u00a0: comptez les traits',
    road: 'Une voie imprimée',
    stick: 'Une voie posée par les Romains\u00a0: 1\u00a0segment, quoi qu’il y ait dessous',
    sea: 'Une mer et son numéro\u00a0; des points mènent à la côte, des tirets à la mer suivante',
  },
};
