import { RECORDS } from '../../../../words/fr/records.ts';
import type { CampaignWords } from '../en/campaigns.ts';
import { compte, milliers } from './grammar.ts';
import { NAMES } from './names.ts';
import { OWN } from './own-table.ts';
import { points } from './units.ts';
import { yearOf } from './years.ts';

const debut = (turn: number): string => `${OWN.begin.turn(turn)}, ${yearOf(turn)}`;

/** Les mots des campagnes finies : celle du jour, le carnet des résultats, le résultat que l’on partage. */
export const CAMPAIGNS: CampaignWords = {
  ofDay: (day) => `La campagne du ${RECORDS.day.named(day)}`,
  start: debut,
  columns: ['Début', 'Options', 'Points', 'Résultat', 'Rang'],
  place: (n) => `${n}\u00a0sur\u00a0100`,
  noPlace: '–',
  note: 'Le rang vous compare à 100\u00a0parties de l’ordinateur depuis le même début\u00a0: c’est le nombre de celles qui ont moins de points. Il est donné pour les parties sans option.',
  options: {
    plain: 'aucune',
    optional: (one) => OWN.begin.optional[one][0],
    rulings: (all) => `autre lecture\u00a0: ${all.join(', ')}`,
  },
  result: (n, result) => `${points(n)}\u00a0: ${NAMES.results[result]}`,
  recordBook: 'Voir le carnet',
  failed: 'Le carnet des résultats n’a pas pu être chargé.',
  shared: ({ start, points: n, result, version, link, day, par, apart }) =>
    [
      day ? `${NAMES.title}, la campagne du ${RECORDS.day.named(day)}` : NAMES.title,
      `${debut(start)}\u00a0: ${points(n)}, ${NAMES.results[result]}`,
      ...(apart ? [`Ne compte pas\u00a0: ${apart}`] : []),
      ...(par ? [`Plus de points que ${milliers(par.below)} des ${compte(par.games, 'partie')} de l’ordinateur`] : []),
      `Version\u00a0${version} des règles`,
      link,
    ].join('\n'),
};
