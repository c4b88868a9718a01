import type { RulingId } from '../../engine/data/rules.ts';

/** The words of a ruling. */
export interface RulingWords {
  readonly question: string;
  /** The default ruling, which the chapters state as the rule. */
  readonly ruling: string;
  /** The alternative ruling, where the rulebook supports one. */
  readonly other?: string;
  readonly reason: string;
}

export const RULING_WORDS: { readonly [ruling in RulingId]: RulingWords } = {
  S1: {
    question: 'Can Porto contain a Christian army and a Muslim garrison at the start of turn 5?',
    ruling: 'No. The Muslim garrison is left out of the set-up.',
    reason:
      'Porto has no city and no fort, so units of 2 sides cannot both stay there. The set-up of turn 6 has the army alone. No other set-up has such a clash.',
  },
  S2: {
    question: 'When is a fort that is alone in its location removed?',
    ruling: 'At the end of each phase.',
    reason:
      'Section 5 names no moment, and section 15 removes such forts in phase 7. At the end of a phase, a garrison may leave a fort and another unit enter it in between.',
  },
  S3: {
    question: 'How many starts are there?',
    ruling: '20: the set-up of the game, and 19 in section 18. Turns 16 to 19 have one text but 4 set-ups.',
    reason: 'Each turn from 2 to 20 has a table of its own.',
  },
  S4: {
    question: 'Does the number of counters limit the units on the map?',
    ruling: 'No.',
    reason: 'The rules state no number of counters, and no limit to raising units.',
  },
  S5: {
    question: 'Are Pampelona, Algeras, Algiceras and Galicie locations of their own?',
    ruling: 'No. They are other spellings of Pamplona, Algeciras and Galicia.',
    reason: 'The map has 20 locations, and the other names already make 20.',
  },
  C1: {
    question: 'Which side controls a fort without a city, or a location with neither?',
    ruling:
      'The side whose units are in it. A fort beside a city goes with the city. Mercenaries and Crusaders in Christian service are Christian units. Neutral armies hold a location for no side.',
    reason: 'Section 5 defines control of cities only, but later sections speak of controlled forts and locations.',
  },
  R1: {
    question: 'What happens if the region die of a rebellion rolls 6?',
    ruling:
      'It is rolled again until it names a region, and that region suffers 2 rebellions. A regional revolt as the first of them is rolled again; as the second it stands.',
    other: 'Two rebellions happen, each in a region of its own.',
    reason:
      'The rulebook rerolls the region and then asks for 2 rolls. Its ban on a regional revolt first makes sense only if both rebellions fall on one region. A marker for a double result exists as well.',
  },
  R2: {
    question: 'Which die is rolled again to protect the last city?',
    ruling:
      'The die for the kind of rebellion, and everything after it. The last city is tested for both sides, after the whole result of each rebellion. If no result can pass the test, nothing happens.',
    reason: 'The rulebook says that the die is rolled again if it would remove the last city, and that die decides it.',
  },
  R3: {
    question: 'Can rebels be placed in a location that already contains rebels?',
    ruling: 'Yes.',
    reason: 'The list of units that prevent it names only garrisons, armies and Orders.',
  },
  R4: {
    question: 'What if the region has garrisons, but only in locations with an army or Order?',
    ruling: 'Rebels are applied instead, as if the region had no garrison.',
    reason: 'No location qualifies for the revolt.',
  },
  R5: {
    question: 'How far is a region in revolt out of play?',
    ruling:
      'No unit enters it, leaves it, is placed in it or retreats to it. Dice that would lead there are rolled again. Famine and Plague skip it. It gives no income, nor does Santiago if Asturias revolts. An effect with a fixed location there is lost. The revolt ends with the turn.',
    reason: 'The rulebook takes the whole region out of the game and lists income, moves, buildings and events.',
  },
  R6: {
    question: 'Which unit is removed when no location is free for rebels?',
    ruling: '1 unit of the random location, in the order of losses of a battle, whatever its side.',
    reason: 'The rulebook refers to the order of losses, and the only other order is that of Famine.',
  },
  E1: {
    question: 'When do the French move?',
    ruling:
      'At once, in phase 2. In the basic game they may follow roads; with the advanced events they stay in Aragon.',
    reason: 'The rulebook gives no moment for the French. Bands move in phase 2.',
  },
  E2: {
    question: 'How often can the player use Corruption in one turn?',
    ruling: 'Once for each location, at 2 income points each. The garrison is Christian.',
    reason: 'The price is printed for a location, without a limit.',
  },
  E3: {
    question: 'How do the rules of a Muslim force apply to French and Bands?',
    ruling:
      'They leave armies behind only for sieges, and take no other armies along. Any unit or city of another side is a target, also where they appear. They visit each location once, and then stop.',
    reason: 'They are hostile to all sides, so that no city is theirs to guard.',
  },
  E4: {
    question: 'Which side controls a city that French or Bands have taken, once they are removed?',
    ruling: 'The side of its religion, as for any empty city. An empty fort is removed.',
    reason: 'Section 5 covers empty cities and lone forts.',
  },
  E5: {
    question: 'What happens to Mercenaries that are not hired if no Muslim army is raised?',
    ruling:
      'They appear together in the region of the reaction, by the rule for armies, and move. They act as Muslim armies but remain neutral counters: they are the first to be removed, and leave in phase 7.',
    reason: 'The rulebook makes them part of the force of phase 5, whatever the force is.',
  },
  E6: {
    question: 'What if El Cid has no unit to join?',
    ruling:
      'He does not appear. On the Muslim side he needs armies: a city, a fort or a garrison does not bring him. If several locations qualify, the player chooses.',
    reason: 'He is placed with an army or Order, or with the Muslim force.',
  },
  E7: {
    question: 'Does El Cid count as a unit?',
    ruling:
      'No. He rolls no die, absorbs no hit and is no loss in a comparison. He is removed when the last of the other units is destroyed. On the Christian side he moves only with units, and never stays behind alone.',
    reason: 'No number to hit and no loss is printed for him, and the list of units that move does not name him.',
  },
  E8: {
    question: 'Which side has first fire if the attacker has El Cid and the defender is in mountains?',
    ruling: 'The side with El Cid.',
    reason: 'His section gives him first fire even in mountains.',
  },
  E9: {
    question: 'Where can the Military Order be placed?',
    ruling: 'In a Christian-controlled city, or in Santiago if Santiago would give its income point.',
    reason: 'Santiago is friendly under the same condition.',
  },
  E10: {
    question: 'Does Jihad raise 1 force or 2?',
    ruling:
      'One, by 1 region die and 2 rolls in the same column. The armies are added up, and everything is placed in one location, drawn by the rule for armies. Without armies it is drawn by the rule for the garrison, then the fort, then the city. A result that cannot be placed there is lost. City, fort and garrison are placed before the armies move.',
    reason: 'The rulebook rolls twice for the force and places all of it together.',
  },
  E11: {
    question: 'Are units of several sides counted together for Famine?',
    ruling: 'Yes, for each location.',
    reason: 'The rulebook counts all units of a location.',
  },
  E12: {
    question: 'What if no location is left for Crusaders, Mercenaries or the Military Order?',
    ruling:
      'Crusaders and the Order are lost. Mercenaries count as not hired. French and Bands appear in any case, whatever units are there.',
    reason: 'Crusaders and Mercenaries are placed as armies are raised. French and Bands have a fixed location.',
  },
  E13: {
    question: 'Do Mercenaries and Crusaders count as Christian armies in every respect?',
    ruling: 'Yes, for the rest of the turn: they control, build, and move if they are in the chosen region.',
    reason: 'The rulebook calls them armies for the turn.',
  },
  E14: {
    question: 'What if the region die for Taifas rolls 6?',
    ruling: 'It is rolled again.',
    reason: 'The map has 5 regions, and only Plague gives a meaning to 6.',
  },
  I1: {
    question: 'What is a majority of the cities?',
    ruling: 'More than half of all cities in the region, of both religions. Half is not enough.',
    reason:
      'In the example 2 of 3 are enough and 1 of 3 is not. The printed score of turn 20 is right only if 1 of 2 is no majority.',
  },
  I2: {
    question: 'Does Santiago give its point if it contains neutral armies or no unit?',
    ruling: 'Yes.',
    reason: 'Only Muslim and rebel units are named as an obstacle.',
  },
  I3: {
    question: 'Can income be negative?',
    ruling: 'No. The least is 0.',
    reason: 'The rulebook names 0 as the least with an event.',
  },
  P1: {
    question: 'Does a Military Order allow building?',
    ruling:
      'Not by itself: cities, forts and conversions need an army or garrison. Units may be raised in a city that it controls.',
    reason: 'These purchases name armies and garrisons only; control includes Orders.',
  },
  P2: {
    question: 'Can a purchase make another one possible in the same phase?',
    ruling: 'Yes. A garrison may be raised in a fort that has just been built.',
    reason: 'Points may be spent in any order.',
  },
  P3: {
    question: 'Is an empty Christian city enough to build a fort?',
    ruling: 'Yes.',
    reason: 'The rulebook asks for a Christian city, or a unit, or both.',
  },
  P4: {
    question: 'Can a city be converted while it is besieged?',
    ruling: 'Yes.',
    reason: 'The other purchases require a location free of enemies; conversion does not.',
  },
  M1: {
    question: 'Do units move from location to location inside a region?',
    ruling:
      'No. They go straight to any location of the region. A force must enter both ends of a road, so that enemies there stop it.',
    reason: 'The rulebook names no path inside a region, and its examples use none.',
  },
  M2: {
    question: 'Can a force move on after it has followed a road?',
    ruling: 'Yes, in the new region and out of it again. The condition is tested for each region that it leaves.',
    reason: 'No limit to the length of a move is printed.',
  },
  M3: {
    question: 'What may a region contain when a force leaves it?',
    ruling:
      'Rebels and neutral armies, but no Muslim unit. Each Muslim city must contain a Christian army or garrison that stays, also the one from which the force sets out. The condition is tested at the moment of leaving.',
    reason: 'The rulebook names Muslim units and Muslim cities only.',
  },
  M4: {
    question: 'Can units in a city that French or Bands besiege move?',
    ruling: 'They may fight the besiegers or stay. They cannot move away.',
    reason: 'A force that meets enemies must stop, and these units are among enemies already.',
  },
  M5: {
    question: 'Does a Military Order count as an army in a city that Muslims attack?',
    ruling: 'Yes.',
    reason: 'The condition is written for Muslim defenders, who have no Orders; an Order is stronger than an army.',
  },
  M6: {
    question: 'Is a fort without a city a place of refuge?',
    ruling: 'Yes. It is treated as a city in battle and siege, but adds nothing for a city.',
    reason: 'Sections 11 and 14 name city and fort side by side.',
  },
  M7: {
    question: 'Which location did a unit come from?',
    ruling:
      'The last one before the battle, for any unit of the force. A force may gather from several locations of the region in one move.',
    reason: 'The rulebook speaks of a location by which at least one of the units arrived.',
  },
  M8: {
    question: 'How do neutral armies count in and around a city?',
    ruling:
      'Inside, like any enemy: 1 army is a siege, 2 are a battle. Outside, besiegers are always fought first, and Christian units in the city join the battle. A city that another enemy controls is besieged afterwards.',
    reason: 'The examples fight Bands outside a city before anything else.',
  },
  M9: {
    question: 'Can a unit move twice in a phase?',
    ruling:
      'No. It moves with one force, which may split on its way: each part of it may go on until another force moves. Units of a region that a force enters are not taken along.',
    reason: 'The player chooses a single region, and completes one force before the next.',
  },
  M10: {
    question: 'Can the player choose a siege instead of a battle?',
    ruling: 'No. A battle is fought if its condition is met. A Christian force that prepares a siege stays as a whole.',
    reason: 'Both examples with several units and an army are marked as battles. Only option 2 lets Muslims refuse.',
  },
  B1: {
    question: 'Which side has first fire in mountains?',
    ruling: 'The defender, whichever side that is. Its hits are removed before the attacker rolls.',
    other: 'The enemy of the Christians, also if it attacks.',
    reason: 'The rulebook says “the enemy”, but later speaks of a defensive advantage of mountains.',
  },
  B2: {
    question: 'Does a beaten enemy take refuge, or does it retreat?',
    ruling: 'It takes refuge if its side controls the city or fort; otherwise it retreats.',
    reason: 'The rulebook prints both under one “must”, the city first.',
  },
  B3: {
    question: 'Which side takes refuge in the city after equal losses?',
    ruling:
      'Only a defender that controls the city or fort. Christians that are attacked in theirs take refuge too, and are besieged. Other enemies fight on.',
    reason: 'In the example the Bands before a Muslim city fight on.',
  },
  B4: {
    question: 'What if both sides are destroyed in the same round?',
    ruling: 'The city returns to the side of its religion.',
    reason: 'It is empty, and section 5 covers empty cities.',
  },
  B5: {
    question: 'Where do Christian units retreat if they defend and lose more units?',
    ruling:
      'Into their own city or fort. Without one, to a location of the region that is free of hostile units, of the player’s choice; else by road; else they are destroyed.',
    reason: 'The printed rule names the location that a unit came from, which fits an attacker only.',
  },
  B6: {
    question: 'Which locations are free of hostile units?',
    ruling:
      'An empty enemy city does not prevent a retreat; a siege follows. Rebels that retreat to an empty city control it at once. Neutral armies need a location free of all others, and no unit retreats to Bands or French.',
    reason: 'The rule names units, not cities, and the example retreats to an empty city.',
  },
  B7: {
    question: 'How are later rounds of a battle fought?',
    ruling: 'Losses are compared for each round. Both sides roll together, El Cid’s too.',
    reason: 'The rulebook calls further rounds simultaneous.',
  },
  B8: {
    question: 'Are losses equal if neither side has lost a unit?',
    ruling: 'Yes.',
    reason: 'Both sides have lost 0 units.',
  },
  B9: {
    question: 'Which side controls a captured city once its captors have left?',
    ruling: 'The side of its religion. A captured Muslim city must be occupied to be kept.',
    reason: 'Section 5 gives an empty city to the side of its religion.',
  },
  B10: {
    question: 'Can garrisons and rebels retreat by road?',
    ruling: 'Yes, with the rest of their force.',
    reason: 'The rule that keeps them in their region is about moves of choice, and the whole force retreats.',
  },
  A1: {
    question: 'Does the reaction take 1 die or 2?',
    ruling: '2, then 1 for the location or the port. Where the summary is shorter than the full text, the text holds.',
    reason: 'The summary mentions 1 die, the text describes 2.',
  },
  A2: {
    question: 'When is the region of the reaction rolled again?',
    ruling:
      'If Christian, rebel or neutral units control all 4 locations, or if the region is in revolt. Units do not control a city that they besiege. A 6 always stands.',
    reason: 'A landing needs no free location.',
  },
  A3: {
    question: 'Can a Muslim city be placed where there is a city already?',
    ruling: 'No. If no location without a city qualifies, nothing happens.',
    reason: 'A location holds at most 1 city.',
  },
  A4: {
    question: 'Does a garrison go to a city of Muslim religion, or to a city that Muslims control?',
    ruling:
      'To a city that Muslims control, besieged or not. If there is none, a location without Muslim units must also be free of French and Bands, which a garrison could not attack.',
    other: 'Only to a city of Muslim religion.',
    reason: 'The fort of the same table goes to a controlled city, and a city under Muslim units needs a garrison.',
  },
  A5: {
    question: 'Can Muslim armies appear at an empty Christian city or among neutral armies?',
    ruling: 'Yes, and they are then on a target.',
    reason: 'Only Christian and rebel units are excluded.',
  },
  A6: {
    question: 'Is a location with only a Military Order a target?',
    ruling: 'Yes.',
    reason: 'The list names armies and garrisons, but an Order controls its location as they do.',
  },
  A7: {
    question: 'Can the location where a force is raised be its target?',
    ruling: 'Yes, for any force. After the battle or the siege it moves on as from any target.',
    reason:
      'The rulebook says so for landings. Its sentence that they do not go on then is the stop that any target causes.',
  },
  A8: {
    question: 'Does an army move that is raised in a location with a city, a fort or a garrison?',
    ruling: 'Yes. The sentence ends the phase for the results City, Fort and Garrison only.',
    other: 'No. An army raised there does nothing.',
    reason:
      'Under the alternative ruling most forces would never move, and no army would ever be taken along from there.',
  },
  A9: {
    question: 'Which road does a force follow if its region has no target?',
    ruling:
      'Before the force moves, look in number order, from its own location on, for the first location with a road to a region with a target. Of 2 such roads, take the one to the lower region. If there is none, look for the first location with a road to a region not yet visited. The force moves there in number order, crosses, and does the same in the new region. Without such a road it stops.',
    reason: 'The rulebook says only that the force moves until it reaches such a road.',
  },
  A10: {
    question: 'How is 1 army left on the way?',
    ruling:
      'The force first takes along the armies that it meets, and then leaves 1, both where it begins and where it passes. If it is the last army, the march ends. El Cid stays with the moving part, or with the last army.',
    reason: 'The rulebook asks for it at each step.',
  },
  A11: {
    question: 'How are battle and siege decided when a Muslim force meets 2 other sides?',
    ruling:
      'The side outside the city is fought first. Units inside stay out of the battle unless they are Muslim. The winner then besieges. A relief force that takes refuge in the city is besieged there, and its march is over.',
    reason: 'The rulebook decides it for rebels inside and for Muslims inside.',
  },
  A12: {
    question: 'Do city and fort count for the armies that stay at a siege?',
    ruling: 'Yes. If the force has fewer armies, all of them stay.',
    reason: 'The example counts city, fort and garrison as 3, although they are not all units.',
  },
  A13: {
    question: 'Where does a beaten Muslim force move?',
    ruling:
      'Back to its last location, then to the next in number order; the lost location comes last. A force beaten where it appeared retreats as any enemy does, and moves on from there.',
    reason: 'A landing has no last location.',
  },
  A14: {
    question: 'When does the march of a Muslim force end without contact?',
    ruling:
      'When it is back where it began. It then looks for a road once for each region, and stops. A location that it has put under siege is no further target, and these besiegers are not taken along.',
    reason: 'The summary sends the rest of a force on to other enemies.',
  },
  A15: {
    question: 'Does a Muslim force leave an army in a city or fort that it has won?',
    ruling: 'Yes, 1 army. If it is the last, the march ends.',
    reason: 'A force leaves 1 army wherever there is a city or fort without a Muslim garrison.',
  },
  G1: {
    question: 'Which result must be even for a city to be destroyed?',
    ruling: 'The modified result of the besieger.',
    other: 'The die of the besieger, without modifiers.',
    reason: 'The sentence before it compares modified results, beginning with the besieger’s.',
  },
  G2: {
    question: 'What exactly does a fort double?',
    ruling: 'The sum of the besieged side’s modifiers, with that of the city, but not the die.',
    reason: 'The rulebook doubles the modifier.',
  },
  G3: {
    question: 'When does a city surrender?',
    ruling:
      'On a tie only, before the losses of the tie. The city and its fort are taken, the defenders are removed, and the attacker loses nothing. Rebels and neutral armies have no religion: only an empty city or fort surrenders to them.',
    reason: 'The sentence follows the rule for a tie.',
  },
  G4: {
    question: 'Does the player choose where beaten Christian besiegers retreat?',
    ruling:
      'No. The region’s die is rolled until it names a location that is friendly or empty and without a siege; if there is none, a road of the location is drawn at random. Friendly means own units, or a city under own control. Empty means no unit, and no city of another side.',
    reason: 'The rulebook draws it at random for any besieger, and allows no new siege.',
  },
  G5: {
    question: 'What if a tie destroys the last unit of a side?',
    ruling:
      'Without a besieger the siege is over. Without a defender the location counts as empty, and the dice are rolled again.',
    reason: 'Both sides lose a unit and the siege goes on.',
  },
  G6: {
    question: 'Does a fort survive its capture?',
    ruling: 'It survives a battle or a surrender, but not a siege won by the dice.',
    reason: 'The 3 rules are printed so.',
  },
  T1: {
    question: 'When is no location left for Muslim armies?',
    ruling: 'When all 20 locations contain Christian or rebel units. A region in revolt is tested like any other.',
    reason: 'Armies appear in any location without such units.',
  },
  T2: {
    question: 'In what order does phase 7 proceed?',
    ruling: 'Removals, the 2 early ends, the end after turn 20, then the turn marker.',
    reason: 'The order matters only if a removal ends the game.',
  },
  V1: {
    question: 'What is the result of exactly 10 points?',
    ruling: 'A decisive Muslim victory.',
    reason: 'The lowest result is printed as less than 10, the next as 11 to 15. The printed bounds leave out 10.',
  },
  V2: {
    question: 'When is a region free of Muslims?',
    ruling:
      'When it contains no Muslim unit and no Muslim city. Rebels do not matter; a Muslim city under Christian control does.',
    reason: 'The printed 23 points of turn 20 agree.',
  },
  V3: {
    question: 'Which cities count for the majority at the end?',
    ruling: 'Those under Christian control, against all cities of the region. Half is not enough.',
    reason: 'The same test as for income gives the printed 23 points of turn 20.',
  },
  O1: {
    question: 'How does a force with random moves follow a road?',
    ruling:
      'It draws a road of its region at random, and only if the die names its own location. If an enemy holds the near end, the force stops there and fights. Without a road it stays. Its march ends by contact, with its last army, or when no target can be reached; no number of steps is printed.',
    reason: 'The rulebook draws the road at random and names the enemy before it.',
  },
  O2: {
    question: 'When is a Muslim force cautious?',
    ruling:
      'In a battle with less than half the enemy’s units, and in a siege with a modifier more than 3 lower than the enemy’s.',
    reason: 'The rulebook says less than 1 against 2, and a disadvantage above 3 in the modified result.',
  },
  O3: {
    question: 'What if a cautious force skips a location and there is no other?',
    ruling: 'The die is rolled again, and 5 and 6 are ignored.',
    reason: 'The rulebook says so in brackets.',
  },
  O4: {
    question: 'On which turns are the 3 tables of advanced events used?',
    ruling: 'Umayyad on turns 1 to 8, Almoravid on turns 9 to 12, Almohad on turns 13 to 20.',
    other: 'Umayyad on turns 1 to 9, because Taifas belong to turn 9.',
    reason:
      'The turns are not printed in the rules. The caliphate ended in 1031, before turn 9; the Almohads are in control on turn 13.',
  },
  O5: {
    question: 'What do Taifas remove?',
    ruling: 'All Muslim armies in the locations of the region that have a city. The cities stay.',
    other: 'The Muslim armies of 1 location, and all cities of the region.',
    reason:
      'The text literally removes all cities, Christian ones too. The options are meant to make the beginning easier, which this would not.',
  },
  O6: {
    question: 'How many counters does Plague remove, and which?',
    ruling:
      'As many as the die shows in the region, always of the first kind that is left. The player chooses among counters of a kind.',
    reason: 'If the player chose the kind, the printed order would mean nothing.',
  },
  O7: {
    question: 'Which Mercenaries join the Muslims under the advanced events?',
    ruling: 'Those that are not hired.',
    other: 'As many as the die gave, and those that are not hired as well.',
    reason:
      'The text adds hired and other Mercenaries to the Muslims, but also expects Mercenaries to fight each other. In the basic game only those that are not hired join.',
  },
  O8: {
    question: 'Are the 2 dice for the Bands added up?',
    ruling: 'No. Die a gives the column, die b the row.',
    reason: 'The table has 2 dice with separate headings.',
  },
};
