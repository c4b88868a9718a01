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
type Way = RefusalParams<'retreat-far'>;

/** `this infantry`, `these knights`: of units whose number the refusal does not know. */
const these = ({ unit }: Pick<Step, 'unit'>): string =>
  unit === 'leader' ? 'this leader' : kind(unit, 1) === kind(unit) ? `this ${kind(unit)}` : `these ${kind(unit)}`;
const These = (of: Pick<Step, 'unit'>): string => these(of).replace('t', 'T');
const are = ({ unit }: Pick<Step, 'unit'>, one: string, many: string): string =>
  unit === 'leader' || kind(unit, 1) === kind(unit) ? one : many;

/** What a die, a unit or a target is called; one that comes from anywhere need not be a kind of unit. */
const rolls = (die: string): string => (Object.hasOwn(NAMES.units, die) ? kind(die as Step['unit'], 1) : 'unit');
const named = (unit: string): string => (Object.hasOwn(NAMES.units, unit) ? units({ [unit]: 1 }) : 'such a unit');
const aimed = (at: string): string =>
  Object.hasOwn(NAMES.units, at.split('~')[0] ?? '') ? target(at as Target).replace(/^the /, '') : 'units';

/** Why an action is refused, code by code. */
export const REFUSALS: { readonly [C in RefusalCode]: (params: RefusalParams<C>) => Rich } = {
  'not-an-action': () => ['This is no move that the game knows.'],
  over: ({ turn }) => [`The game is over: turn ${turn} was the last.`],
  'not-now': ({ phase }) => [`That is not asked now: this is ${PHASES[phase]}.`],
  'move-later': ({ phase }) => [`Units move in the movement phase only; this is ${PHASES[phase]}.`],
  'fight-later': ({ phase }) => [`Battles are fought in the combat phase only; this is ${PHASES[phase]}.`],
  'remove-later': ({ phase }) => [`Nobody has to go before the next stacking check; this is ${PHASES[phase]}.`],
  'remove-first': ({ nation }) =>
    t`${The(nation)} must first give up what stands over the limit. Then the check ends by itself.`,
  'pin-first': (of) =>
    t`First say which ${count(of.count, 'unit')} must stay in ${place(of.place)}: somebody has to hold the passage.`,
  'battles-left': (of) =>
    of.places.length === 0
      ? ['Combat cannot be ended like that.']
      : t`Every battle must be fought. Still to come: ${places(of.places)}.`,
  'no-battle': (of) =>
    t`No battle waits in ${place(of.place)}: ${the(of.nation)} ${does(of.nation, 'fight')} only where other units stand beside ${does(of.nation, 'theirs', 'its own')}.`,

  'answer-first': ({ asked }) => [
    `Something else comes first: ${Object.hasOwn(PROMPTS, asked) ? PROMPTS[asked as DecisionKind].first : 'what is asked now'}.`,
  ],

  'not-sold': ({ nation, unit }) => t`${The(nation)} cannot buy ${named(unit)}.`,
  'no-gold': ({ nation, unit, gold: has, cost }) =>
    t`For ${named(unit)} ${the(nation)} would need ${gold(cost)}, and ${does(nation, 'have', 'has')} ${half(has)}.`,
  'no-counter': ({ nation, unit }) =>
    t`${The(nation)} ${does(nation, 'have', 'has')} no counter left for ${named(unit)}: all are in use.`,
  'renounce-most': ({ gold: most }) => [
    most ? `Of this turn’s income no more than ${gold(most)} can be renounced.` : 'There is no income to renounce.',
  ],
  'disband-no-need': () => [
    'A unit is given up only where it can be bought again at once and no counter of its kind is left.',
  ],
  'not-due': () => ['Nothing of that kind waits to be placed.'],
  'place-not-held': ({ nation, place: at }) =>
    t`New units go to provinces that ${the(nation)} ${does(nation, 'hold')}, and ${place(at)} is none of them.`,
  'place-full': ({ place: at, limit }) =>
    t`${Place(at)} is full: its limit is ${limit}, and a new unit may go one over it.`,
  'place-one-each': ({ place: at }) => t`${Place(at)} has its new unit already: one in each province.`,
  'place-not-here': ({ place: at }) => t`These reinforcements cannot come to ${place(at)}.`,
  'place-first': () => ['What waits comes first: it must be placed as long as there is room.'],
  'berbers-most': ({ count: number }) => [`No more than ${units({ berber: number })} may come.`],
  'cull-most': ({ count: number }) => [
    `Exactly ${count(number, 'unit')} must go: so many are too many for the provinces held.`,
  ],

  'hire-own-player': () => t`${Whose('el-cid')} player does not hire him.`,
  'never-submits': ({ owner }) => t`${The(owner)} never ${does(owner, 'submit')} to anybody.`,
  'no-submission': ({ owner }) => t`${The(owner)} cannot submit here and now.`,
  'hire-never': ({ nation }) => t`${The(nation)} never ${does(nation, 'hire')} ${the('el-cid')}.`,
  'hire-once': ({ nation }) => t`${The(nation)} ${does(nation, 'have', 'has')} had a mission in this turn already.`,
  'hire-leaderless': () => t`${The('el-cid')} has no leader any more, and without him nobody hires the band.`,
  'hire-gone': () => t`${The('el-cid')} has nobody left to send.`,
  'hire-turn': ({ turn }) => t`${The('el-cid')} is for hire on turn ${turn} only.`,
  'hire-not-next': ({ nation, place: at }) => t`${Place(at)} does not border on ${whose(nation)} provinces.`,
  'hire-nobody': ({ place: at }) => t`Nobody whom he could be sent against stands in ${place(at)}.`,
  'hire-own-nation': ({ place: at }) => t`In ${place(at)} he would attack a nation of his own player.`,
  'hire-not-there': ({ place: at }) => t`Not so many units of that kind stand in ${place(at)}.`,
  'hire-gold': ({ nation, gold: has, cost }) =>
    t`That mission costs up to ${gold(cost)}, and ${the(nation)} ${does(nation, 'have', 'has')} ${half(has)}.`,
  'engage-most': ({ place: at, limit }) => t`From 1 to ${limit} units of the band may go to ${place(at)}.`,
  'enter-not-here': ({ place: at }) => t`The band cannot enter ${place(at)}.`,
  'enter-most': ({ place: at, limit }) => t`No more than ${count(limit, 'unit')} of the band may enter ${place(at)}.`,
  'must-enter': ({ nation, place: at }) =>
    t`On this turn ${the(nation)} has to come to ${place(at)}, with one unit at least.`,

  'survive-nobody': ({ place: at }) => t`Nobody in ${place(at)} can go on in the new nation.`,
  'survive-kind': ({ unit, count: number }) => [
    number ? `No more than ${units({ [unit]: number })} can still go on.` : `No more ${kind(unit)} can go on.`,
  ],
  'found-not-free': ({ nation, place: at }) => t`${Place(at)} is not for ${the(nation)} to take.`,
  'swap-none': ({ place: at }) => t`No castle in ${place(at)} can be taken over.`,
  'castle-not-here': ({ nation, place: at }) => t`${The(nation)} cannot place a castle in ${place(at)}.`,

  'no-such-place': () => ['There is no such place on the map.'],
  'no-entry-off-map': ({ to }) =>
    t`${Place(to)} lies outside Hispania: units go there only where a rule of their nation sends them.`,
  corner: ({ from, to }) =>
    t`${Place(from)} and ${place(to)} touch only at a point where four provinces meet. Nobody crosses there.`,
  'no-border': ({ from, to }) =>
    t`No step leads from ${place(from)} to ${place(to)}: a step crosses one border, or a strait.`,
  'nobody-there': () => ['Not so many of these units stand there.'],
  'works-stay': ({ unit }) => [`A ${kind(unit, 1)} never moves.`],
  'halted-mountain': (of) =>
    t`${These(of)} ${are(of, 'has', 'have')} entered the mountains of ${place(of.from)} without a leader: the move ends there.`,
  'halted-strait': (of) => [`${These(of)} ${are(of, 'has', 'have')} crossed a strait, which takes the whole movement.`],
  'halted-pinned': (of) =>
    t`${These(of)} ${are(of, 'holds', 'hold')} the passage at ${place(of.from)}, and will fight there.`,
  'halted-left': (of) => [
    `The leader has gone on without ${these(of)}: those he leaves behind move no more in this phase.`,
  ],
  'halted-sea': (of) => [`${These(of)} ${are(of, 'has', 'have')} gone to sea: the move ends there.`],
  'halted-beyond': (of) =>
    t`${These(of)} ${are(of, 'has', 'have')} left Hispania in this phase: the move ends in ${place(of.from)}.`,
  'crossed-once': (of) =>
    t`${These(of)} ${are(of, 'has', 'have')} crossed to ${place(of.from)} in this phase, and cannot cross back.`,
  'moves-led': (of) => [`${These(of)} ${are(of, 'moves', 'move')} only with the leader they came with.`],
  'lands-elsewhere': ({ nation, places: coast }) =>
    t`Reinforcements of ${the(nation)} that arrive by sea on this turn land only in ${places(coast)}.`,
  'no-anchor': ({ nation, from, to }) =>
    t`${The(nation)} can neither land nor set sail at ${place(from === 'sea' ? to : from)}.`,
  'no-supremacy': ({ nation }) =>
    t`To set sail wants naval supremacy, and ${the(nation)} ${does(nation, 'have', 'has')} none on this turn.`,
  'no-way-on': ({ to }) => t`An ally holds ${place(to)}: one may pass there, not stay, and these could not go on.`,
  'pile-only': ({ place: at }) => t`Only the stack in ${place(at)} moves in this phase.`,
  'pile-first': () => ['First name the stack that goes on, or none.'],
  'pile-led': ({ place: at }) => t`The stack in ${place(at)} moves with its leader in this phase, and with no other.`,
  'no-pile': ({ nation, place: at }) => t`No units of ${the(nation)} that could move once more stand in ${place(at)}.`,
  'march-first': ({ count: number }) => [
    `The march comes first: ${count(number, 'province is', 'provinces are')} still to be crossed.`,
  ],
  'march-way': ({ from, to }) => t`The march cannot go from ${place(from)} to ${place(to)}.`,
  'strait-first': (of) => [`A strait takes the whole movement: ${these(of)} ${are(of, 'has', 'have')} already moved.`],
  spent: (of) => [
    `${These(of)} ${are(of, 'has', 'have')} entered as many provinces as ${are(of, 'it', 'they')} can in one phase.`,
  ],
  'spent-led': (of) =>
    of.unit === 'leader'
      ? ['He has entered as many provinces as he can: as many as the best of the units he set out with, or 3 alone.']
      : [
          `${These(of)} can go no further: a leader’s extra province is for those who set out with him and step with him.`,
        ],
  'moved-alone': (of) => [
    `${These(of)} ${are(of, 'has', 'have')} moved without a leader: a leader picks up only those who have not moved yet.`,
  ],
  quota: (of) =>
    of.stay < of.needs
      ? t`The enemy in ${place(of.from)} holds ${of.needs} of your units, and only ${of.stay} would stay. Leave more behind.`
      : t`${count(of.needs, 'unit')} must stay in ${place(of.from)}. Without the units and leaders that leave, fewer may attack there.`,
  stopped: (of) =>
    t`The enemy in ${place(of.from)} stops ${count(of.needs, 'unit')}. Only those beyond that number may go on.`,
  'not-a-step': () => ['A step needs at least one unit, or a leader with or without units.'],

  'not-overfull': (of) => t`Nobody in ${place(of.place)} stands over the limit, so nobody has to go.`,
  'remove-exactly': (of) =>
    t`Exactly ${count(of.count, 'unit')} must go from ${place(of.place)}, no more and no fewer.`,
  'capital-not-held': (of) =>
    t`A capital must be a province of one’s own: ${the(of.nation)} ${does(of.nation, 'do', 'does')} not hold ${place(of.place)}.`,
  'capital-already': (of) => t`${Whose(of.nation)} capital is ${place(of.place)} already.`,
  'capital-no-use': (of) =>
    t`A capital at ${place(of.place)} would change nothing now. It is declared at a stacking check or a retreat.`,

  'no-ruin': (of) => t`No castle lies in ruins in ${place(of.place)}.`,
  'rebuild-enemies': (of) => t`Enemies stand in ${place(of.place)}: drive them out before you build.`,
  'rebuild-not-held': (of) => t`Only who holds ${place(of.place)} can rebuild its castle.`,
  'no-castle-counters': (of) =>
    t`${The(of.nation)} ${does(of.nation, 'build', 'builds')} no castles: the nation has no counter for one.`,
  'castle-there': (of) => t`A castle or fort stands in ${place(of.place)} already, and a province holds one only.`,
  'nobody-to-give': (of) => t`A castle costs a unit on the spot, and nobody in ${place(of.place)} can be given up.`,
  'no-castle-left': (of) =>
    t`${The(of.nation)} ${does(of.nation, 'have', 'has')} no castle counter left, neither in the pool nor elsewhere on the map.`,
  'rebuild-gives-one': (of) => t`The castle of ${place(of.place)} costs exactly one unit there, no more and no less.`,

  'aim-first': ({ owner }) => t`The dice come first: ${the(owner)} must say whom each is aimed at.`,
  'round-over': ({ owner }) => t`The round is fought. Now ${the(owner)} must stay or retreat.`,
  'other-side-aims': ({ owner, side }) =>
    t`It is for ${the(owner)} to aim now: ${side === 'attacker' ? 'the attacker aims first' : 'the attacker has aimed'}.`,
  'no-such-dice': ({ owner, die }) => t`${The(owner)} ${does(owner, 'have', 'has')} no ${rolls(die)} here to roll for.`,
  'no-such-target': (of) => t`The enemy has no ${aimed(of.target)} here to aim at.`,
  'not-named': (of) => t`The mission does not name ${aimed(of.target)}: they are not aimed at.`,
  'every-die-aims': ({ die, needs, aimed: at }) => [
    `Every die needs one target: ${count(needs, `${rolls(die)} die`, `${rolls(die)} dice`)}, and ${at} aimed.`,
  ],
  'not-an-aim': () => ['Dice are aimed one by one, each at a type of enemy that stands here.'],
  'attacker-first': ({ owner }) => t`The attacker decides first: ${the(owner)} may still go.`,
  'other-side-retreats': ({ owner }) => t`The attacker has decided. Now it is for ${the(owner)} to stay or go.`,
  'retreat-sea': () => ['Only a nation with naval supremacy retreats to sea, and only from an open anchor.'],
  'retreat-band': () => t`${Whose('el-cid')} units go back to his band, off the map, and nowhere else.`,
  'retreat-far': next,
  'retreat-off-map': ({ owner, to }) => t`${The(owner)} may not retreat out of Hispania to ${place(to)}.`,
  'retreat-strait': ({ to }) => t`In this game nobody retreats over a strait, so not to ${place(to)}.`,
  'retreat-whence': ({ to }) => t`The attackers came from ${place(to)}: no retreat that way.`,
  'retreat-battle': ({ to }) => t`A battle is still to be fought in ${place(to)}: nobody retreats into it.`,
  'retreat-held': ({ owner, to }) =>
    t`Others hold ${place(to)}: ${the(owner)} ${does(owner, 'retreat')} to ${does(owner, 'their', 'its')} own provinces or to empty ones.`,
  'retreat-given': ({ to }) => t`${Place(to)} is another nation’s from now on: nobody retreats there.`,
  'retreat-works': ({ unit }) => [`A ${kind(unit, 1)} cannot retreat.`],
  'retreat-marched': (of) => [
    `${These(of)} ${are(of, 'has', 'have')} marched there: only units that came out of the band retreat off the map.`,
  ],
  'retreat-wounded': () => ['This knight is hit once: it fights on, and cannot retreat.'],
  'retreat-neutral': ({ owner }) => t`${The(owner)} never retreat.`,
  'retreat-never': ({ owner, unit }) =>
    t`On this turn ${whose(owner)} ${unit === 'leader' ? 'leader' : kind(unit)} cannot retreat.`,
  'retreat-room': ({ to, room }) =>
    room === 0
      ? t`There is no room left in ${place(to)}, not even for the one unit more that a retreat allows.`
      : t`In ${place(to)} there is room for ${count(room, 'more unit')} only.`,
  'not-a-retreat': ({ from }) => t`A retreat from ${place(from)} takes at least one unit, or a leader alone.`,

  'not-asked': ({ seat }) => (seat ? t`${The(seat)} cannot play anything now.` : ['It must be said who plays it.']),
  'no-such-token': ({ seat, token: id }) => t`${The(seat)} ${does(seat, 'do', 'does')} not hold ${token(id)}.`,
  'sign-used': ({ seat }) => t`${The(seat)} ${does(seat, 'have', 'has')} had the Sign of God: it comes once in a game.`,
  'token-early': ({ token: id, turn }) => [`${large(token(id))} may not be played before turn ${turn}.`],
  'token-not-now': ({ token: id }) => [`${large(token(id))} is not played at this moment.`],
  'token-not-there': ({ token: id }) => [`${large(token(id))} cannot be played on that.`],
  'retreat-surplus-only': ({ place: at, count: number }) =>
    t`No more than ${count(number, 'unit')} may go from ${place(at)}: so many are over the limit.`,

  'bid-low': ({ nation, least }) => t`The least that may be bid for ${the(nation)} now is ${points(least)}.`,
  'bid-high': ({ limit }) => [`Nobody may bid more than ${points(limit)}.`],
  'bid-rival': ({ nation, seat, other }) =>
    t`Nobody plays both ${the(other)} and ${the(nation)}, and ${the(seat)} ${does(seat, 'have', 'has')} ${the(other)}.`,
  'bid-enough': ({ seat, count: most }) =>
    t`${The(seat)} ${does(seat, 'have', 'has')} had ${count(most, 'nation')} already, and nobody bids for more.`,
  'bid-whose': ({ seat }) => t`It is for ${the(seat)} to bid now.`,
  'bid-written': ({ seat }) => t`${The(seat)} ${does(seat, 'have', 'has')} written down a bid already.`,
  'bid-again': ({ least }) => [`The second bid may not be lower than the first: ${points(least)} or more.`],
  'major-taken': ({ nation }) => t`${The(nation)} ${does(nation, 'have', 'has')} a player already.`,
};

function next({ from, to }: Way): Rich {
  return t`${Place(to)} and ${place(from)} are not neighbours: a retreat goes to the next province, no further.`;
}
