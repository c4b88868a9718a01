import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import { n } from '../marks.ts';
import { outcome } from './battle.ts';
import type { Heir, InBattle, PromptWords } from './decisions.ts';
import { TABLE_PROMPTS } from './prompts-table.ts';
import { count, does, gold, inside, large, picked, place, places, points, the, units } from './units.ts';

/** What is asked, decision by decision: who decides, what, and what happens if nothing is done. */

const fights = ({ owner, side, round }: InBattle): Rich =>
  t`${n(owner)} ${does(owner, side === 'attacker' ? 'attack' : 'defend')}, round ${round}`;
const picks = ({ nation }: { readonly nation: NationId }): Rich => t`${n(nation)} ${does(nation, 'fight')}`;

const placing = (of: { readonly units: Units; readonly leaders?: readonly LeaderId[] }): Rich => [
  `To be placed: ${units(of.units, of.leaders)}. Where?`,
];
const heir = ({ nation, from }: Heir): Rich => t`${n(nation)}, heir of ${the(from)}`;

export const PROMPTS: PromptWords = {
  ...TABLE_PROMPTS,
  move: {
    first: 'who moves where',
    who: ({ nation }) => t`${n(nation)} ${does(nation, 'move')}`,
    ask: (_, { chosen, from }) => {
      if (chosen) return t`From ${place(chosen.from)}: ${picked(chosen.units)}. Where to?`;
      return from ? t`From ${place(from)}: where to?` : ['Who moves, and where to?'];
    },
    otherwise: ({ lost }) =>
      lost
        ? t`Whoever is still ${list(lost.map(inside), ', ', ' or ')} when you end movement is removed.`
        : ['When you end movement, the others stay where they are.'],
  },
  remove: {
    first: 'who goes',
    who: ({ nation }, { rule }) => t`${n(nation)}, ${rule === '4.3' ? 'former capital' : 'stacking check'}`,
    ask: ({ place: at, places: all }, { surplus }) =>
      surplus === undefined || all.length > 1
        ? t`Too many stand in ${places(all)}. Who goes?`
        : t`${count(surplus, 'unit')} too many in ${place(at)}. Who goes?`,
    otherwise: () => ['Filled in: what costs you least.'],
  },
  battles: {
    first: 'which battle is fought',
    who: picks,
    ask: ({ battles }) =>
      battles.length > 1 ? ['Which battle comes first?'] : t`The battle in ${places(battles)} is next.`,
    otherwise: ({ battles }) => [
      battles.length > 1 ? 'Each of them must be fought; the order is yours.' : 'It must be fought.',
    ],
  },
  'before-income': {
    first: 'whether a castle is rebuilt',
    who: ({ nation }) => t`${n(nation)}, before income`,
    ask: () => ['Rebuild a castle before income is counted?'],
    otherwise: () => ['A ruin brings no income; it may still be rebuilt later in the turn.'],
  },
  'after-battles': {
    first: 'whether a castle is rebuilt',
    who: picks,
    ask: () => ['The battles are over. Rebuild a castle?'],
    otherwise: () => ['If not, what lies in ruins stays in ruins.'],
  },
  aim: {
    first: 'whom the dice are aimed at',
    who: fights,
    ask: () => ['Whom do you aim at?'],
    otherwise: () => ['Filled in: the aims that promise most. Hits beyond what stands there are lost.'],
  },
  retreat: {
    first: 'who retreats',
    who: fights,
    ask: ({ side, early }, { facts }) =>
      early
        ? ['Retreat before the first round?']
        : t`${facts && outcome(facts, side)}${side === 'attacker' ? 'Fight on, or retreat?' : 'Stay, or retreat?'}`,
    otherwise: ({ round, side, early }) => [
      early
        ? 'Whoever stays fights.'
        : `If you stay, round ${round + 1} follows${side === 'attacker' ? ', unless the defender retreats' : ''}.`,
    ],
  },
  pin: {
    first: 'who stays to hold the passage',
    who: ({ nation }) => t`${n(nation)}, forced passage`,
    ask: ({ place: at, count: number }) =>
      t`Which ${number === 1 ? 'unit stays' : `${number} units stay`} to hold the passage in ${place(at)}?`,
    otherwise: () => ['Those who stay fight there; the others may go on.'],
  },
  collect: {
    first: 'whether income is renounced',
    who: ({ nation }) => t`${n(nation)}, income`,
    ask: ({ gold: all, own, share, overlord }) =>
      t`${gold(all)} comes in: ${half(own)} for you${overlord ? t`, ${half(share)} for ${the(overlord)}` : []}. Collect it all?`,
    otherwise: () => ['Filled in: all of it. What you renounce, your overlord does not have either.'],
  },
  buy: {
    first: 'what is bought',
    who: ({ nation }) => t`${n(nation)} ${does(nation, 'buy')}`,
    ask: ({ gold: purse }, { rule }) =>
      rule === '2.2'
        ? [`You have ${gold(purse)} now, more than you may save. Buy a unit at once?`]
        : [`You have ${gold(purse)}. What do you buy?`],
    otherwise: ({ reserve }) => [
      `You may save ${reserve ? `${half(reserve)}; the rest` : 'nothing: what is left'} is lost.`,
    ],
  },
  arrive: {
    first: 'where the reinforcements go',
    who: ({ nation }) => t`${n(nation)}, reinforcements`,
    ask: placing,
    otherwise: (_, { rule }) => [
      rule === '3.3'
        ? 'Any province you hold will do. Filled in: where most can follow.'
        : 'All of them must be placed, together or apart; there is no stacking limit for them.',
    ],
  },
  berbers: {
    first: 'how many Berbers come',
    who: ({ nation }) => t`${n(nation)}, Berbers`,
    ask: ({ most, points: each }) => [`Up to ${units({ berber: most })} may come, for ${points(each)} each. How many?`],
    otherwise: () => ['Filled in: none.'],
  },
  place: {
    first: 'where what was bought goes',
    who: ({ nation }) => t`${n(nation)}, placement`,
    ask: placing,
    otherwise: () => ['One in a province, and at most one over its limit. What finds no room is lost.'],
  },
  pile: {
    first: 'which stack goes on',
    who: ({ nation }, { rule }) => t`${n(nation)}, ${rule === '10.3-minor-invasion' ? 'minor invasion' : 'ardour'}`,
    ask: () => ['Which stack moves and fights once more?'],
    otherwise: (_, { rule }) => [rule === '10.3-minor-invasion' ? 'The others stay.' : 'If you name none, none does.'],
  },
  cull: {
    first: 'who goes',
    who: ({ nation }) => t`${n(nation)}, population`,
    ask: ({ count: number }) => [`${count(number, 'unit')} too many for your provinces. Who goes?`],
    otherwise: ({ limit }) => [`They feed ${limit}. Filled in: those where most stand.`],
  },
  march: {
    first: 'where the march goes',
    who: ({ nation }) => t`${n(nation)}, the march`,
    ask: ({ left }) => [`${count(left, 'province')} still to be crossed. Which is next?`],
    otherwise: () => ['All go together, and stop nowhere. Whoever they pass rolls at them once.'],
  },
  mission: {
    first: 'whom El Cid is sent against',
    who: ({ nation }) => t`${n(nation)}, a mission for ${n('el-cid')}`,
    ask: ({ gold: purse }) => [`You have ${gold(purse)}. Whom shall he attack?`],
    otherwise: () => ['One mission a turn; it is paid afterwards, for what is gone. If you name none, nobody is sent.'],
  },
  'mission-answer': {
    first: 'whether El Cid accepts',
    who: ({ hirer }) => t`${n('el-cid')}, hired by ${the(hirer)}`,
    ask: ({ place: at, units: of, gold: most }) =>
      t`${large(units(of))} in ${place(at)}, for up to ${gold(most)}. Accept?`,
    otherwise: () => ['Filled in: accept. You score as many points as gold is paid.'],
  },
  engage: {
    first: 'who goes with El Cid',
    who: ({ hirer }) => t`${n('el-cid')}, hired by ${the(hirer)}`,
    ask: ({ place: at, units: of }) => t`Against ${units(of)} in ${place(at)}: who goes?`,
    otherwise: ({ limit }) => [`He leads ${limit} at most. Filled in: the strongest.`],
  },
  enter: {
    first: 'who enters',
    who: ({ nation }) => t`${n(nation)}, entry`,
    ask: ({ place: at, units: of, leaders }) => t`Off the map: ${units(of, leaders)}. Who enters ${place(at)}?`,
    otherwise: () => ['Whoever stays may enter on a later turn.'],
  },
  submit: {
    first: 'whether somebody submits',
    who: ({ nation, to }) => t`${n(nation)}, attacked by ${the(to)}`,
    ask: ({ to }) => t`Submit to ${the(to)}?`,
    otherwise: ({ place: at }) => t`If you refuse, the battle of ${place(at)} goes on.`,
  },
  withdraw: {
    first: 'where units withdraw to',
    who: ({ nation }) => t`${n(nation)}, withdrawal`,
    ask: ({ places: all }) => t`All must leave ${places(all)}. Where to?`,
    otherwise: () => ['Whoever finds no way out is removed.'],
  },
  survivors: {
    first: 'who goes on',
    who: heir,
    ask: ({ count: number, units: of }) => {
      const bound = Object.values(of).some((most) => most < number);
      return [`${count(number, 'unit')} may still go on${bound ? `, as no more than ${units(of)}` : ''}. Who?`];
    },
    otherwise: () => ['The others leave the map.'],
  },
  found: {
    first: 'which provinces are taken',
    who: heir,
    ask: ({ count: number }) => [`${count(number, 'province')} to choose. Which is next?`],
    otherwise: () => ['It must choose them all. Whoever else stands there must leave.'],
  },
  swap: {
    first: 'which castles are taken over',
    who: heir,
    ask: ({ from }) => t`Take over a castle of ${the(from)}?`,
    otherwise: () => ['It costs one infantry. Castles that are not taken over are removed.'],
  },
  settle: {
    first: 'where the new nation’s units go',
    who: ({ nation }) => t`${n(nation)}, new on the map`,
    ask: placing,
    otherwise: () => ['All must be placed, whatever the limits; one castle in a province.'],
  },
  'free-castle': {
    first: 'where the free castles go',
    who: ({ nation }) => t`${n(nation)}, castles`,
    ask: ({ count: number }) => [`${count(number, 'castle')} for nothing. Where does the next go?`],
    otherwise: () => ['One in a province, whatever its limit.'],
  },
  'give-up': {
    first: 'who is given up for the castle',
    who: ({ nation }) => t`${n(nation)}, a castle surrenders`,
    ask: ({ place: at }) => t`Who is given up to rebuild the castle of ${place(at)}?`,
    otherwise: () => ['It must be rebuilt while a castle counter is free.'],
  },
};
