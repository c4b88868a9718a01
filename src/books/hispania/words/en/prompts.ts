import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import { n } from '../marks.ts';
import { outcome } from './battle.ts';
import type { Beside, Heir, InBattle, PromptWords } from './decisions.ts';
import { TABLE_PROMPTS } from './prompts-table.ts';
import { count, does, gold, inside, picked, place, places, points, the, units } from './units.ts';

/** The prompts, decision by decision: who decides, what, and what happens if nothing is done. */

const fights = ({ owner, side, round }: InBattle): Rich =>
  t`${n(owner)} ${does(owner, side === 'attacker' ? 'attack' : 'defend')}, round ${round}`;
/** A nation fights twice in an invasion (9.1), a stack twice with ardour (9.2). */
const combat = ({ nation }: { readonly nation: NationId }, { phase = '' }: Beside): Rich =>
  t`${n(nation)}, ${phase.endsWith('second-combat') ? 'second combat' : phase.endsWith('ardour-combat') ? 'combat with ardour' : 'combat'}`;

const placing = (of: { readonly units: Units; readonly leaders?: readonly LeaderId[] }): Rich => [
  `Place ${units(of.units, of.leaders)}.`,
];
const successor = ({ nation, from }: Heir): Rich => t`${n(nation)}, successor of ${the(from)}`;
const offer = ({ hirer }: { readonly hirer: NationId }): Rich => t`${n('el-cid')}, mission for ${the(hirer)}`;

/** A nation moves twice in an invasion (9.1), a stack twice with ardour (9.2). */
const run = (phase = ''): string =>
  phase.endsWith('second-movement') ? ' a second time' : phase.endsWith('ardour-movement') ? ' with ardour' : '';

