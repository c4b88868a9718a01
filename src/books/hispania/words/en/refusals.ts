import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { RefusalCode, RefusalParams } from '../../engine/refusals.ts';
import type { Target } from '../../engine/state/battle.ts';
import type { DecisionKind } from './decisions.ts';
import { NAMES } from './names.ts';
import { PROMPTS } from './prompts.ts';
import {
  count,
  does,
  gold,
  kind,
  large,
  PHASES,
  Place,
  place,
  places,
  points,
  The,
  target,
  the,
  token,
  units,
  Whose,
  whose,
} from './units.ts';

type Step = RefusalParams<'halted-mountain'>;

/** `this infantry`, `these knights`: of units whose number the refusal does not know. */
const these = ({ unit }: Pick<Step, 'unit'>): string =>
  unit === 'leader' ? 'this leader' : kind(unit, 1) === kind(unit) ? `this ${kind(unit)}` : `these ${kind(unit)}`;
const These = (of: Pick<Step, 'unit'>): string => these(of).replace('t', 'T');
const are = ({ unit }: Pick<Step, 'unit'>, one: string, many: string): string =>
  unit === 'leader' || kind(unit, 1) === kind(unit) ? one : many;

/** The name of a die, a unit or a target; one that comes from anywhere need not be a kind of unit. */
const rolls = (die: string): string => (Object.hasOwn(NAMES.units, die) ? kind(die as Step['unit'], 1) : 'unit');
const sold = (unit: string): string => (Object.hasOwn(NAMES.units, unit) ? kind(unit as Step['unit']) : 'such units');
const aimed = (at: string): string =>
  Object.hasOwn(NAMES.units, at.split('~')[0] ?? '') ? target(at as Target).replace(/^the /, '') : 'such units';

