import type { BeginWords } from '../en/begin.ts';
import { compte } from './grammar.ts';
import { NAMES } from './names.ts';

const sur100 = (share: number): string => `${Math.round(100 * share)}`;

/** Les mots d’une nouvelle partie : où elle commence, son niveau, ses variantes, ses joueurs. */
export const BEGIN: BeginWords = {
  where: 'Où commencer',
  basic: ['Jeu de base', '198\u00a0av.\u00a0J.-C., les six provinces'],
  scenarios: {
    'first-repression': '197 à 194\u00a0av.\u00a0J.-C., Caton débarque',
    'siege-of-numantia': '153 à 133\u00a0av.\u00a0J.-C., Scipion Émilien',
    'terror-of-rome': '147 à 139\u00a0av.\u00a0J.-C., avec Terror',
    'river-of-oblivion': '138 à 136\u00a0av.\u00a0J.-C., avec Pirates',
    'new-empire': '26 à 19\u00a0av.\u00a0J.-C., 3\u00a0variantes',
  },
  level: 'Niveau',
  bars: 'victoires sur 100 si l’on ne changeait que cette ligne',
  variants: 'Variantes',
  withIt: 'victoires sur 100 avec elle',
  says: {
    ingenivm: 'des voies se placent en cours de partie',
    imperivm: 'un pouvoir pour chaque général',
    proconsvl: 'un quatrième général par la mer, 3\u00a0deniers',
    'legio-hispana': '1\u00a0garnison au service des 3',
    pirates: 'des révoltes en mer arrêtent les flottes',
    terror: 'une armée compte double',
    hispano: 'un joueur de plus mène la révolte',
  },
  murder: 'Assassinat du chef',
  murderSays: 'une tentative par partie, avec Terror',
  ofScenario: 'du scénario',
  notHere: 'pas dans ce scénario',
  yours: 'Votre partie',
  levels: ['facile', 'moyen', 'difficile'],
  mixed: 'mixte',
  with: (names) => `avec ${names.join(', ')}`,
  wins: 'sur 100 pour Rome',
  measured: (games, from, to) =>
    `Mesuré sur ${compte(games, 'partie')} d’une équipe d’ordinateurs\u00a0; de ${sur100(from)} à ${sur100(to)} sur 100, à 95\u00a0% de confiance.`,
  estimate: 'Estimé d’après les parties d’une équipe d’ordinateurs à d’autres niveaux.',
  unmeasured: 'non mesuré',
  unmeasuredSays: 'Aucune partie d’ordinateurs n’a été mesurée avec ces choix.',
  romans: 'Romains',
  plays: (generals) => generals.map((one) => NAMES.generals[one]).join(', '),
  hispano: 'le joueur hispano',
  board: 'Mettre en place',
  picture: 'Ce que le scénario place sur le plateau',
  none: 'Le plateau avant les dés',
  name: (form, level, variants) => [form, level, ...variants].join(', '),
};
