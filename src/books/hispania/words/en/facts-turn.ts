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
  its,
  large,
  place,
  places,
  points,
  size,
  The,
  the,
  towards,
  units,
  Whose,
} from './units.ts';

/** What happens in a turn beside movement and battles: what comes and goes, gold, points, submission, heirs. */

interface Some {
  readonly nation: string;
  readonly units: Units;
  readonly leaders?: readonly LeaderId[];
}
/** `2 infantry of Rome`, at the beginning of a sentence. */
const They = ({ nation, units: all, leaders }: Some): Rich => t`${large(units(all, leaders))} of ${the(nation)}`;
/** Their verb. */
const verb = ({ units: all, leaders = [] }: Some, one: string, many: string): string =>
  size(all) + leaders.length === 1 ? one : many;
/** Provinces by name, or their number where the names would be too long. */
const few = (all: readonly PlaceId[]): Rich => (all.length > 5 ? [count(all.length, 'province')] : places(all));

type Points = FactOf<'points'>;
const forPlaces = ({ places: all }: Points): Rich => t` for ${few(all)}`;

/** What points are for. */
const FOR: Readonly<Record<PointsReason, string | ((fact: Points) => Rich)>> = {
  provinces: forPlaces,
  zones: (fact) => (fact.places.length > 0 ? forPlaces(fact) : [` for ${count(fact.count, 'whole zone')}`]),
  'all-hispania': ' for all Hispania',
  castles: ({ places: all }) => t` for ${all.length === 1 ? 'the castle' : 'the castles'} of ${few(all)}`,
  ruins: ({ places: all }) => t` for ${all.length === 1 ? 'the ruin' : 'the ruins'} in ${few(all)}`,
  narbonne: ({ count: n }) => t` for ${count(n, 'unit')} that ${n === 1 ? 'goes' : 'go'} to ${p('narbonne')}`,
  africa: ({ count: n }) => t` for ${count(n, 'unit')} that ${n === 1 ? 'goes' : 'go'} to ${p('africa')}`,
  'leader-lives': ': the leader lives',
  city: ({ places: all }) => t` for a castle in ${places(all)}`,
  rebuilt: ({ places: all }) => t` for the castle rebuilt in ${places(all)}`,
  mission: ' for the mission',
  'takes-province': forPlaces,
  berbers: ({ count: n }) => [` for ${units({ berber: n })}`],
  'subject-half': ': a subject keeps half',
  minimum: ({ count: n }) => [` for ${count(n, 'unit')} owed and missing`],
  cavalry: ({ count: n }) => [` for ${units({ cavalry: n })} handed on`],
  barbarian: ' by barbarian scoring',
};

const FREED: { readonly [why in FactOf<'freed'>['why']]: (fact: FactOf<'freed'>) => Rich } = {
  turn: () => [': the time is over'],
  toledo: () => t`: ${p('toledo')} has fallen`,
  eliminated: ({ from }) => t`: ${the(from)} ${does(from, 'have', 'has')} no unit left`,
  revolt: ({ nation }) => [`: ${does(nation, 'they rise', 'it rises')} in revolt`],
  half: ({ nation }) => t`: ${does(nation, 'they are', 'it is')} too strong by now`,
  ended: ({ from }) => t`: ${the(from)} ${does(from, 'are', 'is')} no more`,
};

