import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, PlaceId } from '../../engine/data/ids.ts';
import type { PointsReason } from '../../engine/facts/turn.ts';
import type { Units } from '../../engine/facts/units.ts';
import { n, p } from '../marks.ts';
import type { FactOf, FactWords } from './fact-words.ts';
import { NAMES } from './names.ts';
import {
  count,
  does,
  gold,
  inside,
  large,
  place,
  places,
  points,
  size,
  The,
  the,
  towards,
  units,
  verbOf,
  Whose,
} from './units.ts';

/** The log of a turn besides movement and battles: arrivals and departures, gold, points, submission, successors. */

interface Some {
  readonly nation: string;
  readonly units: Units;
  readonly leaders?: readonly LeaderId[];
}
/** `2 infantry of Rome`, at the beginning of a sentence. */
const They = ({ nation, units: all, leaders }: Some): Rich => t`${large(units(all, leaders))} of ${the(nation)}`;
/** Their verb. */
const verb = ({ units: all, leaders = [] }: Some, many: string, one?: string): string =>
  verbOf(all, leaders, many, one);
/** Provinces by name, or their number where the names would be too long. */
const few = (all: readonly PlaceId[]): Rich => (all.length > 5 ? [count(all.length, 'province')] : places(all));

type Points = FactOf<'points'>;
const forPlaces = ({ places: all }: Points): Rich => t` for ${few(all)}`;

/** The reason for points. */
const FOR: Readonly<Record<PointsReason, string | ((fact: Points) => Rich)>> = {
  provinces: forPlaces,
  zones: (fact) => (fact.places.length > 0 ? forPlaces(fact) : [` for ${count(fact.count, 'whole zone')}`]),
  'all-hispania': ' for all of Hispania',
  castles: ({ places: all }) => t` for ${all.length === 1 ? 'the castle' : 'the castles'} of ${few(all)}`,
  ruins: ({ places: all }) => t` for ${all.length === 1 ? 'the ruin' : 'the ruins'} in ${few(all)}`,
  narbonne: ({ count: n }) => t` for ${count(n, 'unit')} moved to ${p('narbonne')}`,
  africa: ({ count: n }) => t` for ${count(n, 'unit')} moved to ${p('africa')}`,
  'leader-lives': ' because its leader is alive',
  city: ({ places: all }) => t` for a castle in ${places(all)}`,
  rebuilt: ({ places: all }) => t` for the castle rebuilt in ${places(all)}`,
  mission: ' for the mission',
  'takes-province': forPlaces,
  berbers: ({ count: n }) => [` for ${units({ berber: n })}`],
  'subject-half': ': a subject scores half',
  minimum: ({ count: n }) => [` for ${count(n, 'unit')} missing from the number owed`],
  cavalry: ({ count: n }) => [` for ${n} cavalry left to the successor`],
  barbarian: ' under barbarian scoring',
};

const FREED: { readonly [why in FactOf<'freed'>['why']]: (fact: FactOf<'freed'>) => Rich } = {
  turn: () => [': submission ends with this turn'],
  toledo: () => t`: ${p('toledo')} has fallen`,
  eliminated: ({ from }) => t`: ${the(from)} ${does(from, 'are', 'is')} eliminated`,
  revolt: ({ nation }) => [`: ${does(nation, 'they revolt', 'it revolts')}`],
  half: ({ nation }) => [`: ${does(nation, 'they have', 'it has')} over half the units of the overlord`],
  ended: ({ from }) => t`: ${the(from)} ${does(from, 'have', 'has')} left the game`,
};

