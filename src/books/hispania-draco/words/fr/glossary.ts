import type { Term, TermId } from '../en/glossary.ts';

/** Les termes du jeu. */
export const GLOSSARY: { readonly [id in TermId]: Term } = {
  action: {
    term: 'Action',
    text: 'Mouvement, garnison, siège ou attaque\u00a0; dans certaines variantes, aussi d’autres emplois des deniers.',
    rules: ['4'],
  },
  'active-general': {
    term: 'Général actif',
    text: 'Le général dont c’est le tour.',
    rules: ['3.3'],
  },
  ambush: {
    term: 'Embuscade',
    text: 'Le soutien d’une figurine, qui double une valeur. La figurine doit être connectée à l’ennemi.',
    rules: ['4.3-double'],
  },
  army: {
    term: 'Armée',
    text: 'Une figurine hispanique. Elle est toujours dans une ville en révolte, 1 au plus par province.',
    rules: ['1.3-limits'],
    french: 'armée hispanique',
  },
  attack: {
    term: 'Attaque',
    text: 'Combat d’une figurine contre une figurine\u00a0: un général contre une armée, ou une armée contre un général.',
    rules: ['4.4', '5.2-attack'],
  },
  'blocked-coin': {
    term: 'Denier bloqué',
    text: 'Le denier placé sous un général absent du plateau. Il manque à chaque tour jusqu’à son retour.',
    rules: ['4.4-coin'],
  },
  capital: {
    term: 'Capitale',
    text: 'La ville au bouclier\u00a06 d’une province hispanique.',
    rules: ['1.3', '4.2-capital'],
  },
  'chain-of-roads': {
    term: 'Chaîne de voies',
    text: 'Des connexions à la suite, toutes avec une voie. Pour le mouvement, elles comptent pour 1\u00a0connexion de 1\u00a0segment.',
    rules: ['4.1-road'],
    french: 'chaîne continue de voies',
  },
  coin: {
    term: 'Denier',
    text: 'La pièce qui paie les actions d’un tour. Les deniers non dépensés sont perdus.',
    rules: ['4'],
  },
  connection: {
    term: 'Connexion',
    text: 'Une ligne qui joint 2\u00a0cases, pour le mouvement, le combat et le soutien.',
    rules: ['1.3-connections'],
  },
  consul: {
    term: 'Consul',
    text: 'Le général bleu. Il entre sur le plateau par une flotte.',
    rules: ['1.1'],
  },
  coordinates: {
    term: 'Coordonnées',
    text: 'Le numéro d’une province et celui d’un bouclier, comme I-5.',
    rules: ['1.3'],
  },
  fleet: {
    term: 'Flotte',
    text: 'Un disque en mer, sans lequel un général ne peut pas y entrer.',
    rules: ['4.1-sea', '4.1-fleet'],
    french: 'flotte romaine',
  },
  garrison: {
    term: 'Garnison',
    text: 'Un disque de la couleur d’un général, dans une ville. Elle protège la ville et soutient son général\u00a0; dans les capitales, elle fait gagner la partie.',
    rules: ['4.2'],
  },
  general: {
    term: 'Général',
    text: 'Un préteur ou le consul\u00a0; dans sa variante, aussi le proconsul.',
    rules: ['1.1'],
  },
  group: {
    term: 'Groupe',
    text: 'Des disques de 1\u00a0général, ou des révoltes, dans des villes que joignent des connexions.',
    rules: ['4.3-support', '4.4-revolts'],
  },
  'hispanic-phase': {
    term: 'Phase hispanique',
    text: 'La seconde moitié d’un tour\u00a0: le jet de révolte et le mouvement des armées.',
    rules: ['5'],
  },
  'hispanic-value': {
    term: 'Valeur hispanique',
    text: 'La force d’une armée\u00a0: dé et révoltes en soutien, doublés par d’autres armées.',
    rules: ['4.4'],
  },
  'legio-hispana': {
    term: 'Legio Hispana',
    text: 'La garnison violette d’une variante, qui sert aux 3\u00a0généraux.',
    rules: ['8.4'],
  },
  level: {
    term: 'Niveau',
    text: '5\u00a0nombres\u00a0: deniers, garnisons, flottes, voies, armées de départ.',
    rules: ['2.2'],
    french: 'niveau de difficulté',
  },
  pirates: {
    term: 'Pirates',
    text: 'Des révoltes en mer, dans une variante.',
    rules: ['8.5'],
  },
  praetor: {
    term: 'Préteur',
    text: 'Le général d’une province romaine\u00a0: rouge pour Ulterior, jaune pour Citerior.',
    rules: ['1.1'],
  },
  proconsul: {
    term: 'Proconsul',
    text: 'La figurine blanche d’une variante\u00a0: un général sans garnisons.',
    rules: ['8.3'],
  },
  province: {
    term: 'Province',
    text: 'L’une des 6\u00a0zones hispaniques de 6\u00a0villes, ou l’une des 2\u00a0zones romaines de 4\u00a0villes.',
    rules: ['1.3'],
  },
  reserve: {
    term: 'Réserve',
    text: 'Les révoltes et les armées, ou les garnisons d’un général, qui peuvent encore être placées.',
    rules: ['1.2'],
  },
  revolt: {
    term: 'Révolte',
    text: 'Un disque noir dans une ville, 3 au plus par ville.',
    rules: ['5.1'],
  },
  road: {
    term: 'Voie',
    text: 'Une ligne imprimée ou un bâton sur une connexion.',
    rules: ['2.6', '4.1-road'],
    french: 'voie romaine',
  },
  'roman-phase': {
    term: 'Phase romaine',
    text: 'La première moitié d’un tour, où se dépensent les deniers.',
    rules: ['4'],
  },
  'roman-value': {
    term: 'Valeur romaine',
    text: 'La force d’un général\u00a0: dé, deniers et garnisons en soutien, doublés par d’autres généraux.',
    rules: ['4.3'],
  },
  round: {
    term: 'Manche',
    text: '3\u00a0tours, un par général, et la fin de la manche.',
    rules: ['3.3'],
  },
  segment: {
    term: 'Segment',
    text: 'Une partie d’une connexion\u00a0: l’unité de coût du mouvement.',
    rules: ['1.3-connections'],
  },
  shield: {
    term: 'Bouclier',
    text: 'Le numéro d’une ville, de 1 à 6, et sa valeur dans un siège.',
    rules: ['1.3'],
  },
  siege: {
    term: 'Siège',
    text: 'Combat d’une figurine contre un disque\u00a0: une révolte sans armée, ou une garnison sans général.',
    rules: ['4.3', '5.2-siege'],
  },
  space: {
    term: 'Case',
    text: 'Une ville ou une mer.',
    rules: ['1.3'],
  },
  'special-army': {
    term: 'Armée spéciale',
    text: 'L’armée de la variante Terror, qui double sa propre valeur.',
    rules: ['8.6'],
  },
  'starting-army': {
    term: 'Armée de départ',
    text: 'Une armée que le niveau place sur le plateau à la mise en place.',
    rules: ['2.5'],
  },
  support: {
    term: 'Soutien',
    text: 'Des disques qui ajoutent 1\u00a0chacun, ou des figurines qui doublent une valeur.',
    rules: ['4.3-support', '4.3-double'],
  },
  'time-track': {
    term: 'Piste du temps',
    text: '11\u00a0cases, de 198 à 18\u00a0av.\u00a0J.-C. Chaque manche y place une révolte.',
    rules: ['6'],
  },
  'town-value': {
    term: 'Valeur ville',
    text: 'Le bouclier d’une ville, doublé par les figurines qui la soutiennent.',
    rules: ['4.3'],
  },
  turn: {
    term: 'Tour',
    text: 'La phase romaine et la phase hispanique de 1\u00a0général.',
    rules: ['3.3'],
  },
};
