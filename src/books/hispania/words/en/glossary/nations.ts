import { t } from '../../../../../words/rich.ts';
import { n, p } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Terms of what nations may, of points, versions and options. */
export const NATIONS = {
  invasion: {
    term: 'Invasion',
    text: t`A turn in which a nation moves and fights twice, and may exceed the stacking limit by 2 units when it attacks. The rules of the nation name the turn.`,
    also: ['major invasion', 'double move'],
    forms: ['invasion', 'invasions', 'invades'],
  },
  ardour: {
    term: 'Ardour',
    text: t`After the combat of its nation, 1 stack moves and fights again: with Al-Mansur, with Ramiro, for the ${n('crusade')}, or by the token.`,
    also: ['ardor', 'fervour', 'second move of a stack'],
    forms: ['ardour'],
  },
  'religious-zeal': {
    term: 'Religious zeal',
    text: t`In the first movement and first combat of their invasion, the ${n('umayyads')} (turn 11) and the ${n('almoravids')} (turn 18) have no stacking limit and add 1 to their dice.`,
    also: ['zeal', 'jihad'],
    forms: ['religious zeal', 'zeal'],
  },
  transformation: {
    term: 'Transformation',
    text: t`The replacement of a nation by its successor at the end of a turn, after scoring. The successor often takes over provinces and units.`,
    also: ['conversion', 'becomes', 'successor'],
    forms: ['transformation', 'transformations', 'transformed'],
  },
  heir: {
    term: 'Successor',
    text: t`The nation into which another is transformed: ${n('castile')} is the successor of the ${n('visigoths')}. It is a different nation. The gold and the subjects of its predecessor are lost.`,
    also: ['heir', 'new nation', 'next nation'],
    forms: ['successor', 'successors', 'heir', 'heirs'],
  },
  submission: {
    term: 'Submission',
    text: t`A smaller nation that is attacked, and still has units in the battle after a round, may or must become the subject of its attacker. The battle ends, and the overlord’s units withdraw from its provinces.`,
    also: ['submit', 'subdue', 'vassalage', 'surrender of a nation'],
    forms: ['submission', 'submissions', 'submit', 'submits'],
  },
  overlord: {
    term: 'Overlord',
    text: t`A nation to which others have submitted. It scores their provinces as its own. The ${n('visigoths')} and the ${n('umayyads')} also receive half their income.`,
    also: ['suzerain', 'liege', 'master'],
    forms: ['overlord', 'overlords'],
  },
  subject: {
    term: 'Subject',
    text: t`A nation that has submitted. It plays on, keeps half its income and scores half its points. Subject and overlord cannot attack each other.`,
    also: ['vassal', 'client', 'tributary', 'subdued nation'],
    forms: ['subject', 'subjects'],
  },
  neutrals: {
    term: 'Neutrals',
    text: t`Units of the ${n('visigoths')} outside the North and ${p('avila')} when ${n('castile')} is founded. They have no owner, defend, never retreat and score for no nation. A nation that destroys one scores as for a unit of the ${n('visigoths')}.`,
    also: ['neutral units', 'nobody’s units'],
    forms: ['neutrals'],
  },
  religion: {
    term: 'Religion',
    text: t`Christian or Muslim. Some nations score for units of a religion. It counts from turn 11 on, when all nations that are not Muslim are Christian.`,
    also: ['Christian', 'Muslim', 'faith'],
  },
  'victory-point': {
    term: 'Victory point',
    text: t`Nations score victory points, and each player adds up those of their nations. Most are scored for provinces controlled at the end of certain turns. They are never traded.`,
    also: ['VP', 'score', 'points'],
  },
  'half-point': {
    term: 'Half point',
    text: t`Points and gold are counted in halves. A lead of ½ point is enough to win.`,
    also: ['½'],
    forms: ['half points'],
  },
  'scoring-turn': {
    term: 'Scoring turn',
    text: t`A turn at whose end provinces are scored: 3, 5, 7, 10, 13, 15 and 19, and in scenario E also 21.`,
    also: ['when do we score'],
    forms: ['scoring turn', 'scoring turns'],
  },
  'kill-points': {
    term: 'Points for destroyed units',
    text: t`In its own turn, as the attacker, a nation scores for certain counters that it destroys. A defender never scores.`,
    also: ['kills', 'kill points', 'combat points'],
  },
  bounty: {
    term: 'Bounty',
    text: t`2 points to any nation for each unit of the ${n('almohads')} that it destroys as the attacker, in addition to its other points for that unit.`,
    also: ['price on the head'],
  },
  average: {
    term: 'Average',
    text: t`The score that a nation reaches on average. Its auction opens 5 points lower. The rulebook gives only that of the ${n('alans')}; the others are reconstructed.`,
    also: ['mean', 'expected score'],
    forms: ['average', 'averages'],
  },
  'standard-game': {
    term: 'Standard game',
    text: t`The version with 4 players, each with 1 of 4 fixed groups of nations. Begin with this one.`,
    also: ['basic game', 'base rules'],
    forms: ['standard game', 'standard version'],
  },
  'advanced-game': {
    term: 'Advanced game',
    text: t`The version for 4 or 5 players. Each has 1 major nation. All other nations are auctioned for points when they appear.`,
    also: ['expert game', 'bidding game'],
    forms: ['advanced game', 'advanced version'],
  },
  group: {
    term: 'Group',
    text: t`The nations that a player has in the standard game. There are 4 groups, and each has a nation on the map at any time.`,
    also: ['player group', 'faction'],
    forms: ['four groups', 'fixed groups'],
  },
  'major-nation': {
    term: 'Major nation',
    text: t`${n('visigoths')}, ${n('rome')}, ${n('castile')}, ${n('umayyads')} or ${n('carthage')}: in the advanced game each player begins with one of them, without a bid.`,
    also: ['main nation', 'great nation'],
    forms: ['major nation', 'major nations'],
  },
  'fixed-score': {
    term: 'Fixed score',
    text: t`The number subtracted from the points of a major nation at the end, instead of a bid.`,
    also: ['initial score', 'par'],
    forms: ['fixed score', 'fixed scores'],
  },
  auction: {
    term: 'Auction',
    text: t`In the advanced game, players bid points for a nation that appears. The winning bid is subtracted from that player’s final score.`,
    also: ['bid', 'bidding'],
    forms: ['auction', 'auctions', 'auctioned'],
  },
  'opening-bid': {
    term: 'Opening bid',
    text: t`The lowest bid for a nation: its average minus 5.`,
    also: ['minimum bid', 'starting bid'],
    forms: ['opening bid', 'opening bids'],
  },
  'sealed-bid': {
    term: 'Sealed bid',
    text: t`A bid that is written in secret and shown together with all others. An optional rule replaces auctions with sealed bids.`,
    also: ['secret bid', 'blind bid'],
    forms: ['sealed bid', 'sealed bids'],
  },
  'barbarian-scoring': {
    term: 'Barbarian scoring',
    text: t`An optional rule of the advanced game. Each province and each destroyed unit scores either by the nation sheet or by a simple table, whichever gives more.`,
    also: ['barbaric variant', 'Barbarian Hispania'],
    forms: ['barbarian scoring', 'barbarian points'],
  },
  'event-token': {
    term: 'Event token',
    text: t`One of 27 counters that players draw and keep hidden until they play them: an army, a ruse, a retreat from battle.`,
    also: ['event', 'event chit', 'card'],
    forms: ['event token', 'event tokens', 'token', 'tokens'],
  },
  'sign-of-god': {
    term: 'Sign of God',
    text: t`An optional rule. Once per game each player may have a round rolled again if one of their nations fights in it.`,
    also: ['reroll', 're-roll', 'divine sign'],
    forms: ['sign of god'],
  },
  scenario: {
    term: 'Scenario',
    text: t`A part of the 21 turns that is played as a game: A to E.`,
    also: ['game length', 'short game', 'long game'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
