import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import type { SpecialPoints } from '../../engine/data/types.ts';
import { n, p } from '../marks.ts';
import { sheet } from './sheet.ts';

const points = (vp: number): string => `${half(vp)} PV`;
const on = (turns: readonly [number, number]): string => {
  const span = sheet.turns(turns);
  return span.startsWith('tours') ? `Aux ${span}` : `Au ${span}`;
};

/** Ce qu’une nation marque en dehors des provinces et des unités détruites. */
export function specialPoints(special: SpecialPoints, leader: (id: LeaderId) => string): Rich {
  switch (special.kind) {
    case 'narbonne-exit':
      return t`${on(special.turns)} : ${points(special.each)} par unité qui quitte le jeu par ${p('narbonne')}, pour ${special.most} unités au plus.`;
    case 'africa-exit':
      return t`${on(special.turns)} : ${points(special.each)} par unité qui passe en ${p('africa')} depuis ${list(
        special.from.map((id) => [p(id)]),
        ', ',
        ' ou ',
      )} ; elle quitte le jeu.`;
    case 'leader-lives':
      return t`À la fin du tour ${special.turn} : ${points(special.vp)} si ${leader(special.leader)} est en vie et si elle n’est pas soumise à ${n(special.notSubjectTo)}.`;
    case 'zones-own-turn':
      return t`À la fin de son propre tour ${special.turn} : ${points(special.whole)} si elle tient toute l’Hispanie sauf ${special.missing} ${
        special.missing === 1 ? 'province' : 'provinces'
      }, sinon ${points(special.zone)} par zone entièrement à elle ; ${list(
        special.without.map((id) => [p(id)]),
        ', ',
        ' et ',
      )} ne comptent pas, les provinces de ses nations soumises comptent.`;
    case 'castle-income':
      return t`Au tour ${special.turn}, pour chaque province avec un château-fort : autant de PV que son revenu ; ${points(special.other)} pour chaque autre province.`;
    case 'scores-own-turn':
      return t`Au tour ${special.turn}, ses provinces sont comptées à la fin de son propre tour.`;
    case 'city-castles':
      return t`${on(special.turns)} : ${points(special.each)} chacune, une fois, pour tenir ${list(
        special.provinces.map((id) => [p(id)]),
        ', ',
        ' et ',
      )} et y reconstruire le château-fort.`;
    case 'mission-pay':
      return t`Au tour ${special.turn} : autant de PV que d’Or payé pour ses missions.`;
    case 'takes-province':
      return t`${on(special.turns)} : ${points(special.vp)}, une fois, pour finir un de ses propres tours avec ${p(special.province)}.`;
    case 'rebuilt-castle':
      return t`Pour chaque château-fort qu’elle conquiert et reconstruit : ${points(special.vp)} et le revenu de la province.`;
    case 'ruins':
      return t`Au tour ${special.turn}, pour chaque province où elle a laissé un château-fort en ruine : autant de PV que son revenu ; ${points(special.other)} pour chaque autre province.`;
  }
}
