import type { RulingId } from '../../engine/data/ids.ts';
import type { RULING_TABLE } from '../../engine/data/rulings.ts';

/** The words of a ruling: the question, what each reading says, and why the default was chosen. */
export type RulingWords = {
  readonly [Id in RulingId]: {
    readonly question: string;
    readonly readings: Readonly<Record<(typeof RULING_TABLE)[Id]['choices'][number], string>>;
    readonly reason: string;
  };
};

export const RULING_WORDS: RulingWords = {
  'berber-hits': {
    question: 'On what numbers does a Berber hit, and on what numbers is it hit?',
    readings: {
      a: 'A Berber hits on 7 or higher before bonuses. It is hit only by a die that shows 9 or 10, whatever the terrain and the unit that rolls.',
      b: 'A Berber hits on 7 or higher. It is hit if the die with all its bonuses totals at least 9.',
    },
    reason:
      'The 5 or higher of the rulebook already includes the +2 of Al-Mansur, so both texts agree. Only the 9 or 10 against Berbers can be read in two ways.',
  },
  'navarre-turn': {
    question: 'When does Navarre replace the Basques?',
    readings: {
      a: 'At the end of turn 13. Navarre plays from turn 14, and Sancho arrives with his 2 units on turn 15.',
    },
    reason:
      'The section of Navarre and the list of transformations agree on this. The other passages concern the arrival of Sancho.',
  },
  'emirates-turn': {
    question: 'When are the 4 emirates founded?',
    readings: { a: 'At the end of turn 14. They are auctioned at that moment and play from turn 15.' },
    reason: 'The sections of all 4 emirates name the end of turn 14. Turn 15 is the first turn that they play.',
  },
  'cid-leader-leaves': {
    question: 'When does the leader El Cid leave?',
    readings: { a: 'At the start of the nation El Cid’s turn 18.', b: 'At the start of the nation El Cid’s turn 19.' },
    reason: 'The section of the nation names turn 18 twice. Only an example in rule 3.3 names turn 19.',
  },
  pelayo: {
    question: 'When does Pelayo leave?',
    readings: { a: 'At the start of Castile’s turn 14.' },
    reason: 'He passes from the Visigoths to Castile, so he cannot leave before Castile exists.',
  },
  ataces: {
    question: 'When does Ataces leave?',
    readings: { a: 'At the start of the Alans’ turn 7.', b: 'At the start of the Vandals’ turn 7.' },
    reason: 'Leaders leave in the turn of their own nation. The Vandals are probably named by mistake.',
  },
  'scenario-a-bonus': {
    question: 'Which player receives the additional points of scenario A?',
    readings: { a: 'The player whose group contains the named nation.' },
    reason: 'The player numbers printed there do not match those of the standard game. The names of the nations match.',
  },
  'scenario-b': {
    question: 'Can scenario B be played as a standard game?',
    readings: { a: 'No. Scenario B is for the advanced game only.' },
    reason: 'Of the two passages, the paragraph of the scenario itself is the more exact.',
  },
  'minor-invasion-stacking': {
    question: 'Which stacking check does a minor invasion skip?',
    readings: { a: 'The check after its first combat.', b: 'The check after its first movement.' },
    reason: 'The rulebook is later and more detailed than the player aid.',
  },
  'vandals-retreat-africa': {
    question: 'May the Vandals retreat to Africa?',
    readings: { a: 'Yes, from turn 7. A unit that does so leaves the game.', b: 'No, never.' },
    reason:
      'Version 2 of the rulebook is later than the designer’s errata, and still allows the retreat in three places.',
  },
  'strait-retreat': {
    question: 'May units retreat across a strait?',
    readings: { a: 'Yes, but never to Africa.', b: 'No.' },
    reason: 'The rulebook is silent. The designer’s errata allow it.',
  },
  'knight-vs-cavalry-mountain': {
    question: 'On what numbers does a knight hit attacking cavalry in mountains?',
    readings: { a: '7 or higher.', b: '5 or higher.' },
    reason: 'Of the two corrections in the errata, version 2 of the rulebook adopts the other one and not this one.',
  },
  'almohad-castles': {
    question: 'Do the Almohads have castles?',
    readings: { a: 'No. They leave ruins and score for them.', b: 'Yes. They may rebuild castles.' },
    reason: 'The designer says so, and the points of turn 21 make sense in no other way.',
  },
  'badajoz-when': {
    question: 'When do Lusitanians that submit to the Umayyads transform into Badajoz?',
    readings: { a: 'At the end of that game turn.', b: 'At once, during the turn of the Umayyads.' },
    reason: 'The sections of both nations name the end of the turn.',
  },
  'long-life-alfonso': {
    question: 'Can the Long life token keep Alfonso VI for an additional turn?',
    readings: { a: 'No. The token keeps only leaders who stay for a single turn.' },
    reason: 'The rulebook excludes every leader who already stays longer.',
  },
  'bravery-order': {
    question: 'Before which units does a unit with Bravery attack?',
    readings: { a: 'Before all other units in the battle, of either side.' },
    reason: 'Of the two texts, the rulebook is the more exact.',
  },
  'gascony-narbonne': {
    question: 'Which nations may enter or retreat to Gascony and Narbonne?',
    readings: {
      a: 'Rome and the Franks at any time, and the Visigoths until turn 9. Units there must leave in their next movement and bring no income.',
    },
    reason: 'The limit of turn 9 follows directly after the name of the Visigoths.',
  },
  'byzantium-supremacy': {
    question: 'How long does Byzantium have naval supremacy?',
    readings: { a: 'On turns 9 and 10. Units still at sea at the start of its movement on turn 11 must land.' },
    reason: 'The section of Byzantium names both turns.',
  },
  'subject-vp-rounding': {
    question: 'How is half of an odd number of half points rounded?',
    readings: { a: 'Up, to the next ½ point.' },
    reason: 'The rule on submission says so, and the example of rule 8 agrees.',
  },
  'umayyad-turn-12': {
    question: 'Where do the reinforcements of the Umayyads arrive on turn 12?',
    readings: { a: 'In Africa, at sea, or divided between the two as their player chooses.' },
    reason: 'Some may arrive by sea, so the others must arrive where the nation always enters.',
  },
  'leader-bonus': {
    question: 'Which units move farther with a leader?',
    readings: {
      a: 'Units that begin and end their movement with a leader. To cross a mountain province, a unit needs a leader only at that moment. The bonuses of 2 leaders are not added. Units picked up must not have moved before; units left behind stop.',
    },
    reason: 'The designer explains it in this way.',
  },
  sea: {
    question: 'How do units move by sea?',
    readings: {
      a: 'The whole sea is one zone. Landing costs 1 province of movement and needs an open anchor. With naval supremacy, a unit in a province with an anchor may put to sea for 1 province of movement, and must end its movement there. Units at sea count for the population limit.',
    },
    reason: 'The ruling combines rules 3.2 and 5.6 and the errata.',
  },
  'stopping-in-ally': {
    question: 'May units end their movement in a province of their overlord or subject?',
    readings: { a: 'No. A unit may enter a province of an ally only if it can move on.' },
    reason: 'Rule 9.6 forbids it expressly.',
  },
  'forced-passage-count': {
    question: 'Which units count in a forced passage?',
    readings: {
      a: 'Each enemy unit, including castles and forts, holds 2 units, or 1 if a castle is in the province. Leaders and ruins hold none. The held units must be within the stacking limit for an attack.',
    },
    reason: 'The examples count the castle as a unit and exclude leaders.',
  },
  'vandal-special-move': {
    question: 'How is the march of the Vandals carried out?',
    readings: {
      a: 'All their units cross exactly 3 provinces from Narbonne as one stack, mountains or not; Gascony costs no movement. In each province, every enemy unit rolls once on the defender’s table, and the Vandals choose their losses. The invasion then starts from the third province, and no unit there holds the stack. Units that stay attack the enemy units there, without having crossed a river.',
    },
    reason: 'The rulebook gives only the outline. The ruling is its simplest complete form.',
  },
  'carthage-to-narbonne': {
    question: 'How do units of Carthage reach Narbonne?',
    readings: {
      a: 'By ordinary movement that ends there on turn 2. The first 9 units score 3 points each, and all of them leave the game.',
    },
    reason: 'The rulebook gives no special movement.',
  },
  'umayyads-to-narbonne': {
    question: 'When may units of the Umayyads leave the game through Narbonne?',
    readings: {
      a: 'In any movement phase of turns 11 and 12. At most 5 units score in all, and every unit that enters Narbonne leaves the game.',
    },
    reason: 'The limit of 5 is given for both turns together.',
  },
  hits: {
    question: 'Which units take the hits?',
    readings: {
      a: 'Each die has a kind of target before it is rolled, and hits beyond the units of that kind are lost. Wounded knights and damaged castles take hits first. In the first round, units that crossed a river are a kind of their own.',
    },
    reason: 'All of this is in the rulebook, except which of several units of a kind is hit first.',
  },
  'castle-dice': {
    question: 'May a castle give its dice different targets?',
    readings: { a: 'Yes. Each die may have its own target.' },
    reason: 'A castle does so in an example.',
  },
  'attacker-retreat': {
    question: 'Where may an attacker retreat to?',
    readings: {
      a: 'To any adjacent province that it controls or that is empty, including the province it came from, with at most 1 unit over the limit. The defender decides after the attacker, and cannot retreat to a province from which an attacking unit came.',
    },
    reason: 'The rulebook closes those provinces only to the defender.',
  },
  neutrals: {
    question: 'What can the neutral Visigoths do?',
    readings: {
      a: 'They have no owner. They never move, retreat, collect income, submit or score. They defend with the best choice of targets, and count as Christian Visigoths for points. Their lone castles surrender to the Umayyads.',
    },
    reason: 'The rulebook says only that they defend and do not retreat.',
  },
  surrender: {
    question: 'How does a lone castle of the Visigoths surrender?',
    readings: {
      a: 'After the fall of Toledo, at the start of any round against the Umayyads. The castle counts as destroyed. The Umayyads must give up a unit of their choice there and rebuild it, with an unused counter or with one of their castles; otherwise it stays a ruin.',
    },
    reason: 'The rulebook does not say what happens without an unused counter.',
  },
  'toledo-falls': {
    question: 'When has Toledo fallen?',
    readings: {
      a: 'As soon as a battle or the end of a movement phase leaves Toledo to units of the Umayyads alone, whichever nation controlled it before. It cannot be undone.',
      b: 'Also when any other nation takes Toledo from the Visigoths, unless it is their subject.',
    },
    reason: 'Most passages name the Umayyads as the nation that takes it.',
  },
  'cid-missions': {
    question: 'How is El Cid hired?',
    readings: {
      a: 'Once in each nation’s turn, after its purchases. The hirer must have the gold for every unit it names. Its overlord and its subjects may be attacked.',
    },
    reason: 'The rulebook gives these steps. The price is limited so that no nation owes gold.',
  },
  'cid-valencia': {
    question: 'How does El Cid enter Valencia on turn 17?',
    readings: {
      a: 'His units are placed in Valencia, at most 2 over the stacking limit, and fight if it contains enemy units. The nation collects no income before turn 18.',
    },
    reason: 'The rulebook covers only the case with enemy units.',
  },
  population: {
    question: 'What counts for the population limit?',
    readings: {
      a: 'Each province with a unit of the nation supports 2 units, even if the unit is a lone castle or fort. Castles, forts, leaders and Berbers do not count as units; units at sea count.',
    },
    reason: 'The designer adds the units at sea.',
  },
  'forts-stacking': {
    question: 'Do Roman forts count for stacking?',
    readings: { a: 'Yes.', b: 'No.' },
    reason: 'Rule 4.2 names them.',
  },
  'fort-placing': {
    question: 'Where are Roman forts placed?',
    readings: {
      a: 'On turns 4 and 5, 1 fort is placed in each province that Rome controls, passes through or conquers, unless it contains a castle. A destroyed fort is not replaced.',
    },
    reason: 'Each fort is placed once.',
  },
  capital: {
    question: 'When may a capital be declared?',
    readings: {
      a: 'Whenever it can matter: in the nation’s own placement, movement and checks, between its battles, and at every retreat of its units. A nation need never declare one. Units over the limit of the former capital are removed at once.',
    },
    reason: 'The rule allows any moment. At all other moments a declaration changes nothing.',
  },
  'free-castles': {
    question: 'What happens to a free castle that cannot be placed?',
    readings: {
      a: 'It is lost. If a subject controls Toledo or Tortosa, the province changes hands; if an enemy controls it, its castle is lost.',
    },
    reason: 'The rulebook provides only for the subject.',
  },
  rebuild: {
    question: 'How is a castle rebuilt?',
    readings: {
      a: 'At any time in the nation’s own turn except during a battle. The nation gives up 1 unit in the province. The counter comes from the pool or from another of its castles. A nation without castle counters cannot rebuild.',
    },
    reason: 'The rulebook says so, and no castle can be built during a battle.',
  },
  'emirate-castles': {
    question: 'Which nation receives the castles of the Umayyads?',
    readings: {
      a: 'The castles in provinces of the other 3 emirates are removed, but Valencia and Granada may each take over one of them for 1 infantry. Seville receives all others.',
    },
    reason: 'Only in this way can every sentence about them be true.',
  },
  'emirate-fallback': {
    question: 'What if fewer than 2 provinces qualify for Valencia or Granada?',
    readings: { a: 'The emirate takes those that qualify, and its own province in any case.' },
    reason: 'The rulebook gives a substitute to Zaragoza alone.',
  },
  'zaragoza-choice': {
    question: 'May Zaragoza take fewer than 6 provinces?',
    readings: { a: 'No. It takes as many as qualify, up to 6, and its player chooses which.' },
    reason: 'The player chooses the provinces, not their number.',
  },
  kills: {
    question: 'When do destroyed units score?',
    readings: {
      a: 'Only in the turn of the nation that destroys them, while it attacks. A castle scores as a castle, and never also as a unit.',
    },
    reason: 'Rule 8 says so, and the example of El Cid gives 3 points for a castle, not 4.',
  },
  'transformation-minimum': {
    question: 'Which units count when a nation must hand over a minimum?',
    readings: {
      a: 'All units except castles, forts and leaders. For Aragon, castles count too. For Seville, each cavalry unit also scores ½ point, at most 2 points in all.',
    },
    reason: 'The list names infantry, but means any unit that can be replaced by infantry.',
  },
  'fifth-major': {
    question: 'What happens to the fifth major nation in a game with 4 players?',
    readings: {
      a: 'It is auctioned when it arrives, from 5 below its fixed score, even though its player then has 2 major nations.',
    },
    reason: 'The nation must have a player.',
  },
  'auction-when': {
    question: 'When is a nation auctioned that another nation transforms into?',
    readings: { a: 'At the end of the turn, before its new player chooses the units that survive.' },
    reason: 'The new player makes that choice, and must therefore be known.',
  },
  'event-draws': {
    question: 'How many event tokens are drawn?',
    readings: {
      a: 'Each player draws 2 at the start of the game and on turns 4, 8, 12 and 16. If fewer than 5 are left, no player draws. If 5 to 8 are left, or 9 with 5 players, each player draws 1. In a game that begins on turn 4, each player draws 2 in all at the start. A Reshuffle counts as the token drawn in its place.',
    },
    reason: 'The limits are those of rule 10.3. The other cases follow from them.',
  },
  'surplus-retreat': {
    question: 'Which units may retreat when an event token is cancelled?',
    readings: {
      a: 'After a cancelled Ruse, attackers over the limit without the attack bonus may retreat before the first round. A minor invasion is cancelled before any unit has moved, so it leaves no excess units.',
    },
    reason: 'The sentence is on the player aid only, and fits only these tokens.',
  },
  'army-event': {
    question: 'Which unit does the Army token give, and where?',
    readings: {
      a: 'Any kind of which the nation has an unused counter, but no leader, castle, fort or Berber. The Almoravids receive 1 elite, and from turn 20 on 1 infantry. It is placed like a purchase, so a nation without a province receives none.',
    },
    reason:
      'Units that the nation owns are units for which it has counters. Only the limit of one purchase for each province is lifted.',
  },
  'dead-nations': {
    question: 'Does a nation without units take its turn?',
    readings: {
      a: 'Yes, if it is due reinforcements. A nation without a province cannot place units that it buys with its gold.',
    },
    reason: 'Reinforcements always arrive.',
  },
  'half-points': {
    question: 'How are half points calculated?',
    readings: { a: 'All points are counted exactly, in half points.' },
    reason: 'Nothing then needs rounding, except the halves of subjects.',
  },
  ties: {
    question: 'Which player wins a tie?',
    readings: { a: 'All players who share the highest score.' },
    reason: 'The rulebook gives no tie-break.',
  },
  'standard-players': {
    question: 'Can fewer than 4 people play the standard game?',
    readings: { a: 'Yes. The computer plays the groups of the missing players.' },
    reason: 'The rules ask for 4 players, not for 4 people.',
  },
  'fort-when': {
    question: 'At which moment are Roman forts placed?',
    readings: {
      a: 'After the last combat of Rome and before its final stacking check, in each province that Rome controls or has passed through, if it contains no unit of another nation. A province in which a fort has been placed receives no second one.',
    },
    reason: 'Only then is it known what Rome has conquered.',
  },
  'lone-leader': {
    question: 'What happens when a lone leader meets enemy units?',
    readings: {
      a: 'No unit stops and there is no battle. The leader is killed when they enter his province or he enters theirs. The active nation scores for him, unless he is its own leader.',
    },
    reason: 'He is killed at once, so there is nothing left to stop for.',
  },
  'must-leave': {
    question: 'By when must units leave Africa, Gascony, Narbonne, the sea or a province of an ally?',
    readings: {
      a: 'By the end of the first movement phase after they arrive there. Units that have not left by then are removed; the game names them before the phase ends.',
      b: 'By the end of the second movement phase, if the nation has two.',
    },
    reason: 'The rules name the end of movement and do not consider invasions.',
  },
  'off-map': {
    question: 'What if 2 nations meet in Narbonne or Gascony?',
    readings: { a: 'Nothing. No nation controls these places, and they have no combat and no stacking limit.' },
    reason: 'They do not belong to Hispania.',
  },
  'submission-retreat': {
    question: 'What happens to units of the overlord that cannot withdraw when a nation submits?',
    readings: {
      a: 'They are removed and do not score. First all battles against the subject are cancelled. Then the overlord’s units withdraw province by province, in the order its player chooses.',
    },
    reason: 'They cannot stay, and a withdrawal follows the rules of retreat.',
  },
  replay: {
    question: 'What is repeated when a round is rolled again?',
    readings: { a: 'The dice only, as often as tokens and Signs of God allow, before the losses are applied.' },
    reason: 'The targets and tokens of the round were chosen before the dice were rolled.',
  },
  'subject-chain': {
    question: 'Can a subject have subjects under universal submission?',
    readings: { a: 'No. A subject takes no subjects, and an overlord does not submit.' },
    reason: 'Otherwise half of a half would be shared.',
  },
  'surrender-turn-14': {
    question: 'Do lone castles of the Visigoths still surrender on turn 14?',
    readings: { a: 'No. They surrender on turns 11 to 13 only, and so do neutral ones.', b: 'Yes, on turn 14 too.' },
    reason: 'The section of the Umayyads names the turns. That of the Visigoths says only that the rule continues.',
  },
  'hit-roll': {
    question: 'Does a die hit on low or on high results?',
    readings: { a: 'On the number needed or higher.' },
    reason: 'One sentence says the opposite, against the tables and every example.',
  },
  'elite-knight-mountain': {
    question: 'On what numbers does an elite hit attacking knights in mountains?',
    readings: { a: '8 or higher.' },
    reason: 'The rulebook and the designer’s errata correct the player aid.',
  },
  'submission-conditions': {
    question: 'What are the three conditions of submission?',
    readings: {
      a: 'The number of provinces, an attack on one of them, and at least 1 unit left on each side after the round, before the attacker may retreat. A castle or fort counts as such a unit; a leader does not.',
    },
    reason: 'The list prints two items, and the second contains two conditions.',
  },
  'one-overlord': {
    question: 'Can a subject submit to a second overlord?',
    readings: { a: 'No, it has one overlord at a time. Another overlord can only destroy its units.' },
    reason: 'The section of the Lusitanians says so for the Umayyads.',
  },
  'submission-after-toledo': {
    question: 'Can nations still submit to the Visigoths after the fall of Toledo?',
    readings: { a: 'No.' },
    reason: 'The submission would end at once.',
  },
  'overlord-eliminated': {
    question: 'When is an overlord eliminated?',
    readings: {
      a: 'When it has no unit on the map or at sea, even if it is due reinforcements. The submission then ends.',
    },
    reason: 'The submission ends at once, so later reinforcements cannot matter.',
  },
  'subject-income-lost': {
    question: 'What do subjects collect under an overlord that does not collect gold?',
    readings: {
      a: 'Half their income, rounded down. The other half is lost.',
      b: 'All their income under Rome and Carthage.',
    },
    reason: 'Rule 2.2 halves the income of every subject, whatever its overlord.',
  },
  'subject-all-points': {
    question: 'Which points of a subject are halved?',
    readings: {
      a: 'All points it scores while it is a subject: for destroyed units on each turn, for provinces at each scoring.',
    },
    reason: 'The rule refers to its points without exception.',
  },
  'lusitanian-revolt': {
    question: 'When on turn 5 do the Lusitanians revolt?',
    readings: { a: 'At the start of their turn, before income, if they have not been eliminated.' },
    reason: 'Viriathus then arrives in a nation that is free.',
  },
  viriathus: {
    question: 'When do the Lusitanians submit because of Viriathus?',
    readings: {
      a: 'When he retreats or is killed in any battle against Rome, whichever side attacks and however many provinces they control. If Rome kills him in its own turn, it also scores its 5 points.',
    },
    reason: 'The sections of the two nations complete each other.',
  },
  'badajoz-submission': {
    question: 'When may Badajoz submit to the Umayyads?',
    readings: {
      a: 'On turns 13 and 14, with at most as many provinces as the Lusitanians could control to submit. Badajoz may refuse.',
    },
    reason: 'No number is printed, so the number of the Lusitanians still applies.',
  },
  'badajoz-empty': {
    question: 'Must Badajoz place a unit in each of its 3 provinces?',
    readings: { a: 'No. A province without a unit is empty.' },
    reason: 'Badajoz places its units as it likes.',
  },
  'end-of-turn-order': {
    question: 'In which order is the end of a turn carried out?',
    readings: {
      a: 'Transformations, ends of submission, removals, as printed. Transformations follow the order of play of the predecessors, so Badajoz comes before Castile, and Navarre before León.',
    },
    reason: 'The order of play decides where no other rule does.',
  },
  'forced-out-castles': {
    question: 'What happens to castles and forts in a province that is given to another nation?',
    readings: {
      a: 'They are removed and do not score. A castle becomes a ruin, and a new castle placed there replaces the ruin.',
    },
    reason: 'They can neither withdraw nor stay.',
  },
  'aragon-dead-franks': {
    question: 'How is Aragon founded?',
    readings: {
      a: 'If the Franks have not been eliminated, units missing from 4 infantry and 1 knight are placed in any of their provinces at the end of turn 15. If they have been eliminated, 4 infantry and 1 knight arrive at Narbonne on turn 16 with the units of Ramiro.',
    },
    reason: 'The minimum is promised in both cases.',
  },
  'navarre-dead': {
    question: 'Where does Sancho arrive if Navarre controls no province?',
    readings: {
      a: 'In Gascony with his 2 units, which move in from there on turn 15.',
      b: 'In Pamplona, from which other units withdraw.',
    },
    reason: 'Gascony is the nearest place from which units enter without a battle first.',
  },
  'leader-no-province': {
    question: 'Where does a leader arrive if his nation controls no province and his place is not printed?',
    readings: { a: 'He does not arrive.' },
    reason: 'He is placed in a province of his nation or not at all.',
  },
  'leader-retreat': {
    question: 'May a leader retreat without units?',
    readings: { a: 'Yes, when his nation retreats and to a legal province, even one at its stacking limit.' },
    reason: 'Leaders do not count for stacking.',
  },
  'off-map-cost': {
    question: 'What does it cost to move through Narbonne and Gascony?',
    readings: {
      a: 'To leave or pass through them costs nothing. To enter them from Hispania costs 1 province of movement.',
    },
    reason: 'Only units that start there are exempt from the cost.',
  },
  'vandal-retreat-points': {
    question: 'Do Vandals that retreat to Africa score?',
    readings: { a: 'No, only Vandals that move there.', b: 'Yes, 1 point each.' },
    reason: 'The points are for migrating, and the retreat is mentioned after them.',
  },
  'two-leaders-stacking': {
    question: 'Which stacks of the Visigoths have no limit on turn 8?',
    readings: { a: 'Every stack with at least one of the 2 leaders.' },
    reason: 'The leaders start far apart, so a rule for both together would be no privilege.',
  },
  'barcelona-castle': {
    question: 'When on turn 13 do the Franks receive the castle of Barcelona?',
    readings: {
      a: 'At the start of the game turn, before any nation plays.',
      b: 'At the start of the Franks’ own turn.',
    },
    reason: 'The rulebook names the turn, not the turn of the nation.',
  },
  'franks-no-retreat': {
    question: 'How long are the knights of the Franks unable to retreat?',
    readings: { a: 'All of them, on turns 12 to 15.' },
    reason: 'No end is given, so the rule lasts as long as the nation.',
  },
  'fill-up': {
    question: 'When are units counted for reinforcements up to a number?',
    readings: { a: 'At the start of the nation’s turn, before purchases, kind by kind. Units at sea count.' },
    reason: 'After purchases, the bought units would reduce the reinforcements.',
  },
  'pool-limit': {
    question: 'What if the counters run out?',
    readings: {
      a: 'The counters limit purchases, the Army token, castles and any free choice of kind. They never limit reinforcements, or transformations that replace units one for one.',
    },
    reason: 'Reinforcements always arrive.',
  },
  'free-castle-empty': {
    question: 'Is a free castle placed in Toledo or Tortosa if the province is empty?',
    readings: { a: 'Yes. Free castles ignore the stacking limit, as reinforcements do.', b: 'No, it is lost.' },
    reason: 'The castle must be placed there, and no unit prevents it.',
  },
  'south-of-douro': {
    question: 'Are the islands and the lands north of the Ebro south of the Douro?',
    readings: { a: 'No.' },
    reason: 'They lie beyond the sea or another river. The printed map would show it.',
  },
  'pelayo-place': {
    question: 'What if Pelayo is outside Castile’s provinces at the end of turn 12?',
    readings: {
      a: 'He is moved to a province of Castile that its player chooses. If Castile has no province, he is removed.',
    },
    reason: 'From then on he is a leader of Castile, and needs a province there.',
  },
  berbers: {
    question: 'Which other rules apply to Berbers?',
    readings: {
      a: 'They arrive with Al-Mansur and move only with him. They do not count for stacking, even in a retreat, or for population. They can control a province, and score as Muslim units. They still hit on 7 if he is killed. All are removed at the end of turn 14.',
    },
    reason: 'The rulebook gives half of this. In everything else they are ordinary units.',
  },
  'long-life-ends': {
    question: 'Can the Long life token keep leaders who leave at the end of a turn?',
    readings: {
      a: 'It cannot keep Al-Mansur, whose nation ends. It keeps Ramiro for turn 17 without ardour, and his crusader knights leave.',
    },
    reason: 'The token keeps a leader, not what arrived with him.',
  },
  'byzantium-cid': {
    question: 'May Byzantium hire El Cid?',
    readings: { a: 'Never.', b: 'Yes in the standard game, no in games with auctions.' },
    reason: 'The section of Byzantium gives no exception.',
  },
  'cid-battle': {
    question: 'How is the battle of a mission fought?',
    readings: {
      a: 'Only the named units may be targets, but all enemy units defend. The battle ends when no named unit is left. El Cid retreats off the map, defenders as usual. Forts and elites cost 1 gold, neutral units the price of their kind, and leaders nothing. If he is killed, his units fight on without his bonus.',
    },
    reason: 'The rulebook gives prices for three kinds and says nothing about the others.',
  },
  'cid-off-map': {
    question: 'What happens to El Cid’s units off the map?',
    readings: {
      a: 'They stay there and may enter Valencia in the same way on turns 18 and 19, at most 1 over the limit, or 2 with a leader. No nation can hire them after turn 17.',
    },
    reason: 'He may attack again on turn 18.',
  },
  'cid-valencia-points': {
    question: 'When does El Cid score for Valencia?',
    readings: {
      a: 'Once, at the end of the first of the nation’s turns 17 to 19 at which it controls Valencia.',
      b: 'Once, at the scoring of turn 19.',
    },
    reason: 'The points are for the conquest of the province.',
  },
  'crusade-ardour': {
    question: 'Which units of the Crusade have ardour?',
    readings: { a: 'Those in one province, which is named after the first combat.' },
    reason: 'Two of the three passages name one province.',
  },
  'crusade-coast': {
    question: 'Where may the Crusade land?',
    readings: {
      a: 'In any coastal province.',
      b: 'In any coastal province except Castellón, Granada and the Algarve.',
    },
    reason: 'The section of the Crusade names every coastal province.',
  },
  'almoravid-turn-20': {
    question: 'What changes for the Almoravids on turn 20?',
    readings: {
      a: 'At the start of the game turn, their elites are replaced by infantry. On turns 20 and 21 they collect income from their provinces with castles, may save 4 gold, and may buy infantry and castles.',
    },
    reason: 'The rule that they never collect gold is for the game without the 2 additional turns.',
  },
  'almohad-kills': {
    question: 'Are the 2 points for a destroyed Almohad unit added to a nation’s own points for Muslim units?',
    readings: { a: 'Yes, both are scored.', b: 'No, only the higher of the two is scored.' },
    reason: 'The first is a rule for all nations, the second is the nation’s own.',
  },
  'almohad-t21': {
    question: 'What do the Almohads score on turn 21?',
    readings: { a: 'For each province they control, its income value if it contains a ruin, otherwise 1 point.' },
    reason: 'A castle destroyed elsewhere is not in a province that they control.',
  },
  'turn-21-others': {
    question: 'What do the other nations score on turn 21?',
    readings: { a: 'Provinces by the table of turn 19, without special points.' },
    reason: 'Special points name their own turns.',
  },
  'rome-zones': {
    question: 'Does Rome score the individual provinces of a zone?',
    readings: { a: 'Yes, and a bonus in addition for a whole zone.' },
    reason: 'The highest totals printed can be reached in no other way.',
  },
  'rebuild-when': {
    question: 'May a castle be rebuilt in a province that contains enemy units?',
    readings: { a: 'No, never while enemy units are in the province.' },
    reason: 'The nation must control the province.',
  },
  'null-event': {
    question: 'Which tokens can a Null cancel?',
    readings: { a: 'Those of other players, including another Null, but not a Reshuffle.' },
    reason: 'A player has no reason to cancel their own token, and a Reshuffle is drawn, not played.',
  },
  'minimum-where': {
    question: 'Where are the units counted that are owed to Castile and Seville?',
    readings: {
      a: 'For Castile, in the North and in Ávila only. For Seville, after the other 3 emirates are founded; if no unit is left then, all are missing.',
      b: 'For Seville, before the other 3 emirates are founded.',
    },
    reason: 'Only these units are replaced by units of the new nation.',
  },
  'auction-nobody': {
    question: 'Which player receives a nation if no player bids for it?',
    readings: {
      a: 'A player drawn from those who are allowed to have it and have not reached their maximum. If there is none, one of the players with no incompatible nation, at the opening bid plus 10. Incompatibility lasts for the whole game, even after a nation is eliminated.',
    },
    reason: 'The ruling combines rules 14.2 and 14.5.',
  },
  'fixed-score-short': {
    question: 'Do the fixed scores of major nations change in the shorter scenarios?',
    readings: { a: 'No, they are used as printed.' },
    reason: 'No other values are given.',
  },
  'barbarian-scoring': {
    question: 'What is compared when the higher of two values scores?',
    readings: { a: 'Each province and each destroyed unit separately.' },
    reason: 'The examples compare single provinces.',
  },
  'all-submission': {
    question: 'How does universal submission combine with the rules of single nations?',
    readings: {
      a: 'A nation that must submit by its own sheet still must, with its limits. In all other cases a nation may submit, only after a round. This submission ends when the subject has more than half as many units as its overlord, or when the overlord is eliminated.',
    },
    reason: 'The option adds to submission and takes nothing away.',
  },
  'example-3-castle': {
    question: 'Does infantry with a bonus of 3 hit a castle on 4 or on 5?',
    readings: { a: 'On 5, as in the table.' },
    reason: 'An example prints 4, and its dice give the same result with 5.',
  },
  'africa-full': {
    question: 'What if Cádiz and Gibraltar cannot hold all units that arrive from Africa?',
    readings: {
      a: 'All may enter within the stacking limits for an attack at that moment. Units that cannot enter are removed.',
    },
    reason: 'Units cannot stay in Africa.',
  },
  'shut-in': {
    question: 'What if the entry provinces of an arriving nation are controlled by its own subjects?',
    readings: { a: 'Its units may pass through them. Units that cannot end their movement anywhere are removed.' },
    reason: 'Units of an overlord may pass through provinces of its subjects but cannot stay there.',
  },
  'retreat-surplus': {
    question:
      'A nation retreats in its own turn, and a province is then 1 unit over the limit. Does the final stacking check remove that unit?',
    readings: {
      a: 'No. The excess unit may stay until the nation’s next movement.',
      b: 'Yes. The check after combat has no exception.',
    },
    reason:
      'The rule on retreats says that the excess is corrected in the next movement, and a special rule overrides a general one.',
  },
  'capital-lost': {
    question: 'Does a fallen capital still raise the limit of its former nation when that nation attacks it?',
    readings: { a: 'No.' },
    reason: 'The capital bonus is for a province that the nation controls.',
  },
  'capital-surplus': {
    question: 'How many units may stay in a capital that is given up for another?',
    readings: { a: 'As many as its own limit allows, even if it is under attack or units have just retreated to it.' },
    reason: 'The rule says that excess units are removed at once, and names no exception.',
  },
  'leader-mountain': {
    question: 'A unit enters a mountain province with a leader. May it move on without him?',
    readings: { a: 'No, it stops there.' },
    reason: 'Mountains stop a unit that is not with a leader, and from that province on the unit is not.',
  },
  'leader-split': {
    question: 'May a unit leave its leader and move on alone?',
    readings: { a: 'Yes, as far as its own movement allowance permits. Only units that he leaves behind stop.' },
    reason: 'The rule stops units that are left behind, not units that leave.',
  },
  'rebuild-source': {
    question: 'Where does the counter of a rebuilt castle come from?',
    readings: {
      a: 'From the pool or from another of the nation’s castles on the map, as its player chooses. A ruin of its own may be turned over.',
    },
    reason: 'The rule names both sources without an order.',
  },
  'passage-leaders': {
    question: 'Two leaders are in a forced passage. Must both move on or both stay?',
    readings: { a: 'No. One may stay, and his bonus counts for the held units.' },
    reason: 'Only the units and leaders that are there at the end of movement count.',
  },
  'knights-in-mountains': {
    question: 'Does an attacking knight need the same numbers in mountains as in a plain?',
    readings: { a: 'No. It needs 1 more, as the table shows.' },
    reason: 'One sentence exempts knights, but the table and the player aid give 6 instead of 5 and 7 instead of 6.',
  },
  'cid-gold': {
    question: 'May gold over a nation’s saving limit pay for a mission?',
    readings: { a: 'Yes. Gold that the nation cannot save is lost only after the mission.' },
    reason: 'He is hired directly after income is collected, before any gold is saved.',
  },
  'cid-named': {
    question: 'Only some units of a kind are named. Which of them are destroyed or retreat?',
    readings: {
      a: 'The named units first. Each unit of that kind that is destroyed or retreats is paid for, until the number of named units is reached.',
    },
    reason: 'Units of one kind cannot be told apart.',
  },
  'cid-entry': {
    question: 'Must El Cid enter Valencia on his own turn 17?',
    readings: {
      a: 'Yes, with at least 1 unit. The others may stay off the map and enter on turn 18 or 19, after the nation’s movement and before its combat. Units still off the map at the end of turn 19 leave the game.',
    },
    reason:
      'The rulebook says that he is placed in Valencia and attacks, but not how many of his units are. Units that retreat may return on turn 18. The rulebook names no way onto the map after turn 19.',
  },
  'auction-pass': {
    question: 'May a player who has passed bid again in the same auction?',
    readings: {
      a: 'Yes, at the player’s next opportunity. The auction ends when no player has raised the last bid.',
      b: 'No. A player who passes is out of this auction.',
    },
    reason: 'In the printed example the second player passes twice, and was therefore asked again.',
  },
  'auction-steps': {
    question: 'By how much is a bid raised?',
    readings: {
      a: 'By at least ½ point. A bid cannot be higher than 200 points.',
    },
    reason: 'Points are counted in halves, and no text asks for whole ones. No nation scores anywhere near 200 points.',
  },
  'auction-order': {
    question: 'Which player opens if the player due to open cannot bid, and which auctions pass the opening on?',
    readings: {
      a: 'The next player to the left who may bid opens. Each open auction passes the opening to the left of the player who was due to open. A nation that is assigned without an auction does not. Equal rolls are rolled again.',
    },
    reason: 'Each player is then due to open equally often.',
  },
  'minimum-needs': {
    question: 'How is it decided that a player needs a nation to reach their minimum?',
    readings: {
      a: 'The game decides. A player needs the nation if they could not reach their minimum without it. All nations still to come are counted that are compatible with the player’s nations and with each other. If several players need the nation, only they bid for it.',
    },
    reason: 'The rule makes it a duty to say so. A player who forgot it would harm only themselves.',
  },
  'major-order': {
    question: 'In which order are the major nations chosen?',
    readings: {
      a: 'In the order of the players round the table. Players who want another order use the bids of rule 10.1, for the major nations instead of the groups.',
    },
    reason: 'The rule expects the players to agree, and gives no order.',
  },
  'group-bids': {
    question: 'What if bids for a group are equal, and what does a bid of 0 mean?',
    readings: {
      a: 'Players with equal bids bid on in the open from what they wrote, in order round the table. If none of them raises the bid, the group is drawn by lot. A bid of 0 is no bid. Only players without a group are considered, and the last group also costs what its player wrote.',
    },
    reason: 'The rulebook says only that players with equal bids go on bidding in the open.',
  },
  'sealed-bids': {
    question: 'When are sealed bids written, and which players write a second time?',
    readings: {
      a: 'Nation by nation. Each bid is revealed before the next is written. All players with the highest bid write again, at least as much.',
    },
    reason:
      'A player’s bid for the second nation of a turn depends on whether they have the first. Otherwise the rules on needs and maximums could not be applied.',
  },
  'barbarian-infantry': {
    question: 'Does infantry score in barbarian Hispania before turn 11?',
    readings: {
      a: 'No. There are no Christians and no Muslims yet.',
      b: 'Yes. All nations count as of different religions.',
    },
    reason:
      'Those two lines name Christians and Muslims. That all religions differ before turn 11 matters for leaders and castles. Berbers are not mentioned, and score only by the sheets.',
  },
  'last-turn': {
    question: 'Do nations transform at the end of the last turn of a game?',
    readings: {
      a: 'No. The game ends with its scoring. No nation is transformed or removed after it.',
    },
    reason: 'The new nations would never play, and a bid for one would only cost its player points.',
  },
  'heir-subject': {
    question: 'If a subject transforms into another nation, is that nation a subject too?',
    readings: {
      a: 'No, and subjects of the predecessor are free. The exception is Badajoz: it is a subject of the Umayyads if the Lusitanians were.',
    },
    reason:
      'The successor is a different nation in every respect. The rulebook says only of Badajoz that it stays a subject.',
  },
  'heir-castles': {
    question: 'What happens to a castle with a special counter when its nation transforms?',
    readings: {
      a: 'If the nation’s other castles survive, it survives with its counter. Otherwise it is treated like the other units.',
    },
    reason: 'The texts name all units, and a castle is a unit.',
  },
  'emirate-empty': {
    question: 'May Granada take a province that Valencia was given but left empty?',
    readings: { a: 'Yes.' },
    reason: 'Granada may take empty provinces, and a province without a unit is empty, whichever nation was given it.',
  },
  'given-away': {
    question: 'May units that must withdraw from a province withdraw to another one given away at the same time?',
    readings: { a: 'No.' },
    reason: 'They could not stay in that province either.',
  },
  'aragon-afield': {
    question: 'Where are the missing units of Aragon placed if the Franks have units but control no province?',
    readings: { a: 'In the places beyond the Pyrenees that contain units of the Franks.' },
    reason: 'The minimum is promised while the Franks have units, and no other place is possible.',
  },
  'viriathus-attacks': {
    question:
      'The Lusitanians attack Rome, Viriathus retreats, and they submit. Which nation withdraws from the provinces that contain units of both?',
    readings: { a: 'The Lusitanians, by the rules of retreat. The provinces belong to Rome.' },
    reason:
      'An overlord withdraws from the provinces of its subject, and these are not. Subject and overlord cannot stay together.',
  },
  'viriathus-alone': {
    question: 'Viriathus is alone and is killed because units of Rome enter. Do the Lusitanians submit?',
    readings: { a: 'Yes, if they have units left.' },
    reason: 'Rome has killed him, and the rule asks no more.',
  },
  'submits-defender': {
    question: 'May an attacker submit to the nation it attacks under universal submission?',
    readings: { a: 'No. Only a nation that is attacked can submit, and only to its attacker.' },
    reason:
      'The option opens the rule on submission to all nations. An overlord still gains a subject in its own turn, by attacking.',
  },
  'all-submission-ends': {
    question: 'Do the fixed ends of submission apply to nations that submitted under universal submission?',
    readings: {
      a: 'The fall of Toledo frees all subjects of the Visigoths. The end of a turn frees only nations that submitted by their own sheets.',
    },
    reason:
      'The option has an end of its own, at half of the units. Toledo frees the subjects of the Visigoths without exception.',
  },
  'all-submission-cantabrians': {
    question: 'May the Cantabrians submit to Rome under universal submission?',
    readings: { a: 'Yes.' },
    reason:
      'The option lists the nations that never submit, and the Cantabrians are not among them. Their sheet concerns the usual rule.',
  },
  'almoravid-castles': {
    question: 'Which castles score for the Almoravids when they rebuild them?',
    readings: { a: 'All that they rebuild, whichever nation had them and whichever nation destroyed them.' },
    reason: 'They must have taken the province to rebuild there. The rule asks no more.',
  },
  'unlimited-stacks': {
    question: 'Must a stack without a limit have met an enemy unit?',
    readings: {
      a: 'No. After the first movement of its invasion, no unit is removed in a province with Ataces, Alaric II or Euric, whether it contains enemy units or not.',
    },
    reason: 'In the first movement and combat the rule lifts every stacking limit, not only the limit of an attack.',
  },
  'march-path': {
    question: 'May the march of the Vandals return to a province, and how do a castle and a leader on its way count?',
    readings: {
      a: 'The march crosses 3 different provinces. A castle rolls 1 die like any other unit. A leader with the enemy units adds his 2.',
    },
    reason: 'The rule names 3 provinces and one attack for each unit. A leader adds to every roll.',
  },
  'beyond-pyrenees': {
    question: 'May units that enter Narbonne or Gascony from Hispania move on in the same movement?',
    readings: { a: 'No. They stay there until their next movement.' },
    reason: 'Only units that begin their movement there may pass through both.',
  },
  'berber-pace': {
    question: 'How far does a Berber move?',
    readings: {
      a: 'It moves 2 provinces, as infantry does, and 3 with Al-Mansur. Without him it does not move.',
    },
    reason: 'No number is printed, and Berbers are not cavalry.',
  },
  'token-moments': {
    question: 'When may tokens be played for which no moment is printed?',
    readings: {
      a: 'Treasure, like Army and Castle, at the start of the nation’s own turn. Long life when the leader is about to leave. Tactics and Bravery when both sides have assigned targets. Retreat by either side before the first targets.',
    },
    reason: 'Each is the last moment before anything is known that the token would change.',
  },
  'reshuffle-returns': {
    question: 'What happens to the Reshuffle token itself?',
    readings: {
      a: 'It is returned to the bag as soon as another token has been drawn in its place. It may be drawn again later, but not in its own place.',
    },
    reason:
      'Otherwise 27 tokens would not last for 5 draws, while the rulebook expects a shortage only if players keep many tokens.',
  },
  'minor-invasion-when': {
    question: 'May a nation have a minor invasion on a turn of its own invasion?',
    readings: {
      a: 'No.',
    },
    reason: 'All its units already move and fight twice, with an attack bonus of 2. The token would add nothing.',
  },
  'minor-invasion-parts': {
    question: 'Which units belong to the stack of a minor invasion?',
    readings: {
      a: 'Units in the named province when the first movement begins, and units that then move with one of them. After each movement, 1 province keeps the invasion for all units there, and units held in a forced passage keep it too. Units that retreat from the first combat stay in the stack.',
    },
    reason:
      'The stack may pick up units, divide, and make forced passages. The rulebook follows units in motion and one province where they end.',
  },
  'ardour-once': {
    question: 'May a token give a nation ardour on a turn on which its own rules give it ardour?',
    readings: {
      a: 'No. The token is played after its last combat.',
    },
    reason: 'The sequence of ardour has 1 additional movement and combat, for 1 stack.',
  },
  'bravery-aims': {
    question: 'What happens to dice that received targets before a unit with Bravery has attacked?',
    readings: {
      a: 'The dice of units that it destroys are not rolled, beginning with the target that most dice of their kind have. Dice whose target is gone altogether are not rolled either. All others keep their targets. Its own 2 attacks replace its die and may have different targets.',
    },
    reason:
      'All dice receive targets before any is rolled. Units destroyed by Bravery are off the map when the others roll.',
  },
  'retreat-token': {
    question: 'May only some of the units retreat before the first round?',
    readings: {
      a: 'Yes, as in any retreat. A nation whose units have done so does not submit because of this battle, even if the battle continues.',
    },
    reason:
      'Only the moment differs from an ordinary retreat. The rulebook then allows submission only because of other battles.',
  },
  'treachery-dice': {
    question: 'How many dice does a castle under Treachery roll?',
    readings: {
      a: 'It rolls 3 dice, until the first hit destroys it.',
    },
    reason: 'The rulebook changes only how it is destroyed.',
  },
  'purchase-unplaced': {
    question: 'What happens to a bought unit that cannot be placed?',
    readings: {
      a: 'It is lost, and its gold with it. If a new capital would allow it to be placed, the nation is asked first.',
    },
    reason: 'Bought units must be placed in the next phase. Only those of an overlord wait for a placement phase.',
  },
  'income-forgone': {
    question: 'When may a nation decline income?',
    readings: {
      a: 'Before it is collected, if an overlord has a share; the overlord then receives half of the rest only. Also while the nation buys. Gold saved on earlier turns cannot be declined.',
    },
    reason: 'No moment is named, and at all others it would change nothing.',
  },
  'given-up-to-build': {
    question: 'When may a nation remove a unit to buy it again elsewhere?',
    readings: {
      a: 'While it buys, if it can pay for a unit of that kind and has no unused counter of it. A castle can never be removed in this way.',
    },
    reason:
      'While a counter is unused, nothing is gained by it. A castle that is removed leaves its counter as a ruin, and is moved by being rebuilt elsewhere.',
  },
  'overlord-purchase': {
    question: 'How much may an overlord buy in the turn of its subject?',
    readings: {
      a: 'It may buy 1 unit each time income takes it over its saving limit, of a kind that it may buy and of which it has an unused counter. Gold still over the limit is then lost.',
    },
    reason: 'The rulebook allows one new unit, and gives no exception from the limit.',
  },
  'reinforcements-home': {
    question: 'How are reinforcements placed in the provinces of their nation?',
    readings: {
      a: 'In any numbers in each province, whatever units it contains. They do not count as the one purchase of a province, and bought units may be placed before them.',
    },
    reason:
      'Their placement has no limit. The limit of 1 per province is for purchases only, and no order of the two is given.',
  },
  'franks-told-to-leave': {
    question: 'May knights of the Franks withdraw when they must, such as at the founding of a nation?',
    readings: { a: 'Yes, as other units do.' },
    reason: 'They cannot retreat from a battle, and this is not one.',
  },
  'castle-is-a-unit': {
    question: 'Does a Muslim castle count if a nation scores for Muslim units of any kind?',
    readings: {
      a: 'Yes. For the Hispano-Romans and for Byzantium it is a unit like any other. A leader is not a unit.',
    },
    reason:
      'For stacking, the rulebook counts castles as units. Where a castle scores a different number, as for Navarre, that number is printed.',
  },
  'left-behind': {
    question:
      'What happens to units that could leave Africa, Gascony, Narbonne, the sea or a province of an ally, and do not?',
    readings: {
      a: 'They are removed at the end of the movement phase, as units that cannot leave are. This applies to each of these places and to all nations.',
    },
    reason:
      'The rulebook says that units must leave by the end of movement. It forces no particular move, and gives no penalty except that these units cannot stay.',
  },
  'cid-leaderless': {
    question: 'May a nation hire El Cid’s band after the leader El Cid has been killed on a mission?',
    readings: {
      a: 'No. The leader leads every mission. The remaining units stay off the map and enter Valencia on the nation El Cid’s own turn 17.',
    },
    reason:
      'Nations hire the leader: he appears in the province with his units, and his presence sets the stacking limit of the mission. The rulebook mentions no mission without him.',
  },
  'retreat-to-sea': {
    question: 'From where may units of a nation with naval supremacy retreat to the sea?',
    readings: { a: 'Only from a province with an open anchor.' },
    reason:
      'The rulebook allows the retreat and names no coast. Units need an anchor to land and to put to sea, so they also need one in a battle.',
  },
  'ardour-joined': {
    question: 'May the stack that moves again by ardour take another leader of its nation along?',
    readings: { a: 'Yes. A leader it meets may join it, as units may, and then moves with it.' },
    reason:
      'The rulebook lets the stack pick up units and does not mention leaders. Leaders move with units everywhere else, and a second leader adds nothing to the stack.',
  },
  'surplus-castles': {
    question: 'What happens to a castle that its player removes as an excess unit?',
    readings: { a: 'It becomes a ruin, like a destroyed castle. No nation scores for it.' },
    reason:
      'The rulebook counts a castle as a unit for stacking and lets the player choose which units to remove. A castle never leaves its province without a ruin.',
  },
};
