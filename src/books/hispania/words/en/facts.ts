import { type Rich, t } from '../../../../words/rich.ts';
import type { Killed } from '../../engine/facts/units.ts';
import type { PhaseId } from '../../engine/state.ts';
import { n } from '../marks.ts';
import { aim, hitsOf } from './battle.ts';
import type { FactWords } from './fact-words.ts';
import { TABLE_FACTS } from './facts-table.ts';
import { TURN_FACTS } from './facts-turn.ts';
import { NAMES } from './names.ts';
import {
  and,
  count,
  does,
  kind,
  orMore,
  PHASES,
  place,
  points,
  size,
  The,
  target,
  the,
  towards,
  units,
  Whose,
  whose,
  wounds,
} from './units.ts';

/** What is said of a phase in which there was nothing to do. */
const IDLE: { readonly [phase in PhaseId]?: string } = {
  arrival: 'nobody comes or goes',
  income: 'nothing comes in',
  mission: 'he is not hired',
  entry: 'nobody enters',
  march: 'nobody marches',
  placement: 'nothing to place',
  forts: 'nothing to place',
  population: 'not too many',
  'sequence-end': 'no points',
};
const idle = (phase: PhaseId): string =>
  IDLE[phase] ??
  (phase.endsWith('combat') ? 'no battles' : phase.endsWith('movement') ? 'nobody can move' : 'nothing to check');

const killed = ({ kind: of, owner, count: number, leader }: Killed): Rich =>
  leader ? [NAMES.leaders[leader]] : t`${units({ [of]: number })} of ${the(owner)}`;

