import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import type { SpecialPoints, Turns } from '../../engine/data/types.ts';
import { a, compte, dans, demis, depuis, et, large, lieu, ou } from './grammar.ts';
import { aux } from './sheet.ts';

const points = (vp: number): string => demis(vp, 'PV');
const Aux = (turns: Turns): Rich => large([aux(turns)]);

/** Ce qu’une nation marque en dehors des provinces et des unités détruites. */
export function specialPoints(special: SpecialPoints, leader: (id: LeaderId) => string): Rich {
  switch (special.kind) {
    case 'narbonne-exit':
      return t`${Aux(special.turns)}\u00a0: ${points(special.each)} par unité qui quitte le jeu par ${lieu('narbonne')}, pour ${compte(special.most, 'unité')} au plus.`;
    case 'africa-exit':
      return t`${Aux(special.turns)}\u00a0: ${points(special.each)} par unité qui va ${dans('africa')} ${ou(
        special.from.map(depuis),
      )}\u00a0; cette unité quitte le jeu.`;
    case 'leader-lives':
      return t`À la fin du tour\u00a0${special.turn}\u00a0: ${points(special.vp)} si ${leader(special.leader)} est en vie et si la nation n’est pas soumise ${a(special.notSubjectTo)}.`;
    case 'zones-own-turn':
      return t`À la fin de sa séquence, au tour\u00a0${special.turn}\u00a0: ${points(special.whole)} si la nation contrôle toutes les provinces d’Hispanie sauf ${special.missing}, sinon ${points(special.zone)} pour chaque zone dont elle contrôle toutes les provinces. ${large(
        et(special.without.map(lieu)),
      )} ne comptent pas\u00a0; les provinces de ses nations soumises comptent.`;
    case 'castle-income':
      return t`Au tour\u00a0${special.turn}, pour chaque province qui contient un de ses Châteaux-forts\u00a0: autant de PV que le revenu de la province\u00a0; ${points(special.other)} pour chaque autre province.`;
    case 'scores-own-turn':
      return t`Au tour\u00a0${special.turn}, les PV de ses provinces se comptent à la fin de sa séquence.`;
    case 'city-castles':
      return t`${Aux(special.turns)}\u00a0: ${points(special.each)}, une seule fois par province, si la nation contrôle ${ou(
        special.provinces.map(lieu),
      )} et y reconstruit un Château-fort.`;
    case 'mission-pay':
      return t`Au tour\u00a0${special.turn}\u00a0: 1\u00a0PV par Or reçu pour ses missions.`;
    case 'takes-province':
      return t`${Aux(special.turns)}\u00a0: ${points(special.vp)}, une seule fois, si la nation contrôle ${lieu(special.province)} à la fin d’une de ses séquences.`;
    case 'rebuilt-castle':
      return t`Pour chaque Château-fort reconstruit dans une province conquise\u00a0: ${points(special.vp)}, et autant de PV que le revenu de la province.`;
    case 'ruins':
      return t`Au tour\u00a0${special.turn}, pour chaque province qui contient une Ruine\u00a0: autant de PV que le revenu de la province\u00a0; ${points(special.other)} pour chaque autre province.`;
  }
}
