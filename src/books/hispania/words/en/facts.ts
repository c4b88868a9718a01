import { type Rich, t } from '../../../../words/rich.ts';
import type { Killed } from '../../engine/facts/units.ts';
import type { PhaseId } from '../../engine/state.ts';
import { hitsOf } from '../hits.ts';
import { n } from '../marks.ts';
import { aim } from './battle.ts';
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
  wounds,
} from './units.ts';

/** The reason why a phase was skipped: there was nothing to do in it. */
const IDLE: { readonly [phase in PhaseId]?: string } = {
  arrival: 'no arrivals or departures',
  income: 'no income',
  mission: 'no mission',
  entry: 'no unit enters',
  march: 'no march',
  placement: 'nothing to place',
  forts: 'nothing to place',
  population: 'within the limit',
  'sequence-end': 'no points',
};
const idle = (phase: PhaseId): string =>
  IDLE[phase] ??
  (phase.endsWith('combat') ? 'no battles' : phase.endsWith('movement') ? 'no unit can move' : 'nothing to check');

const killed = ({ kind: of, owner, count: number, leader }: Killed): Rich =>
  leader ? [NAMES.leaders[leader]] : t`${units({ [of]: number })} of ${the(owner)}`;

/** The log, fact by fact. */
export const FACTS: FactWords = {
  ...TURN_FACTS,
  ...TABLE_FACTS,
  phase: ({ turn, nation, phase }) => t`Turn ${turn}, ${n(nation)}: ${PHASES[phase]}.`,
  'phase-skipped': ({ nation, phase, rule }) =>
    t`${n(nation)}, ${PHASES[phase]}: ${rule === '9.3' ? 'skipped, because of religious zeal' : idle(phase)}.`,
  over: ({ turn }) => [`The game is over after turn ${turn}.`],
  moved: ({ nation, from, to, units: of, leaders, river, rule }) =>
    t`${The(nation)} ${does(nation, 'move')} ${units(of, leaders)} from ${place(from)} to ${place(to)}${
      rule === '5.5' ? ', across the strait' : river ? ', across a river' : ''
    }.`,
  halted: ({ nation, place: at, units: of, why }) => {
    const halted = t`${size(of) === 0 ? 'the leader' : units(of)} of ${the(nation)}`;
    switch (why) {
      case 'mountain':
        return t`Mountains stop ${halted} in ${place(at)}.`;
      case 'strait':
        return t`The strait ends the movement of ${halted} in ${place(at)}.`;
      case 'sea':
        return t`Movement ends at sea for ${halted}.`;
      case 'pinned':
        return t`The forced passage holds ${halted} in ${place(at)}.`;
      case 'left-behind':
        return t`The leader leaves ${halted} behind in ${place(at)}.`;
    }
  },
  capital: ({ nation, place: at, was }) =>
    t`${The(nation)} ${does(nation, 'make')} ${place(at)} ${does(nation, 'their', 'its')} capital${was ? t` instead of ${place(was)}` : []}.`,
  removed: ({ nation, place: at, units: of, limit }) =>
    t`${The(nation)} ${does(nation, 'remove')} ${units(of)} in ${place(at)} (limit ${limit}).`,
  battle: ({ place: at, attacker, defender }) =>
    t`${The(attacker)} ${does(attacker, 'attack')} ${the(defender)} in ${place(at)}.`,
  aimed: ({ owner, aims, forced }) =>
    t`${Whose(owner)} targets: ${and(aims.map(({ die, target: at, count: number }) => [aim(die, at, number)]))}${
      forced ? ' (no choice)' : ''
    }.`,
  rolled: ({ owner, die, target: at, needs, dice, hits }) =>
    t`${Whose(owner)} ${die === 'castle' || dice.length === 1 ? '' : `${dice.length} `}${kind(die, die === 'castle' ? 1 : dice.length)} at ${target(at)}, ${orMore(needs)}: ${{
      // A natural 1 never hits (6.2).
      dice: dice.map((value) => ({ value, hit: value !== 1 && value >= needs })),
    }} – ${hits === 0 ? 'no hit' : count(hits, 'hit')}.`,
  felled: ({ owner, units: of }) =>
    t`${The(owner)} ${does(owner, 'lose')} ${units(of)} at once, before the other dice are rolled.`,
  replayed: ({ place: at, round }) => t`Round ${round} in ${place(at)} is rolled again.`,
  wasted: ({ target: at, hits }) => [
    `${count(hits, 'hit')} on ${target(at)} ${hits === 1 ? 'has no target left and is' : 'have no target left and are'} lost.`,
  ],
  destroyed: ({ owner, unit, count: number }) => t`${The(owner)} ${does(owner, 'lose')} ${units({ [unit]: number })}.`,
  wounded: ({ owner, unit, lives }) =>
    t`${Whose(owner)} ${kind(unit, 1)} is ${wounds(hitsOf({ unit, lives }))}: ${lives === 1 ? '1 more hit destroys' : `${lives} more hits destroy`} it.`,
  ruined: ({ place: at, owner }) => t`${Whose(owner)} castle in ${place(at)} becomes a ruin.`,
  'leader-killed': ({ place: at, leader, rule }) =>
    rule === '6.2'
      ? t`${NAMES.leaders[leader]} is killed with the last unit of his side in ${place(at)}.`
      : t`${NAMES.leaders[leader]}, alone with enemy units in ${place(at)}, is killed.`,
  scored: ({ nation, points: halves, killed: of }) =>
    t`${The(nation)} ${does(nation, 'score')} ${points(halves)} for ${killed(of)}.`,
  retreated: ({ owner, from, to, units: of, leaders, leaves }) =>
    t`${The(owner)} ${does(owner, 'retreat')} from ${place(from)} ${towards(to)}: ${units(of, leaders)}${
      leaves ? t` ${size(of) + leaders.length === 1 ? 'leaves' : 'leave'} the game` : []
    }.`,
  stays: ({ owner, side, forced }) =>
    forced
      ? t`${The(owner)} ${does(owner, 'stay')}: no retreat is possible.`
      : t`${The(owner)} ${side === 'attacker' ? does(owner, 'fight on', 'fights on') : does(owner, 'stay')}.`,
  'battle-over': ({ place: at, winner, rounds }) =>
    t`The battle in ${place(at)} ends ${rounds === 0 ? 'before the first round' : `after ${count(rounds, 'round')}`}: ${
      winner ? t`${the(winner)} ${does(winner, 'win')}` : 'neither side wins'
    }.`,
  healed: ({ owner, units: of }) =>
    t`After the battle ${units(of)} of ${the(owner)} ${size(of) === 1 ? 'recovers' : 'recover'}.`,
  rebuilt: ({ nation, place: at, gave, taken }) =>
    t`${The(nation)} ${does(nation, 'rebuild')} the castle in ${place(at)} and ${does(nation, 'give')} up 1 ${kind(gave, 1)} for it${
      taken ? t`. The castle in ${place(taken)} is moved there` : []
    }.`,
};
