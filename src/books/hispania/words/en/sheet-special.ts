import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import type { SpecialPoints } from '../../engine/data/types.ts';
import { p } from '../marks.ts';
import { sheet } from './sheet.ts';
import { the } from './units.ts';

const points = (vp: number): string => (vp === 2 ? '1 point' : `${half(vp)} points`);

/** What a nation scores beside provinces and destroyed units, as a sentence. */
export function specialPoints(special: SpecialPoints, leader: (id: LeaderId) => string): Rich {
  switch (special.kind) {
    case 'narbonne-exit':
      return t`On ${sheet.turns(special.turns)}: ${points(special.each)} for each unit that leaves the game through ${p('narbonne')}, for ${special.most} units at most.`;
    case 'africa-exit':
      return t`On ${sheet.turns(special.turns)}: ${points(special.each)} for each unit that crosses to ${p('africa')} from ${list(
        special.from.map((id) => [p(id)]),
        ', ',
        ' or ',
      )}; it leaves the game.`;
    case 'leader-lives':
      return t`At the end of turn ${special.turn}: ${points(special.vp)} if ${leader(special.leader)} lives and it is not subject to ${the(special.notSubjectTo)}.`;
    case 'zones-own-turn':
      return t`At the end of its own turn ${special.turn}: ${points(special.whole)} if it holds all Hispania but ${special.missing} ${
        special.missing === 1 ? 'province' : 'provinces'
      }, otherwise ${points(special.zone)} for each zone that is wholly its own; ${list(
        special.without.map((id) => [p(id)]),
        ', ',
        ' and ',
      )} do not count, its subjects’ provinces do.`;
    case 'castle-income':
      return t`On turn ${special.turn}, for each province with a castle: points equal to its income; ${points(special.other)} for every other province.`;
    case 'scores-own-turn':
      return t`On turn ${special.turn} its provinces score at the end of its own turn.`;
    case 'city-castles':
      return t`On ${sheet.turns(special.turns)}: ${points(special.each)} each, once, for holding ${list(
        special.provinces.map((id) => [p(id)]),
        ', ',
        ' and ',
      )} and rebuilding the castle there.`;
    case 'mission-pay':
      return t`On turn ${special.turn}: as many points as it is paid gold for its missions.`;
    case 'takes-province':
      return t`On ${sheet.turns(special.turns)}: ${points(special.vp)}, once, for ending one of its own turns with ${p(special.province)}.`;
    case 'rebuilt-castle':
      return t`For each castle that it conquers and rebuilds: ${points(special.vp)} and the income of the province.`;
    case 'ruins':
      return t`On turn ${special.turn}, for each province where it left a castle in ruins: points equal to its income; ${points(special.other)} for every other province.`;
  }
}
