import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Terms of the map and of what stands on it. */
export const BOARD = {
  province: {
    term: 'Province',
    text: t`One of the 40 areas of Hispania. A nation controls a province with at least 1 unit of any kind there. The name of a province is set in italics.`,
    also: ['area', 'territory', 'space'],
  },
  zone: {
    term: 'Zone',
    text: t`North, Centre, South or East: a quarter of the map, bounded by a dashed line. A few nations score for zones. The North decides which units of the ${n('visigoths')} are replaced by those of ${n('castile')}.`,
    also: ['region'],
    forms: ['zones', 'whole zone'],
  },
  plain: {
    term: 'Plain',
    text: t`A province without mountains. It can hold 3 units of a nation, unless its circled number differs. Cavalry is at its best when it attacks there.`,
    also: ['lowland', 'flat'],
  },
  mountains: {
    term: 'Mountains',
    text: t`One of 16 mountain provinces. Its limit is 2 units (${p('granada')} 3). Units that enter without a leader stop there, and it is harder for an attacker to hit.`,
    also: ['mountain', 'highland', 'hills'],
  },
  river: {
    term: 'River',
    text: t`The Ebro, the Douro and the Tagus run between provinces. They cost no movement. In the first round of a battle the defender adds 2 against units that crossed a river to enter the province.`,
    also: ['Ebro', 'Douro', 'Tagus', 'river crossing'],
    forms: ['river', 'rivers'],
  },
  'four-corners': {
    term: 'Corner',
    text: t`A point where 4 provinces meet. Units cannot cross it from corner to corner.`,
    also: ['four-corner point', 'diagonal move'],
  },
  anchor: {
    term: 'Anchor',
    text: t`Marks a coast where units can land from the sea. Where it is crossed out, only the ${n('crusade')} can land.`,
    also: ['port', 'harbour', 'harbor', 'landing'],
    forms: ['open anchor', 'anchor'],
  },
  strait: {
    term: 'Strait',
    text: t`One of 5 arrows across water. Crossing one takes a unit’s whole movement. It is open in both directions and needs no naval supremacy. Only the ${n('vandals')} can cross to ${p('africa')}.`,
    also: ['arrow', 'sea arrow', 'crossing'],
    forms: ['strait', 'straits'],
  },
  sea: {
    term: 'Sea',
    text: t`All the water of the map, a single place. Units land from it at an open anchor. Units may stay there or return to it only with naval supremacy.`,
    also: ['at sea', 'fleet', 'ships'],
    forms: ['at sea', 'by sea'],
  },
  'off-map': {
    term: 'Off the map',
    text: t`${p('gascony')}, ${p('narbonne')} and ${p('africa')}, from which many nations enter. Units that arrive there must leave in the movement of the same turn. Few can return.`,
    also: ['outside Hispania', 'border provinces'],
  },
  capital: {
    term: 'Capital',
    text: t`A province of a nation whose stacking limit is 1 higher. A nation may declare its capital at any time, even in another nation’s turn, and may move it as often as it likes.`,
    also: ['capital city'],
    forms: ['capital', 'capitals'],
  },
  unit: {
    term: 'Unit',
    text: t`Anything that fights or holds a province: infantry, elite, cavalry, knight, Berber, castle, Roman fort. Leaders and ruins are not units.`,
    also: ['army', 'piece', 'combat unit'],
  },
  counter: {
    term: 'Counter',
    text: t`The piece of cardboard for a unit. On this site equal units of a nation in a province are drawn as 1 counter with a number.`,
    also: ['chit', 'piece'],
    forms: ['counter', 'counters'],
  },
  'counter-limit': {
    term: 'Counter limit',
    text: t`The number of counters that a nation has of a kind of unit. It can buy only as many units as it has unused counters. The counter of a destroyed unit can be used again.`,
    also: ['pool', 'countermix', 'unit limit'],
  },
  infantry: {
    term: 'Infantry',
    text: t`The most common unit: a movement allowance of 2 provinces, 1 die, 1 life, 4 gold. Infantry hits infantry on 7 or higher, but on 8 or higher when it attacks in mountains.`,
    also: ['foot', 'INF'],
    forms: ['infantry'],
  },
  elite: {
    term: 'Elite',
    text: t`Superior infantry: a movement allowance of 3 provinces. It hits infantry on a number 1 lower when it attacks, and is hit on a number 1 higher. Only ${n('rome')}, the ${n('almoravids')} and the ${n('almohads')} have elites. They cannot be bought.`,
    also: ['legion', 'veterans'],
    forms: ['elite', 'elites'],
  },
  cavalry: {
    term: 'Cavalry',
    text: t`A unit with a movement allowance of 4 provinces. When it attacks in a plain, it hits infantry on 4 or higher and is hit on 9 or higher, by knights on 7 or higher. Otherwise it fights as infantry.`,
    also: ['horse', 'light cavalry'],
    forms: ['cavalry'],
  },
  knight: {
    term: 'Knight',
    text: t`A unit of Christian nations: a movement allowance of 2 provinces, 2 lives, 6 gold. A wounded knight fights on but cannot retreat.`,
    also: ['heavy cavalry', 'mounted knight'],
    forms: ['knight', 'knights'],
  },
  'crusader-knight': {
    term: 'Crusader knight',
    text: t`One of the 2 knights that arrive with Ramiro on turn 16. They are additional counters and leave at the end of that turn.`,
    also: ['crusader', 'guest'],
    forms: ['crusader knights', 'crusaders'],
  },
  castle: {
    term: 'Castle',
    text: t`A unit that cannot move, rolls 3 dice, has 3 lives and costs 8 gold. It counts for stacking but not for population. A destroyed castle becomes a ruin.`,
    also: ['fortress', 'keep', 'stronghold'],
    forms: ['castle', 'castles'],
  },
  'special-castle': {
    term: 'Special castle',
    text: t`One of 2 castle counters that no nation owns. The Castle token places them for nations without castles of their own.`,
    also: ['neutral castle'],
    forms: ['special counter', 'special counters'],
  },
  'free-castle': {
    term: 'Free castle',
    text: t`A castle that a nation receives by its own rules, without paying gold, such as those of the ${n('visigoths')} on turns 7, 8 and 9.`,
    forms: ['free castle', 'free castles'],
  },
  ruin: {
    term: 'Ruin',
    text: t`The remains of a destroyed castle. A ruin is not a unit: it does not hold a province or stop units. It marks where a castle can be rebuilt.`,
    also: ['destroyed castle'],
    forms: ['ruin', 'ruins'],
  },
  rebuilding: {
    term: 'Rebuilding',
    text: t`A nation with an unused castle counter gives up 1 unit in a province that it controls and that contains a ruin. The ruin is replaced by a castle with all its lives.`,
    also: ['reconstruction', 'rebuild a castle'],
    forms: ['rebuild', 'rebuilds', 'rebuilt', 'rebuilding'],
  },
  'roman-fort': {
    term: 'Roman fort',
    text: t`A unit placed in each province that ${n('rome')} controls or crosses on turns 4 and 5. It cannot move, and counts for stacking. From turn 6 on it belongs to the ${n('hispano-romans')} and fights as infantry.`,
    also: ['fort', 'camp', 'castrum', 'romanisation'],
    forms: ['roman fort', 'roman forts', 'fort', 'forts'],
  },
  berber: {
    term: 'Berber',
    text: t`One of up to 3 units that the ${n('umayyads')} may take on turn 14, for 2 points each. It hits any unit on 7 or higher, is hit only on 9 or higher, moves with Al-Mansur and does not count for stacking.`,
    also: ['Moor', 'mercenary'],
    forms: ['berber', 'berbers'],
  },
  leader: {
    term: 'Leader',
    text: t`A named man, usually on the map for 1 or 2 turns. Units that move with him may enter 1 additional province and cross mountains. His nation adds 2 to its dice in his battle. He never counts for stacking, and is killed if he is alone among enemy units.`,
    also: ['general', 'chief', 'commander'],
    forms: ['leader', 'leaders'],
  },
  stack: {
    term: 'Stack',
    text: t`The units and leaders of a nation in 1 province. See ${r('4.1')} for the number of units that can stay there.`,
    also: ['pile'],
  },
} as const satisfies Readonly<Record<string, TermWords>>;
