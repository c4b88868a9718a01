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
    question: 'What does a Berber need to hit, and to be hit?',
    readings: {
      a: 'A Berber hits on 7 or more before modifiers and is hit only by a die that shows 9 or 10, whatever the terrain and the unit that rolls.',
      b: 'A Berber hits on 7 or more, and is hit when the die with all its modifiers reaches 9.',
    },
    reason:
      'The rulebook’s 5 or more already contains the 2 of Al-Mansur, so both texts say the same; only the 9 or 10 against Berbers can be read in two ways.',
  },
  'navarre-turn': {
    question: 'When does Navarre replace the Basques?',
    readings: {
      a: 'At the end of turn 13; Navarre plays from turn 14, and Sancho comes with his two units on turn 15.',
    },
    reason:
      'Navarre’s own section and the list of transformations agree on this; the other passages speak of Sancho’s arrival.',
  },
  'emirates-turn': {
    question: 'When do the four emirates begin?',
    readings: { a: 'They are created at the end of turn 14, auctioned at that moment, and play from turn 15.' },
    reason: 'All four sections of chapter 11 name the end of turn 14; turn 15 is the first they play.',
  },
  'cid-leader-leaves': {
    question: 'When does the leader El Cid leave?',
    readings: { a: 'At the start of the El Cid nation’s turn 18.', b: 'At the start of the El Cid nation’s turn 19.' },
    reason: 'The nation’s own section says turn 18 twice; only an example in rule 3.3 says turn 19.',
  },
  pelayo: {
    question: 'When does Pelayo leave?',
    readings: { a: 'At the start of Castile’s turn 14.' },
    reason: 'He passes from the Visigoths to Castile, so he cannot leave before Castile exists.',
  },
  ataces: {
    question: 'When does Ataces leave?',
    readings: { a: 'At the start of the Alans’ turn 7.', b: 'At the start of the Vandals’ turn 7.' },
    reason: 'Leaders leave in their own nation’s turn; the Vandals are probably named by mistake.',
  },
  'scenario-a-bonus': {
    question: 'Who gets the extra points of scenario A?',
    readings: { a: 'Whoever plays the group that contains the nation named.' },
    reason: 'The player numbers printed there do not match those of the standard game, the names of the nations do.',
  },
  'scenario-b': {
    question: 'Can scenario B be played as a standard game?',
    readings: { a: 'No, scenario B is for the advanced game only.' },
    reason: 'The scenario’s own paragraph is the more exact of the two.',
  },
  'minor-invasion-stacking': {
    question: 'Which stacking check does a minor invasion skip?',
    readings: { a: 'The one after its first combat.', b: 'The one after its first movement.' },
    reason: 'The rulebook is later and longer than the player aid.',
  },
  'vandals-retreat-africa': {
    question: 'May the Vandals retreat to Africa?',
    readings: { a: 'Yes, from turn 7 on; a unit that does so leaves the game.', b: 'No, never.' },
    reason: 'Version 2 of the rules came after the designer’s errata and still allows it in three places.',
  },
  'strait-retreat': {
    question: 'May units retreat across a strait?',
    readings: { a: 'Yes, but never to Africa.', b: 'No.' },
    reason: 'The rulebook is silent, the designer’s errata allow it.',
  },
  'knight-vs-cavalry-mountain': {
    question: 'What does a knight need against attacking cavalry in the mountains?',
    readings: { a: '7 or more.', b: '5 or more.' },
    reason: 'Version 2 of the rules took over one of the two corrections of the errata, and not this one.',
  },
  'almohad-castles': {
    question: 'Do the Almohads have castles?',
    readings: { a: 'No; they leave ruins and score for them.', b: 'Yes; they may rebuild castles.' },
    reason: 'The designer says so, and the points of turn 21 make sense in no other way.',
  },
  'badajoz-when': {
    question: 'When do Lusitanians who submit to the Umayyads become Badajoz?',
    readings: { a: 'At the end of that game turn.', b: 'At once, in the turn of the Umayyads.' },
    reason: 'The rulebook says the end of the turn in both sections.',
  },
  'long-life-alfonso': {
    question: 'Can the long life token keep Alfonso VI for another turn?',
    readings: { a: 'No, only leaders who stay for a single turn can be kept.' },
    reason: 'The rulebook excludes everybody who already stays longer.',
  },
  'bravery-order': {
    question: 'Before whom does a brave unit strike?',
    readings: { a: 'Before every other unit in the battle, friend or enemy.' },
    reason: 'The rulebook is the more exact of the two texts.',
  },
  'gascony-narbonne': {
    question: 'Who may enter or retreat to Gascony and Narbonne?',
    readings: {
      a: 'Rome and the Franks at any time, the Visigoths until turn 9; units there must leave in their next movement and earn nothing.',
    },
    reason: 'The limit of turn 9 stands directly behind the name of the Visigoths.',
  },
  'byzantium-supremacy': {
    question: 'How long does Byzantium rule the sea?',
    readings: { a: 'On turns 9 and 10; units still at sea when its movement of turn 11 begins must land.' },
    reason: 'The nation’s own section names both turns.',
  },
  'subject-vp-rounding': {
    question: 'How is half of an odd number of half points rounded?',
    readings: { a: 'Up, to the next half point.' },
    reason: 'The rules on submission say so, and the example of rule 8 agrees.',
  },
  'umayyad-turn-12': {
    question: 'Where do the Umayyads of turn 12 come in?',
    readings: { a: 'In Africa, at sea, or divided between the two as their player likes.' },
    reason: 'Some may come by sea, so the others must come where the nation always enters.',
  },
  'leader-bonus': {
    question: 'Which units move farther with a leader?',
    readings: {
      a: 'Those that begin and end their movement with a leader; to cross a mountain it is enough to move with one at that moment, two leaders do not add up, and units picked up must not have moved while units left behind stop.',
    },
    reason: 'So the designer explains it.',
  },
  sea: {
    question: 'How do units move by sea?',
    readings: {
      a: 'All sea is one zone; landing costs one province of movement and needs an open anchor, and with naval supremacy units may go from an anchor to the sea for one province and must stay there; units at sea count for population.',
    },
    reason: 'This joins what rules 3.2 and 5.6 and the errata say.',
  },
  'stopping-in-ally': {
    question: 'May units end their movement with their overlord or subject?',
    readings: { a: 'No; a step into an ally’s province is allowed only if the unit can move on.' },
    reason: 'Rule 9.6 forbids it in so many words.',
  },
  'forced-passage-count': {
    question: 'Who counts in a forced passage?',
    readings: {
      a: 'Every enemy unit, castles and forts included, holds two units, or one where there is a castle; leaders and ruins hold none, and those held must respect the stacking limit for attacks.',
    },
    reason: 'The examples count the castle as a unit and exclude leaders.',
  },
  'vandal-special-move': {
    question: 'How does the march of the Vandals go?',
    readings: {
      a: 'One stack of all their units crosses exactly three provinces from Narbonne, mountains or not, with Gascony free of charge; in each of them every enemy unit rolls once on the defender’s table, the Vandals choose their losses, and then the invasion starts from there with nobody holding the stack; whoever stays attacks those who are there, with no river crossed.',
    },
    reason: 'The rulebook gives only the outline; this is its simplest complete form.',
  },
  'carthage-to-narbonne': {
    question: 'How do Carthage’s units get to Narbonne?',
    readings: {
      a: 'By ordinary movement that ends there on turn 2; the first nine score 3 points each, and all of them leave the game.',
    },
    reason: 'No special movement is given.',
  },
  'umayyads-to-narbonne': {
    question: 'When may Umayyad units leave through Narbonne?',
    readings: {
      a: 'In any movement phase of turns 11 and 12; five units score in all, and whoever goes leaves the game.',
    },
    reason: 'The limit of five is given for both turns together.',
  },
  hits: {
    question: 'Which units take the hits?',
    readings: {
      a: 'Every die has a type of target before it is rolled; hits beyond the units of that type are lost, wounded knights and damaged castles take them first, and units that crossed a river are a type of their own in the first round.',
    },
    reason: 'The rulebook says so, save who is hit first among equals.',
  },
  'castle-dice': {
    question: 'May a castle aim its dice at different targets?',
    readings: { a: 'Yes, each die on its own.' },
    reason: 'An example does it.',
  },
  'attacker-retreat': {
    question: 'Where may an attacker retreat to?',
    readings: {
      a: 'To any adjacent province that is his own or empty, up to one unit over its limit, the one he came from included; the defender decides after him and never goes where an attacker came from.',
    },
    reason: 'Only the defender is barred from those provinces.',
  },
  neutrals: {
    question: 'What do the neutral Visigoths do?',
    readings: {
      a: 'Nobody owns them: they never move, retreat, earn, submit or score, defend with the best choice of targets, and count as Christian Visigoths for points; their lone castles surrender to the Umayyads.',
    },
    reason: 'The rulebook says only that they defend and do not retreat.',
  },
  surrender: {
    question: 'How does a lone Visigoth castle surrender?',
    readings: {
      a: 'After the fall of Toledo, at the start of any round against the Umayyads; it counts as destroyed, and the Umayyads must give up a unit of their choice there to rebuild it with a free counter or one of their castles, or else it stays a ruin.',
    },
    reason: 'The rulebook does not say what happens without a free counter.',
  },
  'toledo-falls': {
    question: 'When has Toledo fallen?',
    readings: {
      a: 'As soon as a battle or the end of a movement phase leaves Umayyad units alone there, whoever held it before; it stays fallen for good.',
      b: 'Also when any other nation that is neither Visigoth nor their subject takes it from them.',
    },
    reason: 'Most passages name the Umayyads as those who take it.',
  },
  'cid-missions': {
    question: 'How is El Cid hired?',
    readings: {
      a: 'Once in each nation’s turn, after its purchases: the hirer must own the gold for every unit it names; overlords and subjects may be attacked.',
    },
    reason: 'The text gives these steps; the price is bounded so that nobody owes gold.',
  },
  'cid-valencia': {
    question: 'How does El Cid enter Valencia on turn 17?',
    readings: {
      a: 'His units are placed there, up to the stacking limit and two more, and fight if it holds enemies; he earns no income before turn 18.',
    },
    reason: 'The text knows only the case with enemies.',
  },
  population: {
    question: 'What counts for the population limit?',
    readings: {
      a: 'Two for each province held by any unit, even a lone castle or fort; castles, forts, leaders and Berbers are not counted as units, units at sea are.',
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
      a: 'On turns 4 and 5, one in every province Rome owns, crosses or conquers, unless a castle stands there; a destroyed fort is not replaced.',
    },
    reason: 'Every fort is placed once.',
  },
  capital: {
    question: 'When is a capital declared?',
    readings: {
      a: 'Whenever it can matter: in the nation’s own placement, movement, checks and between battles, and at every retreat of its units; it is never a duty, and units over the limit of the former capital are removed at once.',
    },
    reason: 'The rule allows any moment, and at all other moments it changes nothing.',
  },
  'free-castles': {
    question: 'What becomes of a free castle that cannot be placed?',
    readings: {
      a: 'It is lost; Toledo or Tortosa held by a subject changes hands, held by an enemy its castle is lost.',
    },
    reason: 'The rulebook provides only for the subject.',
  },
  rebuild: {
    question: 'How is a castle rebuilt?',
    readings: {
      a: 'At any time of the nation’s own turn outside a battle, one unit of the province is given up, and the counter comes from the pool or from another of its castles; nations without castle counters cannot.',
    },
    reason: 'The rulebook says so; a battle is no moment for it.',
  },
  'emirate-castles': {
    question: 'Who gets the castles of the Umayyads?',
    readings: {
      a: 'Those in the provinces of the other three emirates are removed, save the one that Valencia and Granada may each replace for one infantry; all others go to Seville.',
    },
    reason: 'So every sentence about them can be true.',
  },
  'emirate-fallback': {
    question: 'What if fewer than two provinces are free for Valencia or Granada?',
    readings: { a: 'The emirate takes what there is, at the least its own province.' },
    reason: 'Only Zaragoza is given a substitute.',
  },
  'zaragoza-choice': {
    question: 'May Zaragoza take fewer than six provinces?',
    readings: { a: 'No, it takes as many as there are, up to six, and chooses which.' },
    reason: 'The player chooses among provinces, not how many.',
  },
  kills: {
    question: 'When do destroyed units score?',
    readings: {
      a: 'Only in the destroyer’s own turn and as attacker; a castle scores as a castle and never also as a unit.',
    },
    reason: 'Rule 8 says so, and the example of El Cid gives 3 points for a castle, not 4.',
  },
  'transformation-minimum': {
    question: 'Which units count when a nation must hand over a minimum?',
    readings: {
      a: 'All but castles, forts and leaders; for Aragon castles too, and for Seville every cavalry counts and gives half a point more, at most 2.',
    },
    reason: 'The list speaks of infantry but means what can become infantry.',
  },
  'fifth-major': {
    question: 'What becomes of the fifth major nation with four players?',
    readings: {
      a: 'It is auctioned when it arrives, from 5 below its fixed score, although its player then holds two.',
    },
    reason: 'Somebody has to play it.',
  },
  'auction-when': {
    question: 'When is a nation auctioned that grows out of another?',
    readings: { a: 'At the end of the turn, before its new player chooses what survives.' },
    reason: 'The new player makes that choice, so he must be known.',
  },
  'event-draws': {
    question: 'How many event tokens are drawn?',
    readings: {
      a: 'Two at the start and on turns 4, 8, 12 and 16; none if fewer than five are left, one each if five to eight are left or if five players find nine, two in all at the start of a game that begins on turn 4, and reshuffle counts as the token drawn in its place.',
    },
    reason: 'The limits are those of rule 10.3, the odd cases follow from them.',
  },
  'surplus-retreat': {
    question: 'What may retreat when an event is cancelled?',
    readings: {
      a: 'After a cancelled ruse as many attackers as stand over the limit that holds in peace may retreat before the first round. A minor invasion is cancelled before anybody has moved, so that nobody is left over.',
    },
    reason: 'The sentence stands on the player aid alone and fits only these.',
  },
  'army-event': {
    question: 'Which unit does the army token bring?',
    readings: {
      a: 'Any kind in the nation’s pool with a counter left, but no leader, castle, fort or Berber; for the Almoravids an elite, and from turn 20 on an infantry.',
    },
    reason: 'Units that the nation owns means those it has counters for.',
  },
  'dead-nations': {
    question: 'Does a nation without units take its turn?',
    readings: { a: 'Yes if reinforcements are due; gold without a province buys nothing that could be placed.' },
    reason: 'Reinforcements always come.',
  },
  'half-points': {
    question: 'How are halves of points reckoned?',
    readings: { a: 'Everything is counted in half points, exactly.' },
    reason: 'So nothing needs rounding but the halves of subjects.',
  },
  ties: {
    question: 'Who wins a tie?',
    readings: { a: 'All who share the highest score.' },
    reason: 'No tie-break is given.',
  },
  'standard-players': {
    question: 'Can fewer than four people play the standard game?',
    readings: { a: 'Yes, the computer plays the groups without a person.' },
    reason: 'The rules ask for four players, not for four people.',
  },
  'fort-when': {
    question: 'At which moment are Roman forts placed?',
    readings: {
      a: 'After Rome’s last combat and before the last stacking check, where Rome stands or has gone and nobody else stands; the province remembers that it had its fort.',
    },
    reason: 'Only then is it known what Rome has conquered.',
  },
  'lone-leader': {
    question: 'What happens where a lone leader and enemy units meet?',
    readings: {
      a: 'There is no stop and no battle: the leader dies when they enter or when he does, killed for the nation whose turn it is unless he is its own.',
    },
    reason: 'He is destroyed at once, so nothing is left to stop for.',
  },
  'must-leave': {
    question: 'By when must units leave Africa, Gascony, Narbonne, the sea or an ally’s province?',
    readings: {
      a: 'By the end of the first movement phase after they arrive there. Units that have not left by then are removed; before the phase ends, the game names them.',
      b: 'By the end of the second movement phase, if the nation has two.',
    },
    reason: 'The rules speak of the end of movement and do not think of invasions.',
  },
  'off-map': {
    question: 'What if two nations meet in Narbonne or Gascony?',
    readings: { a: 'Nothing: nobody owns these places, there is no combat and no limit.' },
    reason: 'They do not belong to Hispania.',
  },
  'submission-retreat': {
    question: 'What becomes of overlord units that cannot retreat when a submission takes effect?',
    readings: {
      a: 'They are removed without points; the overlord retreats province by province in the order he likes, after all battles against the subject are struck off.',
    },
    reason: 'They may not stay, and retreats follow the usual rules.',
  },
  replay: {
    question: 'What is repeated when a round is fought again?',
    readings: { a: 'The dice only, as often as tokens and signs allow, before the losses are applied.' },
    reason: 'Targets and tokens of the round belong to what was decided before the dice.',
  },
  'subject-chain': {
    question: 'Can a subject have subjects, if anybody may submit?',
    readings: { a: 'No: a subject takes no subjects, and an overlord does not submit.' },
    reason: 'Chains would leave half of a half to be shared.',
  },
  'surrender-turn-14': {
    question: 'Do lone Visigoth castles still surrender on turn 14?',
    readings: { a: 'No, on turns 11 to 13 only, those of the neutrals included.', b: 'Yes, on turn 14 too.' },
    reason: 'The Umayyads’ section names the turns; the Visigoths’ says only that it goes on.',
  },
  'hit-roll': {
    question: 'Does a die hit low or high?',
    readings: { a: 'On the number needed or more.' },
    reason: 'One sentence says the opposite, against the tables and every example.',
  },
  'elite-knight-mountain': {
    question: 'What does an elite need against attacking knights in the mountains?',
    readings: { a: '8 or more.' },
    reason: 'The rulebook and the designer’s errata correct the player aid.',
  },
  'submission-conditions': {
    question: 'Which are the three conditions of submission?',
    readings: {
      a: 'The number of provinces, an attack on one of them, and a unit left on each side after the round, before the attacker may retreat; a castle or fort is such a unit, a leader is not.',
    },
    reason: 'The list prints two points, the second of which holds two conditions.',
  },
  'one-overlord': {
    question: 'Can a subject submit to a second overlord?',
    readings: { a: 'No, one at a time; another overlord may only destroy it.' },
    reason: 'The Lusitanians’ section says so for the Umayyads.',
  },
  'submission-after-toledo': {
    question: 'Can nations still submit to the Visigoths after the fall of Toledo?',
    readings: { a: 'No.' },
    reason: 'The submission would end in the same moment.',
  },
  'overlord-eliminated': {
    question: 'When is an overlord eliminated?',
    readings: { a: 'When it has no unit on the map or at sea, even if reinforcements are due; the submission ends.' },
    reason: 'The end is to be immediate, so what comes later cannot matter.',
  },
  'subject-income-lost': {
    question: 'What do subjects of an overlord without income earn?',
    readings: {
      a: 'Half of their income, rounded down, and the other half is lost.',
      b: 'All of it under Rome and Carthage.',
    },
    reason: 'Rule 2.2 halves the income of every subject, whoever the overlord is.',
  },
  'subject-all-points': {
    question: 'Which points of a subject are halved?',
    readings: { a: 'All it wins while subject: those of combat each turn, those of provinces at each scoring.' },
    reason: 'The rule speaks of its points without exception.',
  },
  'lusitanian-revolt': {
    question: 'When on turn 5 do the Lusitanians revolt?',
    readings: { a: 'At the start of their turn, before income, if they are still alive.' },
    reason: 'So Viriathus comes to a free nation.',
  },
  viriathus: {
    question: 'When does the fate of Viriathus bring submission?',
    readings: {
      a: 'When he retreats or dies in any battle against Rome, whoever attacks and however many provinces there are; if Rome kills him in its own turn it scores its 5 points as well.',
    },
    reason: 'The two sections complete each other.',
  },
  'badajoz-submission': {
    question: 'When may Badajoz submit to the Umayyads?',
    readings: {
      a: 'On turns 13 and 14, with no more provinces than the Lusitanians might hold for it, and it may refuse.',
    },
    reason: 'No number is printed, so the one of the Lusitanians goes on.',
  },
  'badajoz-empty': {
    question: 'Must Badajoz put a unit into each of its three provinces?',
    readings: { a: 'No; a province without a unit is simply empty.' },
    reason: 'The placing of its units is free.',
  },
  'end-of-turn-order': {
    question: 'In which order do things happen at the end of a turn?',
    readings: {
      a: 'Transformations, ends of submission, removals, as printed; transformations in the order of play of the old nations, so Badajoz before Castile and Navarre before León.',
    },
    reason: 'The order of play decides wherever nothing else does.',
  },
  'forced-out-castles': {
    question: 'What becomes of castles and forts in a province that is given away?',
    readings: { a: 'They are destroyed without points. A castle leaves its ruin, which a new castle there replaces.' },
    reason: 'They can neither retreat nor stay.',
  },
  'aragon-dead-franks': {
    question: 'How does Aragon begin?',
    readings: {
      a: 'If Franks live, what is missing to four infantry and one knight is placed freely in their provinces at the end of turn 15; if not, four infantry and one knight enter at Narbonne on turn 16 with Ramiro’s force.',
    },
    reason: 'The minimum is promised in both cases.',
  },
  'navarre-dead': {
    question: 'Where does Sancho come if Navarre holds no province?',
    readings: {
      a: 'With his two units in Gascony, to move in from there on turn 15.',
      b: 'In Pamplona, from which others retreat.',
    },
    reason: 'Gascony is the nearest place where units enter without fighting first.',
  },
  'leader-no-province': {
    question: 'Where does a leader appear whose nation holds no province and whose place is not printed?',
    readings: { a: 'He does not come.' },
    reason: 'He is placed in a province of his nation or nowhere.',
  },
  'leader-retreat': {
    question: 'May a leader retreat without units?',
    readings: { a: 'Yes, in the retreat step and to a legal province; he needs no room there.' },
    reason: 'Leaders do not count for stacking.',
  },
  'off-map-cost': {
    question: 'What does it cost to move through Narbonne and Gascony?',
    readings: { a: 'Leaving or crossing them costs nothing, entering them from Hispania costs one province.' },
    reason: 'Only those who start there are freed from the cost.',
  },
  'vandal-retreat-points': {
    question: 'Do Vandals who retreat to Africa score?',
    readings: { a: 'No, only those that move there.', b: 'Yes, 1 point each.' },
    reason: 'The points are for migrating, the retreat is mentioned after them.',
  },
  'two-leaders-stacking': {
    question: 'Which stacks of the Visigoths are unlimited on turn 8?',
    readings: { a: 'Every stack with at least one of the two leaders.' },
    reason: 'The leaders start far apart, so both together would be no privilege.',
  },
  'barcelona-castle': {
    question: 'When on turn 13 do the Franks get the castle of Barcelona?',
    readings: {
      a: 'At the start of the game turn, before any nation plays.',
      b: 'At the start of the Franks’ own turn.',
    },
    reason: 'The text names the turn, not the nation’s turn.',
  },
  'franks-no-retreat': {
    question: 'How long can the knights of the Franks not retreat?',
    readings: { a: 'All of them, on turns 12 to 15.' },
    reason: 'No end is given, so it lasts as long as the nation.',
  },
  'fill-up': {
    question: 'When are the units counted that reinforcements fill up?',
    readings: { a: 'At the start of the nation’s turn, before purchases and kind by kind; units at sea count.' },
    reason: 'Later, bought units would shorten the reinforcements.',
  },
  'pool-limit': {
    question: 'What if the counters run out?',
    readings: {
      a: 'The pool limits purchases, the army token, castles and any free choice of kind, but never reinforcements or transformations one for one.',
    },
    reason: 'Reinforcements always come.',
  },
  'free-castle-empty': {
    question: 'Does a free castle go to Toledo or Tortosa if the province is empty?',
    readings: { a: 'Yes; the free castles ignore stacking like reinforcements.', b: 'No, it is lost.' },
    reason: 'The castle must be placed there, and nobody stands in its way.',
  },
  'south-of-douro': {
    question: 'Are the islands and the lands north of the Ebro south of the Douro?',
    readings: { a: 'No.' },
    reason: 'They lie beyond the sea or another river; the printed map would tell.',
  },
  'pelayo-place': {
    question: 'What if Pelayo is outside Castile’s provinces at the end of turn 12?',
    readings: { a: 'He is moved to any Castilian province; without one he is lost.' },
    reason: 'He becomes a leader of Castile and needs a place there.',
  },
  berbers: {
    question: 'What are Berbers otherwise?',
    readings: {
      a: 'They come with Al-Mansur and move only with him, count neither for stacking, in a retreat either, nor for population, hold a province, count as a Muslim unit for points, hit on 7 if he dies, and all leave at the end of turn 14.',
    },
    reason: 'The rulebook tells half of this; the rest keeps them ordinary units.',
  },
  'long-life-ends': {
    question: 'Can the long life token keep leaders who leave at the end of a turn?',
    readings: {
      a: 'Not Al-Mansur, whose nation ends; Ramiro stays for turn 17 without ardour, while his crusader knights go.',
    },
    reason: 'The token prolongs a leader, not what came with him.',
  },
  'byzantium-cid': {
    question: 'May Byzantium hire El Cid?',
    readings: { a: 'Never.', b: 'It may in the standard game, and may not in games with auctions.' },
    reason: 'Byzantium’s own section knows no exception.',
  },
  'cid-battle': {
    question: 'How is the battle of a mission fought?',
    readings: {
      a: 'Only the units named may be targets but all defend; it ends when those named are gone, he retreats off the map and defenders as usual, forts and elites cost 1 gold and neutrals what their kind costs, leaders nothing, and if he dies his units fight on without his bonus.',
    },
    reason: 'The rulebook gives prices for three kinds and nothing about the others.',
  },
  'cid-off-map': {
    question: 'What becomes of El Cid’s units off the map?',
    readings: {
      a: 'They stay there and enter Valencia in the same way on turns 18 and 19, one over the limit or two with a leader; nobody hires them after turn 17.',
    },
    reason: 'He is to attack again on turn 18.',
  },
  'cid-valencia-points': {
    question: 'When does El Cid score for Valencia?',
    readings: {
      a: 'Once, at the end of his first turn from 17 to 19 that ends with Valencia his.',
      b: 'Once, at the scoring of turn 19.',
    },
    reason: 'The points are for conquering it.',
  },
  'crusade-ardour': {
    question: 'Which units of the Crusade have ardour?',
    readings: { a: 'Those of one province, named after the first combat.' },
    reason: 'Two of the three passages say one province.',
  },
  'crusade-coast': {
    question: 'Where may the Crusade land?',
    readings: { a: 'In any province with a coast.', b: 'In any but Castellón, Granada and the Algarve.' },
    reason: 'The Crusade’s section speaks of every coastal province.',
  },
  'almoravid-turn-20': {
    question: 'What changes for the Almoravids on turn 20?',
    readings: {
      a: 'At the start of the game turn their elites become infantry; on turns 20 and 21 their provinces with castles earn income, they may save 4 gold and may buy infantry and castles.',
    },
    reason: 'That they never earn gold holds for the game without the two added turns.',
  },
  'almohad-kills': {
    question: 'Do the 2 points for an Almohad unit come on top of a nation’s own points for Muslim units?',
    readings: { a: 'Yes, both are scored.', b: 'No, the higher of the two.' },
    reason: 'The one is a rule for everybody, the other the nation’s own.',
  },
  'almohad-t21': {
    question: 'What do the Almohads score on turn 21?',
    readings: { a: 'For each province they control its income value if a ruin lies there, and else 1 point.' },
    reason: 'A castle destroyed elsewhere is no province of theirs.',
  },
  'turn-21-others': {
    question: 'What do the other nations score on turn 21?',
    readings: { a: 'The province table of turn 19, without special points.' },
    reason: 'Special points name their own turns.',
  },
  'rome-zones': {
    question: 'Does Rome score zones by the province?',
    readings: { a: 'Yes, and the bonus on top for a whole zone.' },
    reason: 'The greatest totals printed come out in no other way.',
  },
  'rebuild-when': {
    question: 'May a castle be rebuilt beside enemy units?',
    readings: { a: 'No, never while enemy units are in the province.' },
    reason: 'The province must be controlled.',
  },
  'null-event': {
    question: 'Which events can null cancel?',
    readings: { a: 'Those of other players, another null included, but not a reshuffle.' },
    reason: 'To cancel one’s own event there is no reason, and a reshuffle is not played but drawn.',
  },
  'minimum-where': {
    question: 'Where are the units counted that are owed to Castile and Seville?',
    readings: {
      a: 'For Castile in the North and Ávila only; for Seville after the other three emirates are created, and with none left all are missing.',
      b: 'For Seville before the other three emirates are created.',
    },
    reason: 'Only these units pass over to the new nation.',
  },
  'auction-nobody': {
    question: 'Who gets a nation nobody bids for?',
    readings: {
      a: 'One drawn among those allowed to hold it and below their maximum, and without such a player one of the compatible at the minimum and 10; incompatibility lasts the whole game, even after a nation is dead.',
    },
    reason: 'This joins rules 14.2 and 14.5.',
  },
  'fixed-score-short': {
    question: 'Do the fixed scores of major nations change in the shorter scenarios?',
    readings: { a: 'No, they are used as printed.' },
    reason: 'No other values are given.',
  },
  'barbarian-scoring': {
    question: 'What is compared when the better of two scorings counts?',
    readings: { a: 'Each province and each destroyed unit by itself.' },
    reason: 'The examples compare single provinces.',
  },
  'all-submission': {
    question: 'How does submission of all go with the clauses of chapter 11?',
    readings: {
      a: 'What must submit by chapter 11 still must, with its thresholds; beyond them any nation may, only after a round, and it ends when the subject has more than half the overlord’s units or with the overlord.',
    },
    reason: 'The option adds to submission and takes nothing away.',
  },
  'example-3-castle': {
    question: 'Does infantry with a bonus of 3 need 4 or 5 against a castle?',
    readings: { a: '5, by the table.' },
    reason: 'An example prints 4, and its dice give the same result with 5.',
  },
  'africa-full': {
    question: 'What if Cádiz and Gibraltar cannot take all who come from Africa?',
    readings: { a: 'All may enter within the stacking limits for attack at that moment, and what cannot is removed.' },
    reason: 'Units may not stay in Africa.',
  },
  'shut-in': {
    question: 'What if an arriving nation’s entry provinces belong to its own subjects?',
    readings: { a: 'It may pass through them, and is removed if it can end its movement nowhere.' },
    reason: 'Subjects let their overlord through but not stay.',
  },
  'retreat-surplus': {
    question:
      'A nation retreats in its own turn and fills a province by one unit too many. Does the last check take that unit?',
    readings: {
      a: 'No: the surplus may stand until the nation’s next movement.',
      b: 'Yes: the check after combat knows no exception.',
    },
    reason:
      'The rule on retreats says that the surplus is put right in the next movement, and the special rule comes before the general one.',
  },
  'capital-lost': {
    question: 'Does a fallen capital give its former nation room for one more when it attacks it?',
    readings: { a: 'No.' },
    reason: 'The bonus is for one of the nation’s own provinces.',
  },
  'capital-surplus': {
    question: 'How many units may stay in a capital that is given up for another?',
    readings: { a: 'As many as its limit allows, even if it is under attack or has just taken a retreat.' },
    reason: 'The surplus is removed at once, says the rule, and names no exception.',
  },
  'leader-mountain': {
    question: 'A unit enters mountains beside a leader. May it go on without him?',
    readings: { a: 'No, it stops there.' },
    reason: 'Mountains stop whoever is not with a leader, and from there on it is not.',
  },
  'leader-split': {
    question: 'May a unit leave its leader and go on by itself?',
    readings: { a: 'Yes, as far as its own movement allows; only units that he leaves behind stop.' },
    reason: 'The rule stops those who are dropped, not those who go.',
  },
  'rebuild-source': {
    question: 'Where does the counter of a rebuilt castle come from?',
    readings: {
      a: 'From the pool or from another of the nation’s castles on the map, as it likes; a ruin of its own may be turned over.',
    },
    reason: 'The rule names both sources without an order.',
  },
  'passage-leaders': {
    question: 'Two leaders stand in a forced passage. Must both go on or both stay?',
    readings: { a: 'No: one may stay, and his bonus counts for those who hold the passage.' },
    reason: 'What counts is who is there at the end of movement.',
  },
  'knights-in-mountains': {
    question: 'Is an attacking knight as good in mountains as in a plain?',
    readings: { a: 'No: it needs one more, as the table says.' },
    reason: 'One sentence exempts knights, but the table and the player aid give 6 for 5 and 7 for 6.',
  },
  'cid-gold': {
    question: 'May gold beyond what a nation may save pay for a mission?',
    readings: { a: 'Yes: what it cannot save is lost only after the mission.' },
    reason: 'He is hired right after the income, before anything is saved.',
  },
  'cid-named': {
    question: 'Only some units of a kind are named: which of them fall or retreat?',
    readings: {
      a: 'The named ones first: every unit of that kind that falls or retreats is paid for until as many are gone as were named.',
    },
    reason: 'Units of a kind cannot be told apart.',
  },
  'cid-entry': {
    question: 'Must El Cid come to Valencia on his own turn 17?',
    readings: {
      a: 'Yes, with one unit at least. The others may stay off the map and come on turn 18 or 19, then after the movement and before the combat of his nation; what is still off the map at the end of turn 19 leaves the game.',
    },
    reason:
      'The rulebook says that he is put into Valencia and attacks, not how many of his units. It lets those who retreat come back on turn 18 and names no way onto the map after turn 19.',
  },
  'auction-pass': {
    question: 'May a player who has passed bid again in the same auction?',
    readings: {
      a: 'Yes, when his turn comes round again; the auction ends when nobody has raised the last bid.',
      b: 'No: who passes is out of this auction.',
    },
    reason: 'In the printed example the second player passes twice, so he was asked again.',
  },
  'auction-steps': {
    question: 'By how much is a bid raised?',
    readings: {
      a: 'By half a point at least; nobody bids more than 200 points.',
    },
    reason: 'Points are counted in halves, and no text asks for whole ones; no nation earns anything near 200.',
  },
  'auction-order': {
    question: 'Who begins when he who should may not bid, and which auctions pass the beginning on?',
    readings: {
      a: 'The next to his left who may bid begins; each open auction passes the beginning to the player to the left of him who should have begun, while a nation that is given away without one does not. Equal throws are thrown again.',
    },
    reason: 'So each player is due to begin equally often.',
  },
  'minimum-needs': {
    question: 'Who says that a player needs a nation to reach his minimum?',
    readings: {
      a: 'The game does: he needs it if without it he could not reach the minimum any more, counting all nations still to come that go with his own and with each other. If several need it, they bid for it alone.',
    },
    reason: 'The rule makes it a duty, and forgetting it would only harm the one who forgot.',
  },
  'major-order': {
    question: 'In which order are the major nations chosen?',
    readings: {
      a: 'In the order of the players round the table; whoever wants it otherwise plays with the bids of rule 10.1, for the major nations instead of the groups.',
    },
    reason: 'The rule expects the players to agree, and gives no order.',
  },
  'group-bids': {
    question: 'What if bids for a group are equal, and what is a bid of nothing?',
    readings: {
      a: 'Equals bid on in the open from what they wrote, in the order round the table; if none of them raises it, lots are drawn. A bid of nothing is none. Only players without a group are counted, and the last group, too, costs what its player wrote.',
    },
    reason: 'The text gives no more than that equals bid on openly.',
  },
  'sealed-bids': {
    question: 'When are sealed bids written, and by whom a second time?',
    readings: {
      a: 'Nation by nation, each shown before the next is written; all who are equal at the top write once more, at least as much.',
    },
    reason:
      'What a player bids for the second nation of a turn hangs on whether he has the first; the rules on needs and maximums could not be kept otherwise.',
  },
  'barbarian-infantry': {
    question: 'Does infantry score in barbarian Hispania before turn 11?',
    readings: {
      a: 'No: there are no Christians and no Muslims yet.',
      b: 'Yes: all nations count as of different religions.',
    },
    reason:
      'Those two lines name Christians and Muslims; that all differ before turn 11 matters for leaders and castles. Berbers are named nowhere and score by the sheets only.',
  },
  'last-turn': {
    question: 'Do nations turn into others at the end of the last turn of a game?',
    readings: {
      a: 'No: the game is over with its scoring, and nothing is transformed or removed after it.',
    },
    reason: 'Nobody would play the new nations, and a bid for one would only cost its player points.',
  },
  'heir-subject': {
    question: 'Is the nation that a subject turns into subject too?',
    readings: {
      a: 'No, and who was subject to the old nation is free; only Badajoz stays subject to the Umayyads if the Lusitanians were.',
    },
    reason:
      'The new nation counts as a different one altogether, and only for Badajoz the text says that it stays subject.',
  },
  'heir-castles': {
    question: 'What becomes of a castle with a special counter when its nation turns into another?',
    readings: {
      a: 'Where castles go on it does, with its counter; elsewhere it is a unit like any other and becomes what the others become.',
    },
    reason: 'The texts speak of all units, and a castle is one.',
  },
  'emirate-empty': {
    question: 'May Granada take a province that Valencia was given and left empty?',
    readings: { a: 'Yes.' },
    reason: 'It is offered empty provinces, and a province without a unit is empty, whoever was given it.',
  },
  'given-away': {
    question: 'May units that are forced out of a province retreat to another one that is given away with it?',
    readings: { a: 'No.' },
    reason: 'They would have to leave that one at once.',
  },
  'aragon-afield': {
    question: 'Where are the missing units of Aragon placed if the Franks live but hold no province?',
    readings: { a: 'Where the Franks stand beyond the Pyrenees.' },
    reason: 'The minimum is promised while Franks live, and there is nowhere else to place it.',
  },
  'viriathus-attacks': {
    question:
      'The Lusitanians attack Rome, and Viriathus retreats: they submit. Who leaves the provinces where both stand?',
    readings: { a: 'The Lusitanians, by the rules of retreat: the provinces are those of Rome.' },
    reason:
      'An overlord leaves the provinces of its subject, and these are none; subject and overlord may not stay together.',
  },
  'viriathus-alone': {
    question: 'Viriathus is alone and dies because Romans come. Do the Lusitanians submit?',
    readings: { a: 'Yes, if they have units left.' },
    reason: 'Rome has killed him, and the rule asks no more.',
  },
  'submits-defender': {
    question: 'If anybody may submit: may an attacker submit to the nation it attacks?',
    readings: { a: 'No, only a nation that is attacked submits, to its attacker.' },
    reason:
      'The option opens the rule on submission to all nations; that a nation obtains it in its own turn, by attacking, remains.',
  },
  'all-submission-ends': {
    question: 'Do the fixed ends of submission hold for those who submitted because anybody may?',
    readings: {
      a: 'The fall of Toledo frees all subjects of the Visigoths; the end of a turn frees only those who submitted by their own sheet.',
    },
    reason:
      'The option has an end of its own, half of the units; Toledo frees the subjects of the Visigoths without exception.',
  },
  'all-submission-cantabrians': {
    question: 'May the Cantabrians submit to Rome, if anybody may?',
    readings: { a: 'Yes.' },
    reason:
      'The option lists those who never submit, and they are not among them; their sheet speaks of the usual rule.',
  },
  'almoravid-castles': {
    question: 'Which castles score for the Almoravids when they rebuild them?',
    readings: { a: 'Every one they rebuild, whoever it belonged to and whoever destroyed it.' },
    reason: 'They must have taken the province to rebuild there; the rule asks for nothing more.',
  },
  'unlimited-stacks': {
    question: 'Must a stack without limit have met an enemy?',
    readings: {
      a: 'No: after the first movement of its invasion nothing is removed where Ataces, Alaric II or Euric stands, enemies there or not.',
    },
    reason: 'The rule lifts every limit of stacking in the first run, not the bonus of attack alone.',
  },
  'march-path': {
    question:
      'May the march of the Vandals come back to a province, and how do a castle and a leader on its way count?',
    readings: {
      a: 'It crosses three different provinces; a castle rolls one die like any other unit, and a leader beside the enemy adds his two.',
    },
    reason: 'The rule speaks of three provinces and of one attack for each unit; a leader adds to every roll.',
  },
  'beyond-pyrenees': {
    question: 'May units that go to Narbonne or Gascony from Hispania go on in the same movement?',
    readings: { a: 'No: they stay there until their next movement.' },
    reason: 'Only units that stand there when movement begins may cross these two.',
  },
  'berber-pace': {
    question: 'How far does a Berber move?',
    readings: { a: 'Two provinces as infantry does, three with Al-Mansur, without whom it does not move at all.' },
    reason: 'No number is printed; they are no cavalry.',
  },
  'token-moments': {
    question: 'When may tokens be played for which no moment is printed?',
    readings: {
      a: 'Treasure at the start of the nation’s own turn, with army and castle; long life when the leader is about to leave; tactics and bravery when both sides have aimed; retreat by either side before the first aim.',
    },
    reason: 'Each is the last moment at which nothing is known yet that the token would change.',
  },
  'reshuffle-returns': {
    question: 'What becomes of the reshuffle token itself?',
    readings: {
      a: 'It goes back into the bag as soon as another token has been drawn in its place, so that it may come up again later but not for itself.',
    },
    reason:
      'Twenty-seven tokens do not last for five draws otherwise, while the rulebook expects a shortage only where players hoard.',
  },
  'minor-invasion-when': {
    question: 'May a nation have a minor invasion on a turn of its own invasion?',
    readings: {
      a: 'No.',
    },
    reason: 'All its units move and fight twice already, and attack with two more: the token would add nothing.',
  },
  'minor-invasion-parts': {
    question: 'Which units belong to the pile of a minor invasion?',
    readings: {
      a: 'Whoever stands in the province that was named when the first movement begins, and whoever then steps with one of them. After each movement one province keeps the invasion for all units there, and so do the units that stopped in a forced passage; those who retreat from the first combat stay in the pile.',
    },
    reason:
      'The pile picks up units, parts, and passes in force; the text follows units in motion and a province where they end.',
  },
  'ardour-once': {
    question: 'May a nation be given ardour by a token on a turn on which it has ardour by its own rules?',
    readings: {
      a: 'No. The token is played after its last combat.',
    },
    reason: 'The sequence of ardour has one extra movement and combat, for one pile.',
  },
  'bravery-aims': {
    question: 'What becomes of dice that were aimed before a brave unit has struck?',
    readings: {
      a: 'Those of units that it fells are not rolled, first those aimed where most of their kind are; those whose target is gone altogether are not rolled either; all others keep their targets. Its own two strikes replace its die and may have different targets.',
    },
    reason: 'All dice are aimed before any is rolled; what bravery fells is off the map when the others roll.',
  },
  'retreat-token': {
    question: 'May only part of the units go before the first round?',
    readings: {
      a: 'Yes, as in any retreat; a nation of which units have gone so does not submit because of this battle, even if it goes on.',
    },
    reason:
      'Only the moment differs from an ordinary retreat, and the text lets the submission come from other battles alone.',
  },
  'treachery-dice': {
    question: 'How many dice does a betrayed castle roll?',
    readings: {
      a: 'Three, until the first hit destroys it.',
    },
    reason: 'The rulebook changes only how it is destroyed.',
  },
  'purchase-unplaced': {
    question: 'What becomes of a bought unit for which there is no place?',
    readings: {
      a: 'It is lost, and its gold with it. Where a new capital would make room, the nation is asked first.',
    },
    reason:
      'Bought units must be placed in the phase that follows; only those of an overlord are said to wait for one.',
  },
  'income-forgone': {
    question: 'When may a nation do without income?',
    readings: {
      a: 'Before it is collected, if an overlord has a share, who then has his half of the rest only; and while the nation buys. What was saved in earlier turns cannot be given up.',
    },
    reason: 'No moment is named, and at all others it would change nothing.',
  },
  'given-up-to-build': {
    question: 'When may a nation destroy a unit to build it elsewhere?',
    readings: {
      a: 'While it buys, if it can pay for a unit of that kind and has no counter of it left; a castle never.',
    },
    reason:
      'While a counter is left nothing is gained by it. A castle that is destroyed leaves its counter as a ruin, and moves by being rebuilt elsewhere.',
  },
  'overlord-purchase': {
    question: 'How much may an overlord buy in the turn of its subject?',
    readings: {
      a: 'One unit for each income that lifts it over its limit, of those it may buy and has a counter of; what is still over the limit then is lost.',
    },
    reason: 'The text allows a new unit, one, and knows no exception from the limit.',
  },
  'reinforcements-home': {
    question: 'How are reinforcements placed in the provinces of their nation?',
    readings: {
      a: 'As many as it likes in each, whatever stands there. They are not the one purchase of a province, and what was bought may be placed before them.',
    },
    reason: 'Their placing knows no limit; one a province is said of purchases only, and no order of the two is given.',
  },
  'franks-told-to-leave': {
    question:
      'May knights of the Franks leave a province out of which they are told to go, at the founding of a nation for instance?',
    readings: { a: 'Yes, as other units do.' },
    reason: 'They are kept from retreating in battle, and this is none.',
  },
  'castle-is-a-unit': {
    question: 'Does a Muslim castle count where a nation scores for Muslim units of any kind?',
    readings: { a: 'Yes: for the Hispano-Romans and for Byzantium it is a unit like another. A leader is none.' },
    reason:
      'For stacking the rulebook counts castles among the units, and where a castle is worth another number, as for Navarre, that number is printed.',
  },
  'left-behind': {
    question:
      'What becomes of units that could leave Africa, Gascony, Narbonne, the sea or an ally’s province, and do not?',
    readings: {
      a: 'They are removed at the end of the movement phase, as units that cannot leave are. This is so in each of these places and for every nation.',
    },
    reason:
      'The rulebook says that units must leave by the end of movement. It forces no particular step, and mentions no penalty but that these units cannot stay.',
  },
  'cid-leaderless': {
    question: 'May a nation hire the units of El Cid after the leader El Cid has been killed on a mission?',
    readings: {
      a: 'No. The leader leads every mission. The units that are left stay off the map and enter Valencia on El Cid’s own turn 17.',
    },
    reason:
      'Nations hire the leader: he appears in the province with his units, and his presence sets the stacking limit of the mission. The rulebook mentions no mission without him.',
  },
  'retreat-to-sea': {
    question: 'From where may units of a nation with naval supremacy retreat to the sea?',
    readings: { a: 'From a province with an open anchor only.' },
    reason:
      'The text allows the retreat and names no coast. Ships that can neither land nor take anybody aboard without an anchor do not do so in a battle.',
  },
  'ardour-joined': {
    question: 'May the stack that moves again by ardour take another leader of its nation along?',
    readings: { a: 'Yes. A leader it meets may join it, as units may, and then moves with it.' },
    reason:
      'The text lets the stack pick up units and is silent about leaders. Leaders move with units everywhere else, and a second one adds nothing to the stack.',
  },
};
