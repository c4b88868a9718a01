import { t } from '../../../../words/rich.ts';
import type { Religion } from '../../engine/data/ids.ts';
import { resultOf } from '../../engine/rules/score.ts';
import type { Troops } from '../../engine/state.ts';
import type { TWIN as EN } from '../en/twin.ts';
import { l } from '../marks.ts';
import { compte, dans, deLieu, enRegion, petit } from './grammar.ts';
import { NAMES } from './names.ts';
import { PHASE_NAMES } from './phases.ts';
import { isOne, points, units, unitsOf } from './units.ts';
import { yearOf } from './years.ts';

const FAITHS: { readonly [faith in Religion]: string } = { christian: 'cité chrétienne', muslim: 'cité musulmane' };
const troops = ({ side, units: of }: Troops): string => unitsOf(side, of);

/** Le plateau en mots, ligne à ligne. */
export const TWIN: typeof EN = {
  turn: ({ turn, phase, revolt }) => [
    `Tour\u00a0${turn}, ${yearOf(turn)}\u00a0: ${petit(PHASE_NAMES[phase])}${revolt ? `\u00a0; révolte ${enRegion(revolt)}` : ''}`,
  ],
  event: ({ event, left, awaited }) => [
    `Événement\u00a0: ${event ? NAMES.events[event] : 'aucun pour l’instant'}${
      left > 0 ? `, encore ${compte(left, 'Armée neutre', 'Armées neutres')}` : ''
    }${awaited ? ', avec les Musulmans' : ''}`,
  ],
  place: ({ place, city, fort, held, siege }) => {
    const all = [
      ...(city ? [FAITHS[city]] : []),
      ...(fort ? ['fort'] : []),
      ...(held ? [troops(held)] : []),
      ...(siege ? [`siège mené par ${troops(siege)}`] : []),
    ];
    return t`${l(place)}\u00a0: ${all.length > 0 ? all.join(', ') : 'vide'}`;
  },
  points: ({ points: n }) => [`${compte(n, 'point')} à dépenser`],
  region: ({ region, force }) => [
    `Vos déplacements ${enRegion(region)}${
      force ? `\u00a0; ${units(force.units)} ${isOne(force.units) ? 'peut' : 'peuvent'} continuer` : ''
    }`,
  ],
  march: ({ side, place, units: of }) => t`En marche, ${dans(place)}\u00a0: ${unitsOf(side, of)}`,
  retreat: ({ place, units: of }) => t`En retraite ${deLieu(place)}\u00a0: ${unitsOf('christian', of)}`,
  score: ({ points: n }) => [`${points(n)}\u00a0: ${NAMES.results[resultOf(n)]}`],
};
