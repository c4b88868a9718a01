import { t } from '../../../../../words/rich.ts';
import { n, p } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Terms of a turn, from income to combat. */
export const TURN = {
  nation: {
    term: 'Nation',
    text: t`One of the 29 that play: it has units, gold and points of its own. Players only lend it their hands. Its name is set in small caps.`,
    also: ['people', 'power', 'side'],
  },
  'game-turn': {
    term: 'Game turn',
    text: t`A stretch of ten to five hundred years. Every nation on the map plays once in it; there are 21.`,
    also: ['turn', 'round of turns'],
    forms: ['game turn', 'game turns'],
  },
  'nation-turn': {
    term: 'A nation’s turn',
    text: t`The nine phases in which one nation plays: income, placement, movement, stacking, combat, points, stacking, population, points.`,
    also: ['sequence of play', 'phases', 'own turn'],
  },
  'active-nation': {
    term: 'Active nation',
    text: t`The nation whose turn it is. It alone moves, attacks, is checked, and scores for what it destroys.`,
    also: ['phasing player'],
    forms: ['active nation', 'active player'],
  },
  'order-of-play': {
    term: 'Order of play',
    text: t`The nations play in the same order every turn, from ${n('carthage')}, the first, to the ${n('almohads')}, the 29th.`,
    also: ['turn order', 'sequence of nations'],
    forms: ['order of play'],
  },
  gold: {
    term: 'Gold',
    text: t`What units are bought with. It is counted in halves, belongs to the nation, and is never lent or given.`,
    also: ['money', 'or', 'coins'],
  },
  income: {
    term: 'Income',
    text: t`The number printed in a province, which it pays to whoever controls it when that nation’s turn begins. Some nations have half of it, or none.`,
    also: ['revenue', 'tax'],
  },
  'saved-gold': {
    term: 'Saved gold',
    text: t`What a nation keeps for its next turn: 4 gold at most, 8 for some. All above is lost.`,
    also: ['reserve', 'treasury', 'savings'],
  },
  reinforcements: {
    term: 'Reinforcements',
    text: t`Units and leaders that come by the rules of a nation, free of charge, on a given turn. They come even to a nation that has lost its last unit, and no limit holds where they are placed.`,
    also: ['arrivals', 'entry'],
    forms: ['reinforcements', 'reinforcement'],
  },
  'fill-up': {
    term: 'Brought up to a number',
    text: t`Reinforcements that make up the difference between what is on the map and a number. With as many or more, nothing comes.`,
    also: ['fill up'],
    forms: ['brought up to', 'bring it up to', 'bring them up to'],
  },
  'stacking-limit': {
    term: 'Stacking limit',
    text: t`How many units of a nation a province holds: three in a plain, two in mountains, or its ringed number. A capital holds one more; attackers have more room until the battle is over.`,
    also: ['stack limit', 'piling', 'how many units'],
    forms: ['stacking limit', 'stacking limits', 'stacking'],
  },
  'stacking-check': {
    term: 'Stacking check',
    text: t`Twice in its turn, after movement and after combat, a nation removes what is over its limits. It chooses which.`,
    forms: ['stacking check', 'stacking checks'],
  },
  'population-limit': {
    term: 'Population limit',
    text: t`At the end of its turn a nation keeps two units for each province it holds. Castles, forts, leaders and Berbers are not counted.`,
    also: ['population', 'supply', 'overpopulation'],
    forms: ['population limit', 'population check', 'population'],
  },
  'forced-passage': {
    term: 'Forced passage',
    text: t`Each enemy unit stops only two of those who enter its province, and only one if a castle is there. All beyond that march on.`,
    also: ['overrun', 'overrunning', 'breakthrough', 'march through', 'pass through enemies'],
    forms: ['forced passage', 'forced passages', 'forced a passage'],
  },
  'naval-supremacy': {
    term: 'Naval supremacy',
    text: t`On a few turns the units of ${n('byzantium')} and of the ${n('umayyads')} may stay at sea, put to sea and retreat to it.`,
    also: ['sea power', 'control of the sea'],
    forms: ['naval supremacy'],
  },
  pillage: {
    term: 'Pillage',
    text: t`What the rulebook calls the points of some nations for destroying forts or their neighbours’ units.`,
    also: ['plunder', 'raid'],
    forms: ['pillage'],
  },
  march: {
    term: 'The Vandals’ march',
    text: t`On turn 6 the ${n('vandals')} cross three provinces from ${p('narbonne')} before their invasion. Everybody there strikes at them once; they do not strike back.`,
    also: ['special move of the Vandals'],
  },
  mission: {
    term: 'Mission',
    text: t`An attack that ${n('el-cid')} makes for gold on turn 17, in the turn of another nation, on a province next to its own.`,
    also: ['hire El Cid', 'mercenary', 'contract'],
    forms: ['mission', 'missions'],
  },
  battle: {
    term: 'Battle',
    text: t`What happens where units of two nations stand together after movement. It goes on, round by round, until one side is gone.`,
    also: ['combat', 'fight'],
  },
  round: {
    term: 'Round',
    text: t`Every unit rolls once; then losses are taken off, and either side may leave. A battle has as many rounds as it takes.`,
    also: ['combat round'],
  },
  target: {
    term: 'Target',
    text: t`The kind of enemy unit a die is aimed at. It is named before anybody rolls, and a hit never passes to another kind.`,
    also: ['aim', 'target selection'],
    forms: ['target', 'targets'],
  },
  hit: {
    term: 'Hit',
    text: t`A die that shows the number of the combat table or more. A natural 1 never hits, whatever is added.`,
    also: ['damage', 'loss'],
  },
  lives: {
    term: 'Lives',
    text: t`How many hits a unit takes: a knight two, a castle three, all others one. Who survives the battle is whole again.`,
    also: ['steps', 'hit points', 'damaged'],
    forms: ['lives'],
  },
  bonus: {
    term: 'Bonus',
    text: t`What is added to a die: 2 for a leader, for a river and for Tactics, 1 for zeal. All of them add up; two leaders are no more than one.`,
    also: ['modifier', 'DRM'],
  },
  retreat: {
    term: 'Retreat',
    text: t`After each round first the attacker, then the defender may take units out to provinces next door, their own or empty. The defender never goes where an attacker came from.`,
    also: ['withdraw', 'withdrawal', 'flee', 'escape'],
    forms: ['retreat', 'retreats', 'retreated'],
  },
  'lone-leader': {
    term: 'Lone leader',
    text: t`A leader without units. He holds nothing, stops nobody, moves three provinces, and dies where enemy units are.`,
    also: ['leader alone'],
    forms: ['lone leader', 'leader alone'],
  },
  surrender: {
    term: 'Surrender',
    text: t`Once ${p('toledo')} has fallen, and up to turn 13, a castle of the ${n('visigoths')} that stands alone gives up without a fight to the ${n('umayyads')}, who must rebuild it.`,
    also: ['castle surrenders', 'capitulation'],
    forms: ['surrender', 'surrenders'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
