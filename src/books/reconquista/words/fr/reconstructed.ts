import type { Wide } from '../../../../words/lang.ts';
import type { RECONSTRUCTED_PAGE as PAGE_EN, Reconstructed } from '../en/reconstructed.ts';

/** Ce qui est reconstitué : chaque valeur, sa raison, et son degré de certitude. */
export const RECONSTRUCTED: readonly Reconstructed[] = [
  {
    title: 'Régions des Lieux',
    values: [
      'Aragon\u00a0: Pamplona, Barcelona, Tarragona, Zaragoza',
      'Castille\u00a0: Salamanca, La Mancha, Valencia, Toledo',
      'Portugal\u00a0: Porto, Lisbon, Seville, Badajoz',
      'Al-Andalous\u00a0: Algeciras, Cordoba, Murcia, Granada',
    ],
    reason:
      'Toutes les mises en place citent les Lieux dans le même ordre\u00a0: 171\u00a0lignes, sans exception. Cet ordre s’accorde avec tous les nombres et tous les exemples imprimés, et le score imprimé du tour\u00a020 tombe juste. Seule la place de Pamplona avant Barcelona est moins sûre.',
  },
  {
    title: 'Le numéro ‹II› et la région ‹III Castille›',
    values: ['Aragon est la région ‹II›', '‹Castille› est la région ‹III›'],
    reason:
      'Les numéros I, IV et V sont imprimés. Aragon est cité comme région, mais sans numéro. La troisième région n’est jamais nommée\u00a0; les régions portent des noms de royaumes, et il ne manque que la Castille.',
  },
  {
    title: 'Numéros de dé',
    values: [
      'Pamplona ‹1›, Barcelona ‹2, 3›',
      'Salamanca ‹1›, La Mancha ‹2›, Valencia ‹3, 4›, Toledo ‹5, 6›',
      'Porto ‹1›, Lisbon ‹2, 3›, Seville ‹4, 5›, Badajoz ‹6›',
      'Algeciras ‹1›, Cordoba ‹2, 3›, Murcia ‹4›, Granada ‹5, 6›',
    ],
    reason:
      'Les numéros d’Asturias, de Tarragona et de Zaragoza sont imprimés. Il en ressort un modèle\u00a0: 2\u00a0Lieux avec 2\u00a0numéros, et 2\u00a0Lieux avec un seul. Ici, les cités les plus puissantes ont 2\u00a0numéros. Ce choix modifie les chances, jamais l’ordre des déplacements et des retraites.',
  },
  {
    title: 'Montagnes',
    values: ['‹Oviedo›', '‹Pamplona›', '‹Granada›'],
    reason:
      'Le livret dit seulement que Tarragona n’est pas en montagne. Selon les notes de l’auteur, le cœur des Asturies et le pays de Grenade sont montagneux et difficiles à attaquer. Pampelune est dans les Pyrénées.',
  },
  {
    title: 'Routes',
    values: [
      '‹de Leon à Pamplona›, ‹de Leon à Salamanca›, ‹de Galicia à Porto›',
      '‹de Zaragoza à Toledo›, ‹de Tarragona à Valencia›, ‹de Salamanca à Badajoz›',
      '‹de Toledo à Cordoba›, ‹de Valencia à Murcia›, ‹de Seville à Cordoba›',
    ],
    reason:
      'Aucune Route n’est imprimée. Ces 9\u00a0Routes joignent des Lieux proches et suivent des voies romaines ou médiévales connues. Avec elles, la carte reste d’un seul tenant quelle que soit la région en révolte. Dans chaque début, une force musulmane trouve une cible depuis tous les Lieux.',
  },
  {
    title: 'Numéros des ports',
    values: ['Seville ‹1›, Algeciras ‹2›, Granada ‹3›, Murcia ‹4›, Valencia ‹5›, Tarragona ‹6›'],
    reason: 'Les 6\u00a0ports sont imprimés, d’ouest en est le long de la côte\u00a0; un dé a 6\u00a0faces.',
  },
  {
    title: 'Année du tour\u00a01',
    values: ['an ‹720›'],
    reason:
      'Les notes de l’auteur datent la révolte de Pélage des environs de 720. Les années de tous les autres tours sont imprimées.',
  },
  {
    title: 'Périodes des événements avancés',
    values: ['Omeyyades\u00a0: tours ‹1 à 8›', 'Almoravides\u00a0: tours ‹9 à 12›', 'Almohades\u00a0: tours ‹13 à 20›'],
    reason:
      'La piste imprimée des tours indique sans doute les périodes. Le califat s’achève en 1031, avant le tour\u00a09, et les Almohades sont les maîtres au tour\u00a013. Voir l’arbitrage\u00a0O4.',
  },
  {
    title: 'Le dessin de la carte',
    values: ['La position des Lieux'],
    reason:
      'La carte imprimée est stylisée\u00a0; celle-ci montre les villes à leur vraie place, un peu écartées les unes des autres. Galicia et La Mancha sont des pays plutôt que des villes\u00a0: ces Lieux sont dessinés à Ourense et à Cuenca.',
  },
];

/** Les mots de la page autour d’eux. */
export const RECONSTRUCTED_PAGE: Wide<typeof PAGE_EN> = {
  intro:
    'Partout où elles apparaissent, les valeurs reconstituées sont entre ‹\u00a0›. Si vous avez le jeu imprimé, prenez plutôt sa carte\u00a0: les règles restent les mêmes avec d’autres valeurs.',
  why: 'Pourquoi\u00a0:',
};
