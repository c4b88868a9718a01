import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Terms of the map and of what stands on it. */
export const BOARD = {
  province: {
    term: 'Province',
    text: t`One of the 40 areas of Hispania. A nation controls it with a single unit of any kind; its name is set in italics.`,
    also: ['area', 'territory', 'space'],
  },
  zone: {
    term: 'Zone',
    text: t`North, Centre, South or East: a quarter of the map, bounded by a dashed line. A few nations score for zones, and the North decides which ${n('visigoths')} turn into ${n('castile')}.`,
    also: ['region'],
    forms: ['zones', 'whole zone'],
  },
  plain: {
    term: 'Plain',
    text: t`A province without mountains: it holds three units of a nation, unless a ringed number says otherwise, and cavalry attacks well there.`,
    also: ['lowland', 'flat'],
  },
  mountains: {
    term: 'Mountains',
    text: t`Sixteen provinces. They hold two units (${p('granada')} three), stop whoever enters without a leader, and make every attack harder.`,
    also: ['mountain', 'highland', 'hills'],
  },
  river: {
    term: 'River',
    text: t`Ebro, Douro and Tagus run between provinces. They cost no movement; in the first round of a battle the defender adds 2 against units whose last step crossed one.`,
    also: ['Ebro', 'Douro', 'Tagus', 'river crossing'],
    forms: ['river', 'rivers'],
  },
  'four-corners': {
    term: 'Four-corner point',
    text: t`A point where four provinces meet. Nobody crosses it from corner to corner.`,
    also: ['diagonal move'],
  },
  anchor: {
    term: 'Anchor',
    text: t`Marks a coast where units from the sea may land. Where it is crossed out, only the ${n('crusade')} lands.`,
    also: ['port', 'harbour', 'harbor', 'landing'],
    forms: ['open anchor', 'anchor'],
  },
  strait: {
    term: 'Strait',
    text: t`One of five arrows over the water. Crossing it takes a unit’s whole movement, needs no naval supremacy, and is open in both directions; only the ${n('vandals')} cross to ${p('africa')}.`,
    also: ['arrow', 'sea arrow', 'crossing'],
    forms: ['strait', 'straits'],
  },
  sea: {
    term: 'Sea',
    text: t`All the water together, one place. Units come from it at an open anchor; only with naval supremacy may they stay on it or go back to it.`,
    also: ['at sea', 'fleet', 'ships'],
    forms: ['at sea', 'by sea'],
  },
  'off-map': {
    term: 'Off the map',
    text: t`${p('gascony')}, ${p('narbonne')} and ${p('africa')}: where many nations come from. They leave them in the movement they come with, and few ever go back.`,
    also: ['outside Hispania', 'border provinces'],
  },
  capital: {
    term: 'Capital',
    text: t`One province of a nation, which holds one unit more. It can be declared at any moment, even in another nation’s turn, and moved as often as one likes.`,
    also: ['capital city'],
    forms: ['capital', 'capitals'],
  },
  unit: {
    term: 'Unit',
    text: t`Anything that fights or holds: infantry, elite, cavalry, knight, Berber, castle, Roman fort. A leader and a ruin are none.`,
    also: ['army', 'piece', 'combat unit'],
  },
  counter: {
    term: 'Counter',
    text: t`The cardboard piece of a unit. Here equal units of a nation in one place are drawn as one counter with a number.`,
    also: ['chit', 'piece'],
    forms: ['counter', 'counters'],
  },
  'counter-limit': {
    term: 'Counter limit',
    text: t`How many units of a kind a nation has counters for. It can never buy more than are free; what was destroyed is free again.`,
    also: ['pool', 'countermix', 'unit limit'],
  },
  infantry: {
    term: 'Infantry',
    text: t`The usual unit: two provinces of movement, one die, one life, 4 gold. Infantry hits infantry on 7, and on 8 when it attacks in mountains.`,
    also: ['foot', 'INF'],
    forms: ['infantry'],
  },
  elite: {
    term: 'Elite',
    text: t`Better foot: three provinces, one better against infantry when it attacks, one harder to hit. Only ${n('rome')}, the ${n('almoravids')} and the ${n('almohads')} have any, and nobody buys them.`,
    also: ['legion', 'veterans'],
    forms: ['elite', 'elites'],
  },
  cavalry: {
    term: 'Cavalry',
    text: t`Horsemen with four provinces of movement. Attacking in a plain they hit infantry on 4 and are hit on 9, by knights on 7; anywhere else they fight as infantry.`,
    also: ['horse', 'light cavalry'],
    forms: ['cavalry'],
  },
  knight: {
    term: 'Knight',
    text: t`A Christian horseman in mail: two provinces of movement, two lives, 6 gold. Wounded it fights on, but cannot retreat.`,
    also: ['heavy cavalry', 'mounted knight'],
    forms: ['knight', 'knights'],
  },
  'crusader-knight': {
    term: 'Crusader knight',
    text: t`One of the two knights that ride with Ramiro on turn 16. They are extra counters and leave at the end of that turn.`,
    also: ['crusader', 'guest'],
    forms: ['crusader knights', 'crusaders'],
  },
  castle: {
    term: 'Castle',
    text: t`It never moves, rolls three dice, has three lives and costs 8 gold. It counts for stacking, not for population; destroyed, it is a ruin.`,
    also: ['fortress', 'keep', 'stronghold'],
    forms: ['castle', 'castles'],
  },
  'special-castle': {
    term: 'Special castle',
    text: t`One of two castle counters that belong to nobody. The Castle token gives them to nations without castles of their own.`,
    also: ['neutral castle'],
    forms: ['special counter', 'special counters'],
  },
  'free-castle': {
    term: 'Free castle',
    text: t`A castle that a nation is given by its own rules, without gold, such as those of the ${n('visigoths')} on turns 7, 8 and 9.`,
    forms: ['free castle', 'free castles'],
  },
  ruin: {
    term: 'Ruin',
    text: t`What is left of a castle that was destroyed. It is no unit: it holds nothing, stops nobody, and marks where a castle can be rebuilt.`,
    also: ['destroyed castle'],
    forms: ['ruin', 'ruins'],
  },
  rebuilding: {
    term: 'Rebuilding',
    text: t`A nation with castle counters gives up one unit where a ruin lies in a province of its own, and has a whole castle there.`,
    also: ['reconstruction', 'rebuild a castle'],
    forms: ['rebuild', 'rebuilds', 'rebuilt', 'rebuilding'],
  },
  'roman-fort': {
    term: 'Roman fort',
    text: t`It stands in every province that ${n('rome')} crosses or holds on turns 4 and 5. It never moves and counts for stacking; from turn 6 on, under the ${n('hispano-romans')}, it fights as infantry.`,
    also: ['fort', 'camp', 'castrum', 'romanisation'],
    forms: ['roman fort', 'roman forts', 'fort', 'forts'],
  },
  berber: {
    term: 'Berber',
    text: t`One of up to three units that the ${n('umayyads')} may take on turn 14, for 2 points each. It hits everybody on 7, is hit only on 9, moves with Al-Mansur and takes up no room.`,
    also: ['Moor', 'mercenary'],
    forms: ['berber', 'berbers'],
  },
  leader: {
    term: 'Leader',
    text: t`A man with a name, for a turn or two. Units with him go one province further and cross mountains; all his nation’s dice in the battle get +2. He never counts for stacking, and alone he dies.`,
    also: ['general', 'chief', 'commander'],
    forms: ['leader', 'leaders'],
  },
  stack: {
    term: 'Stack',
    text: t`All units of a nation in one province, with their leader. See ${r('4.1')} for how many may stay.`,
    also: ['pile'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
