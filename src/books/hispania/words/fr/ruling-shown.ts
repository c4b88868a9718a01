import type { Wide } from '../../../../words/lang.ts';
import { list, t } from '../../../../words/rich.ts';
import type { RULING_SHOWN as EN } from '../en/ruling-shown.ts';
import { de } from './grammar.ts';

/** Ce qu’un arbitrage change dans une position, sur la page des arbitrages. */
export const RULING_SHOWN: Wide<typeof EN> = {
  where: (turn, nation) =>
    nation ? t`Position\u00a0: tour\u00a0${turn}, séquence ${de(nation)}` : t`Position\u00a0: tour\u00a0${turn}`,
  scene: (title) => `Exemple\u00a0: «\u00a0${title}\u00a0»`,
  ours: 'Notre choix',
  other: 'L’autre lecture',
  offered: (labels) => t`Choix proposés\u00a0: ${list(labels, '\u00a0; ')}.`,
  notOffered: (labels) => t`Choix absents\u00a0: ${list(labels, '\u00a0; ')}.`,
  not: (what) => t`Ne se produit pas\u00a0: ${what}`,
  play: 'Jouer avec l’autre lecture',
  openOurs: 'Ouvrir avec notre choix',
  openOther: 'Ouvrir avec l’autre lecture',
};
