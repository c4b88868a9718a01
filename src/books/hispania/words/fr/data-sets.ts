import { list } from '../../../../words/rich.ts';
import type { Differences } from '../../engine/data/differs.ts';
import type { DATA_SETS as EnglishDataSets } from '../en/data-sets.ts';

/** Les séries de valeurs, par nom et date, et ce qui change de l’une à l’autre. */

const count = (number: number, one: string): string => `${number} ${one}${number < 2 ? '' : 's'}`;

/** Ce qui change dans une autre série : `17 revenus, les PV de 20 nations et les positions de départ de 6 nations`. */
function differ({ incomes, points, setUps, averages }: Differences): string {
  const nations = Object.keys(points).length;
  const stand = new Set([...setUps[1], ...setUps[4]]).size;
  const parts = [
    ...(incomes.length > 0 ? [count(incomes.length, 'revenu')] : []),
    ...(nations > 0 ? [`les PV de ${count(nations, 'nation')}`] : []),
    ...(stand > 0 ? [`${stand === 1 ? 'la position' : 'les positions'} de départ de ${count(stand, 'nation')}`] : []),
    ...(averages.length > 0
      ? [`${averages.length === 1 ? 'la moyenne' : 'les moyennes'} de ${count(averages.length, 'nation')}`]
      : []),
  ];
  return list(
    parts.map((part) => [part]),
    ', ',
    ' et ',
  ).join('');
}

export const DATA_SETS: typeof EnglishDataSets = {
  sets: {
    'hispania-1994-1': {
      name: 'Première série, novembre 2026',
      says: 'Les valeurs que le livret ne donne pas sont estimées. Les parties anciennes et tous les exemples utilisent cette série.',
    },
    'hispania-1994-2': {
      name: 'Deuxième série, 28 novembre 2026',
      says: 'La première série, rapprochée des scores que le livret dit habituels grâce à des parties entre ordinateurs.',
    },
    'hispania-1994-3': {
      name: 'Troisième série, 28 novembre 2026',
      says: 'La deuxième série, ajustée encore : les scores des groupes sont plus proches les uns des autres.',
    },
  },
  differs: (by: Differences): string => `Autres valeurs que dans la première série : ${differ(by)}.`,
  /** D’une partie qui n’utilise pas la série des nouvelles parties. */
  playedOn: (name: string): string => `Valeurs de la partie : « ${name} ».`,
  /** D’un exemple : ce qui change entre les valeurs qu’il montre et celles des nouvelles parties. */
  scene: (by: Differences): string =>
    `Cet exemple utilise la première série de valeurs. Ici, les nouvelles parties ont d’autres valeurs : ${differ(by)}.`,
};
