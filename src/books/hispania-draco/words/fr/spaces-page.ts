import { t } from '../../../../words/rich.ts';
import type { SPACES_PAGE as EN } from '../en/spaces-page.ts';
import { r } from '../marks.ts';

/** Les mots de la liste des cases. */
export const SPACES_PAGE: typeof EN = {
  intro: [
    t`Cette page donne les 49\u00a0cases du plateau et leurs connexions (${r('1.3')}, ${r('1.3-connections')}). Le nombre qui suit une ville est celui des segments de la connexion. Les connexions avec les mers ont 1\u00a0segment.`,
    t`Les valeurs entre ‹\u00a0› sont reconstituées, car le plateau imprimé n’était pas disponible. Si vous avez le jeu, servez-vous de son plateau.`,
  ],
  caption: (province) => `Villes de la province ${province}`,
  shield: 'Bouclier',
  coordinates: 'Coordonnées',
  town: 'Ville',
  capital: (town) => `${town}, capitale`,
  connections: 'Connexions',
  roads: 'Voies imprimées\u00a0:',
  seas: 'Mers',
  number: 'Numéro',
  sea: 'Mer',
};
