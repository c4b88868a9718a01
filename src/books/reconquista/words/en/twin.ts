import { type Rich, t } from '../../../../words/rich.ts';
import type { EventId, LocationId, RegionId, Religion, Side } from '../../engine/data/ids.ts';
import { resultOf } from '../../engine/rules/score.ts';
import type { PhaseId, Troops, Units } from '../../engine/state.ts';
import { l } from '../marks.ts';
import { NAMES } from './names.ts';
import { PHASE_NAMES } from './phases.ts';
import { count, points, units, unitsOf } from './units.ts';
import { yearOf } from './years.ts';

interface Place {
  readonly place: LocationId;
  readonly city: Religion | null;
  readonly fort: boolean;
  readonly held: Troops | null;
  readonly siege: Troops | null;
}

const FAITHS: { readonly [faith in Religion]: string } = { christian: 'Christian city', muslim: 'Muslim city' };
const troops = ({ side, units: of }: Troops): string => unitsOf(side, of);

/** The text twin of the board, line by line. */
export const TWIN = {
  turn: ({
    turn,
    phase,
    revolt,
  }: {
    readonly turn: number;
    readonly phase: PhaseId;
    readonly revolt: RegionId | null;
  }): Rich => [
    `Turn ${turn}, ${yearOf(turn)}: ${PHASE_NAMES[phase]}${revolt ? `; ${NAMES.regions[revolt]} in revolt` : ''}`,
  ],
  event: (of: { readonly event: EventId | null; readonly left: number; readonly awaited: boolean }): Rich => [
    `Event: ${of.event ? NAMES.events[of.event] : 'none yet'}${
      of.left > 0 ? `, ${count(of.left, 'neutral army', 'neutral armies')} left` : ''
    }${of.awaited ? ', with the Muslims' : ''}`,
  ],
  place: ({ place, city, fort, held, siege }: Place): Rich => {
    const all = [
      ...(city ? [FAITHS[city]] : []),
      ...(fort ? ['fort'] : []),
      ...(held ? [troops(held)] : []),
      ...(siege ? [`besieged by ${troops(siege)}`] : []),
    ];
    return t`${l(place)}: ${all.length > 0 ? all.join(', ') : 'empty'}`;
  },
  points: ({ points: n }: { readonly points: number }): Rich => [`${count(n, 'point')} to spend`],
  region: ({ region, force }: { readonly region: RegionId; readonly force: Troops | null }): Rich => [
    `You move in ${NAMES.regions[region]}${force ? `; ${units(force.units)} may move on` : ''}`,
  ],
  march: ({
    side,
    place,
    units: of,
  }: {
    readonly side: Side;
    readonly place: LocationId;
    readonly units: Units;
  }): Rich => t`On the march, in ${l(place)}: ${unitsOf(side, of)}`,
  retreat: ({ place, units: of }: { readonly place: LocationId; readonly units: Units }): Rich =>
    t`Beaten in ${l(place)}: ${unitsOf('christian', of)}`,
  score: ({ points: n }: { readonly points: number }): Rich => [`${points(n)}: ${NAMES.results[resultOf(n)]}`],
};
