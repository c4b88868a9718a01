import type { RulingId } from '../../engine/data/rulings.ts';

/** A ruling in words. */
export interface RulingWords {
  readonly title: string;
  readonly question: string;
  readonly ruling: string;
  /** The reading that the text supports as well. */
  readonly other?: string;
  readonly reason: string;
}

/** All rulings: the page of rulings tells them whole, a chapter the question and the ruling in its margin. */
export const RULING_WORDS: { readonly [id in RulingId]: RulingWords } = {
  C1: {
    title: 'Discs in the figure’s own space',
    question: 'Do discs support a figure that is in the same space?',
    ruling:
      'Yes. Garrisons in the general’s own town and revolts in the army’s own town count, and they join their groups.',
    reason:
      'In the example of the attack the army in Bracara is supported by 3 revolts, and 2 of them are in Bracara itself. The praetor’s only garrison counts while he is with it in Talabriga.',
  },
  C2: {
    title: 'Several groups of discs',
    question: 'Do several separate groups of discs support a figure, and how are groups joined?',
    ruling:
      'Every group that is connected to the figure counts. Each disc counts, not each town. A group is joined from town to town, never through a sea; only pirates join a group of revolts from a sea.',
    reason:
      'The consul of the printed example has 1 garrison on either side of him, in towns that are not connected, and both count. The rules speak of connected discs.',
  },
  C3: {
    title: 'Segments and roads in combat',
    question: 'Does the number of segments, or a road, change what is connected?',
    ruling:
      'No. A connection counts as connected whatever its segments. A chain of roads makes distant towns 1 connection for movement only, not for combat, support or groups.',
    reason:
      'Segments show how difficult the terrain is. The rule of the chain of roads is limited to movement in so many words.',
  },
  C4: {
    title: 'More than one supporting figure',
    question: 'How do several supporting figures multiply, and does a figure double itself?',
    ruling:
      'Each supporting figure doubles the value once more: 1 makes × 2, 2 make × 4, and with the proconsul 3 make × 8. The army that is attacked does not double its own value.',
    reason: 'The rulebook doubles for each figure. In attacks it speaks of each other army.',
  },
  C5: {
    title: 'The support of a Roman province',
    question: 'How far does the additional 1 of a Roman province go?',
    ruling:
      'Only the praetor of that province receives it, once, in attack and in defence. He, or one of his supporting garrisons, must be connected to one of its towns. A sea connected to such a town is enough, and so is a town of the province itself. A revolt in the town does not cancel it.',
    reason:
      'The rulebook calls it a generic garrison of the praetor, and garrisons count in every combat of their general. Every town of a Roman province is connected to another town of it.',
  },
  C6: {
    title: 'What the loser of an attack loses',
    question: 'Which components are removed when an attack is lost?',
    ruling:
      'A beaten general is removed with all garrisons in his space, whatever their colours; each returns to its owner, and a fleet stays. An army that loses its own attack on a general is removed with all revolts in its town.',
    reason:
      'The rulebook removes all garrisons of the space and names no colour. For attacks by armies it refers to the procedure of the Roman attack.',
  },
  C7: {
    title: 'A siege by an army',
    question: 'How many garrisons does a successful siege by an army remove, and what does a failed one cost?',
    ruling: 'It removes 1 garrison, the topmost. A failed siege costs the army nothing.',
    reason:
      'The rulebook asks for the procedure of the Roman siege, which removes 1 disc, the topmost, and has no penalty.',
  },
  C8: {
    title: 'General and garrison in one town',
    question: 'Does an army besiege or attack a town that contains both a general and garrisons?',
    ruling: 'It attacks the general.',
    reason: 'The rulebook limits the siege to garrisons without a general.',
  },
  C9: {
    title: 'Coins and seas in Hispanic combat',
    question: 'Are coins spent when an army attacks, and can an army attack a general at sea?',
    ruling:
      'No coins are spent; only the Hispano variant has some. Armies never attack a sea. They still double against a general at sea who besieges or attacks, if they are connected to him.',
    reason: 'The formulas of the Hispanic phase contain no coins, and armies move to towns only.',
  },
  C10: {
    title: 'Targets of a siege',
    question: 'What can a general besiege?',
    ruling:
      'A connected town with at least 1 revolt and no army, or a sea with pirates. Garrisons cannot be targets of the Romans.',
    reason: 'The action is printed for a town in revolt, without an army. The pirates are removed by the same action.',
  },
  C11: {
    title: 'Certain results',
    question: 'Must the dice be rolled if the result is certain?',
    ruling: 'No. The roll may be skipped, and the result applies.',
    reason: 'The printed example of the attack skips the roll.',
  },
  C43: {
    title: 'A tie and the end of the Roman phase',
    question: 'The reminders say that failing in an attack ends the Roman phase. Does a tie end it?',
    ruling: 'No. Only an attack that is lost ends the phase.',
    reason: 'The rule of the attack ends the phase with the defeat of a general. On a tie nothing happens.',
  },
  M12: {
    title: 'Chains of roads',
    question: 'What breaks a chain of roads, and where may a general leave it?',
    ruling:
      'A town in revolt breaks it. A town with another general does not, if the move goes on. The general may stop in any town of the chain, always for 1 coin.',
    reason:
      'A chain counts as 1 connection, but its towns keep their rules: a revolt cannot be entered, a general can be passed.',
  },
  M13: {
    title: 'Passing with too few coins',
    question: 'May a general pass into a space with another general if his coins do not pay for the way out?',
    ruling: 'No. The whole way is checked and paid for, and it ends in a space where he may stop.',
    reason: 'In such a space only the move out is allowed. A general without coins would stay there against the limit.',
  },
  M14: {
    title: 'Long connections',
    question: 'May a general pay for part of a connection with 2 or 3 segments?',
    ruling: 'No. A figure does not stop inside a connection, and nothing is saved for a later turn.',
    reason: 'Only the circles of the board are spaces, and coins that are not spent are lost.',
  },
  M15: {
    title: 'Fleets of other generals',
    question: 'May the active general move a fleet that carries another general, or a fleet through another fleet?',
    ruling: 'Yes to both. A fleet may pass a fleet but cannot end its move with one.',
    reason:
      'The printed example moves the consul with a fleet in the praetor’s turn and calls it polite to ask his player.',
  },
  M16: {
    title: 'Return to an occupied space',
    question: 'What must a general do who returns to a space with another general?',
    ruling:
      'His first action must be a move of his own out of the space. Moving the fleet that carries both is no way out, and he cannot pass. Of occupied spaces he may choose only one from which such a move is legal and can be paid for. If no space is left to him, he does not return. A general who can return must do so.',
    reason: 'The rulebook makes the departure his first action and allows 1 figure in a space.',
  },
  M17: {
    title: 'Coins of a turn',
    question: 'When is a blocked coin released?',
    ruling:
      'As soon as the general returns, so that he has it in that turn. A turn has the coins of the level, less 1 for each general who is off the board then. A praetor who cannot return keeps his coin blocked, but skips only his Roman phase.',
    reason:
      'The rulebook blocks the coin until the general is back, and names 2 as the most that can be missing in a turn: one for each of the other generals.',
  },
  G18: {
    title: 'The rule of the capitals',
    question: 'Does a later revolt in the province cost the garrison in its capital?',
    ruling:
      'No. The province is checked only when a garrison is placed. The capital itself must be without a revolt too.',
    reason: 'The rulebook makes it a condition of placing a garrison.',
  },
  G19: {
    title: 'Taking back a garrison',
    question: 'Which garrisons may a general take back?',
    ruling: 'Only his own, wherever they lie in the stack.',
    reason:
      'The printed example refuses the garrison of another general, and the rule says that a covered disc can be taken.',
  },
  G20: {
    title: 'When victory is checked',
    question: 'When is the Roman victory checked, and which revolts prevent it?',
    ruling:
      'After every change, in Hispanic phases too, and before the revolt of the end of the round. Only revolts in the 2 Roman provinces prevent it.',
    reason:
      'The rulebook ends the game at once and names the Roman provinces alone. A combat in a Hispanic phase can remove the last revolt of a Roman province.',
  },
  G21: {
    title: 'An empty reserve',
    question: 'Do the Romans lose if a revolt roll finds no disc but asks for none?',
    ruling:
      'No. They lose only if a revolt must be placed. A protected town, a town with 3 revolts or a new army asks for no disc.',
    reason: 'Defeat is printed for a revolt that must be placed.',
  },
  H22: {
    title: 'Army or revolt',
    question: 'In a town with 3 revolts, is an army placed? And which province does an army occupy?',
    ruling:
      'Yes: the army comes before another revolt, whatever the number of discs. An army counts for the province in which it is now.',
    reason:
      'The rulebook names the army first and the limit of 3 only for the disc. An army belongs to the province that it has entered.',
  },
  H23: {
    title: 'Towns without a revolt',
    question: 'Does a town with a garrison or a general count as a town without a revolt?',
    ruling: 'Yes, so it comes before towns with revolts.',
    reason: 'In the printed example the army chooses between a garrison and a general, both as towns without a revolt.',
  },
  H24: {
    title: 'Order of the armies',
    question: 'Can an army move twice, and which Roman province is first?',
    ruling:
      'The order is fixed at the start of the step, and each army moves once, even if it enters a province with a higher number. Armies in Roman provinces move last: Ulterior, then Citerior.',
    reason:
      'The rulebook moves all armies in the order of the provinces and Roman provinces last. It gives no order for those 2; the order of the generals is used.',
  },
  H25: {
    title: 'Leaving a province',
    question: 'Which province must be in revolt, and when is it checked whether another province has an army?',
    ruling:
      'All towns of the province where the army is now. Whether another province has an army is checked at the moment of this army’s move.',
    reason: 'The armies move one after the other, so that an earlier move can fill or clear a province.',
  },
  H26: {
    title: 'Nearest shield across provinces',
    question: 'How is the nearest shield found if towns of several provinces qualify?',
    ruling: 'By the shield alone. If 2 towns are equally near, or have the same number, the army does not move.',
    reason: 'The rule of the nearest shield names no province.',
  },
  H27: {
    title: 'Entering and attacking',
    question:
      'Does an army that enters a town with revolts add one, and does an attack over a border change its province?',
    ruling: 'No to both.',
    reason: 'A revolt is placed only in a town without one. An army that attacks stays where it is.',
  },
  H28: {
    title: 'Armies in Roman provinces',
    question: 'Does the limit of 1 army hold for Roman provinces, and what are their shields?',
    ruling: 'The limit holds. Roman towns have shields 1 to 4, which are reconstructed.',
    reason:
      'The limit is printed for every province. Armies move in a Roman province by the usual rules, which need shields, and revolts there can be besieged.',
  },
  H50: {
    title: 'An army without a way',
    question: 'What if an army is connected to no town that it can try?',
    ruling: 'It stays.',
    reason: 'The rulebook does not mention the case, and on the reconstructed map it cannot occur.',
  },
  H53: {
    title: 'Entering with an empty reserve',
    question: 'Does an army enter a town without a revolt if the reserve has no revolt to place under it?',
    ruling: 'No. The Romans lose, and the army stays where it is.',
    reason:
      'The rulebook places the revolt as the army enters, and defeat is printed for a revolt that must be placed. The end of the game is the same either way.',
  },
  S29: {
    title: 'Dice for revolts and armies',
    question: 'Does 1 die give both the town and the number of starting revolts?',
    ruling:
      'Yes. The Hispanic die names the town, and the same result gives 3, 2 or 1 revolts. Starting armies are placed by the Roman die.',
    reason:
      'The rulebook prints the table for provinces 1 or 2, 3 or 4, 5 or 6 instead of results. The total of 6 to 18 and the worked example show that results are meant.',
  },
  S30: {
    title: 'Placing roads',
    question: 'May a road join 2 towns that are already served, or a town and a sea?',
    ruling:
      'It may join 2 served towns, but not a town and a sea. If no legal connection is left, the road is not placed.',
    reason:
      'In the printed example a road joins Basti and Carthago Nova, both of which have printed roads. Roads extend a network of towns.',
  },
  S49: {
    title: 'Order of placing generals',
    question: 'In which order are the generals placed, and which player decides?',
    ruling: 'The order is free, and the players agree.',
    reason: 'The rulebook names no order. Only for the consul’s turn it says whose word counts.',
  },
  S52: {
    title: '2 players and the consul',
    question: 'With 2 players, when does the consul’s turn pass from one player to the other?',
    ruling:
      'The player of the praetor of Ulterior decides when to hand the consul over. The player of the praetor of Citerior then decides the remaining actions.',
    reason:
      'The rulebook gives the first actions to one and the last to the other, but names no moment. Its icons could not be read; the order of the generals is used.',
  },
  S54: {
    title: 'Ingenivm: roads kept back',
    question: 'With Ingenivm, must the players say beforehand how many roads they place?',
    ruling:
      'No. Each road is placed or kept back when its turn comes. Roads for which no connection is left are kept back, too.',
    reason:
      'The rulebook lets the players place fewer roads and sets no moment. A road that waits beside the board may find a connection later.',
  },
  V31: {
    title: 'Ingenivm: where a road may begin',
    question: 'Must a road already serve the town of the general who builds?',
    ruling:
      'Yes. The other town must contain no revolt and be no capital. The price is the number of segments, and the road can be used at once.',
    other: 'Either end may be the one that is served, so that a general can also build towards the network.',
    reason:
      'A new road starts in the general’s town, and the rules of placing start in a served town. They are taken as the same end.',
  },
  V32a: {
    title: 'Imperivm: the free move',
    question: 'What is 1 connection for the free move of the praetor of Ulterior?',
    ruling: 'A connection of any number of segments, a chain of roads, or a move to a sea with a fleet.',
    reason: 'A chain of roads counts as 1 connection, and the power names connections, not segments.',
  },
  V32b: {
    title: 'Imperivm: the praetor of Citerior',
    question: 'Does the additional 1 also count in attacks, or when he is attacked?',
    ruling: 'No. It counts in sieges by him.',
    reason: 'The rulebook names sieges only.',
  },
  V32c: {
    title: 'Imperivm: the consul’s coins',
    question: 'When may the consul move the praetors, and at what price?',
    ruling: 'In his own Roman phase, at the usual prices.',
    reason: 'He spends his own coins, which he has in that phase alone.',
  },
  V48: {
    title: 'Imperivm: moment of the free move',
    question: 'When exactly is the free move made, and with what?',
    ruling:
      'Between his Hispanic phase and the next turn. He moves alone, without a fleet, and ends in a space where he may stop. If he is off the board, he has no free move.',
    reason: 'The power begins when his Hispanic phase is over, and it moves him, not a fleet.',
  },
  V33a: {
    title: 'Proconsvl: when he is bought',
    question: 'When are the 3 coins paid?',
    ruling: 'In any Roman phase of a general who is on the board.',
    reason: 'Coins are spent in Roman phases. Without its general a turn has none.',
  },
  V33b: {
    title: 'Proconsvl: his defeat',
    question: 'What follows when the proconsul is beaten?',
    ruling: 'He leaves the game, and no coin is blocked. If it happens in a Roman phase, that phase ends.',
    reason:
      'Coins are blocked until a general returns, which he does not. The defeat of a general ends the Roman phase.',
  },
  V33c: {
    title: 'Legio Hispana and the proconsul',
    question: 'Does the Legio Hispana serve the proconsul?',
    ruling: 'No. It serves the 3 generals.',
    reason: 'The rulebook makes it a joker of the 3 generals, and the proconsul has no garrisons.',
  },
  V55: {
    title: 'Proconsvl: actions of other variants',
    question: 'Can the proconsul place roads and pay for a murder?',
    ruling: 'Yes, like any general.',
    reason: 'The rulebook names 2 exceptions, garrisons and death, and otherwise treats him as a general.',
  },
  V36: {
    title: 'Pirates: discs and doubling',
    question: 'Where do pirates come from, do they come back, and which figures double in a siege of them?',
    ruling:
      'They are some of the 22 revolts. Once removed they do not return to the sea. Generals connected to the sea double the Roman value, armies connected to the besieger double that of the pirates.',
    reason: 'They are placed in the set-up only, and act as revolts. Revolt rolls name towns alone.',
  },
  V34a: {
    title: 'Terror: ambushes',
    question: 'Does the × 2 of the special army apply as well as that of other armies?',
    ruling: 'Yes. With 1 supporting army its value is multiplied by 4.',
    reason: 'It multiplies its own value, and each supporting army multiplies it again.',
  },
  V34b: {
    title: 'Terror: die for the choice',
    question: 'Which die chooses between the special army and the others?',
    ruling: 'The Hispanic die. If the special army is alone in the reserve, no die is rolled.',
    reason: 'The results are printed in Arabic numerals, which the rulebook uses for the Hispanic die only.',
  },
  V34c: {
    title: 'Murder: tries',
    question: 'Is it 1 attempt in the game, or 1 success?',
    ruling: '1 attempt.',
    other: 'Attempts may be repeated until one succeeds.',
    reason: 'A success can only happen once anyway, so the limit would say nothing about it.',
  },
  V34d: {
    title: 'Murder: the die',
    question: 'Which die is rolled?',
    ruling: 'The ‹Roman› die. The chances are the same with either die.',
    reason: 'The printed icon was not available. A general acts, so his die is used.',
  },
  V34e: {
    title: 'Murder: the third army',
    question: 'Which army replaces the special army, and where?',
    ruling:
      'The army that went to the box in the set-up. It takes the same town with its revolts, and the reserve does not change.',
    other: 'The third army goes to the reserve.',
    reason:
      'The rulebook replaces the special army by a third army, and only the army in the box can be meant. The chief dies, not his men.',
  },
  V34f: {
    title: 'Murder: an empty reserve',
    question: 'Do the Romans lose if the revolt roll after a failed attempt finds the reserve empty?',
    ruling: 'Yes, if it must place a revolt.',
    reason:
      'It is a Hispanic revolt roll like any other, although defeat is printed for Hispanic phases and the end of a round.',
  },
  V35a: {
    title: 'Hispano: saving and repeating',
    question: 'Does the Hispanic player save coins, and can a die be rerolled twice?',
    ruling: 'Coins are lost at the end of the turn. Each reroll costs a coin of its own.',
    reason: 'Coins are dealt out each turn, like those of the Romans, and a price is printed for 1 reroll.',
  },
  V35b: {
    title: 'Hispano: sieges',
    question: 'Do the rules for attacks apply to sieges?',
    ruling:
      'Yes. The Hispanic player rerolls the Hispanic die in a Roman attack and in any combat of an army; a Roman siege has none. Coins may answer an attack by raising the die, or a siege by raising the shield.',
    reason: 'The rulebook speaks of an attack but goes on with the value of a town in revolt, which only a siege has.',
  },
  V56: {
    title: 'Hispano: the roll after a failed murder',
    question: 'Can the Hispanic player reroll a die of the revolt roll that follows a failed murder?',
    ruling: 'Yes, for 1 coin per die, although it is a Roman phase.',
    other: 'Rerolls are limited to the revolt roll of the Hispanic phase.',
    reason: 'It is a revolt roll like any other, and the rulebook limits rerolls to no phase.',
  },
  V35c: {
    title: 'Hispano: choice of a move',
    question: 'Between which towns may the Hispanic player choose?',
    ruling: 'Only between those that the die would decide between.',
    reason: 'The coin replaces the roll, not the priority of towns without a revolt.',
  },
  V35d: {
    title: 'Hispano: fleets',
    question: 'Can an army attack a general on a fleet?',
    ruling: 'No.',
    reason: 'The rulebook excludes attacks on a fleet, and a general at sea is on one.',
  },
  V35e: {
    title: 'Hispano: moment and number of attacks',
    question: 'When are the additional attacks made, and how many?',
    ruling:
      'At any moment of the Hispanic phase, but not during a roll or the move of an army. Each takes 1 or 2 coins, so that 2 attacks are possible, also by the same army, which can still move.',
    other: 'All of them are made after the revolt roll and before the armies move.',
    reason: 'The rulebook sets no moment and says that the attack is no move.',
  },
  V46: {
    title: 'Hispano: set-up',
    question: 'How many revolts does the Hispanic player place, and where are the armies?',
    ruling:
      'The Hispanic die still gives the number for each province, and the town is chosen after the roll. The provinces of the armies are chosen, one for each. A scenario’s limits apply. Roads, fleets and generals are the Romans’ choice.',
    other: 'The number follows the shield of the chosen town.',
    reason:
      'Only the towns are left to the Hispanic player. Under the alternative ruling 18 of the 22 revolts could always be placed, and the reserve of 4 could run out in the first round.',
  },
  V45: {
    title: 'Components of the level',
    question: 'Are garrisons, fleets, armies and revolts that a scenario places additional to those of the level?',
    ruling:
      'No. They are part of them. A general with 3 garrisons, of which the scenario places 2, has 1 left. At a level of 1 army “The siege of Numantia” and “The terror of Rome” add none, at a level of 3 they add 2.',
    reason:
      '“The first repression” asks for at least 2 armies and names 2; “The new empire” asks for 2, names 2 and allows no others. There are only 3 armies.',
  },
  V57: {
    title: 'Terror in other scenarios',
    question:
      'With Terror as an additional variant, is the army that a scenario places a usual one or the special one?',
    ruling:
      'The Hispanic die decides, as for any army from the reserve. Only where a scenario names the special army is there no roll.',
    other: 'It is a usual army.',
    reason:
      'The roll is printed for every army that is placed, in the set-up too. Scenarios without Terror have no reason to name a kind.',
  },
  V41: {
    title: 'Short first rounds',
    question: 'Is a full round played if the game starts with the consul?',
    ruling:
      'No. The first round has his turn and the end of the round. In “The terror of Rome” the first turn has no Roman phase.',
    reason:
      'The marker is placed on that turn, and the rulebook starts “The terror of Rome” with the Hispanic phase of the first turn.',
  },
  V47: {
    title: 'Too few revolts in a set-up',
    question: 'What if the set-up asks for more revolts than there are?',
    ruling: 'As many are placed as there are. Defeat is impossible before the first turn.',
    reason:
      'Defeat is printed for Hispanic phases and the end of a round. Only “The first repression” with Pirates and 2 fleets can need more than 22 revolts: 23.',
  },
  V51: {
    title: 'The time track in scenarios',
    question: 'Where is the first revolt of the end of a round placed?',
    ruling:
      'On the first free space after those that the scenario fills. In “The new empire” the spaces before 54 BC stay empty, and each later space takes 3 revolts.',
    reason: 'The rulebook names the first free space, and for “The new empire” the 2 spaces that remain.',
  },
  V39: {
    title: 'Components of “The first repression”',
    question: 'Which components are placed in towns with several symbols?',
    ruling:
      '2 revolts in Baecula, 3 in Gerunda, 2 revolts and 1 army each in Puciala and Castulo. A third starting army is placed by die, in I, IV, V or VI, since II and III have one. The consul starts on a fleet.',
    reason:
      'The text at hand shows how many symbols each town has, not which. 3 towns have 3 symbols, and 2 armies must be among them. Gerunda is listed among the revolts, Puciala and Castulo last.',
  },
  V58: {
    title: 'Components of the other scenarios',
    question: 'Which components do the lists of the other 4 scenarios name, and whose are they?',
    ruling:
      'The lists run in one order: the components of the praetor of Ulterior, of the praetor of Citerior and of the consul, then revolts by province. Armies are with the revolts.',
    reason:
      'The text at hand shows discs and figures without colours. In this order each list has 1 figure for each of the 3 generals, and each army is in a town with revolts.',
  },
  V44: {
    title: 'Show of force: its range',
    question: 'Which combats and which values does the limit affect?',
    ruling:
      'All combats of both phases of the consul’s first turn, and the value of armies: attacked, attacking or besieging. With Terror it also cancels the special army’s own × 2. The value of a town in a Roman siege, with its ambushes, and all Roman values are not affected.',
    reason:
      'A turn consists of both phases. The rulebook calls the value of an army the Hispanic value, and that of a town the town value.',
  },
  V40: {
    title: 'Carpetania in “The siege of Numantia”',
    question: 'Is the limit to towns 1, 3 and 5 for the set-up or for the whole game?',
    ruling: 'For the set-up. Even results are rolled again, and the number of revolts follows the die that counts.',
    reason:
      'It is part of the set-up. The towns of Carpetania with even numbers include Regina and Toletum, which contain Romans.',
  },
  V37: {
    title: 'The Lethe: its effects',
    question: 'What else does the river do, and how is it lifted?',
    ruling:
      'It also bars landings from the sea. Generals still double across the river, but the 1 of a Roman province is lost with the garrisons. Only the praetor of Ulterior lifts it, as he starts a crossing that he pays for as usual. Other connections into the barred towns stay closed to him, too, until then. Combat of armies from the north is not affected.',
    reason:
      'The rulebook bars Roman access and cancels garrisons, of which the 1 is a generic one. It names the connections that cross the river.',
  },
  V59: {
    title: 'The Lethe: the connections',
    question: 'Which connections cross the Durius?',
    ruling:
      'The 5 of the reconstructed map that join a barred town to one south of the river: Talabriga–Bracara, Conimbriga–Bracara, Salmantica–Asturica, Capara–Asturica and Cauca–Pallantia.',
    reason:
      'The rulebook names the towns north of the river, not the connections. The printed board, which shows the river, was not available.',
  },
  V38: {
    title: 'Fleets and armies of “The new empire”',
    question: 'Are the 2 fleets additional, and how does the die find the towns of the armies?',
    ruling:
      'The 2 fleets belong to those of the level; the others are placed from sea 1 upwards. The die is rolled until it names a town with a starting revolt.',
    reason: 'Fleets are components of the level, and the set-up is completed by the basic rules.',
  },
  X42: {
    title: 'Slips of the text',
    question: 'Which statements of the rulebook are read as slips?',
    ruling:
      'The introduction names the third century for 198 BC, which is in the second. The set-up prints provinces for results of the die. The reminders speak of combat between 2 towns, although generals also fight from seas. The legion is called Hispania in 2 places.',
    reason: 'Other parts of the rulebook state each of these points correctly.',
  },
};