export const TURN_FACTS = {
  begins: ({ what, scenario, mode, turn, last }) => [
    what === 'scenario'
      ? `Scenario ${scenario}, ${mode}: turns ${turn} to ${last}.`
      : what === 'set-up'
        ? `The units of turn ${turn} stand on the map.`
        : 'Each player has a group of nations.',
  ],
  nation: ({ turn, nation }) => t`Turn ${turn}: ${n(nation)}.`,
  turn: ({ turn, ends }) => [`Turn ${turn} ${ends ? 'ends' : 'begins'}.`],
  // One of them is called as his nation is, which goes on without him.
  'leader-gone': ({ leader }) => [
    `${NAMES.leaders[leader]}${leader === 'el-cid' ? ' himself' : ''} leaves the game: his time is over.`,
  ],
  arrived: (of) =>
    of.rule === '3.1'
      ? t`${The(of.nation)} ${does(of.nation, 'place')} ${units(of.units)} ${inside(of.place)}.`
      : of.place === 'band'
        ? t`${Whose(of.nation)} band gathers off the map: ${units(of.units, of.leaders)}.`
        : t`${They(of)} ${verb(of, 'arrives', 'arrive')} ${inside(of.place)}.`,
  'not-placed': (of) => t`${They(of)} cannot be placed, and ${verb(of, 'is', 'are')} lost.`,
  income: ({ nation, gold: of, from, purse }) =>
    t`${The(nation)} ${from ? does(nation, 'have', 'has') : does(nation, 'collect')} ${gold(of)}${
      from ? t` of the income of ${the(from)}` : []
    }${purse === of ? [] : `: with what was saved, ${half(purse)}`}.`,
  renounced: ({ nation, gold: of }) => t`${The(nation)} ${does(nation, 'renounce')} ${gold(of)}.`,
  'gold-lost': ({ nation, gold: of, limit }) =>
    t`${The(nation)} ${does(nation, 'lose')} ${gold(of)}: ${limit ? `no more than ${half(limit)}` : 'nothing'} may be saved.`,
  bought: ({ nation, unit, cost }) =>
    t`${The(nation)} ${does(nation, 'buy')} ${units({ [unit]: 1 })} for ${gold(cost)}.`,
  disbanded: ({ nation, place: at, unit }) =>
    t`${The(nation)} ${does(nation, 'give')} up ${units({ [unit]: 1 })} in ${place(at)}, to buy it again.`,
  left: (of) =>
    of.why === 'leaves'
      ? t`${They(of)} ${verb(of, 'leaves', 'leave')} the game${of.place === 'band' ? '' : t` ${inside(of.place)}`}.`
      : t`${They(of)} may not stay ${inside(of.place)}, and ${verb(of, 'is', 'are')} removed.`,
  culled: ({ nation, place: at, units: of }) =>
    t`${The(nation)} ${does(nation, 'give')} up ${units(of)} ${inside(at)}: too many for ${its(nation)} provinces.`,
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
  'toledo-fell': ({ to }) => t`${p('toledo')} has fallen to ${the(to)}.`,
  withdrew: ({ owner, from, to, ...of }) =>
    to
      ? t`${The(owner)} ${does(owner, 'withdraw')} ${units(of.units, of.leaders)} from ${place(from)} ${towards(to)}.`
      : t`${They({ ...of, nation: owner })} ${verb({ ...of, nation: owner }, 'has', 'have')} no way out of ${place(from)}, and ${verb({ ...of, nation: owner }, 'is', 'are')} removed.`,
  transformed: ({ from, into, place: at, units: of, as, leader }) =>
    leader
      ? t`${NAMES.leaders[leader]} goes over from ${the(from)} to ${the(into)}.`
      : t`${They({ nation: from, units: of })} in ${place(at)} ${size(of) === 1 ? 'becomes' : 'become'} ${units(as)} of ${the(into)}.`,
  'nation-ended': ({ nation, units: of, into }) =>
    t`${Whose(nation)} time is over${into ? t`: ${the(into)} ${does(into, 'follow')} ${does(nation, 'them', 'it')}` : []}${
      size(of) > 0 ? `; ${units(of)} ${size(of) === 1 ? 'leaves' : 'leave'} the map` : []
    }.`,
  founded: ({ nation, lands }) =>
    t`${The(nation)} ${does(nation, 'come')} into being${lands.length > 0 ? t` in ${few(lands)}` : []}.`,
  raised: ({ nation, place: at, unit }) =>
    t`${The(nation)} ${does(nation, 'place')} ${units({ [unit]: 1 })} in ${place(at)}.`,
  'no-castle': ({ nation, place: at, rule }) =>
    t`${The(nation)} ${does(nation, 'get')} no castle${at ? t` in ${place(at)}` : []}: ${
      rule === '2.3'
        ? 'no counter is left'
        : !at
          ? 'there is no place for it'
          : rule === '4.2'
            ? 'a castle or fort stands there'
            : `${does(nation, 'they do', 'it does')} not hold it`
    }.`,
  surrendered: ({ place: at, owner, to }) => t`${Whose(owner)} castle in ${place(at)} surrenders to ${the(to)}.`,
  pile: ({ nation, place: at }) => t`${Whose(nation)} stack in ${place(at)} will move and fight once more.`,
  marched: ({ nation, through }) => t`${The(nation)} ${does(nation, 'march', 'marches')} through ${places(through)}.`,
} satisfies Partial<FactWords>;
