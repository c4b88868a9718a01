import { type Rich, t } from '../../../../words/rich.ts';
import { regionOf } from '../../engine/data/geography.ts';
import type { Side } from '../../engine/data/ids.ts';
import { INCOME } from '../../engine/data/income.ts';
import type { PlaguePiece, UnitId } from '../../engine/data/play-ids.ts';
import type { RuleId } from '../../engine/data/rules.ts';
import { POINTS } from '../../engine/data/score.ts';
import type { Nothing, ReconquistaFact } from '../../engine/facts.ts';
import { l } from '../marks.ts';
import { NAMES } from './names.ts';
import { ENDINGS } from './outcome.ts';
import { PHASE_NAMES } from './phases.ts';
import { ROLLS } from './rolls.ts';
import { and, count, isOne, kindOf, points, THE, the, units, unitsOf, WHOSE } from './units.ts';
import { yearOf } from './years.ts';

type Of<K extends ReconquistaFact['kind']> = ReconquistaFact & { readonly kind: K };
type FactWords = { readonly [K in ReconquistaFact['kind']]: (of: Of<K>) => Rich };

const region = (id: keyof typeof NAMES.regions): string => NAMES.regions[id];
const regions = (of: readonly (keyof typeof NAMES.regions)[]): Rich => and(of.map((one) => [region(one)]));

const PIECES: { readonly [piece in PlaguePiece]: readonly [one: string, many: string] } = {
  'christian-army': ['Christian army', 'Christian armies'],
  'christian-garrison': ['Christian garrison', 'Christian garrisons'],
  'muslim-army': ['Muslim army', 'Muslim armies'],
  'muslim-garrison': ['Muslim garrison', 'Muslim garrisons'],
  order: ['Military Order', 'Military Orders'],
  'christian-city': ['Christian city', 'Christian cities'],
  'muslim-city': ['Muslim city', 'Muslim cities'],
  fort: ['fort', 'forts'],
};
/** `2 Christian armies`, for a plague. */
export const pieces = (piece: PlaguePiece, n: number): string => count(n, ...PIECES[piece]);

/** Why a rule has no effect; without a place, and for one. */
const NOTHING: { readonly [why in Nothing]: (of: Of<'nothing'>) => Rich } = {
  'no-location': ({ place, rule }) =>
    place
      ? t`No location is open for a retreat from ${l(place)}.`
      : [`${WITHOUT_PLACE[rule] ?? 'No location fulfils the conditions'}, so nothing happens.`],
  revolt: () => ['The region is in revolt, so the event has no effect.'],
  guard: () => ['The last city of a side is protected, so this rebellion has no effect.'],
  'no-road': ({ place }) =>
    place ? t`No road leads out of the region, so the force stays in ${l(place)}.` : ['No road leads on.'],
  'has-walls': ({ place }) =>
    place ? t`${l(place)} cannot receive what was rolled.` : ['No location can receive what was rolled.'],
};

const WITHOUT_PLACE: { readonly [rule in RuleId]?: string } = {
  '9-crusade': 'No city or fort is open to the Crusaders',
  '9-mercenaries': 'No location is open to the Mercenaries',
  '9-orders': 'No location is open to the Military Order',
  '9-el-cid': 'No Christian army or Military Order is there for El Cid to join',
  '13.3': 'No location of the region can receive a Muslim city',
  '13.4': 'No location of the region can receive a fort',
  '13.5': 'No location of the region can receive a Muslim garrison',
  '13.6': 'No location of the region is free of Christian and rebel units',
};

/** What the dice of the reaction count: the column of its table. */
const COLUMNS: { readonly [column in Of<'reaction'>['column']]: string } = {
  '0': 'no controlled city',
  '1': '1 controlled city',
  '2': '2 controlled cities',
  '3-4': '3 or 4 controlled cities',
  africa: 'North Africa',
};
const RAISED = {
  city: ['a city', 'cities'],
  fort: ['a fort', 'forts'],
  garrison: ['a garrison', 'garrisons'],
  army: ['1 army', 'armies'],
} as const;
const raised = ({ raised: kind, count: n }: Of<'reaction'>): string =>
  n === 1 ? RAISED[kind][0] : `${n} ${RAISED[kind][1]}`;

