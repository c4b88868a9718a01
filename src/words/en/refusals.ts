import type { RefusalCode, RefusalParams } from '../../hispania/refusals.ts';
import type { Target } from '../../hispania/state.ts';
import { type Rich, t } from '../rich.ts';
import { NAMES } from './names.ts';
import { count, does, kind, PHASES, Place, place, places, The, target, the, Whose, whose } from './units.ts';

type Step = RefusalParams<'halted-mountain'>;
type Way = RefusalParams<'retreat-far'>;

/** `this infantry`, `these knights`: of units whose number the refusal does not know. */
const these = ({ unit }: Pick<Step, 'unit'>): string =>
  unit === 'leader' ? 'this leader' : kind(unit, 1) === kind(unit) ? `this ${kind(unit)}` : `these ${kind(unit)}`;
const These = (of: Pick<Step, 'unit'>): string => these(of).replace('t', 'T');
const are = ({ unit }: Pick<Step, 'unit'>, one: string, many: string): string =>
  unit === 'leader' || kind(unit, 1) === kind(unit) ? one : many;

/** What a die or a target is called; one that comes from anywhere need not be a kind of unit. */
const rolls = (die: string): string => (Object.hasOwn(NAMES.units, die) ? kind(die as Step['unit'], 1) : 'unit');
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
  'strait-first': (of) => [`A strait takes the whole movement: ${these(of)} ${are(of, 'has', 'have')} already moved.`],
  spent: (of) => [
    `${These(of)} ${are(of, 'has', 'have')} entered as many provinces as ${are(of, 'it', 'they')} can in one phase.`,
  ],
  'spent-led': (of) =>
    of.unit === 'leader'
      ? ['He has gone as far as those he set out with can go beside him.']
      : [
          `${These(of)} can go no further: a leader’s extra province is for those who set out with him and step with him.`,
        ],
  quota: (of) =>
    of.stay < of.needs
      ? t`The enemy in ${place(of.from)} holds ${of.needs} of your units, and only ${of.stay} would stay. Leave more behind.`
      : t`${count(of.needs, 'unit')} would have to stay in ${place(of.from)}: more than may stand there to attack. Nobody passes.`,
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
  'every-die-aims': ({ die, needs, aimed: at }) => [
    `Every die needs one target: ${count(needs, `${rolls(die)} die`, `${rolls(die)} dice`)}, and ${at} aimed.`,
  ],
  'not-an-aim': () => ['Dice are aimed one by one, each at a type of enemy that stands here.'],
  'attacker-first': ({ owner }) => t`The attacker decides first: ${the(owner)} may still go.`,
  'other-side-retreats': ({ owner }) => t`The attacker has decided. Now it is for ${the(owner)} to stay or go.`,
  'retreat-sea': () => ['Only a nation with naval supremacy retreats to sea, and only from an open anchor.'],
  'retreat-far': next,
  'retreat-off-map': ({ owner, to }) => t`${The(owner)} may not retreat out of Hispania to ${place(to)}.`,
  'retreat-strait': ({ to }) => t`In this game nobody retreats over a strait, so not to ${place(to)}.`,
  'retreat-whence': ({ to }) => t`The attackers came from ${place(to)}: no retreat that way.`,
  'retreat-battle': ({ to }) => t`A battle is still to be fought in ${place(to)}: nobody retreats into it.`,
  'retreat-held': ({ owner, to }) =>
    t`Others hold ${place(to)}: ${the(owner)} ${does(owner, 'retreat')} to ${does(owner, 'their', 'its')} own provinces or to empty ones.`,
  'retreat-works': ({ unit }) => [`A ${kind(unit, 1)} cannot retreat.`],
  'retreat-wounded': () => ['This knight is hit once: it fights on, and cannot retreat.'],
  'retreat-neutral': ({ owner }) => t`${The(owner)} never retreat.`,
  'retreat-never': ({ owner, unit }) =>
    t`On this turn ${whose(owner)} ${unit === 'leader' ? 'leader' : kind(unit)} cannot retreat.`,
  'retreat-room': ({ to, room }) =>
    room === 0
      ? t`There is no room left in ${place(to)}, not even for the one unit more that a retreat allows.`
      : t`In ${place(to)} there is room for ${count(room, 'more unit')} only.`,
  'not-a-retreat': ({ from }) => t`A retreat from ${place(from)} takes at least one unit, or a leader alone.`,
};

function next({ from, to }: Way): Rich {
  return t`${Place(to)} and ${place(from)} are not neighbours: a retreat goes to the next province, no further.`;
}
