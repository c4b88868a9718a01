import { list, type Rich, t } from '../../../../words/rich.ts';
import type { EventId, LocationId, RegionId } from '../../engine/data/ids.ts';
import type { PlaguePiece } from '../../engine/data/play-ids.ts';
import type { Units } from '../../engine/state.ts';
import { l } from '../marks.ts';
import { pieces } from './facts.ts';
import { NAMES } from './names.ts';
import { count, units } from './units.ts';
import { yearOf } from './years.ts';

interface Turn {
  readonly turn: number;
}
interface Spending {
  readonly points: number;
  readonly event: EventId | null;
  readonly left: number;
  /** Whether nothing can be bought. */
  readonly nothing: boolean;
}
interface Region {
  /** Whether no unit can move in any region. */
  readonly nobody: boolean;
}
interface Moving {
  readonly region: RegionId;
  /** The locations from which a force may go on. */
  readonly from: readonly LocationId[];
}
interface Plague {
  readonly region: RegionId;
  readonly left: number;
  readonly piece: PlaguePiece;
}
interface Retreat {
  readonly from: LocationId;
  readonly units: Units;
}

/** The three parts of each prompt: the phase, the question, and the result of doing nothing. */
export const PROMPTS = {
  rebellion: {
    who: ({ turn }: Turn): Rich => [`Turn ${turn}, ${yearOf(turn)}: rebellion`],
    ask: (): Rich => ['Roll for a rebellion.'],
    otherwise: (): Rich => ['1 die names the region, 1 die the kind of the rebellion.'],
  },
  event: {
    who: (): Rich => ['Event'],
    ask: (): Rich => ['Roll for the event of this turn.'],
    otherwise: (): Rich => ['It takes effect at once, or later in the turn.'],
  },
  spending: {
    who: (): Rich => ['Income'],
    ask: ({ points, event, left }: Spending): Rich =>
      event === 'crusade' && left > 0
        ? [`Place the ${left === 1 ? 'Crusader' : `${left} Crusaders`}, and spend ${count(points, 'point')}.`]
        : points === 0
          ? ['You have no points to spend.']
          : [
              `Spend your ${count(points, 'point')}${
                event === 'mercenaries' && left > 0 ? `; ${count(left, 'Mercenary', 'Mercenaries')} for hire` : ''
              }.`,
            ],
    otherwise: ({ points, nothing }: Spending): Rich => {
      if (points === 0) return [];
      return [nothing ? 'No location can use them now. They are lost.' : 'Unspent points are lost.'];
    },
  },
  region: {
    who: (): Rich => ['Moves'],
    ask: ({ nobody }: Region): Rich => [nobody ? 'None of your units can move.' : 'In which region do you move?'],
    otherwise: ({ nobody }: Region): Rich => (nobody ? [] : ['Only units that are there now can move this turn.']),
  },
  moves: {
    who: ({ region }: Moving): Rich => [`Moves in ${NAMES.regions[region]}`],
    ask: ({ from }: Moving): Rich =>
      from.length > 0
        ? t`Move on from ${list(
            from.map((at) => [l(at)]),
            ', ',
            ' or ',
          )}?`
        : ['Which units do you move?'],
    otherwise: (): Rich => ['Then the Muslims react.'],
  },
  reaction: {
    who: (): Rich => ['Muslim reaction'],
    ask: (): Rich => ['Roll for the Muslim reaction.'],
    otherwise: (): Rich => ['The dice raise a force. Armies move in number order until they meet an enemy.'],
  },
  sieges: {
    who: (): Rich => ['Sieges'],
    ask: (): Rich => ['Resolve all sieges.'],
    otherwise: (): Rich => ['Each siege is rolled to its end, in the order of the regions and locations.'],
  },
  order: {
    who: (): Rich => ['Event: Military Order'],
    ask: (): Rich => ['Where do you place the Military Order?'],
    otherwise: (): Rich => ['It hits on 3 or higher, and may leave its region by road.'],
  },
  'el-cid': {
    who: (): Rich => ['Event: El Cid'],
    ask: (): Rich => ['Which of your forces does El Cid join?'],
    otherwise: (): Rich => [
      'His force fires first, and he adds 2 to it if it besieges. He leaves at the end of the turn.',
    ],
  },
  plague: {
    who: ({ region }: Plague): Rich => [`Event: plague in ${NAMES.regions[region]}`],
    ask: ({ left, piece }: Plague): Rich => [`Choose ${pieces(piece, left)} for the plague to take.`],
    otherwise: (): Rich => [],
  },
  retreat: {
    who: (): Rich => ['Retreat'],
    ask: ({ from, units: of }: Retreat): Rich => t`Where do you retreat from ${l(from)} with ${units(of)}?`,
    otherwise: (): Rich => ['You have lost more than the enemy.'],
  },
};
