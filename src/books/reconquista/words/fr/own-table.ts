import { t } from '../../../../words/rich.ts';
import type { OWN as EN } from '../en/own-table.ts';
import { compte, dans, deLieu, enRegion, lieuDe } from './grammar.ts';
import { NAMES } from './names.ts';
import { points } from './units.ts';
import { yearOf } from './years.ts';

/** Les mots de la table propres à ce livre : son en-tête, ses panneaux, le formulaire d’une nouvelle partie. */

const sur100 = (chance: number): string => `${Math.round(100 * chance)}\u00a0sur\u00a0100`;

export const OWN: typeof EN = {
  christians: 'Les Chrétiens',
  you: { the: ['les Chrétiens'], The: ['Les Chrétiens'], whose: ['des Chrétiens'], many: true },
  muslims: 'Les Musulmans',
  unitsIn: (kind, place) => t`${kind} ${dans(lieuDe(place))}`,
  heading: (turn) => `Reconquista, tour\u00a0${turn} sur\u00a020`,
  phases: 'Les phases du tour',
  phase: (turn, name) => `Tour\u00a0${turn}, ${yearOf(turn)} · ${name}`,
  event: (event) => (event ? `Événement\u00a0: ${NAMES.events[event]}` : 'Pas encore d’événement'),
  toSpend: 'À dépenser',
  income: 'Revenus',
  points: 'Score',
  turns: 'Tours',
  last: 'Ce qui s’est passé',
  earlier: (n) => `${compte(n, 'autre ligne', 'autres lignes')} plus bas`,
  revolt: (region) => `Révolte ${enRegion(region)}`,
  starts: 'Unités qui peuvent se déplacer',
  from: (place) => t`Où vont les unités ${deLieu(lieuDe(place))}\u00a0?`,
  others: 'Autres unités',
  gather: 'D’autres unités peuvent se joindre au déplacement.',
  goal: { road: 'par une Route', free: 'aucun ennemi' },
  battle: (win, shut) =>
    `Bataille\u00a0: victoire, ${sur100(win)}${shut > 0 ? `\u00a0; l’ennemi se réfugie dans ses murs, ${sur100(shut)}` : ''}`,
  siege: (taken) => `Siège\u00a0: prise du Lieu, ${sur100(taken)}`,
  sieges: 'Les sièges',
  mine: (place, chance) => t`${place}\u00a0: prise par vos troupes, ${sur100(chance)}`,
  theirs: (place, chance) => t`${place}\u00a0: chute, ${sur100(chance)}`,
  coming: {
    title: 'Ce qui peut arriver',
    armies: (chance) => `Apparition d’une Armée\u00a0: ${sur100(chance)}.`,
    at: (place, chance) => t`${place}\u00a0: premier Lieu attaqué, ${sur100(chance)}`,
    unknown: 'Avec ces options, les dés choisissent le chemin\u00a0: aucune prévision n’est possible.',
    nothing: 'Aucun Lieu ne peut être attaqué.',
  },
  buttons: {
    rebellion: 'Lancer les dés',
    event: 'Lancer les dés',
    reaction: 'Lancer les dés',
    sieges: 'Résoudre les sièges',
  },
  ends: {
    region: 'Renoncer aux déplacements',
    moves: 'Terminer les déplacements',
    spending: 'Terminer les dépenses',
  },
  map: 'Les Routes, les montagnes, les numéros des ports et certains numéros de dé sont reconstitués.',
  more: 'Ce qui est reconstitué',

  begin: {
    start: 'Début',
    turn: (turn) => `Tour\u00a0${turn}`,
    year: yearOf,
    expect: (christian, muslim, rebels) =>
      `${compte(christian, 'unité chrétienne', 'unités chrétiennes')} contre ${compte(muslim, 'unité musulmane', 'unités musulmanes')}${
        rebels > 0 ? ` et ${compte(rebels, 'Rebelle')}` : ''
      }`,
    length: (turns, score) =>
      `${turns === 1 ? 'Le dernier tour' : compte(turns, 'tour')}, à partir de ${points(score)}`,
    options: 'Options',
    optional: {
      'other-movement': [
        'Déplacements musulmans aléatoires',
        'Les dés dirigent les Armées musulmanes, au lieu de l’ordre croissant.',
        '17.1',
      ],
      caution: [
        'Armées musulmanes prudentes',
        'Des Armées musulmanes en infériorité peuvent s’arrêter ou passer leur chemin.',
        '17.2',
      ],
      'caution-in-moves': [
        'Défenseurs musulmans prudents',
        'Des défenseurs musulmans en infériorité peuvent refuser la bataille.',
        '17.2',
      ],
    },
    events: 'Événements',
    tables: {
      basic: ['Table de base', '11\u00a0événements, avec 2\u00a0dés'],
      advanced: [
        'Tables des périodes',
        'Omeyyades, Almoravides, Almohades\u00a0: 6\u00a0événements chacune, selon le tour',
      ],
      random: ['Tables des périodes au hasard', 'L’une des 3\u00a0tables à chaque tour'],
      six: ['Votre table, 1\u00a0dé', '6\u00a0événements de votre choix'],
      eleven: ['Votre table, 2\u00a0dés', '11\u00a0événements de votre choix'],
    },
    entry: (n) => `Événement sur\u00a0${n}`,
    rulings: 'Autres lectures des arbitrages',
    switches: {
      R1: 'Un 6 au dé de région\u00a0: 2\u00a0rébellions, dans 2\u00a0régions',
      B1: 'En montagne, l’ennemi des Chrétiens a toujours l’initiative',
      A4: 'Une Garnison musulmane n’apparaît que dans une cité de religion musulmane',
      A8: 'Les Armées musulmanes apparues auprès d’une cité, d’un fort ou d’une Garnison ne se déplacent pas',
      G1: 'Le dé seul décide si une cité prise est détruite',
      O4: 'La période des Omeyyades dure jusqu’au tour\u00a09',
      O5: 'Taifas\u00a0: toutes les cités de la région sont détruites',
      O7: 'Mercenaires (événement avancé)\u00a0: un nombre égal rejoint aussi les Musulmans',
    },
  },
};
