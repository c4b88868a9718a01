import { RECORDS } from '../../../../words/fr/records.ts';
import type { ScenarioId } from '../../engine/data/ids.ts';
import type { EndingId } from '../../engine/state.ts';
import type { ConquestWords } from '../en/conquests.ts';
import { BEGIN } from './begin.ts';
import { compte } from './grammar.ts';
import { NAMES } from './names.ts';

const TITLE = 'Hispania de Draco Ideas';
const FIN: { readonly [ending in EndingId]: string } = {
  victory: 'victoire',
  'no-revolts': 'défaite, plus de révolte',
  'no-time': 'défaite, plus de temps',
};
const forme = (scenario: ScenarioId | null): string => (scenario ? NAMES.scenarios[scenario] : BEGIN.basic[0]);
const resultat = (ending: EndingId, round: number, capitals: number): string =>
  `${FIN[ending]} à la manche\u00a0${round}, ${compte(capitals, 'capitale')} sur 6`;
const sujet = (scenario: ScenarioId | null, level: string, variants: readonly string[]): string =>
  [
    `${forme(scenario)}, niveau\u00a0${level.replaceAll(' ', '-')}`,
    ...(variants.length > 0 ? [BEGIN.with(variants)] : []),
  ].join(' ');

/** Les mots des parties finies : la révolte du jour, le carnet des résultats, le résultat que l’on partage. */
export const CONQUESTS: ConquestWords = {
  ofDay: (day) => `La révolte du ${RECORDS.day.named(day)}`,
  form: forme,
  about: sujet,
  columns: ['Partie', 'Niveau', 'Variantes', 'Romains', 'Résultat', 'Manche', 'Capitales'],
  none: 'aucune',
  ended: FIN,
  note: 'Le niveau donne les deniers, les garnisons, les flottes, les voies et les armées de départ, dans cet ordre.',
  result: resultat,
  held: (capitals) => `Capitales avec une garnison à la fin\u00a0: ${capitals} sur 6.`,
  recordBook: 'Voir le carnet',
  next: (level, isHarder) =>
    `${isHarder ? 'Un niveau plus difficile pour la suite' : 'Un niveau plus facile pour la suite'}\u00a0: ${level}.`,
  rate: (wins) => `Une équipe d’ordinateurs gagne ${wins}\u00a0parties sur 100 avec les mêmes choix.`,
  failed: 'Le carnet des résultats n’a pas pu être chargé.',
  shared: ({ scenario, level, variants, ending, round, capitals, version, link, day, rate, apart }) =>
    [
      day ? `${TITLE}, la révolte du ${RECORDS.day.named(day)}` : TITLE,
      sujet(scenario, level, variants),
      resultat(ending, round, capitals),
      ...(apart ? [`Ne compte pas\u00a0: ${apart}`] : []),
      ...(rate === undefined ? [] : [`Une équipe d’ordinateurs gagne ${rate}\u00a0parties sur 100`]),
      `Version\u00a0${version} des règles`,
      link,
    ].join('\n'),
};
