import type { ResultId } from '../../engine/data/score.ts';
import type { ENDINGS as ENDINGS_EN, VERDICTS as VERDICTS_EN } from '../en/outcome.ts';
import { NAMES } from './names.ts';
import { points } from './units.ts';

/** Pourquoi une partie finit (15, 15-early-end). */
export const ENDINGS: typeof ENDINGS_EN = {
  'no-muslims': 'Il ne reste aucun Lieu où des Armées musulmanes peuvent apparaître.',
  'no-christians': 'Les Chrétiens ne contrôlent plus aucune cité.',
  'last-turn': 'Le dernier tour est terminé.',
};

const verdict =
  (result: ResultId): (typeof VERDICTS_EN)[ResultId] =>
  ({ points: n, ending }) => [
    `${NAMES.results[result]} avec ${points(n)}\u00a0: c’est le résultat «\u00a0${NAMES.after[result]}\u00a0». ${ENDINGS[ending]}`,
  ];

/** Le résultat de la partie (16-results). */
export const VERDICTS: typeof VERDICTS_EN = {
  'muslim-decisive': verdict('muslim-decisive'),
  muslim: verdict('muslim'),
  draw: verdict('draw'),
  christian: verdict('christian'),
  'christian-decisive': verdict('christian-decisive'),
};