/** Units that enter the game, by the rule that brings them. */
function placed({ place, side, units: of, rule }: Of<'placed'>): Rich {
  const appear = isOne(of) ? 'appears' : 'appear';
  switch (rule) {
    case '10-troops':
      return t`You raise ${units(of)} in ${l(place)}.`;
    case '9-mercenaries':
      if (side === 'christian') return t`You hire ${count(of.hired ?? 0, 'Mercenary', 'Mercenaries')} in ${l(place)}.`;
      break;
    case '9-crusade':
      return t`${count(of.hired ?? 0, 'Crusader arrives', 'Crusaders arrive')} in ${l(place)}.`;
    case '9-corruption':
      return t`The rebels in ${l(place)} become ${unitsOf(side, of)}.`;
    case '9-el-cid':
      return t`El Cid joins you in ${l(place)}.`;
    case '9-french':
    case '17-french':
      return t`The French arrive in ${l(place)} with ${unitsOf(side, of)}.`;
    case '9-bands':
      return t`Bands arrive in ${l(place)} with ${unitsOf(side, of)}.`;
  }
  return t`${unitsOf(side, of)} ${appear} in ${l(place)}.`;
}

/** Losses, by the rule that causes them. */
function removed({ place, side, units: of, rule }: Of<'removed'>): Rich {
  if (rule === '15') return t`${unitsOf(side, of)} ${isOne(of) ? 'leaves' : 'leave'} the map in ${l(place)}.`;
  if (rule === '9-famine') return t`The famine costs ${the[side]} ${units(of)} in ${l(place)}.`;
  return t`${THE[side]} lose ${units(of)} in ${l(place)}.`;
}

/** `Your garrisons`; rebels and neutral armies are of one kind. */
const firing = (side: Side, unit: UnitId): string =>
  side === 'rebel' || side === 'neutral' ? THE[side] : `${WHOSE[side]} ${kindOf(unit)}`;

