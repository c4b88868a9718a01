import type { DiscId } from '../../engine/data/ids.ts';
import type { BoardWords } from '../en/board.ts';
import { compte, isMany } from './grammar.ts';
import { NAMES } from './names.ts';

/** Le signe du propriétaire sur un disque. */
const SIGNS: Record<DiscId, string> = {
  'praetor-ulterior': 'I',
  'praetor-citerior': 'II',
  consul: 'III',
  legio: NAMES.legio,
};

/** Les mots du plateau : ses cases avec leurs piles, et les pistes. */
export const BOARD: BoardWords = {
  space({ at, number, is, garrisons, revolts, army, generals, fleet }) {
    const head = [
      NAMES.spaces[at],
      ...(is === 'capital' ? ['capitale'] : []),
      is === 'sea' ? `mer ${number}` : `bouclier ${number}`,
    ].join(', ');
    const things = [
      ...(fleet ? ['flotte'] : []),
      ...(garrisons.length > 0
        ? [`${isMany(garrisons.length) ? 'garnisons' : 'garnison'} ${garrisons.map((one) => SIGNS[one]).join(', ')}`]
        : []),
      ...(revolts > 0 ? [is === 'sea' ? `pirates, ${revolts}` : compte(revolts, 'révolte')] : []),
      ...(army ? [army === 'special' ? 'armée spéciale' : 'armée'] : []),
      ...generals.map((one) => NAMES.generals[one]),
    ];
    return things.length > 0 ? `${head}\u00a0: ${things.join('\u00a0; ')}` : head;
  },
  ofProvince: (id) => `+1 ${NAMES.provinces[id]}`,
  turns: 'Tours',
  after: 'puis la manche finit',
  revolts: 'En réserve',
  left: (count, all) => `${count} sur ${all}`,
  times: 'fois sur 100 une révolte',
  far: 'en plusieurs mouvements',
  fresh: 'vient de changer',
};
