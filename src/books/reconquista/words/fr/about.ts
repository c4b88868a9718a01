import { RULING_IDS } from '../../engine/data/rules.ts';
import type { ABOUT as EN } from '../en/about.ts';

/** La page sur le livre. */
export const ABOUT: typeof EN = [
  {
    title: 'Le jeu',
    text: [
      'Reconquista est un jeu en solitaire de David Kershaw, publié par White Dog Games en 2015. Il a remporté la catégorie des wargames au concours 2014 des jeux solitaires à imprimer soi-même, qu’organisait Chris Hansen.',
      'Gonzalo Santacruz a conçu les pions et les marqueurs, Jose Faura a dessiné la carte et la couverture. Michael W. Kennedy est le producteur du jeu. Artic Dragon, pnpfanatic, Prowler et slashing l’ont testé.',
    ],
  },
  {
    title: 'Sources',
    text: [
      'Ce livre suit la traduction française des règles par Pascal Barchi (2020), faite avec l’accord de l’auteur, pour les joueurs et sans but commercial. Ni le livret anglais ni la carte imprimée n’étaient disponibles.',
      'Les règles sont exposées ici avec nos propres mots, dans l’ordre du livret et sous ses numéros de section. Les noms, les nombres et les tables sont ceux du jeu. Les notes historiques de l’auteur (section\u00a019) ne sont pas reprises.',
    ],
  },
  {
    title: 'Droits',
    text: [
      'Tous les droits sur le jeu appartiennent à David Kershaw et à White Dog Games. Ce livre est un travail de joueurs, non officiel, et ne remplace pas le jeu\u00a0: pour jouer, il vous faut sa carte et ses pions.',
    ],
  },
  {
    title: 'Ce qui peut être faux',
    text: [
      `Les valeurs entre ‹\u00a0› sont reconstituées. Des arbitrages tranchent ${RULING_IDS.length}\u00a0questions où le livret se contredit ou se tait.`,
    ],
  },
];
