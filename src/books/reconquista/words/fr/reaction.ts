import type { ReactionWords } from '../en/reaction.ts';

/** Les cases du schéma de la réaction musulmane, les mots de ses flèches, et les mêmes étapes en liste. */
export const REACTION: ReactionWords = {
  label: 'Schéma de la réaction musulmane\u00a0; la liste qui suit donne les mêmes étapes',
  steps: {
    region: {
      title: 'Dé de région',
      lines: [
        '1 à 5\u00a0: cette région.',
        '6\u00a0: arrivée d’Afrique du Nord.',
        '4\u00a0Lieux hostiles\u00a0: relancer.',
      ],
      rules: ['13.1'],
    },
    force: {
      title: 'Dé de force',
      lines: [
        'Colonne\u00a0: les cités de la région',
        'que contrôlent les Musulmans.',
        'L’Afrique du Nord a la sienne.',
      ],
      rules: ['13.2'],
    },
    city: { title: 'Cité', lines: ['dans un Lieu sans cité, avec', 'des Musulmans ou sans unité'], rules: ['13.3'] },
    fort: { title: 'Fort', lines: ['dans une cité contrôlée\u00a0;', 'sinon avec des Musulmans'], rules: ['13.4'] },
    garrison: {
      title: 'Garnison',
      lines: ['dans une cité contrôlée\u00a0;', 'sinon Lieu libre d’ennemis'],
      rules: ['13.5'],
    },
    armies: {
      title: 'Armées',
      lines: ['sans Chrétiens ni Rebelles\u00a0;', 'débarquement\u00a0: 3e dé pour le port'],
      rules: ['13.6'],
    },
    target: { title: 'Ce Lieu est-il une cible\u00a0?', lines: [], rules: ['13.8'] },
    along: {
      title: 'Emmener, laisser',
      lines: [
        'Toute Armée musulmane suit\u00a0; 1 reste',
        'dans une cité ou un fort sans Garnison.',
        'Si c’est la dernière\u00a0: arrêt.',
      ],
      rules: ['13.10'],
    },
    left: { title: 'La région a-t-elle une cible\u00a0?', lines: [], rules: ['13.7'] },
    march: {
      title: 'Marche',
      lines: [
        'Oui\u00a0: au numéro suivant.',
        'Non\u00a0: jusqu’à une Route qui mène',
        'à une cible, ou à une autre région.',
      ],
      rules: ['13.7', '13.9'],
    },
    contact: {
      title: 'Contact',
      lines: [
        'Cité ou fort\u00a0: bataille contre 2\u00a0unités',
        'ou plus, dont 1\u00a0Armée\u00a0; sinon siège.',
        'Ni cité ni fort\u00a0: toujours bataille.',
      ],
      rules: ['13.11'],
    },
    battle: {
      title: 'Après une bataille',
      lines: [
        'Gagnée, sans siège\u00a0: la marche continue.',
        'Perdue\u00a0: retour au Lieu d’où elle vient,',
        'puis au numéro suivant, pas au Lieu perdu.',
      ],
      rules: ['13.13'],
    },
    siege: {
      title: 'Siège',
      lines: ['Il reste autant d’Armées que de', 'pions, cité et fort compris.', 'Les autres repartent.'],
      rules: ['13.12'],
    },
  },
  drawn: 'le résultat, dans un Lieu tiré au sort',
  raised: 'levée, débarquée',
  africa: 'Afrique',
  over: 'fin de la phase',
  yes: 'oui',
  no: 'non',
  ring: 'La boucle',
  ringNote: 'de Lieu en Lieu, jusqu’au contact',
  marchOn: 'la marche continue',
  restOn: 'les autres repartent',
  toBattle: 'bataille',
  toSiege: 'siège',
  list: 'Les étapes dans l’ordre',
  listed: [
    {
      rule: '13.1',
      text: 'Lancer 1\u00a0dé pour la région\u00a0: 1 à 5 la désignent, 6 fait débarquer la force d’Afrique du Nord.',
    },
    {
      rule: '13.2',
      text: 'Lancer 1\u00a0dé pour la force, dans la colonne des cités que les Musulmans contrôlent dans la région.',
    },
    {
      rule: '13.3',
      text: 'Cité, fort ou Garnison\u00a0: placer le pion dans un Lieu tiré au sort qui convient. La phase est finie.',
    },
    {
      rule: '13.6',
      text: 'Armées\u00a0: les placer dans un Lieu tiré au sort, libre de Chrétiens et de Rebelles, ou les débarquer dans un port.',
    },
    { rule: '13.8', text: 'Si le Lieu est une cible, il y a contact\u00a0: passer à l’étape 8.' },
    {
      rule: '13.10',
      text: 'Emmener toutes les Armées musulmanes du Lieu. En laisser 1 dans une cité ou un fort sans Garnison musulmane. Si c’est la dernière, la marche est finie.',
    },
    {
      rule: '13.7',
      text: 'Si la région a une cible, aller au Lieu suivant dans l’ordre croissant. Sinon, aller vers une Route qui mène à une cible ou, à défaut, à une nouvelle région. Revenir à l’étape 5.',
    },
    { rule: '13.11', text: 'Contact\u00a0: bataille ou siège, comme pour une force du joueur.' },
    {
      rule: '13.12',
      text: 'Siège\u00a0: laisser autant d’Armées que le Lieu contient de pions. Les autres reviennent à l’étape 6.',
    },
    {
      rule: '13.13',
      text: 'Bataille gagnée\u00a0: revenir à l’étape 6. Bataille perdue\u00a0: battre en retraite, puis aller au numéro suivant.',
    },
  ],
  walk: {
    title: 'Une réaction pas à pas',
    about:
      'Choisissez un début de partie. Chaque pas est une règle ou un dé\u00a0: le schéma marque sa case, et la carte montre le chemin de la recherche. La position reste telle quelle, aussi souvent que vous recommencez.',
    coming: 'La position se charge.',
    failed: 'La position n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.',
    noScript: 'Cette partie a besoin de scripts. Le schéma et la liste de ses étapes s’en passent.',
    start: 'Position',
    opened: 'la position du lien',
    inChart: 'Dans le schéma',
    again: 'Recommencer avec d’autres dés',
  },
};