export const TURN_FACTS = {
  begins: ({ what, scenario, mode, turn, last }) => [
    what === 'scenario'
      ? `Scenario ${scenario}, ${mode}: turns ${turn} to ${last}.`
      : what === 'set-up'
        ? `The units of turn ${turn} are set up.`
        : 'Each player has a group of nations.',
  ],
  nation: ({ turn, nation }) => t`Turn ${turn}: ${n(nation)}.`,
  turn: ({ turn, ends }) => [`Turn ${turn} ${ends ? 'ends' : 'begins'}.`],
  // One of them has the name of his nation, which may continue without him.
  'leader-gone': ({ leader }) => [
    `${leader === 'el-cid' ? 'The leader ' : ''}${NAMES.leaders[leader]} leaves the game.`,
  ],
  arrived: (of) =>
    of.rule === '3.1'
      ? t`${The(of.nation)} ${does(of.nation, 'place')} ${units(of.units)} ${inside(of.place)}.`
      : of.place === 'band'
        ? t`${Whose(of.nation)} band assembles off the map: ${units(of.units, of.leaders)}.`
        : t`${They(of)} ${verb(of, 'arrive')} ${inside(of.place)}.`,
  'not-placed': (of) => t`${They(of)} cannot be placed and ${verb(of, 'are', 'is')} lost.`,
  income: ({ nation, gold: of, from, purse }) =>
    t`${The(nation)} ${from ? does(nation, 'receive') : does(nation, 'collect')} ${gold(of)}${
      from ? t` of the income of ${the(from)}` : []
    }${purse === of ? [] : ` and now ${does(nation, 'have', 'has')} ${half(purse)}`}.`,
  renounced: ({ nation, gold: of }) => t`${The(nation)} ${does(nation, 'decline')} ${gold(of)}.`,
  'gold-lost': ({ nation, gold: of, limit }) =>
    t`${The(nation)} ${does(nation, 'lose')} ${gold(of)}: ${does(nation, 'they', 'it')} can save ${limit ? `at most ${half(limit)}` : 'none'}.`,
  bought: ({ nation, unit, cost }) =>
    t`${The(nation)} ${does(nation, 'buy')} ${units({ [unit]: 1 })} for ${gold(cost)}.`,
  disbanded: ({ nation, place: at, unit }) =>
    t`${The(nation)} ${does(nation, 'remove')} ${units({ [unit]: 1 })} in ${place(at)} to buy it again.`,
  left: (of) =>
    of.why === 'leaves'
      ? t`${They(of)} ${verb(of, 'leave')} the game${of.place === 'band' ? '' : t` ${inside(of.place)}`}.`
      : t`${They(of)} cannot stay ${inside(of.place)} and ${verb(of, 'are', 'is')} removed.`,
  culled: ({ nation, place: at, units: of }) =>
    t`${The(nation)} ${does(nation, 'remove')} ${units(of)} ${inside(at)} (population limit).`,
  points: (of) => {
    const why = FOR[of.reason];
    return t`${The(of.nation)} ${does(of.nation, of.points < 0 ? 'lose' : 'score')} ${points(Math.abs(of.points))}${
      typeof why === 'string' ? why : why(of)
    }.`;
  },
  submitted: ({ nation, to, must }) =>
    t`${The(nation)} ${does(nation, 'submit')} to ${the(to)}${must ? `, as ${does(nation, 'they', 'it')} must` : []}.`,
  'refused-submission': ({ nation, to }) => t`${The(nation)} ${does(nation, 'refuse')} to submit to ${the(to)}.`,
  freed: (of) => t`${The(of.nation)} ${does(of.nation, 'are', 'is')} free of ${the(of.from)}${FREED[of.why](of)}.`,
  'toledo-fell': ({ to }) => t`${p('toledo')} falls to ${the(to)}.`,
  withdrew: ({ owner, from, to, ...of }) =>
    to
      ? t`${The(owner)} ${does(owner, 'withdraw')} ${units(of.units, of.leaders)} from ${place(from)} ${towards(to)}.`
      : t`${They({ ...of, nation: owner })} cannot withdraw from ${place(from)} and ${verb({ ...of, nation: owner }, 'are', 'is')} removed.`,
  transformed: ({ from, into, place: at, units: of, as, leader }) =>
    leader
      ? t`${NAMES.leaders[leader]} of ${the(from)} joins ${the(into)}.`
      : t`${They({ nation: from, units: of })} in ${place(at)} ${verbOf(of, [], 'are', 'is')} replaced by ${units(as)} of ${the(into)}.`,
  'nation-ended': ({ nation, units: of, into }) =>
    t`${The(nation)} ${into ? t`${does(nation, 'transform')} into ${the(into)}` : t`${does(nation, 'leave')} the game`}${
      size(of) > 0 ? `; ${units(of)} ${verbOf(of, [], 'are', 'is')} removed` : []
    }.`,
  founded: ({ nation, lands }) =>
    t`${The(nation)} ${does(nation, 'are', 'is')} founded${lands.length > 0 ? t` in ${few(lands)}` : []}.`,
  raised: ({ nation, place: at, unit }) =>
    t`${The(nation)} ${does(nation, 'place')} ${units({ [unit]: 1 })} in ${place(at)}.`,
  'no-castle': ({ nation, place: at, rule }) =>
    t`${The(nation)} ${does(nation, 'receive')} no castle${at ? t` in ${place(at)}` : []}: ${
      rule === '2.3'
        ? 'no counter is left'
        : !at
          ? 'no province can hold it'
          : rule === '4.2'
            ? 'a castle or fort is already there'
            : `${does(nation, 'they do', 'it does')} not control it`
    }.`,
  surrendered: ({ place: at, owner, to }) => t`${Whose(owner)} castle in ${place(at)} surrenders to ${the(to)}.`,
  pile: ({ nation, place: at }) => t`${Whose(nation)} stack in ${place(at)} will move and fight again.`,
  marched: ({ nation, through }) => t`${The(nation)} ${does(nation, 'march', 'marches')} through ${places(through)}.`,
} satisfies Partial<FactWords>;
