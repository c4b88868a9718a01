import { list, t } from '../../../../words/rich.ts';
import { isSea } from '../../engine/data/geography.ts';
import { DISCS, type DiscId } from '../../engine/data/ids.ts';
import type { TWIN as EN } from '../en/twin.ts';
import { s } from '../marks.ts';
import { compte, deniers, du, Le, revoltes } from './grammar.ts';
import { NAMES } from './names.ts';
import { enPhase } from './phases.ts';
import { yearOf } from './years.ts';

/** Les garnisons d’une ville, par général. */
const garrisons = (all: readonly DiscId[]): readonly string[] =>
  DISCS.flatMap((disc) => {
    const n = all.filter((one) => one === disc).length;
    if (n === 0) return [];
    return disc === 'legio' ? [NAMES.legio] : [`${compte(n, 'garnison')} ${du(disc)}`];
  });

const stock = ({ garrisons: n, legio }: { readonly garrisons: number; readonly legio: boolean }): string =>
  `${compte(n, 'garnison')}${legio ? ` et la ${NAMES.legio}` : ''} en réserve`;

/** Le plateau en mots, ligne à ligne. */
export const TWIN: typeof EN = {
  turn: ({ round, turn, phase, coins: n, hispano }) => [
    `Manche\u00a0${round}, tour ${du(turn)}\u00a0: ${enPhase(phase)}, ${deniers(n)}${
      hispano === undefined ? '' : `\u00a0; joueur hispano, ${deniers(hispano)}`
    }`,
  ],
  place: ({ place, generals, army, revolts: n, garrisons: discs, fleet }) => {
    const all = [
      ...generals.map((one) => NAMES.generals[one]),
      ...(fleet ? ['flotte'] : []),
      ...garrisons(discs),
      ...(army ? [army === 'special' ? 'armée spéciale' : 'armée'] : []),
      ...(n > 0 ? [isSea(place) ? 'pirates' : revoltes(n)] : []),
    ];
    return t`${s(place)}\u00a0: ${list(all.map((one) => [one]))}`;
  },
  road: ({ from, to }) => t`Voie entre ${s(from)} et ${s(to)}`,
  off: (of) => [`${Le(of.general)} est absent du plateau\u00a0; ${stock(of)}`],
  reserve: (of) => [`${Le(of.general)} a ${stock(of)}`],
  left: ({ revolts: n, normal, special, roads, river }) => [
    [
      `Réserve hispanique\u00a0: ${revoltes(n)}`,
      compte(normal, 'armée'),
      ...(special ? ['l’armée spéciale'] : []),
      ...(roads > 0 ? [`${compte(roads, 'voie')} à côté du plateau`] : []),
      ...(river ? ['le Durius est fermé'] : []),
    ].join(', '),
  ],
  time: ({ time, year }) => [
    `Piste du temps\u00a0: ${revoltes(time)}, ${year > 0 ? `la suivante sur ${yearOf(year)}` : 'la piste est pleine'}`,
  ],
};