/** The log, fact by fact. What came about by itself says so. */
export const FACTS: FactWords = {
  ...TURN_FACTS,
  ...TABLE_FACTS,
  phase: ({ turn, nation, phase }) => t`Turn ${turn}, ${n(nation)}: ${PHASES[phase]}.`,
  'phase-skipped': ({ nation, phase, rule }) =>
    t`${n(nation)}, ${PHASES[phase]}: ${rule === '9.3' ? 'skipped, for zeal knows no limit' : idle(phase)}.`,
  over: ({ turn }) => [`The game is over after turn ${turn}.`],
  moved: ({ nation, from, to, units: of, leaders, river, rule }) =>
    t`${The(nation)} ${does(nation, 'move')} ${units(of, leaders)} from ${place(from)} to ${place(to)}${
      rule === '5.5' ? ', over the strait' : river ? ', over a river' : ''
    }.`,
  halted: ({ nation, place: at, units: of, why }) => {
    const [one, who] = [size(of) <= 1, size(of) === 0 ? 'the leader' : units(of)];
    switch (why) {
      case 'mountain':
        return t`Mountains: ${who} of ${the(nation)} ${one ? 'stops' : 'stop'} in ${place(at)}.`;
      case 'strait':
        return t`The strait was the whole movement: ${who} of ${the(nation)} ${one ? 'stays' : 'stay'} in ${place(at)}.`;
      case 'sea':
        return t`At sea the movement ends: ${who} of ${the(nation)} ${one ? 'stays' : 'stay'} there.`;
      case 'pinned':
        return t`Forced passage: ${who} of ${the(nation)} ${one ? 'stays' : 'stay'} in ${place(at)}, to fight there.`;
      case 'left-behind':
        return t`Left by their leader: ${who} of ${the(nation)} ${one ? 'stops' : 'stop'} in ${place(at)}.`;
    }
  },
  capital: ({ nation, place: at, was }) =>
    t`${The(nation)} ${does(nation, 'make')} ${place(at)} ${does(nation, 'their', 'its')} capital${was ? t`, instead of ${place(was)}` : []}.`,
  removed: ({ nation, place: at, units: of, limit }) =>
    t`${The(nation)} ${does(nation, 'give')} up ${units(of)} in ${place(at)}: the limit is ${limit}.`,
  battle: ({ place: at, attacker, defender }) =>
    t`${The(attacker)} ${does(attacker, 'attack')} ${the(defender)} in ${place(at)}.`,
  aimed: ({ owner, aims, forced }) =>
    t`${The(owner)} ${does(owner, 'aim')}: ${and(aims.map(({ die, target: at, count: number }) => [aim(die, at, number)]))}${
      forced ? '; there was nothing to choose' : ''
    }.`,
  rolled: ({ owner, die, target: at, needs, dice, hits }) =>
    t`${Whose(owner)} ${die === 'castle' || dice.length === 1 ? '' : `${dice.length} `}${kind(die, die === 'castle' ? 1 : dice.length)} at ${target(at)}, ${orMore(needs)}: ${{
      // A natural 1 never hits (6.2).
      dice: dice.map((value) => ({ value, hit: value !== 1 && value >= needs })),
    }} – ${hits === 0 ? 'no hit' : count(hits, 'hit')}.`,
  felled: ({ owner, units: of }) =>
    t`${The(owner)} ${does(owner, 'lose')} ${units(of)} at once, before the other dice.`,
  replayed: ({ place: at, round }) => t`Round ${round} of the battle of ${place(at)} is rolled again.`,
  wasted: ({ target: at, hits }) => [
    `${count(hits, 'hit')} on ${target(at)} ${hits === 1 ? 'finds' : 'find'} nobody left, and ${hits === 1 ? 'is' : 'are'} lost.`,
  ],
  destroyed: ({ owner, unit, count: number }) => t`${The(owner)} ${does(owner, 'lose')} ${units({ [unit]: number })}.`,
  wounded: ({ owner, unit, lives }) =>
    t`${Whose(owner)} ${kind(unit, 1)} is ${wounds(hitsOf({ unit, lives }))}: ${lives} more ${lives === 1 ? 'brings' : 'bring'} it down.`,
  ruined: ({ place: at, owner }) => t`${Whose(owner)} castle in ${place(at)} lies in ruins.`,
  'leader-killed': ({ place: at, leader, rule }) =>
    rule === '6.2'
      ? t`${NAMES.leaders[leader]} falls with his army in ${place(at)}.`
      : t`${NAMES.leaders[leader]}, alone before the enemy in ${place(at)}, is lost.`,
  scored: ({ nation, points: halves, killed: of }) =>
    t`${The(nation)} ${does(nation, 'score')} ${points(halves)} for ${killed(of)}.`,
  retreated: ({ owner, from, to, units: of, leaders, leaves }) =>
    t`${The(owner)} ${does(owner, 'retreat')} from ${place(from)} ${towards(to)}: ${units(of, leaders)}${
      leaves ? t` ${size(of) + leaders.length === 1 ? 'leaves' : 'leave'} the game` : []
    }.`,
  stays: ({ owner, side, forced }) =>
    forced
      ? t`${The(owner)} ${does(owner, 'stay')}: there is no way out.`
      : t`${The(owner)} ${side === 'attacker' ? does(owner, 'fight on', 'fights on') : does(owner, 'stay')}.`,
  'battle-over': ({ place: at, winner, rounds }) =>
    t`The battle of ${place(at)} is over ${rounds === 0 ? 'before it began' : `after ${count(rounds, 'round')}`}: ${
      winner ? t`${the(winner)} ${does(winner, 'hold')} the field` : 'nobody is left'
    }.`,
  healed: ({ owner, units: of }) =>
    t`After the battle ${units(of)} of ${the(owner)} ${size(of) === 1 ? 'recovers' : 'recover'}.`,
  rebuilt: ({ nation, place: at, gave, taken }) =>
    t`${The(nation)} ${does(nation, 'rebuild')} the castle of ${place(at)} for ${units({ [gave]: 1 })}${
      taken ? t`; ${whose(nation)} castle in ${place(taken)} is taken down for it` : []
    }.`,
};