/** The log, fact by fact. */
export const FACTS: FactWords = {
  turn: ({ turn }) => [`Turn ${turn}, ${yearOf(turn)}.`],
  phase: ({ phase }) => [`${PHASE_NAMES[phase]}.`],
  rolled: (of) => ROLLS[of.for](of),
  drew: ({ to }) => t`The road to ${l(to)} is drawn at random.`,
  located: ({ place }) => t`The location is ${l(place)}.`,
  rebellion: ({ region: at, rebellion }) => [`Rebellion in ${region(at)}: ${NAMES.rebellions[rebellion]}.`],
  revolt: ({ region: at }) => [`${region(at)} is in revolt and out of play until the end of the turn.`],
  event: ({ event, period }) => [
    period ? `Event of the ${NAMES.periods[period]} period: ${NAMES.events[event]}.` : `Event: ${NAMES.events[event]}.`,
  ],
  nothing: (of) => NOTHING[of.why](of),
  placed,
  removed,
  built: ({ place, what, rule }) =>
    t`${rule.startsWith('13') ? 'The Muslims build' : 'You build'} a ${what} in ${l(place)}.`,
  razed: ({ place, what, rule }) =>
    rule === '5-fort'
      ? t`The fort in ${l(place)} is alone and is removed.`
      : t`The ${what} in ${l(place)} is destroyed.`,
  converted: ({ place, faith }) =>
    t`The city of ${l(place)} becomes ${faith === 'christian' ? 'Christian' : 'Muslim'}.`,
  plague: ({ region: at, pieces: n }) => [`A plague in ${region(at)} takes ${count(n, 'counter')}.`],
  struck: ({ piece, place, count: n }) => t`The plague takes ${pieces(piece, n)} in ${l(place)}.`,
  income: ({ base, regions: most, santiago, event, points: sum }) =>
    t`You receive ${count(sum, 'point')}: basic income ${base}${
      most.length > 0 ? t`, most cities in ${regions(most)} ${INCOME.region * most.length}` : []
    }${santiago ? `, Santiago ${INCOME.santiago}` : ''}${
      event > 0 ? `, the event ${event}` : event < 0 ? `, the event −${-event}` : ''
    }.`,
  added: ({ points: n, rule }) => [
    `${rule === '10-santiago' ? 'Santiago' : 'The event'} ${n < 0 ? 'costs' : 'adds'} ${count(Math.abs(n), 'point')}.`,
  ],
  spent: ({ points: n, left }) => [`You spend ${count(n, 'point')}; ${left} left.`],
  unspent: ({ points: n }) => [`You lose ${count(n, 'unspent point', 'unspent points')}.`],
  chosen: ({ region: at }) => [`You choose ${region(at)} for your moves.`],
  moved: ({ side, from, to, units: of }) =>
    t`${THE[side]} move ${units(of)} from ${l(from)} ${
      regionOf(from) === regionOf(to) ? 'to' : 'by road to'
    } ${l(to)}.`,
  besieged: ({ place, side, units: of }) => t`${THE[side]} besiege ${l(place)} with ${units(of)}.`,
  battle: ({ place, attacker, defender, attackers, defenders }) =>
    t`${THE[attacker]} attack ${the[defender]} in ${l(place)}: ${units(attackers)} against ${units(defenders)}.`,
  fired: ({ side, unit, results, needs }) => {
    const hits = results.filter((value) => value >= needs).length;
    return t`${firing(side, unit)}, ${needs} or higher: ${{
      dice: results.map((value) => ({ value, hit: value >= needs })),
    }} – ${hits === 0 ? 'no hit' : count(hits, 'hit')}.`;
  },
  'first-fire': ({ place, side, by }) =>
    by === 'mountain'
      ? t`${l(place)} is in the mountains: ${the[side]} fire first.`
      : t`With El Cid ${the[side]} fire first in ${l(place)}.`,
  round: ({ round, attackersLost, defendersLost }) => [
    `Round ${round}: the attacker loses ${count(attackersLost, 'unit')}, the defender ${count(defendersLost, 'unit')}.`,
  ],
  sheltered: ({ place, side, units: of }) =>
    side === 'christian'
      ? t`Your ${units(of)} ${isOne(of) ? 'takes' : 'take'} refuge inside ${l(place)}.`
      : t`${unitsOf(side, of)} ${isOne(of) ? 'takes' : 'take'} refuge inside ${l(place)}.`,
  retreated: ({ side, from, to, units: of }) => t`${THE[side]} retreat from ${l(from)} to ${l(to)} with ${units(of)}.`,
  taken: ({ place, side }) => t`${THE[side]} take ${l(place)}.`,
  reaction: (of) => [
    of.region
      ? `${COLUMNS[of.column]} in ${region(of.region)}: the Muslims raise ${raised(of)}.`.replace(/^n/, 'N')
      : `The Muslims land from North Africa with ${raised(of)}.`,
  ],
  joined: ({ place, units: of }) =>
    t`${unitsOf('muslim', of)} in ${l(place)} ${isOne(of) ? 'joins' : 'join'} the march.`,
  left: ({ place, units: of }) =>
    t`${unitsOf('muslim', of)} ${isOne(of) ? 'stays' : 'stay'} in ${l(place)} as a guard.`,
  stopped: ({ place, side, units: of }) => t`The march of ${the[side]} ends in ${l(place)} with ${units(of)}.`,
  met: ({ place, side }) => t`${THE[side]} meet an enemy in ${l(place)}.`,
  refused: ({ place, side }) => t`${THE[side]} in ${l(place)} refuse battle and stay inside.`,
  avoided: ({ place }) => t`The Muslims avoid ${l(place)}.`,
  assaulted: ({ place, attacker, defender }) =>
    t`Siege of ${l(place)}: ${attacker.side ? the[attacker.side] : 'the besiegers'} ${{
      dice: [{ value: attacker.die, hit: true }],
    }} +${attacker.modifier}, ${defender.side ? the[defender.side] : 'the empty walls'} ${{
      dice: [{ value: defender.die, hit: true }],
    }} +${defender.modifier}: ${attacker.die + attacker.modifier} against ${defender.die + defender.modifier}.`,
  held: ({ place }) => t`${l(place)} withstands the siege.`,
  surrendered: ({ place, side }) => t`${l(place)} surrenders to ${the[side]}.`,
  scored: ({ cities, majorities, free, points: sum }) =>
    t`${points(sum)}: ${POINTS.city * cities} for ${count(cities, 'city', 'cities')}${
      majorities.length > 0 ? t`, ${POINTS.majority * majorities.length} for most cities in ${regions(majorities)}` : []
    }${free.length > 0 ? t`, ${POINTS.free * free.length} for ${regions(free)} without Muslims` : []}.`,
  ended: ({ ending, points: sum, result }) => [
    `${ENDINGS[ending]} ${NAMES.results[result]} with ${points(sum)} (${NAMES.after[result]}).`,
  ],
};
