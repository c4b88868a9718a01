import type { Wide } from '../../../../words/lang.ts';
import { t } from '../../../../words/rich.ts';
import type { CORRECTED as EN, CORRECT_LINK as EN_LINK, Sum } from '../en/corrected.ts';
import { compte, Le, mots } from './grammar.ts';

/** Des mots courts pour les corrections, partout où une partie en emploie. */

/** `3 revenus, 1 frontière et les PV de 2 nations`. */
export function entered({ incomes, borders, points, setUps }: Sum): string {
  return mots([
    ...(incomes.length > 0 ? [compte(incomes.length, 'revenu')] : []),
    ...(borders.length > 0 ? [compte(borders.length, 'frontière')] : []),
    ...(points.length > 0 ? [`les PV de ${compte(points.length, 'nation')}`] : []),
    ...(setUps.length > 0 ? [`les unités de départ de ${compte(setUps.length, 'nation')}`] : []),
  ]);
}

const turns = (list: readonly number[]): string =>
  list.length === 1 ? `du tour\u00a0${list[0]}` : `des tours\u00a0${mots(list)}`;

export const CORRECTED: Wide<typeof EN> = {
  entered,
  game: (sum) => `Partie jouée avec des données corrigées\u00a0: ${entered(sum)}.`,
  nation: (nation, points, setUps) => {
    const parts = [
      ...(points.length > 0 ? [`PV ${turns(points)}`] : []),
      ...(setUps.length > 0 ? [`unités au début ${turns(setUps)}`] : []),
    ];
    return parts.length > 0 ? t`${Le(nation)}\u00a0: ${parts.join('\u00a0; ')}.` : [];
  },
  short: 'données corrigées',
};

/** Le chemin d’une fiche, ou de la carte, vers le formulaire. */
export const CORRECT_LINK: Wide<typeof EN_LINK> = {
  sheet: 'Vous possédez la fiche imprimée\u00a0?',
  map: 'Vous possédez la carte imprimée\u00a0?',
  link: 'Corriger les données',
};