export const PROMPTS: PromptWords = {
  ...TABLE_PROMPTS,
  move: {
    first: 'units to move',
    who: ({ nation }, { phase }) => t`${n(nation)} ${does(nation, 'move')}${run(phase)}`,
    ask: (_, { chosen, from }) => {
      if (chosen) return t`Choose where to move ${picked(chosen.units)} from ${place(chosen.from)}.`;
      return from ? t`Choose where to move from ${place(from)}.` : ['Choose units to move.'];
    },
    otherwise: ({ lost }) =>
      lost
        ? t`Units still ${list(lost.map(inside), ', ', ' or ')} when movement ends are removed.`
        : ['Units that you do not move stay where they are.'],
  },
  remove: {
    first: 'units over the limit',
    who: ({ nation }, { rule }) => t`${n(nation)}, ${rule === '4.3' ? 'former capital' : 'stacking check'}`,
    ask: ({ place: at, places: all }, { surplus }) =>
      surplus === undefined || all.length > 1
        ? t`Remove the units over the limit in ${places(all)}.`
        : t`Remove ${count(surplus, 'unit')} in ${place(at)}.`,
    otherwise: () => ['Suggested: the smallest loss.'],
  },
  battles: {
    first: 'the next battle',
    who: combat,
    ask: ({ battles }) =>
      battles.length > 1 ? ['Choose the next battle.'] : t`Begin the battle in ${places(battles)}.`,
    otherwise: ({ battles }) => [
      battles.length > 1 ? 'All must be fought, in the order you choose.' : 'It must be fought.',
    ],
  },
  'before-income': {
    first: 'rebuilding before income',
    who: ({ nation }) => t`${n(nation)}, before income`,
    ask: () => ['Rebuild a castle before you collect income?'],
    otherwise: () => ['A ruin brings no income. You may still rebuild it later in the turn.'],
  },
  'after-battles': {
    first: 'rebuilding after the battles',
    who: combat,
    ask: () => ['The battles are over. Rebuild a castle?'],
    otherwise: () => ['Castles that you do not rebuild remain ruins.'],
  },
  aim: {
    first: 'targets',
    who: fights,
    ask: () => ['Assign targets.'],
    otherwise: () => ['Suggested: the best targets. Excess hits on a kind of unit are lost.'],
  },
  retreat: {
    first: 'retreat',
    who: fights,
    ask: ({ side, early }, { facts }) =>
      early
        ? ['Retreat before the first round?']
        : t`${facts && outcome(facts, side)}${side === 'attacker' ? 'Fight on or retreat?' : 'Stay or retreat?'}`,
    otherwise: ({ round, side, early }) => [
      early
        ? 'Units that stay fight.'
        : `If you stay, round ${round + 1} follows${side === 'attacker' ? ', unless the defender retreats' : ''}.`,
    ],
  },
  pin: {
    first: 'held units',
    who: ({ nation }) => t`${n(nation)}, forced passage`,
    ask: ({ place: at, count: number }) => t`Choose ${count(number, 'unit')} to be held in ${place(at)}.`,
    otherwise: () => ['Held units fight there. The others may move on.'],
  },
  collect: {
    first: 'income to collect',
    who: ({ nation }) => t`${n(nation)}, income`,
    ask: ({ gold: all, own, share, overlord }) =>
      t`Collect ${gold(all)}: ${half(own)} for you${overlord ? t`, ${half(share)} for ${the(overlord)}` : []}?`,
    otherwise: () => ['Suggested: collect all. If you decline gold, your overlord receives less too.'],
  },
  buy: {
    first: 'units to buy',
    who: ({ nation }) => t`${n(nation)} ${does(nation, 'buy')}`,
    ask: ({ gold: purse }, { rule }) =>
      rule === '2.2'
        ? [`You have ${gold(purse)}, more than you may save. Buy a unit now?`]
        : [`You have ${gold(purse)}. What do you buy?`],
    otherwise: ({ reserve }) => [
      reserve ? `You may save ${gold(reserve)}; the rest is lost.` : 'Gold that you do not spend is lost.',
    ],
  },
  arrive: {
    first: 'reinforcements to place',
    who: ({ nation }) => t`${n(nation)}, reinforcements`,
    ask: placing,
    otherwise: (_, { rule }) => [
      rule === '3.3'
        ? 'Choose any province that you control. Suggested: where most units can follow.'
        : 'All must be placed, together or divided. No stacking limit applies yet.',
    ],
  },
  berbers: {
    first: 'Berbers to buy',
    who: ({ nation }) => t`${n(nation)}, Berbers`,
    ask: ({ most, points: each }) => [`Buy up to ${count(most, 'Berber')} for ${points(each)} each?`],
    otherwise: () => ['Suggested: none.'],
  },
  place: {
    first: 'bought units to place',
    who: ({ nation }) => t`${n(nation)}, placement`,
    ask: placing,
    otherwise: () => ['Only 1 unit per province, at most 1 over its limit. Units that cannot be placed are lost.'],
  },
  pile: {
    first: 'the stack that moves again',
    who: ({ nation }, { rule }) => t`${n(nation)}, ${rule === '10.3-minor-invasion' ? 'minor invasion' : 'ardour'}`,
    ask: () => ['Choose the stack that moves and fights again.'],
    otherwise: (_, { rule }) => [
      rule === '10.3-minor-invasion' ? 'No other units move again.' : 'You may also choose none.',
    ],
  },
  cull: {
    first: 'units over the population limit',
    who: ({ nation }) => t`${n(nation)}, population`,
    ask: ({ count: number, limit }) => [`Remove ${count(number, 'unit')}: your provinces support ${limit || 'none'}.`],
    otherwise: () => ['Suggested: from your largest stacks.'],
  },
  march: {
    first: 'the route of the march',
    who: ({ nation }) => t`${n(nation)}, the march`,
    ask: ({ left }) => [`Choose the next province: ${left} still to cross.`],
    otherwise: () => ['The whole stack moves. Each enemy unit that it passes rolls 1 die.'],
  },
  mission: {
    first: 'a mission for El Cid',
    who: ({ nation }) => t`${n(nation)}, a mission for ${n('el-cid')}`,
    ask: ({ gold: purse }) => [`You have ${gold(purse)}. Offer a mission?`],
    otherwise: () => ['You pay afterwards, for named units that are destroyed or retreat.'],
  },
  'mission-answer': {
    first: 'the answer to a mission',
    who: offer,
    ask: ({ place: at, units: of, gold: most }) => t`Attack ${units(of)} in ${place(at)} for up to ${gold(most)}?`,
    otherwise: () => ['Suggested: accept. You score 1 point for each gold paid.'],
  },
  engage: {
    first: 'units for a mission',
    who: offer,
    ask: ({ place: at, units: of }) => t`Choose units to attack ${units(of)} in ${place(at)}.`,
    otherwise: ({ limit }) => [`At most ${count(limit, 'unit')}. Suggested: the strongest.`],
  },
  enter: {
    first: 'units that enter',
    who: ({ nation }) => t`${n(nation)}, entry`,
    ask: ({ place: at, units: of, leaders }) => t`Choose units to enter ${place(at)}. Band: ${units(of, leaders)}.`,
    otherwise: () => ['The others may enter on a later turn, up to turn 19.'],
  },
  submit: {
    first: 'submission',
    who: ({ nation, to }) => t`${n(nation)}, attacked by ${the(to)}`,
    ask: ({ to }) => t`Submit to ${the(to)}?`,
    otherwise: ({ place: at }) => t`If you refuse, the battle in ${place(at)} continues.`,
  },
  withdraw: {
    first: 'units to withdraw',
    who: ({ nation }) => t`${n(nation)}, withdrawal`,
    ask: ({ places: all }) => t`Withdraw all units from ${places(all)}.`,
    otherwise: () => ['Units that cannot withdraw are removed.'],
  },
  survivors: {
    first: 'units that survive',
    who: successor,
    ask: ({ count: number, units: of }) => {
      const bound = Object.values(of).some((most) => most < number);
      return [`Choose up to ${count(number, 'unit')} to survive${bound ? `, at most ${units(of)}` : ''}.`];
    },
    otherwise: () => ['The other units are removed.'],
  },
  found: {
    first: 'provinces to take',
    who: successor,
    ask: ({ count: number }) => [`Choose ${count(number, 'province')} to take.`],
    otherwise: () => ['You must take that many. Units of other nations there must withdraw.'],
  },
  swap: {
    first: 'castles to take over',
    who: successor,
    ask: ({ from }) => t`Take over a castle of ${the(from)}?`,
    otherwise: () => ['You give up 1 infantry for it. Castles that you do not take over are removed.'],
  },
  settle: {
    first: 'units of a new nation',
    who: ({ nation }) => t`${n(nation)}, new nation`,
    ask: placing,
    otherwise: () => ['All must be placed. No stacking limit applies, but a province can hold only 1 castle.'],
  },
  'free-castle': {
    first: 'free castles to place',
    who: ({ nation }) => t`${n(nation)}, castles`,
    ask: ({ count: number }) => [`Place ${count(number, 'free castle')}.`],
    otherwise: () => ['Only 1 per province. No stacking limit applies.'],
  },
  'give-up': {
    first: 'the unit given up for a castle',
    who: ({ nation }) => t`${n(nation)}, a castle surrenders`,
    ask: ({ place: at }) => t`Choose the unit to give up for the castle in ${place(at)}.`,
    otherwise: () => ['You must rebuild it if you have an unused castle counter.'],
  },
};
