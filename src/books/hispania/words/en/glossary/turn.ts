import { t } from '../../../../../words/rich.ts';
import { n, p } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Terms of a turn, from income to combat. */
export const TURN = {
  nation: {
    term: 'Nation',
    text: t`One of the 29 sides of the game, with its own units, gold and points. Each player plays several nations. The name of a nation is set in small capitals.`,
    also: ['people', 'power', 'side'],
  },
  'game-turn': {
    term: 'Game turn',
    text: t`A period of 10 to 500 years in which each nation on the map plays once. There are 21 game turns.`,
    also: ['turn', 'round of turns'],
    forms: ['game turn', 'game turns'],
  },
  'nation-turn': {
    term: 'A nation’s turn',
    text: t`The 9 phases in which a nation plays: income, placement, movement, stacking, combat, points, stacking, population, points.`,
    also: ['sequence of play', 'phases', 'own turn'],
  },
  'active-nation': {
    term: 'Active nation',
    text: t`The nation whose turn it is. Only the active nation moves, attacks, is checked for stacking and population, and scores for destroyed units.`,
    also: ['phasing player'],
    forms: ['active nation', 'active player'],
  },
  'order-of-play': {
    term: 'Order of play',
    text: t`The order in which the nations play, the same in each turn: from ${n('carthage')}, the first, to the ${n('almohads')}, the 29th.`,
    also: ['turn order', 'sequence of nations'],
    forms: ['order of play'],
  },
  gold: {
    term: 'Gold',
    text: t`The money that buys units. It is counted in halves, belongs to a nation, and cannot be lent or given.`,
    also: ['money', 'or', 'coins'],
  },
  income: {
    term: 'Income',
    text: t`The number printed in a province: the gold that the nation controlling it collects at the start of its turn. Some nations collect half, or none.`,
    also: ['revenue', 'tax'],
  },
  'saved-gold': {
    term: 'Saved gold',
    text: t`Gold that a nation keeps for its next turn: at most 4, for some nations 8. Gold above that is lost.`,
    also: ['reserve', 'treasury', 'savings'],
  },
  reinforcements: {
    term: 'Reinforcements',
    text: t`Units and leaders that arrive free on a given turn by the rules of a nation, even if it has no unit left. No stacking limit applies when they are placed.`,
    also: ['arrivals', 'entry'],
    forms: ['reinforcements', 'reinforcement'],
  },
  'fill-up': {
    term: 'Up to a number',
    text: t`Reinforcements that bring the units of a nation to a number. The nation receives the difference, or nothing if it already has as many or more on the map.`,
    also: ['fill up', 'brought up to a number'],
    forms: ['brought up to', 'bring it up to', 'bring them up to'],
  },
  'stacking-limit': {
    term: 'Stacking limit',
    text: t`The number of units that a nation can keep in a province: 3 in a plain, 2 in mountains, or the circled number. A capital raises it by 1. Attackers may exceed it until combat is over.`,
    also: ['stack limit', 'piling', 'how many units'],
    forms: ['stacking limit', 'stacking limits', 'stacking'],
  },
  'stacking-check': {
    term: 'Stacking check',
    text: t`Twice in its turn, after movement and after combat, a nation removes its units over the stacking limit. Its player chooses which.`,
    forms: ['stacking check', 'stacking checks'],
  },
  'population-limit': {
    term: 'Population limit',
    text: t`At the end of its turn a nation can keep 2 units for each province it controls. Castles, forts, leaders and Berbers do not count.`,
    also: ['population', 'supply', 'overpopulation'],
    forms: ['population limit', 'population check', 'population'],
  },
  'forced-passage': {
    term: 'Forced passage',
    text: t`Each enemy unit holds only 2 of the units that enter its province, or only 1 if a castle is there. All other units may move on.`,
    also: ['overrun', 'overrunning', 'breakthrough', 'march through', 'pass through enemies'],
    forms: ['forced passage', 'forced passages', 'forced a passage'],
  },
  'naval-supremacy': {
    term: 'Naval supremacy',
    text: t`On a few turns, the units of ${n('byzantium')} and of the ${n('umayyads')} may put to sea, stay at sea and retreat to the sea.`,
    also: ['sea power', 'control of the sea'],
    forms: ['naval supremacy'],
  },
  pillage: {
    term: 'Pillage',
    text: t`The rulebook’s name for the points that some nations score for destroying forts or units of adjacent nations.`,
    also: ['plunder', 'raid'],
    forms: ['pillage'],
  },
  march: {
    term: 'The Vandals’ march',
    text: t`On turn 6, before their invasion, the ${n('vandals')} cross 3 provinces from ${p('narbonne')}. Each enemy unit there rolls at them once. The ${n('vandals')} do not roll.`,
    also: ['special move of the Vandals'],
  },
  mission: {
    term: 'Mission',
    text: t`An attack that ${n('el-cid')} makes for gold on turn 17, in the turn of another nation, on a province adjacent to one of that nation.`,
    also: ['hire El Cid', 'mercenary', 'contract'],
    forms: ['mission', 'missions'],
  },
  battle: {
    term: 'Battle',
    text: t`The combat in 1 province that contains units of 2 nations after movement. It continues, round by round, until only one side has units there.`,
    also: ['combat', 'fight'],
  },
  round: {
    term: 'Round',
    text: t`One exchange of dice in a battle. Each unit rolls, losses are applied, and then either side may retreat. A battle has as many rounds as it needs.`,
    also: ['combat round'],
  },
  target: {
    term: 'Target',
    text: t`The kind of enemy unit to which a die is assigned. Targets are assigned before dice are rolled, and a hit never passes to another kind.`,
    also: ['aim', 'target selection'],
    forms: ['target', 'targets'],
  },
  hit: {
    term: 'Hit',
    text: t`A die that shows the number in the combat table or higher. A natural 1 never hits, whatever is added.`,
    also: ['damage', 'loss'],
  },
  lives: {
    term: 'Lives',
    text: t`The number of hits that destroy a unit: 2 for a knight, 3 for a castle, 1 for all others. A unit that survives the battle regains all its lives.`,
    also: ['steps', 'hit points', 'damaged'],
    forms: ['lives'],
  },
  bonus: {
    term: 'Bonus',
    text: t`A number added to a die: 2 for a leader, for a river or for Tactics, 1 for zeal. All bonuses are added together, but a second leader adds nothing.`,
    also: ['modifier', 'DRM'],
  },
  retreat: {
    term: 'Retreat',
    text: t`After each round the attacker, then the defender, may retreat with units to adjacent provinces that it controls or that are empty. The defender cannot retreat to a province from which an attacker came.`,
    also: ['withdraw', 'withdrawal', 'flee', 'escape'],
    forms: ['retreat', 'retreats', 'retreated'],
  },
  'lone-leader': {
    term: 'Lone leader',
    text: t`A leader without units. He does not control a province or stop units, has a movement allowance of 3 provinces, and is killed where enemy units are.`,
    also: ['leader alone'],
    forms: ['lone leader', 'leader alone'],
  },
  surrender: {
    term: 'Surrender',
    text: t`From the fall of ${p('toledo')} to turn 13, a castle that is the only unit of the ${n('visigoths')} in its province surrenders to attacking ${n('umayyads')} before a round. They must rebuild it.`,
    also: ['castle surrenders', 'capitulation'],
    forms: ['surrender', 'surrenders'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
