import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import type { SpecialPoints } from '../../engine/data/types.ts';
import { p } from '../marks.ts';
import { sheet } from './sheet.ts';
import { the } from './units.ts';

const points = (vp: number): string => (vp === 2 ? '1 point' : `${half(vp)} points`);

/** What a nation scores besides provinces and destroyed units, as a sentence. */
export function specialPoints(special: SpecialPoints, leader: (id: LeaderId) => string): Rich {
  switch (special.kind) {
    case 'narbonne-exit':
      return t`On ${sheet.turns(special.turns)}: ${points(special.each)} for each unit that leaves the game through ${p('narbonne')}, for at most ${special.most} units.`;
    case 'africa-exit':
      return t`On ${sheet.turns(special.turns)}: ${points(special.each)} for each unit that moves to ${p('africa')} from ${list(
        special.from.map((id) => [p(id)]),
        ', ',
        ' or ',
      )}; it leaves the game.`;
    case 'leader-lives':
      return t`At the end of turn ${special.turn}: ${points(special.vp)} if ${leader(special.leader)} is alive and the nation is not subject to ${the(special.notSubjectTo)}.`;
    case 'zones-own-turn':
      return t`At the end of its own turn ${special.turn}: ${points(special.whole)} if it controls all provinces of Hispania except ${special.missing} ${
        special.missing === 1 ? 'province' : 'provinces'
      }, otherwise ${points(special.zone)} for each zone in which it controls all provinces. ${list(
        special.without.map((id) => [p(id)]),
        ', ',
        ' and ',
      )} do not count; provinces of its subjects do.`;
    case 'castle-income':
      return t`On turn ${special.turn}, for each province with a castle of its own: points equal to the income of the province; ${points(special.other)} for every other province.`;
    case 'scores-own-turn':
      return t`On turn ${special.turn} it scores provinces at the end of its own turn.`;
    case 'city-castles':
      return t`On ${sheet.turns(special.turns)}: ${points(special.each)}, once per province, for each of ${list(
        special.provinces.map((id) => [p(id)]),
        ', ',
        ' and ',
      )} that it controls and in which it rebuilds a castle.`;
    case 'mission-pay':
      return t`On turn ${special.turn}: 1 point for each gold that it is paid for its missions.`;
    case 'takes-province':
      return t`On ${sheet.turns(special.turns)}: ${points(special.vp)}, once, if it controls ${p(special.province)} at the end of one of its own turns.`;
    case 'rebuilt-castle':
      return t`For each castle that it rebuilds in a conquered province: ${points(special.vp)} and points equal to the income of the province.`;
    case 'ruins':
      return t`On turn ${special.turn}, for each province with a ruin: points equal to the income of the province; ${points(special.other)} for every other province.`;
  }
}
