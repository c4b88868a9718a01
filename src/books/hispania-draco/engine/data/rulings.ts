import type { RuleId } from './rules.ts';

/**
 * Questions that the rulebook leaves open or contradicts itself on, with the reading in play: C combat, M movement, G garrisons and the
 * end of the game, H the Hispanic phase, S set-up and seats, V variants and scenarios, X the text. Ids never change: they are anchors of the
 * page of rulings, which tells each of them.
 */
interface Ruling {
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** Whether the text supports the reading, or says nothing and the reading is a choice. */
  readonly basis: 'read' | 'chosen';
}

const read = (...rules: readonly [RuleId, ...RuleId[]]): Ruling => ({ rules, basis: 'read' });
const chosen = (...rules: readonly [RuleId, ...RuleId[]]): Ruling => ({ rules, basis: 'chosen' });

export const RULINGS = {
  // Garrisons in the space of a general support him, and revolts below an army support it: example 4 works only so.
  C1: read('4.3-support', '4.4-revolts'),
  // All groups that touch a figure count, by discs; groups link towns, and seas only through pirates.
  C2: read('4.3-support', '4.4-revolts', '8.5'),
  // Any connection connects, whatever its segments; roads matter for movement only (line 193).
  C3: read('4.3', '4.1-road', '1.3-connections'),
  // Each figure doubles again; an army that is attacked does not double itself (line 236), the special one does.
  C4: read('4.3-double', '8.6'),
  // The +1 is a praetor’s, for his own province, once, in attack and defence; a town of the province is beside another of it.
  C5: read('4.3-province'),
  // A beaten general takes all garrisons of his space with him, of all colours; a fleet stays. A beaten army loses all its revolts.
  C6: read('4.4-result', '5.2-attack'),
  // An army removes the highest garrison in a siege, and loses nothing by a failure.
  C7: read('5.2-siege'),
  // Where a general is, an army attacks him, whatever garrisons are there.
  C8: read('5.2-attack'),
  // Armies never attack a sea, but double against a general there.
  C9: read('4.3-double', '7', '5.2-attack'),
  // A siege needs a revolt without an army; at sea, pirates.
  C10: read('4.3', '8.5'),
  // Dice are rolled even if the result is certain (line 253 allows to leave them out): each combat then takes the same dice.
  C11: chosen('4.4', '4.4-result'),
  // Only a lost attack ends the Roman phase, not a tie.
  C43: read('4.4-result'),

  // A chain of roads ends at a town in revolt, and passes other generals; a move may end at any of its towns.
  M12: read('4.1-road', '4.1-revolt'),
  // A move through occupied spaces is one answer, by the cheapest way, paid in full before it begins.
  M13: read('4.1-pass'),
  // A connection of several segments is passed at once: no stop on it, no coins kept for it from turn to turn.
  M14: read('4.1'),
  // Any fleet may be moved in any turn, with the generals aboard (line 186 asks for courtesy only).
  M15: read('4.1-fleet'),
  // A general returns where he can, and to a taken space only if he can pay for his move out; else he is shut out.
  M16: chosen('3.4', '3.4-shut'),
  // The coins of a turn are counted after its general is back; a praetor who is shut out still blocks his.
  M17: read('4.4-coin', '3.4-shut', '3.4'),

  // A capital is shut only while a garrison is placed: later revolts in its province do not remove it.
  G18: read('4.2-capital'),
  // Only its owner takes a garrison back, from under others if need be (line 208).
  G19: read('4.2'),
  // Victory is looked for after every change, in a Hispanic phase too.
  G20: read('3.1'),
  // The game is lost only if a revolt must be placed: a full or a held town needs none.
  G21: read('3.2', '5.1-full', '5.1-held'),

  // On a revolt an army comes first, even on three discs; an army of the province is one that is there now.
  H22: read('5.1-army'),
  // Held towns are without revolt, so that they come first (example 6).
  H23: read('5.2-choice'),
  // The order is that of the provinces when the moves begin, Ulterior before Citerior; no army moves twice.
  H24: chosen('5.2', '5.2-beyond'),
  // A province is tested when the army moves: all towns of its own in revolt, no army in the other one.
  H25: read('5.2-beyond'),
  // Towns of several provinces compare their shields with one die; two that are as near stop the army.
  H26: read('5.2-choice', '5.2-beyond'),
  // An army adds no revolt to those of a town that it enters; by an attack over a border it does not change its province.
  H27: read('5.2-enter', '5.2-beyond'),
  // Towns of the Roman provinces have shields too, which the text does not give; each of these provinces has one army at most.
  H28: chosen('1.3', '5.2-beyond'),
  // An army without a candidate stays.
  H50: read('5.2', '5.2-choice'),
  // An army that would need a revolt that is not there does not enter: the game ends before.
  H53: chosen('5.2-enter', '3.2'),

  // The Hispanic die names the town of a starting revolt and its number of discs, the Roman die the province of an army.
  S29: read('2.4', '2.5'),
  // A road goes over land, from a town with a road to one neither in revolt nor a capital; both ends may have a road already (Basti and
  // Carthago Nova in the example). One that has no place is left out.
  S30: read('2.6'),
  // Players may agree on any order: generals are asked for in the order of their turns.
  S49: chosen('2.7'),
  // Of two players the first decides for the consul until he hands him on; then the second does, to the end of the phase. With no
  // coin left there are no last actions. At the set-up and the return of the consul the first decides.
  S52: chosen('2.1'),
  // With Ingenivm each road of the set-up is laid or kept back by itself; those that have no place are kept back.
  S54: chosen('8.1', '2.6'),

  // A road in play begins at the town of the general, which must have one, and ends neither in revolt nor at a capital.
  V31: read('8.1', '2.6'),
  // The free move is one connection of any segments, or one chain of roads, or onto a fleet; it ends on a free space.
  V32a: read('8.2-ulterior'),
  // The praetor of Citerior adds his 1 in Roman sieges only.
  V32b: read('8.2-citerior'),
  // The consul moves praetors on the board, in his own Roman phase, at the usual cost.
  V32c: read('8.2-consul'),
  // The free move comes between his Hispanic phase and the next turn, without a fleet; off the board he has none.
  V48: read('8.2-ulterior'),
  // The proconsul is paid for in any Roman phase of a general who is on the board.
  V33a: read('8.3'),
  // A general who loses his attack ends the Roman phase, the proconsul too, who dies and blocks no coin.
  V33b: chosen('8.3', '4.4-result'),
  // The Legio Hispana is the three generals’, not the proconsul’s (line 381).
  V33c: read('8.3', '8.4'),
  // Pirates are of the 22 revolts, and do not come back once they are beaten.
  V36: read('8.5'),
  // The special army doubles itself on top of other armies.
  V34a: read('8.6'),
  // The Hispanic die chooses it; none is rolled where it is alone in reserve.
  V34b: read('8.6-choice'),
  // The murder is tried once a game.
  V34c: read('8.6-murder'),
  // It takes the Roman die: its sign is lost.
  V34d: chosen('8.6-murder'),
  // The army in the box takes the place of the special one, with its revolts; the reserve stays as it is.
  V34e: read('8.6-murder'),
  // A roll of revolt after a failed murder may lose the game too.
  V34f: read('8.6-murder', '3.2'),
  // Coins of Hispano are lost at the end of a turn; each roll again takes one.
  V35a: read('8.7', '8.7-reroll'),
  // He rolls the Hispanic die of any combat again, and raises armies and shields; a Roman siege has no Hispanic die.
  V35b: read('8.7-reroll', '8.7-raise'),
  // He chooses only among the ways between which the die would decide.
  V35c: read('8.7-choose'),
  // A fleet is never a target, so neither is a general at sea.
  V35d: read('8.7-attack'),
  // He may attack before each step of the Hispanic phase and after the last (line 417 names no moment), for one or two coins each time;
  // an army that attacks still moves.
  V35e: chosen('8.7-attack'),
  // He chooses the town after the die has named the number of discs, in 9.2 among three towns and without another roll. For armies he
  // chooses the town without a die.
  V46: chosen('8.7-setup', '9.2'),
  // Pieces that a scenario places come out of those of the level, armies too: the limits of lines 432, 455 and 466 make sense only so.
  V45: read('9', '2.2'),
  // A scenario that begins with a later turn has a short first round.
  V41: read('9', '9.3'),
  // If revolts are missing at the set-up, the available ones are placed: the game is not lost before the first turn.
  V47: chosen('2.4', '8.5', '9.1', '9'),
  // The time track goes on after the spaces that a scenario fills; in the New empire each space takes three revolts.
  V51: read('9', '9.5'),
  // Line 432 shows only how many signs each town has: Puciala and Castulo are taken to be the two armies, on two revolts each.
  V39: chosen('9.1'),
  // Cato’s first turn is both its phases. Values of armies alone are limited, in attack and defence; coins of Hispano still count,
  // because they are added to the die.
  V44: read('9.1-power'),
  // Even results of the revolt of Carpetania are rolled again; the number of discs follows the die that counts.
  V40: read('9.2'),
  // The river bars every way into the north, from the sea too; against towns there neither garrisons nor the +1 count. Doubling stays.
  // Only the praetor of Ulterior ends it, by a move over a connection that crosses the river.
  V37: read('9.4-lethe'),
  // Two of the level’s fleets are named in the New empire; a die on three revolts is rolled until it names one.
  V38: read('9.5'),
  // The proconsul lays roads and pays murderers like any general: only garrisons and death set him apart (line 373).
  V55: read('8.3', '8.1', '8.6-murder'),
  // The player of Hispano may also roll the dice of revolt after a failed murder again.
  V56: chosen('8.7-reroll', '8.6-murder'),
  // With the variant Terror, a die decides for an army of a scenario that the list does not tell from others.
  V57: chosen('9', '8.6-choice'),
  // The other lists of scenarios have red, yellow and blue pieces in this order, then revolts by province, then armies.
  V58: read('9.2', '9.3', '9.4', '9.5'),
  // The connections over the Durius, which the text does not list.
  V59: chosen('9.4-lethe'),
  // Slips of the text, which decide nothing in play.
  X42: read('7'),
} as const satisfies { readonly [ruling: string]: Ruling };

export type RulingId = keyof typeof RULINGS;
export const RULING_IDS = Object.keys(RULINGS) as RulingId[];
