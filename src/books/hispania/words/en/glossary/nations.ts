import { t } from '../../../../../words/rich.ts';
import { n, p } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Terms of what nations may, of points, versions and options. */
export const NATIONS = {
  invasion: {
    term: 'Invasion',
    text: t`A turn in which a nation moves and fights twice, and attacks with two units over the limit. Its rules say which turn.`,
    also: ['major invasion', 'double move'],
    forms: ['invasion', 'invasions', 'invades'],
  },
  ardour: {
    term: 'Ardour',
    text: t`One stack moves and fights once more, after the combat of its nation: with Al-Mansur, with Ramiro, for the ${n('crusade')}, or by the token.`,
    also: ['ardor', 'fervour', 'second move of a stack'],
    forms: ['ardour'],
  },
  'religious-zeal': {
    term: 'Religious zeal',
    text: t`In the first half of their invasion the ${n('umayyads')} (turn 11) and the ${n('almoravids')} (turn 18) attack in any number and add 1 to their dice.`,
    also: ['zeal', 'jihad'],
    forms: ['religious zeal', 'zeal'],
  },
  transformation: {
    term: 'Transformation',
    text: t`At the end of a turn, after the scoring, a nation ends and another grows out of it, often on the same ground and from the same units.`,
    also: ['conversion', 'becomes', 'successor'],
    forms: ['transformation', 'transformations', 'transformed'],
  },
  heir: {
    term: 'Heir',
    text: t`The nation that another one turns into, as ${n('castile')} is that of the ${n('visigoths')}. It is a different nation: the gold and the subjects of the old one are lost.`,
    also: ['successor', 'new nation'],
    forms: ['heir', 'heirs'],
  },
  submission: {
    term: 'Submission',
    text: t`A small nation that is attacked and still has units after a round lives on as the subject of a great one. The battle ends, and the great one’s units leave its provinces.`,
    also: ['submit', 'subdue', 'vassalage', 'surrender of a nation'],
    forms: ['submission', 'submissions', 'submit', 'submits'],
  },
  overlord: {
    term: 'Overlord',
    text: t`The nation that others have submitted to. It scores their provinces as its own; the ${n('visigoths')} and ${n('umayyads')} also have half their income.`,
    also: ['suzerain', 'liege', 'master'],
    forms: ['overlord', 'overlords'],
  },
  subject: {
    term: 'Subject',
    text: t`A nation that has submitted. It plays on, keeps half its income and scores half its points; its overlord and it do not attack each other.`,
    also: ['vassal', 'client', 'tributary', 'subdued nation'],
    forms: ['subject', 'subjects'],
  },
  neutrals: {
    term: 'Neutrals',
    text: t`Units of the ${n('visigoths')} outside the North and ${p('avila')} when ${n('castile')} is founded. They are nobody’s: they defend, never retreat, and score for no one. Whoever destroys them scores as for the ${n('visigoths')} they were.`,
    also: ['neutral units', 'nobody’s units'],
    forms: ['neutrals'],
  },
  religion: {
    term: 'Religion',
    text: t`Christian or Muslim. It says whose units some nations score for, and counts from turn 11 on: whoever is not Muslim is Christian then.`,
    also: ['Christian', 'Muslim', 'faith'],
  },
  'victory-point': {
    term: 'Victory point',
    text: t`What nations score and players add up. Most points come from provinces held at the end of certain turns; none is ever traded.`,
    also: ['VP', 'score', 'points'],
  },
  'half-point': {
    term: 'Half point',
    text: t`Points and gold are counted in halves, and half a point is enough to win by.`,
    also: ['½'],
    forms: ['half points'],
  },
  'scoring-turn': {
    term: 'Scoring turn',
    text: t`A turn at whose end provinces are scored: 3, 5, 7, 10, 13, 15, 19, and 21 in scenario E.`,
    also: ['when do we score'],
    forms: ['scoring turn', 'scoring turns'],
  },
  'kill-points': {
    term: 'Points for destroyed units',
    text: t`In its own turn, as attacker, a nation scores for certain counters that it destroys. Whoever defends never does.`,
    also: ['kills', 'kill points', 'combat points'],
  },
  bounty: {
    term: 'Bounty',
    text: t`Two points to anybody for each unit of the ${n('almohads')} destroyed in attack, beside what it earns anyway.`,
    also: ['price on the head'],
  },
  average: {
    term: 'Average',
    text: t`What a nation scores as a rule. Its auction opens 5 points below; the rulebook gives that of the ${n('alans')} only, and ours are reconstructed.`,
    also: ['mean', 'expected score'],
    forms: ['average', 'averages'],
  },
  'standard-game': {
    term: 'Standard game',
    text: t`Four players, each with one of four fixed groups of nations. The version to begin with.`,
    also: ['basic game', 'base rules'],
    forms: ['standard game', 'standard version'],
  },
  'advanced-game': {
    term: 'Advanced game',
    text: t`Four or five players: each has one major nation, and all others are auctioned for points when they appear.`,
    also: ['expert game', 'bidding game'],
    forms: ['advanced game', 'advanced version'],
  },
  group: {
    term: 'Group',
    text: t`The nations that one player holds in the standard game. There are four, made so that each is on the map at any time.`,
    also: ['player group', 'faction'],
    forms: ['four groups', 'fixed groups'],
  },
  'major-nation': {
    term: 'Major nation',
    text: t`${n('visigoths')}, ${n('rome')}, ${n('castile')}, ${n('umayyads')} or ${n('carthage')}: what each player of the advanced game begins with, for nothing.`,
    also: ['main nation', 'great nation'],
    forms: ['major nation', 'major nations'],
  },
  'fixed-score': {
    term: 'Fixed score',
    text: t`What is taken off the points of a major nation at the end, in place of a bid.`,
    also: ['initial score', 'par'],
    forms: ['fixed score', 'fixed scores'],
  },
  auction: {
    term: 'Auction',
    text: t`In the advanced game players bid points for a nation that appears. What was bid comes off the score at the end.`,
    also: ['bid', 'bidding'],
    forms: ['auction', 'auctions', 'auctioned'],
  },
  'opening-bid': {
    term: 'Opening bid',
    text: t`The lowest bid for a nation: its average less 5.`,
    also: ['minimum bid', 'starting bid'],
    forms: ['opening bid', 'opening bids'],
  },
  'sealed-bid': {
    term: 'Sealed bid',
    text: t`A bid that is written down in secret and shown with all others. The optional rule uses them in place of auctions.`,
    also: ['secret bid', 'blind bid'],
    forms: ['sealed bid', 'sealed bids'],
  },
  'barbarian-scoring': {
    term: 'Barbarian scoring',
    text: t`An optional rule of the advanced game: each province and each destroyed unit scores by the sheet or by a simple table, whichever is more.`,
    also: ['barbaric variant', 'Barbarian Hispania'],
    forms: ['barbarian scoring', 'barbarian points'],
  },
  'event-token': {
    term: 'Event token',
    text: t`One of 27 counters that players draw and keep hidden until they are played: an army, a ruse, a way out of a battle.`,
    also: ['event', 'event chit', 'card'],
    forms: ['event token', 'event tokens', 'token', 'tokens'],
  },
  'sign-of-god': {
    term: 'Sign of God',
    text: t`An optional rule: once a game each player may have a round rolled again, if a nation of his fights in it.`,
    also: ['reroll', 're-roll', 'divine sign'],
    forms: ['sign of god'],
  },
  scenario: {
    term: 'Scenario',
    text: t`A stretch of the 21 turns that is played as a game: A to E.`,
    also: ['game length', 'short game', 'long game'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
