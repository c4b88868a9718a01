import type { AidPart } from '../en/player-aid.ts';

/** L’aide de jeu, à côté de ses tables. */
export const PLAYER_AID: readonly AidPart[] = [
  {
    title: 'Le tour',
    steps: true,
    lines: [
      { text: 'Rébellions\u00a0: dé de région, puis dé de rébellion.', rule: '8' },
      { text: 'Événement aléatoire\u00a0: 2\u00a0dés.', rule: '9' },
      { text: 'Revenus, dépensés aussitôt.', rule: '10' },
      { text: 'Déplacements et batailles d’une région.', rule: '11' },
      { text: 'Réaction musulmane\u00a0: dés de région, de force, de Lieu.', rule: '13' },
      { text: 'Sièges, par numéro de région et de Lieu.', rule: '14' },
      { text: 'Retirer les Armées neutres, El Cid, les forts seuls. Avancer le marqueur Tour.', rule: '15' },
    ],
  },
  {
    title: 'Rébellions',
    lines: [
      { text: 'Région 6\u00a0: relancer, puis 2 rébellions dans cette région.', rule: '8' },
      {
        text: 'Rebelles\u00a0: 1 dans un Lieu sans Garnison, Armée ni Ordre\u00a0; à défaut, 1\u00a0unité perdue.',
        rule: '8-rebels',
      },
      { text: 'Prosélytisme\u00a0: une cité tirée au sort change de religion.', rule: '8-conversion' },
      {
        text: 'Paysans\u00a0: dans un Lieu sans Armée ni Ordre, les Garnisons deviennent 1\u00a0Rebelle.',
        rule: '8-peasants',
      },
      {
        text: 'Gouverneur\u00a0: les unités d’une cité deviennent des Rebelles\u00a0; à défaut, 1\u00a0Rebelle.',
        rule: '8-governor',
      },
      {
        text: 'Révolte régionale\u00a0: ni revenu, ni déplacement, ni construction, ni événement, ni réaction.',
        rule: '8-revolt',
      },
      { text: 'Ni cité ni Lieu qui convienne\u00a0: Rebelles.', rule: '8-rebels' },
      { text: 'Jamais la dernière cité d’un camp.', rule: '8-guard' },
    ],
  },
  {
    title: 'Revenus',
    lines: [
      {
        text: '2\u00a0points\u00a0; 1 par région, pour plus de la moitié des cités, non assiégées\u00a0; 1 pour Santiago.',
        rule: '10',
      },
      { text: 'Unités\u00a0: dans une cité ou un fort contrôlé, sans ennemi.', rule: '10-troops' },
      { text: 'Cité\u00a0: Armée ou Garnison, ni cité ni ennemi.', rule: '10-city' },
      { text: 'Fort\u00a0: cité chrétienne, Armée ou Garnison, ni fort ni ennemi.', rule: '10-fort' },
      { text: 'Conversion\u00a0: Armée ou Garnison dans la cité musulmane.', rule: '10-conversion' },
    ],
  },
  {
    title: 'Déplacements',
    lines: [
      { text: 'Armées, Garnisons et Ordres d’une région, vers tous ses Lieux.', rule: '11' },
      {
        text: 'Par Route\u00a0: Armées et Ordres, si la région n’a ni unité musulmane ni cité musulmane inoccupée.',
        rule: '11-roads',
      },
      { text: 'Une force après l’autre\u00a0; arrêt devant l’ennemi.', rule: '11-stop' },
      {
        text: 'Cité ou fort\u00a0: bataille contre 2\u00a0unités ou plus, dont une Armée\u00a0; sinon, siège.',
        rule: '11-contact',
      },
    ],
  },
  {
    title: 'Bataille',
    lines: [
      { text: 'Initiative\u00a0: le camp d’El Cid\u00a0; sinon, le Défenseur en montagne.', rule: '12-first-fire' },
      { text: 'Pertes\u00a0: Mercenaires et Croisés, puis Garnisons et Rebelles, Armées, Ordres.', rule: '12-losses' },
      { text: 'Un camp éliminé\u00a0: l’autre reste et peut continuer.', rule: '12-wiped-out' },
      {
        text: 'Les Chrétiens perdent plus\u00a0: retraite vers un Lieu d’origine, ou dans leur cité assiégée.',
        rule: '12-we-lose',
      },
      {
        text: 'L’ennemi perd plus\u00a0: refuge dans sa cité\u00a0; sinon numéro suivant\u00a0; sinon Route\u00a0; sinon éliminé.',
        rule: '12-enemy-loses',
      },
      { text: 'Égalité\u00a0: refuge du Défenseur dans sa cité\u00a0; à défaut, un autre round.', rule: '12-equal' },
    ],
  },
  {
    title: 'Réaction musulmane',
    steps: true,
    lines: [
      { text: 'Région 1 à 5\u00a0; 6\u00a0: débarquement. 4\u00a0Lieux hostiles\u00a0: relancer.', rule: '13.1' },
      { text: 'Force selon la table. Cité, fort, Garnison\u00a0: fin de la phase.', rule: '13.2' },
      {
        text: 'Armées dans l’ordre croissant jusqu’à une cible\u00a0: unité chrétienne, Rebelle, cité chrétienne inoccupée, Armée neutre ennemie.',
        rule: '13.8',
      },
      { text: 'Pas de cible\u00a0: par une Route vers une région qui en a.', rule: '13.9' },
      { text: 'Emmener les Armées\u00a0; en laisser 1 dans une cité ou un fort sans Garnison.', rule: '13.10' },
      { text: 'Siège\u00a0: il reste autant d’Armées que de pions, cité et fort compris.', rule: '13.12' },
      { text: 'Gagné\u00a0: la marche continue. Perdu\u00a0: retour, puis numéro suivant.', rule: '13.13' },
    ],
  },
  {
    title: 'Sièges',
    lines: [
      {
        text: 'L’assiégeant l’emporte\u00a0: unités et fort retirés\u00a0; la cité aussi, si son résultat est pair.',
        rule: '14-won',
      },
      {
        text: 'L’assiégé l’emporte\u00a0: l’assiégeant perd 1\u00a0unité et bat en retraite, au hasard.',
        rule: '14-lost',
      },
      {
        text: 'Égalité\u00a0: inoccupée ou de la religion de l’assiégeant, la cité se rend\u00a0; sinon, 1\u00a0perte chacun, puis relancer.',
        rule: '14-tie',
      },
    ],
  },
  {
    title: 'Fin et points',
    lines: [
      { text: '1 par cité contrôlée par les Chrétiens.', rule: '16' },
      { text: '2 par région avec plus de la moitié des cités.', rule: '16' },
      { text: '2 par région sans unité ni cité musulmane.', rule: '16' },
      {
        text: 'Fin anticipée\u00a0: aucune cité contrôlée par les Chrétiens, ou aucun Lieu où lever une Armée musulmane.',
        rule: '15-early-end',
      },
    ],
  },
];