/** The reason for each refusal, code by code. */
export const REFUSALS: { readonly [C in RefusalCode]: (params: RefusalParams<C>) => Rich } = {
  'not-an-action': () => ['This action does not exist.'],
  over: ({ turn }) => [`The game is over: turn ${turn} was the last.`],
  'not-now': ({ phase }) => [`This is not possible now. The phase is ${PHASES[phase]}.`],
  'move-later': ({ phase }) => [`Units move only in a movement phase. The phase is ${PHASES[phase]}.`],
  'fight-later': ({ phase }) => [`Battles are fought only in a combat phase. The phase is ${PHASES[phase]}.`],
  'remove-later': ({ phase }) => [`No unit is removed before the next stacking check. The phase is ${PHASES[phase]}.`],
  'remove-first': ({ nation }) =>
    t`${The(nation)} must first remove the units over the limit. Then the check ends by itself.`,
  'pin-first': (of) =>
    t`First choose ${count(of.count, 'unit')} to be held in ${place(of.place)} by the forced passage.`,
  'battles-left': (of) =>
    of.places.length === 0
      ? ['Combat cannot be ended in this way.']
      : t`Every battle must be fought. Still to fight: ${places(of.places)}.`,
  'no-battle': (of) =>
    t`There is no battle in ${place(of.place)}. The province must contain units of ${the(of.nation)} and of another nation.`,

  'answer-first': ({ asked }) => [
    `Decide this first: ${Object.hasOwn(PROMPTS, asked) ? PROMPTS[asked as DecisionKind].first : 'the open question'}.`,
  ],

  'not-sold': ({ nation, unit }) => t`${The(nation)} cannot buy ${sold(unit)}.`,
  'no-gold': ({ nation, unit, gold: has, cost }) =>
    t`1 ${rolls(unit)} costs ${gold(cost)}. ${The(nation)} ${does(nation, 'have', 'has')} ${half(has)}.`,
  'no-counter': ({ nation, unit }) =>
    t`${The(nation)} ${does(nation, 'have', 'has')} no unused counters for ${sold(unit)}.`,
  'renounce-most': ({ gold: most }) => [
    most ? `At most ${gold(most)} of this turn’s income can be declined.` : 'There is no income to decline.',
  ],
  'disband-no-need': () => [
    'A unit can be bought again only if all counters of its kind are in use and the nation can buy it at once.',
  ],
  'not-due': () => ['No such units are waiting to be placed.'],
  'place-not-held': ({ nation, place: at }) =>
    t`New units are placed only in provinces that the nation controls. ${The(nation)} ${does(nation, 'do', 'does')} not control ${place(at)}.`,
  'place-full': ({ place: at, limit }) =>
    t`${Place(at)} is already over its limit of ${limit}. No bought unit can be placed there.`,
  'place-one-each': ({ place: at }) =>
    t`${Place(at)} has received its bought unit. Only one can be placed in each province.`,
  'place-not-here': ({ place: at }) => t`These units cannot be placed in ${place(at)}.`,
  'place-first': () => ['First place as many of the waiting units as possible.'],
  'berbers-most': ({ count: number }) => [
    `${number ? `At most ${count(number, 'Berber')}` : 'No Berber'} can be bought.`,
  ],
  'cull-most': ({ count: number }) => [
    `Exactly ${count(number, 'unit')} must be removed. The provinces support the others.`,
  ],

  'hire-own-player': () => t`The player of ${the('el-cid')} cannot offer a mission.`,
  'never-submits': ({ owner }) => t`${The(owner)} cannot submit to any nation.`,
  'no-submission': ({ owner }) => t`${The(owner)} cannot submit now.`,
  'hire-never': ({ nation }) => t`${The(nation)} cannot hire ${the('el-cid')}.`,
  'hire-once': ({ nation }) => t`${The(nation)} ${does(nation, 'have', 'has')} already offered a mission on this turn.`,
  'hire-leaderless': () => ['The band can be hired only with its leader.'],
  'hire-gone': () => ['The band has no units left.'],
  'hire-turn': ({ turn }) => t`${The('el-cid')} can be hired only on turn ${turn}.`,
  'hire-not-next': ({ nation, place: at }) => t`${Place(at)} is not adjacent to a province of ${the(nation)}.`,
  'hire-nobody': ({ place: at }) => t`${Place(at)} contains no units that can be attacked.`,
  'hire-own-nation': ({ nation, place: at }) =>
    t`${The('el-cid')} cannot attack the nation in ${place(at)} for ${the(nation)}.`,
  'hire-not-there': ({ place: at }) => t`${Place(at)} does not contain that many of these units.`,
  'hire-gold': ({ nation, gold: has, cost }) =>
    t`This mission costs up to ${gold(cost)}. ${The(nation)} ${does(nation, 'have', 'has')} ${half(has)}.`,
  'engage-most': ({ place: at, limit }) => t`The band can attack in ${place(at)} with 1 to ${count(limit, 'unit')}.`,
  'enter-not-here': ({ place: at }) => t`The band cannot enter ${place(at)}.`,
  'enter-most': ({ nation, place: at, limit }) =>
    t`After this entry, ${place(at)} can hold at most ${count(limit, 'unit')} of ${the(nation)}.`,
  'must-enter': ({ nation, place: at }) => t`On this turn at least 1 unit of ${the(nation)} must enter ${place(at)}.`,

  'survive-nobody': ({ place: at }) => t`No such units in ${place(at)} can survive.`,
  'survive-kind': ({ unit, count: number }) => [
    number ? `At most ${units({ [unit]: number })} can still survive.` : `No more ${kind(unit)} can survive.`,
  ],
  'found-not-free': ({ nation, place: at }) => t`${The(nation)} cannot take ${place(at)}.`,
  'swap-none': ({ place: at }) => t`No castle in ${place(at)} can be taken over.`,
  'castle-not-here': ({ place: at }) =>
    t`Free castles are placed only in plains south of the Douro. ${Place(at)} is not one of them.`,

  'no-such-place': () => ['This place does not exist.'],
  'no-entry-off-map': ({ to }) =>
    t`${Place(to)} is outside Hispania. Units can enter it only by a rule of their nation.`,
  corner: ({ from, to }) => t`${Place(from)} and ${place(to)} touch only at a corner, which units cannot cross.`,
  'no-border': ({ from, to }) =>
    t`${Place(from)} and ${place(to)} are not adjacent. Units cross 1 border or strait at a time.`,
  'nobody-there': () => ['There are not enough of these units.'],
  'works-stay': ({ unit }) => [`A ${kind(unit, 1)} cannot move.`],
  'halted-mountain': (of) =>
    t`${These(of)} ${are(of, 'has', 'have')} entered mountains without a leader and must stop in ${place(of.from)}.`,
  'halted-strait': (of) => [`${These(of)} ${are(of, 'has', 'have')} crossed a strait, which takes the whole movement.`],
  'halted-pinned': (of) => t`${These(of)} ${are(of, 'is', 'are')} held in ${place(of.from)} and must fight there.`,
  'halted-left': (of) => [
    `The leader has left ${these(of)} behind. Units left behind cannot move farther in this phase.`,
  ],
  'halted-sea': (of) => [`${These(of)} ${are(of, 'has', 'have')} put to sea, which ends movement.`],
  'halted-beyond': (of) =>
    t`${These(of)} ${are(of, 'has', 'have')} left Hispania in this phase and must stop in ${place(of.from)}.`,
  'crossed-once': (of) =>
    t`${These(of)} ${are(of, 'has', 'have')} crossed to ${place(of.from)} in this phase and cannot cross back.`,
  'moves-led': (of) => [`${These(of)} can move only with the leader who arrived with ${are(of, 'it', 'them')}.`],
  'lands-elsewhere': ({ nation, places: coast }) =>
    t`On this turn, reinforcements of ${the(nation)} that arrive by sea can land only in ${places(coast)}.`,
  'no-anchor': ({ from, to }) =>
    t`${Place(from === 'sea' ? to : from)} has no open anchor. Units can neither land nor put to sea there.`,
  'no-supremacy': ({ nation }) =>
    t`${The(nation)} cannot put to sea: ${does(nation, 'they do', 'it does')} not have naval supremacy on this turn.`,
  'no-way-on': ({ to }) =>
    t`An ally controls ${place(to)}. Units may pass through but cannot stop there, and these units could not move on.`,
  'pile-only': ({ place: at }) => t`Only the stack in ${place(at)} moves in this phase.`,
  'pile-first': () => ['First choose the stack that moves again, or none.'],
  'pile-led': ({ place: at }) => t`In this phase, the stack in ${place(at)} moves only with its own leader.`,
  'no-pile': ({ nation, place: at }) =>
    t`${The(nation)} ${does(nation, 'have', 'has')} no stack in ${place(at)} that can move again.`,
  'march-first': ({ count: number }) => [`The march comes first: ${count(number, 'province')} still to cross.`],
  'march-way': ({ from, to }) => t`The march cannot continue from ${place(from)} to ${place(to)}.`,
  'strait-first': (of) => [
    `A strait takes the whole movement, and ${these(of)} ${are(of, 'has', 'have')} already moved.`,
  ],
  spent: (of) => [`${These(of)} ${are(of, 'has', 'have')} used the whole movement allowance of this phase.`],
  'spent-led': (of) => [
    of.unit === 'leader'
      ? 'The leader can move no farther. He moves as far as the fastest unit that set out with him, or 3 provinces if alone.'
      : `${These(of)} can move no farther. Only units that move with a leader from the start enter 1 additional province.`,
  ],
  'moved-alone': (of) => [
    `A leader can pick up only units that have not moved, and ${these(of)} ${are(of, 'has', 'have')} moved without one.`,
  ],
  quota: (of) =>
    of.stay < of.needs
      ? t`The enemy in ${place(of.from)} holds ${count(of.needs, 'unit')}, and ${of.stay ? `only ${of.stay}` : 'none'} would stay. Leave more behind.`
      : t`${count(of.needs, 'unit')} must stay in ${place(of.from)}, but without the units and leaders that move on, the limit there is lower.`,
  stopped: (of) =>
    t`The enemy in ${place(of.from)} holds ${count(of.needs, 'unit')}. Only units beyond that number can move on.`,
  'not-a-step': () => ['A move needs at least 1 unit or 1 leader.'],

  'not-overfull': (of) => t`${Place(of.place)} is not over its limit. No unit is removed there.`,
  'remove-exactly': (of) => t`Exactly ${count(of.count, 'unit')} must be removed in ${place(of.place)}.`,
  'capital-not-held': (of) =>
    t`A nation must control its capital. ${The(of.nation)} ${does(of.nation, 'do', 'does')} not control ${place(of.place)}.`,
  'capital-already': (of) => t`${Place(of.place)} is already ${whose(of.nation)} capital.`,
  'capital-no-use': (of) =>
    t`A capital in ${place(of.place)} would change nothing now. Declare it when its higher limit is needed.`,

  'no-ruin': (of) => t`There is no ruin in ${place(of.place)}.`,
  'rebuild-enemies': (of) => t`${Place(of.place)} contains enemy units. No castle can be rebuilt there.`,
  'rebuild-not-held': (of) => t`Only the nation that controls ${place(of.place)} can rebuild the castle there.`,
  'no-castle-counters': (of) =>
    t`${The(of.nation)} ${does(of.nation, 'have', 'has')} no castle counters and cannot rebuild castles.`,
  'castle-there': (of) => t`${Place(of.place)} already contains a castle or fort. A province can contain only one.`,
  'nobody-to-give': (of) => t`${Place(of.place)} contains no unit that can be given up for the castle.`,
  'no-castle-left': (of) =>
    t`${The(of.nation)} ${does(of.nation, 'have', 'has')} no castle counter left, neither unused nor on the map.`,
  'rebuild-gives-one': (of) => t`Exactly 1 unit must be given up for the castle in ${place(of.place)}.`,

  'aim-first': ({ owner }) => t`${The(owner)} must first assign targets.`,
  'round-over': ({ owner }) => t`The round is over. ${The(owner)} must now stay or retreat.`,
  'other-side-aims': ({ owner, side }) =>
    t`${The(owner)} must assign targets now: ${side === 'attacker' ? 'the attacker assigns them first' : 'the attacker has done so'}.`,
  'no-such-dice': ({ owner, die }) => t`${The(owner)} ${does(owner, 'have', 'has')} no ${rolls(die)} in this battle.`,
  'no-such-target': (of) => t`The enemy has no ${aimed(of.target)} in this battle.`,
  'not-named': (of) => t`Only units that the mission names can be targets. It names no ${aimed(of.target)}.`,
  'every-die-aims': ({ die, needs, aimed: at }) => [
    `Each die needs 1 target. There ${needs === 1 ? 'is' : 'are'} ${count(needs, `${rolls(die)} die`, `${rolls(die)} dice`)}, and ${count(at, 'target')}.`,
  ],
  'not-an-aim': () => ['Assign 1 target to each die: a kind of enemy unit in this battle.'],
  'attacker-first': ({ owner }) => t`The attacker decides first: ${the(owner)} may still retreat.`,
  'other-side-retreats': ({ owner }) => t`The attacker has decided. ${The(owner)} must now stay or retreat.`,
  'retreat-sea': () => ['Only a nation with naval supremacy can retreat to sea, and only from an open anchor.'],
  'retreat-band': () => t`${Whose('el-cid')} units can retreat only off the map, to the band.`,
  'retreat-far': ({ from, to }) =>
    t`${Place(to)} is not adjacent to ${place(from)}. Units can retreat only to an adjacent province.`,
  'retreat-off-map': ({ owner, to }) => t`${The(owner)} cannot retreat out of Hispania to ${place(to)}.`,
  'retreat-strait': ({ to }) => t`In this game units cannot retreat across the strait to ${place(to)}.`,
  'retreat-whence': ({ to }) => t`Attackers came from ${place(to)}. The defender cannot retreat there.`,
  'retreat-battle': ({ to }) => t`A battle is still to be fought in ${place(to)}. Units cannot retreat there.`,
  'retreat-held': ({ owner, to }) =>
    t`${Place(to)} is neither empty nor controlled by ${the(owner)}. Units cannot retreat there.`,
  'retreat-given': ({ to }) => t`${Place(to)} is being given to a new nation. Units cannot retreat there.`,
  'retreat-works': ({ unit }) => [`A ${kind(unit, 1)} cannot retreat.`],
  'retreat-marched': (of) =>
    t`${These(of)} ${are(of, 'has', 'have')} moved to ${place(of.from)} on the map. Only units that entered from the band can retreat off the map.`,
  'retreat-wounded': () => ['A wounded knight cannot retreat.'],
  'retreat-neutral': ({ owner }) => t`${The(owner)} never retreat.`,
  'retreat-never': ({ owner, unit }) =>
    t`On this turn ${whose(owner)} ${unit === 'leader' ? 'leader' : kind(unit)} cannot retreat.`,
  'retreat-room': ({ to, room }) =>
    room === 0
      ? t`${Place(to)} can hold no more units, even with the retreat allowance.`
      : t`${Place(to)} can hold only ${count(room, 'more unit')}.`,
  'not-a-retreat': ({ from }) => t`A retreat from ${place(from)} needs at least 1 unit or 1 leader.`,

  'not-asked': ({ seat }) => (seat ? t`${The(seat)} cannot play anything now.` : ['Name the player who plays it.']),
  'no-such-token': ({ seat, token: id }) => t`${The(seat)} ${does(seat, 'do', 'does')} not have ${token(id)}.`,
  'sign-used': ({ seat }) =>
    t`${The(seat)} ${does(seat, 'have', 'has')} already played the Sign of God. It can be played once per game.`,
  'token-early': ({ token: id, turn }) => [`${large(token(id))} cannot be played before turn ${turn}.`],
  'token-not-now': ({ token: id }) => [`${large(token(id))} cannot be played at this moment.`],
  'token-not-there': ({ token: id }) => [`${large(token(id))} cannot be played in this way.`],
  'retreat-surplus-only': ({ place: at, count: number }) =>
    t`Only units over the limit may retreat from ${place(at)}: at most ${number}.`,

  'bid-low': ({ nation, least }) => t`The next bid for ${the(nation)} must be at least ${points(least)}.`,
  'bid-high': ({ limit }) => [`A bid can be at most ${points(limit)}.`],
  'bid-rival': ({ nation, seat, other }) =>
    t`${The(seat)} ${does(seat, 'have', 'has')} ${the(other)}. No player can also have ${the(nation)}.`,
  'bid-enough': ({ seat, count: most }) =>
    t`${The(seat)} ${does(seat, 'have', 'has')} had ${count(most, 'nation')}, the most that a player can bid for.`,
  'bid-whose': ({ seat }) => t`It is ${whose(seat)} turn to bid.`,
  'bid-written': ({ seat }) => t`${The(seat)} ${does(seat, 'have', 'has')} already bid in writing.`,
  'bid-again': ({ least }) => [`The second bid must be at least as high as the first: ${points(least)}.`],
  'major-taken': ({ nation }) => t`${The(nation)} already ${does(nation, 'have', 'has')} a player.`,
};
