import type { LeaderId, NationId, RuleId, RulingId, TokenId } from '../../engine/data/ids.ts';
import type { ChapterNumber } from '../../engine/data/rule-ids.ts';

/** What the search finds, by kind and name. */
type Found =
  | `chapter ${ChapterNumber}`
  | `rule ${RuleId}`
  | `ruling ${RulingId}`
  | `token ${TokenId}`
  | `nation ${NationId}`
  | `leader ${LeaderId}`
  | `term ${string}`
  | `page ${string}`
  | `lesson ${string}`;

/**
 * In what words players ask for things, where neither title, other names nor text say so; a comma between two. Each counts as a
 * sentence that says just this. Only searched, never shown.
 */
export const ASKED: { readonly [name in Found]?: string } = {
  // 1 Order of play
  'chapter 1':
    'steps of my turn, what do I do first, flow of a turn, turn structure, turn summary, procedure of a turn, what comes after combat, checklist of a turn, which phase comes next, when do I buy and when do I move, what happens in a game turn, does combat come before scoring, what is done at the end of the turn, beginning of my turn, what is a game turn, several of my nations move, one nation after the other, parts of a turn, at which point of the turn, what do I do after placing my new guys, is population checked before or after points, are points for fights counted before the population check, do I play all my nations at the same time, when are nations transformed before or after scoring, after the last nation has played what do we do, when in my turn do I put the units that I bought on the board, does the population check come after the battles, are the battle points given before the last stacking check, what is the full sequence of play of a nation, difference between a game turn and a nation’s turn, does scoring for killing come straight after combat, can I buy units after I have moved',
  'rule 1-nations':
    'whose go is it, which nation plays before which, in what order do the nations play, play order of empires, who plays second, who is next after, do I still get a turn without units, plays before or after, who begins, order of the peoples, who moves last, does the order change, turn track list, which nation comes directly after, plays immediately before, sequence of the nations on the map, is it my move, when is it the turn of, who acts before Rome, do the Suebi play before the Visigoths, skipped nation without counters, which people opens the turn, is Almoravid after El Cid, a nation that has not arrived yet is it skipped, does the eliminated nation keep its place in the order, a nation without any pieces on the board is simply passed over, is the order of nations the same in every turn, nation without units left loses its turn, no units left still get a turn, I control two nations that follow each other do they play separately',
  // 2 Income
  'chapter 2': 'how do I make money, start of turn cash, collect taxes',
  'rule 2.1':
    'how do I earn gold, income with only a leader in the province, collect money, who gets the gold of a province, income of an empty province, waive income, turn down income, decline income, ruin yields gold, leader only yields no gold, when do I get paid, how much gold do I get each turn, tax my provinces, what do I collect in a province, need a unit to collect, castle alone brings gold, does a fort earn, units at the start of my turn for gold, gold per province, does a leader collect, income of a province with enemies, must I take all my income, opponent in the province stops my earnings, is a fort enough to draw revenue, gold of a newly conquered province, half gold, add up gold, do I get gold for the capital, who collects first, does a ruin bring in money, when do I compute my revenue, my province with just a castle does it pay, what counts as controlling a province for income, can I give up income on purpose, two units in the province is the income double, does the enemy standing there stop my income, can my nation leave some of the gold uncollected, I lost a province before my turn do I still collect for it, province worth a half do I get it, how is the treasury filled at the start of my turn, my province has only a leader and a ruin any gold, the number without a circle is the income',
  'rule 2.1-special':
    'never get any money, who does not earn, which empires do not collect, half revenue, castle needed to collect, when do they start collecting money, Carthage has no gold, why no income, half income rounded up, only castle provinces pay, which peoples live without money, Visigoth income before turn 8, why does my Umayyad province give nothing, which nations have no gold marker, are there nations that get gold only where they have a castle, some nations start to collect later where is that written, which nations have to wait some turns for their income',
  'rule 2.2':
    'tribute of a vassal, odd half coin, split income with the suzerain, overlord above its gold cap, who gets the tribute, vassal pays how much, vassal shares gold, halves with an odd number, when does the overlord get his share, buy during the turn of a subject, overlord gets how much, does the vassal lose gold, overlord buys a unit out of his turn where does it go, when is the tribute given, have four gold in reserve and get tribute',
  'rule 2.3':
    'how much is a soldier, can I buy elites, can I buy cavalry, can I buy a leader, what can I spend gold on, unit costs, price list, scrap a unit, kill off own unit to rebuild elsewhere, out of counters, no counters left, all counters on the map, buy back lost units, what does an army cost, how expensive are units, build limit, voluntarily destroy, how much to put down a castle, what is for sale, can I purchase elites or horsemen, price in gold, buy more than I have counters, are counters limited, what if all my pieces are used, do I get refunded, take a unit off the board voluntarily, units that cannot be bought, forts for sale, leaders for sale, why would I kill my own infantry, may I buy forts, buy Berbers, how many units may I buy, exchange a unit for another, gold for a knight, get rid of a unit to get it somewhere else, which troops are never sold, how do I get more cavalry, could I sacrifice a soldier in the north to raise one in the south, are there units that only come as reinforcements, may I destroy my own unit on purpose, how do I get elite units',
  'rule 2.4':
    'keep gold for later turns, carry over gold, gold cap, max gold, store money, lend money, pass gold to another nation, gold left over, money I did not spend, share gold between my nations, pay another player, how much may I hold, bank limit, is unspent money lost, treasury maximum, keep 4 or 8 gold, which nations may keep 8, how many coins may I hold, gold at the start of the game, lend gold to an ally, transfer money, what happens with leftover gold, is gold shared by my nations, gold of a dead nation, gold marker, more than 8 gold, how much can be put aside, I have ten gold and do not want to buy what do I keep, my other nation is rich can it help this one, how big is the treasury of a nation',
  // 3 Placing
  'chapter 3':
    'use fresh units at once, attack on the same turn with bought units, do new troops move immediately, when do new units arrive, reinforcements before movement, fight the turn they appear',
  'rule 3.1':
    'where do purchases go, put units I bought, how many new troops in one province, new recruits, place fresh units, purchased unit has no place, muster, bought unit in a full province, place next to an enemy, purchased units per area, placement of builds, can a new unit be placed where I am already overstacked, two purchases into one province, build several in one place, new unit over the limit, one build per area, where may I place a knight, can I deploy in a conquered province, place units in a province with enemies, build on a ruin, buy and place a castle where, castle in a mountain, place in the capital, is a purchase lost, place far from home, province is already overstacked may I add a recruit, can a purchased unit go to a province that just changed hands, is it allowed to exceed the stack limit with a purchase, my province has one too many after a retreat can I place there, I bought three infantry but have only two provinces, capital already has three units in the mountains can one more be put, can I buy units for a province I do not control, can a castle be bought for the same province as an infantry, can I place a new unit where an enemy is',
  'rule 3.2':
    'arrival of free units, everybody is dead reinforcements still come, come back after being wiped out, arrivals on the nation sheet, reinforcements without counters, newly arriving troops, where do reinforcements go, stacking of reinforcements, elimination and re-entry, do free units respect stacking, stack limit on arrival, where do free units appear, does an eliminated nation get reinforcements, units from the sheet placed where, how many reinforcements per province, dead nation receives troops, troops listed for a turn, choose where reinforcements go, delay reinforcements, reinforcements in an enemy province, can a leader alone hold a place for new units, do I have to place reinforcements before moving, reinforcement troops return after total annihilation, my nation is dead but new troops are listed for this turn',
  'rule 3.2-fill-up':
    'up to 13 do those on the board count, complete to a number, top up, already on the map deducted, minus those on the board, reinforcements to a total, how many troops do I get if I have some left, why do I receive less units than listed, do I get nothing if I have enough already, do existing units reduce my reinforcements, the sheet gives a total I subtract what is in Spain',
  'rule 3.2-gascony':
    'enter from France, come over the Pyrenees, staging area in the north, entering from outside, does Gascony cost movement, come in from Narbonne, arrive through Gascony, troops start beyond the Pyrenees, first province after Gascony, must the units leave Gascony at once, how do units from Narbonne get into Spain, do I lose a movement point for leaving Gascony, may my wait in Narbonne until the next turn, first step from Narbonne into Huesca or Barcelona',
  'rule 3.2-africa':
    'from Morocco, enter by Cadix, come from Africa where, cross from Africa, arrive from the south, African entry provinces, land from Africa, which provinces from Africa, may I stay in Africa, enter Spain by Gibraltar, can the units continue after Cadiz, do I have to bring everyone over from Africa, only two provinces are open for someone who comes from Africa, ferry from Africa to Cadiz and then march on, both ports to Africa are taken by the enemy',
  'rule 3.2-sea':
    'unload troops, where do boats unload, anchor symbol, crossed-out anchor, beachhead, come ashore, invade from the sea, land on an occupied coast, disembark, arriving by ship, harbours on the map, coast without anchor, which coasts have a port, how many units may land, land where enemies are, which provinces have an anchor, land and continue moving, must land this turn, attack from the ships, land at Lisbon, land in Galicia, may I land anywhere, coast of Granada, must I leave the sea this turn, my units at sea want to go to, do I have to land the whole fleet, land in the second move of an invasion',
  'rule 3.3':
    'how long does a leader stay on the map, when is a general removed, lifetime of a leader, how many turns is a chief around, new leader arrives, place a new general, remove the king, second turn of a leader, when do leaders expire, take my king off the board, leader leaves the game, when do new leaders come, leader stays two turns, can a leader return, how old does a leader get, lifespan of generals, leader leaves when his turn begins, how long do generals live, does a leader come back, leader removed automatically, king comes for how many turns, where must I place a leader who comes without a province, which leader stays longest, is the leader removed if his army is destroyed, does my leader die of age, leader with two turns when does he go',
  // 4 Stacking
  'chapter 4': 'max units per area, how many units in an area, piling',
  'rule 4.1':
    'how many guys fit, guys in a mountain province, how many fit in one area, max units in a province, how many pieces fit in one area, capacity of a province, number in a circle, how many armies in a mountain province, plain holds how many, crowd in one province, max stack, how many troops in a plain, how many in a mountain, how many can stand in a city, limit in Granada, stack size, troop limit of a province, what is the maximum in a flat province, how many can live on Ibiza, La Mancha stack limit, Seville holds how many units, how many armies can be in Majorca, how big can a stack be in plain, three units in a hill province is it too much, which cities can hold four, how crowded can a mountain province be, maximum garrison of a plain province, what is special about Toledo Seville and Cordoba, which provinces have their own limit',
  'rule 4.2':
    'do generals count, do fortresses take up room, what counts toward the limit, do enemies count, two fortresses in the same place, does a leader use a slot, pieces that do not count, be 2 castles, do ruins take up space, do forts count as units, second castle in a province, castle plus units, more than one castle, do leaders use up room, do Berbers count, enemy pieces and my limit, is there a limit on castles, one castle per province, forts and castles together, two castles in one place, does my leader take up a place, can I have both a castle and a fort in a province, do enemy units in the same province matter for my limit, three infantry plus castle plus leader in a plain legal, are the enemy’s units added to mine before the battle, is a fortress part of the stack, do heroes take room',
  'rule 4.3':
    'move my capital, relocate capital, choose a capital, extra unit in the capital, when may I declare a capital, lose my capital, capital in an opponent’s turn, new capital, capital excess units, main city, how often may the capital be changed, two capitals, is a capital mandatory, effect of a capital, capital after losing it, move the capital during combat, one more unit in one province, change the capital back, I move my capital and the old one is too full, what about the extra units when the capital moves away, can I put the capital in the province I just took, is the capital fixed for the whole game',
  'rule 4.4':
    'extra unit when attacking, attack with more units, +1 in attack, +2 or +4 stacking, leader and invasion bonus together, how many can attack together, exceed limit to attack, bigger attack with a general, leader present during an invasion, maximum attackers, overstack with a leader and attack, how many attackers with a leader, how big may my attack be, extra attackers, attack with four, bonus for attack stacking does not add up, more units than the limit in an attack, four in a plain when attacking, leader and +2, does a castle give more room, zeal and stacking, why may the attacker bring one more, can invasion and leader give plus four, which nations have no limit when attacking, I have a leader and it’s my invasion turn how many can go in, one additional unit when I invade a province',
  'rule 4.5':
    'when do I check stacking, excess units, too many at the end of my move, who chooses the surplus, over the limit removed, stacking in passing, lose units over the limit, eliminated by overstacking, overstacked at end of movement, what happens to overstacked units, stack limit while moving, when does the limit apply, do I choose which unit is removed, excess is destroyed, time of stacking check, how many times is stacking verified in a turn, keep the extra one by moving the capital there, at which moments do I have to respect the stack limit, I am over the limit when I stop moving what now, can more units pass through my province than the limit, I win the fight with five units in a plain, I have won and have four units left in the hills, may I make the conquered province the capital to keep the fourth, limit is tested after movement and again after the fights, the attacker has won with too many units, units above the limit are eliminated when, can I keep all my victorious units, do I have to remove units before the battle if the stack is too big',
  'rule 4.6':
    'retreating into a full province, by how much may a retreating unit exceed, overstack after retreat, one too many after a retreat, crowded retreat, what if the retreat province is full, when must a retreat surplus be corrected, two units retreat to the same full province, retreat and limit, when must I fix the overfull province after a retreat, can two units retreat to the same full place, must the extra unit move away next turn, in my next movement I must move the unit that was too many, fleeing units crowd a province, may I retreat to a province that already has three',
  // 5 Movement
  'chapter 5':
    'how do I move, leftover moves, movement rules overview, do I have to move, can units stay, move in any order, save movement, must everybody move, can movement points be saved for next turn, may I move only part of my army, can one unit stay and another go, do I move as many units as I like, units may go only to neighbouring provinces, is movement voluntary',
  'rule 5-corners':
    'touch at a corner, move diagonally, cut the corner, four provinces touch, corner to corner, only touch at a point, diagonal border, two provinces that only touch at one point, is going from Duero to Galicia allowed',
  'rule 5.1':
    'how far can I go, steps per unit, how many spaces, how many areas, movement rate, infantry speed, fastest unit, rivers slow you down, knight speed, can a castle move, mobility of units, movement table, walk how far, how much provinces can go, movement points of a knight, range of cavalry, move allowance, does a river cost movement, how many provinces per turn, can castles move, can forts move, how far do elites go, slow units, distance, how many borders may I cross, can infantry move three, elite moves three, cavalry four, how many provinces for infantry, how quick is a knight, can movement be given to another unit, is it slower to cross a river, can my elite reach three provinces away, what is the movement of every unit type, which units cannot move at all, how many provinces can a cavalry go, range of infantry cavalry and elites, castle stays where it is',
  'rule 5.1-mountain':
    'hills end my move, halted by mountains, rough terrain stops, go on after a mountain, mountain movement cost, continue through mountains, enter mountains and continue, must I end my move in hills, mountain with a leader, cost of mountains, may a unit cross two mountain provinces in one turn, my cavalry goes into can it go on, two mountains one after the other',
  'rule 5.1-nation':
    'must stop at enemies, stop when entering somebody else’s province, enemy blocks me, walk through another nation, march through own other nation, occupied by another player, run into enemies, pass through foreign units, two nations of the same player in one province, can I go through enemies, enter a province with foreign units, does a lone leader stop me, friendly units block, can I leave a province with enemies, move through a province of my other nation, who stops me, stop at other nations, enemy in the way, my vassal stands in the way, there is one enemy in and I want to reach, can I walk across my own second nation, my move ends when I meet foreigners',
  'rule 5.2':
    'take along units, general speeds up troops, pick up on the way, leader carries slower units, drop off, mountains with a leader without stopping, chief moves the army faster, leader travels by himself, bonus movement, join a leader halfway, escort across mountains, leader picking up and dropping off, leader drops off some and takes others, continue after crossing a mountain with a leader, how much further with a leader, infantry with a king, leader moves with the slowest, can a leader move several groups, leader without army moves how far, unit joins a leader on the way, units led by a chief, travel with the king, elites with a leader four, cavalry with a leader five, speed of a leader, pass mountain without stop, one province more with the general, does the army with a leader stop for enemies, can a leader with infantry go as far as with cavalry, my chief meets new units on the road, infantry together with a leader how many provinces',
  'rule 5.3':
    'overrun a weak garrison, bypass a defender, keep moving past, slip by, pinned units, two for one, outnumber to pass, one unit blocks, run through enemy lines, who is pinned, leave some behind to hold, blockade, move through an enemy stack, ignore a small garrison, how many can walk on past defenders, five units against two defenders, how many enemies hold how many, get through to the next province, pass defenders, excess units continue, stopped by one enemy, leave a screen, pinned by one unit, go past a small army, force my way, how many of mine are held by one of theirs, who chooses which units are stopped, do leaders stop anybody, extra attackers walk through the province, can a leader alone stop my units, do I need to leave troops to go through an enemy province, only a leader is in the province can I go on, the stopped units must fight afterwards, may the rest continue after leaving enough units, troops needed to mask the defenders while others go on',
  'rule 5.3-castle':
    'pinned by a castle, does a castle block more, ratio with a castle, pass a fortress, fort in a forced passage, castle in the way, does a castle make passing easier, castle holds fewer, pass a castle with many units, equal number needed to pass, does a roman fort help passing, bypass a garrison with a fortress',
  'rule 5.4':
    'sit in Narbonne, stay in Gascony, go back to Africa, leave Hispania, leave the map, stay off the board, move to France, units left in Africa removed, return off the map, wait in Narbonne, go outside the map, exit the board, enter Narbonne from Spain, go back to France, may units remain in Narbonne, can I retreat to Gascony, who may leave Hispania, come back from Narbonne, live off the map, units stranded in Africa, not leaving the entry area, end the move outside Hispania, reach Narbonne, barbarian units left behind, go into Narbonne from Huesca, can I go back out of Spain, can the Visigoths enter Gascony, can my flee into Narbonne, which nations have an exception and may go back to Gascony, may I hide my army in Gascony, march out of the peninsula, can I use Narbonne as a refuge',
  'rule 5.5':
    'get to Majorca without ships, reach the islands, cross the water, cross to Africa, arrow between coasts, island hopping, crossing takes the whole move, boat to Ibiza, straits in both directions, attack across a strait, how to reach Ibiza, Dénia to Ibiza, cross and go on, start next to a strait, go to the Balearics, cross the Mediterranean, does a strait end the move, straits need a fleet, do I need naval supremacy for the islands',
  'rule 5.6':
    'sail along the coast, travel by ship, back to the boats, embark again, units on the water, stay on ships, sea movement, go by sea from province to province, how many sea zones, land and move on, retreat to sea, fight at sea, ships counters, units in boats, land from the sea and move further, how long at sea, put to sea, sail to another port, my landing failed where can the survivors go',
  'rule 5.6-supremacy':
    'rules the waves, control of the sea, who dominates the sea, navy, go back on board, retreat onto ships, sail away, raiders back to the boats, stay at sea, master of the seas, sea empire, take ship, Byzantine fleet, Umayyad ships on turn 12, stay on the water until next turn, what does naval power allow, board at a port, move from land to ships, can I come back to land in same phase, retreat to the sea allowed for whom, may my troops embark and land again in the same move, Byzantines stay in boats on turn 11, re-embark my army',
  // 6 Combat
  'chapter 6':
    'how does fighting work, must I fight, fight in any order, how is a battle resolved, overview of combat, which battle first, dice per unit, order in which I fight my battles, do I have to attack, is combat obligatory, both nations of one player fight, who is the attacker, when do we fight, does the first to shoot have an edge, advantage of rolling first, in what order are the fights done, who is called the attacker, I entered two enemy provinces which fight is first, combat takes place wherever two nations are in the same province, when two armies are in one province must they fight',
  'rule 6.1':
    'declare targets before rolling, aim at, pick a target, whom do I shoot at, surplus hits on another kind, too many hits, hits left over, spill over, excess hits, apply hits, who takes casualties, who picks losses, choose victims, change target after rolling, several attackers on one target, may two units concentrate on the same enemy, shoot at the leader, choose the target, all dice on one unit, target of the defender, hits wasted, who names targets first, change aim, aim at a castle, can I shoot at knights first, can the attacker choose victims, defender chooses losses, shoot at castle or infantry, aim before dice, do unattacked units fight back, say who hits whom, are hits too many on infantry lost or moved to cavalry, two of my units hit the same infantry, three infantry and one cavalry whom do I have to hit, superfluous hits cannot be transferred, can two of my units shoot at one castle',
  'rule 6.2':
    'how does a battle round work, hits to take a castle in a siege, rolled a 1 with a bonus, do dead units shoot back, killed units still fight, what do I need to hit, roll to hit, who strikes first, when are losses taken off, leader killed with the army, how long do we fight, repair after battle, damaged castle fewer dice, return fire, hit high or low, rolls before who, fight until the end, is 10 always a hit, is 1 always a miss, castle that lost two lives how many dice, what is a round, does the defender roll at the same time, when do destroyed units leave, leader dies with his army, do wounds stay after battle, how many rounds, wounded units recover, casualties at the same time, can a dead unit roll, advantage of rolling first, does the first shooter have an edge, do losses count before they strike, when does a battle end, damaged units, lost knight life, fight several rounds, new round, are losses removed before the defender shoots, is the knight whole again next fight, the defender wants to leave but the attacker too, when do I take the dead units away, can a hit knight continue to fight, can he leave before me, both sides roll and losses are removed together, procedure of a combat round, does a wounded castle shoot less, are wounds healed, how do I flip a knight',
  'rule 6.2b':
    'how strong is each unit, attack value, defence value, is cavalry any good, how good is a knight, what are elites good for, how many hits to kill, lives of a knight, two leaders +4, do bonuses add up, leader bonus, modifiers to the dice, unit types compared, cavalry on defence, strength table, combat value, best unit, does a leader roll dice, how many dice does a castle roll, castle heals, several bonuses together, knight against, does the general add to every die, how many dice, hits needed to destroy, power of cavalry, power of elites, bonus for a leader in battle, two leaders in a battle, what is a knight worth, what is a fort worth, unit abilities, better unit, cumulative, cavalry against infantry, what does a castle roll, cavalry on defence or in the hills, is cavalry good on defence, is cavalry good in the hills, bonus of the general, fort of Rome defends like what, my cavalry is attacked what does it hit on, how much better is my elite, does the castle roll three dice each time, two leaders together give only two, plus two of the commander for all units',
  'rule 6.2b-lone-leader':
    'leader caught by enemy troops, general without troops, king captured, leader left behind, undefended general, kill a chief without an army, leader alone with enemies eliminated at once, hero by himself, enemy walks into a leader, leader survives without soldiers, leader alone attacked, can a leader be captured, leader with a ruin, general surrounded, enemy enters the province of my lonely king, a leader without units is destroyed when enemies come',
  'rule 6.3':
    'fight in the hills, attack uphill, difficult terrain modifier, mountain penalty, rough ground, defend in the mountains, mountain defence bonus, terrain effect on combat, how hard is it to attack in the hills, minus for mountains, attacker in mountains, does cavalry lose its advantage in mountains, defender in mountains, terrain bonus, harder to hit in mountain, attacker minus one',
  'rule 6.4':
    'attacking over a river, cross water to attack, river bonus for the defender, river second round, some crossed and some not, behind a river, stream, against whom does the river bonus apply, attack from both sides of a river, effect of crossing a river in battle, river penalty, does the river count in every round, defender behind the Ebro, attack over water, units that crossed the river, Tagus bonus, can I avoid the river by another way, one unit crossed and another did not, he attacks over the second round, not every attacker came over the water',
  'rule 6.6':
    'run away from a fight, what if I cannot retreat, unable to retreat, leave a battle, pull out, pull back, break off, escape from battle, fall back where he came from, no way out, surrounded, after which round may I leave, where may I run, trapped units, withdraw to which province, retreat part of the army, leave the field, attacker falls back, may the defender follow, who retreats first, retreat to an enemy province, withdraw into the province from which the attacker came, wounded knight cannot flee, split my retreat, retreat where, retreat to friendly province, can the attacker retreat first, defender retreats after attacker, flee to the sea, retreat over a river, escape into an empty province, where may a defender not retreat, can a leader retreat, when can I run, stop fighting, abandon the battle, can a castle retreat, retreat next to enemies, which side retreats first, may I retreat before fighting, can all units retreat, retreat into Portugal, retreat through a strait, can cavalry flee, stay in the battle, can I withdraw each round, does a leader retreat alone, wounded knight wants to leave, all provinces around are enemies what happens to my units, may I retreat one unit and leave two, where may a beaten army withdraw, encircled army, regroup in a neighbouring friendly province, when it is impossible to retreat are my units dead',
  'rule 6.6-transformation':
    'unable to retreat at the formation of a new nation, evicted, driven out by a new nation, kicked out of a province, new nation takes my province, thrown out when a nation is founded, my units stand in the new nation’s province, forced retreat at founding, units have to retreat because another nation is created',
  'rule 6.7': 'battle example, sample combat, worked fights',
  'rule 6.7-attacker':
    'what do I need to roll when attacking, attack chart, needed number, infantry against infantry attack in the open, score to hit, attacking horsemen roll, to hit table, to hit chart for the attacker, what number does cavalry need, elite attacking, knight attacking, hit numbers in mountains, infantry attacks elite in mountain, roll to kill infantry, infantry attacking in the mountains needs, knight against knight in the mountains',
  'rule 6.7-defender':
    'what does the defender need to roll, defence chart, needed number when defending, to hit chart for the defender, elite defending, knight defending, castle defending, defending infantry against cavalry needs, castle shoots at cavalry, what does a castle need to hit a knight, his cavalry attacks me my infantry needs',
  'rule 6.8':
    'excess attackers after a won battle, stack too big after combat, overstacked after fighting, extra attackers die, survivors over the limit, after winning the battle four units in a plain, limit after the battle, attackers too many after victory, when do extra attackers go, second stacking check, remove units after the fight, extra unit after attack dies, attack bonus after the fight, I won with four and lost nobody, the attack bonus ends after the fight, over the limit after victory, four attackers survive in a three unit province',
  // 7 Population
  'chapter 7':
    'how many units can I own, maximum army size, too many troops for my land, units per province owned, feed my army, lose units at the end of my turn, total units allowed, force limit, upkeep of armies, have lost provinces and have too many men, remove units at the end, how many men per province, two per province, castles in the unit limit, which units count for the limit, check of total units, too large an army, maximum number of units, can I choose what dies, maximum of men for five provinces, twice the number of my provinces, when is population checked, I have nine units in four provinces, I hold five provinces how many units may I have, I have too many infantry after the fights, no more than two units for each province, surplus people are removed at once, my kingdom shrank do soldiers die, is there a maximum of units on the whole map for a nation',
  // 8 Points
  'chapter 8': 'how do I score, get points, how are points earned, how many points for, what gives points, score track',
  'rule 8-kills':
    'points for killing, VP for units I kill while defending, reward for destroying, score for a dead general, which kills count, points for a dead knight, castle destroyed points, do retreating units give points, kill score in defence, points in battle, vp for repelling an attack, points when the enemy attacks me, points for destroying a castle, points for killing a king, who gets points for a kill, points for elites destroyed, combat points when, score kills of the defender, who scores for destroyed units, points for leaders killed, religion and points, anything for winning, which kills pay me, why is it better to attack in my own turn for points, what do I get for killing the chief of another nation',
  'rule 8-own-turn':
    'scored immediately, points before the end of the turn, points at the end of my own turn, special points timing',
  'rule 8-turn-end':
    'on which turns do we score, when are points counted, points for territory, province held only by a leader points, when do we tally VP, scoring rounds, points for land, half points kept, empty provinces score, which turns count, VP phase, when do we count provinces, which turns give points, scoring before transformation, half points in scoring, do I score for a province with a castle, points at the end of turn 3, when is scoring, how do provinces score, does a ruin count for points, scoring phase of turn, do we score each turn, next scoring, province values, scoring turns list, are points counted before nations change, rounding of half points, do I score first and transform later',
  // 9 Special rules
  'rule 9.1':
    'double turn, move and fight twice which nations, major invasions which peoples, two turns in one, second combat, great invasion, double move of a whole nation, do new units take part in the second move, who has two moves on turn 6, can units that fought move again, what is an invasion, extra phase, stacking in an invasion, two combats, order of phases in an invasion, can new units move twice, movement in an invasion, leader in an invasion, retreat between the moves, which nations invade, full movement in both moves, is there a stacking check after the first combat of an invasion, how many units over the limit may an invader attack with, after the first battle of my invasion I have too many in a province, my unit did not move in the first phase may it go farther in the second, stacking is not checked after the first combat, extra attackers allowed during an invasion',
  'rule 9.2':
    'one army moves again, extra go for a stack, fight again with a hero, ardor, elan, second movement of part of a nation, what does ardour do, stack moves again after combat, ardour and invasion combined, which units get the second move, second attack for one stack, fougue bonus of a stack, which leaders can attack twice in their turn, what is the order of phases with ardour',
  'rule 9.3':
    'holy war, +1 on the dice, unlimited attackers, crusading spirit, religious fervour, does the +1 last, no stack limit in the attack, zealous, second combat zeal, what does zeal do, attack with any number, zeal in the second combat, zeal on defence, which turn is zeal, zeal in mountains, bonus to dice for muslims on turn 11, zeal and leader together, plus one on all attacks in the first combat',
  'rule 9.4':
    'nation turns into another, evolves into, saved gold of a transformed nation, inherited or lost, new kingdom appears, replaced by, who turns into whom, nation born from another, when do nations change, what happens to my nation at the end, merges into, a people disappears, what becomes of, old nation scores first, what happens to units when the nation changes, castles when a nation transforms, order of transformations, when does a nation end, which nation follows, gold when the nation changes, end of a nation, who follows whom, successor keeps the gold, at the end of which turn, what happens to leaders, which nations change into another, is saved gold lost when a nation transforms, nation becomes another one, when do the emirates appear, does the new nation keep gold, what becomes of my gold when my nation changes, when do the christian kingdoms appear, saved gold is lost when a nation is replaced, at what turns do nations transform, do I lose my money when my nation turns into another',
  'rule 9.5':
    'fortress destroyed, what happens with a destroyed castle, flip a castle, take a fortress intact, use an enemy castle, occupy a castle, castle knocked down, broken castle, what does a ruin do, demolished castle, ruin gives income, does the ruin stay on the map, what is a ruin for, whose is a ruin, castle removed as surplus, is a fort a ruin, castle taken, can castles be captured, do ruins block, enemy ruin, who owns a ruin, do ruins count for income or points, what is left of a castle after its destruction',
  'rule 9.5-rebuild':
    'build a castle up again, restore a ruin, fix a castle, repair a ruined castle, put a castle back, who can rebuild castles, give up a unit for a castle, when may a castle be rebuilt, rebuild on an enemy ruin, reuse a ruin, cost of rebuilding, restore a fortress, may infantry be sacrificed to rebuild, which unit is given up, rebuild before income, rebuild costs gold, rebuild after battle, can everybody rebuild, whole castle again, nation without castles, ruin back to a castle, how many gold to rebuild, rebuild the same turn, may a leader be given up, when in my turn can I rebuild, what happens to the old ruin piece, can infantry be turned into a castle on a ruin, the ruin counter goes back to its owner, raise a castle from its ruin, may I rebuild in a province I have just conquered',
  'rule 9.6':
    'make somebody my vassal, who can be whose vassal, subjugate, which nations bow, how many provinces to submit, client states, tributary nations, who may become subject of whom, how many provinces must a nation have to submit, what is a subject, must or may submit, list of submissions, who can be vassal of the Visigoths, overlords of the game, which small nations can Rome make subject, which nation can subject which other nations',
  'rule 9.6-submission':
    'how do I make a vassal, refuse a small one that gives up, yields after a round, when can a tribe yield, capitulate, bend the knee, obliged to submit, one round must be fought, survivors on both sides, give up and become a vassal, forced to become a subject, accept a surrender, become my vassal, conditions for vassalage, bow to a big nation, must the strong accept, does the subject keep its units, when exactly does a nation submit, can I force submission, is a battle needed to submit, can I say no to submission, what happens at submission, the attacker must leave, declined submission, asked again, castle as last unit submission, get a weaker nation to submit, submit in the middle of a battle, who decides on submission, may the overlord refuse, too many provinces to submit, when is a small nation subjected, where do my units go after a submission, must at least one round be fought before a tribe yields, must both sides have survivors to submit, must there be a round of battle, must versus may submit, overlord’s troops must go out, both sides need one unit left, other battles against the new vassal, does the battle stop when they submit, must my troops leave the lands of my new vassal, they submit but I want to kill them, after the first round both have one unit, units of the overlord must retreat from the subject’s provinces, he attacks me and I want to become his vassal, what if all units of one side die in the first round',
  'rule 9.6-duration':
    'when does vassalage end, break free, vassal rebels, independence, freed, liberated, attack my overlord, until when subject, how long a vassal, throw off the yoke, leave my suzerain, stop being a vassal, betray my suzerain, attack the nation that submitted to me, can my subject attack me, when is a subject free, end of vassal status, does submission end, free from the Visigoths, subject forever, what if Toledo falls, death of the overlord, may I break the alliance, vassal grows above the limit of provinces, when does submission to the Umayyads end, is a vassal still subject when it has conquered many provinces, my vassal has now five provinces, overlord and subject may not attack each other',
  'rule 9.6-income':
    'vassal tribute, half income, gold of a vassal, odd half coin, share of the subject, half of the gold',
  'rule 9.6-points':
    'vassal victory points, who gets the points of a subject, halved points rounding, suzerain scores vassal land, rounding of a subject’s VP, do both score, half of the points, do subjects score, overlord scores provinces of subjects, province counted two times, share of points between subject and overlord',
  'rule 9.6-allies':
    'march through my vassal’s land, pass through a subject, vassals fight each other, two under the same suzerain attack one another, stop in an allied province, cross the territory of my suzerain, under the same overlord, defend a vassal, allied units together, vassals of the same master, may my overlord stay in my provinces, walk through my subject’s lands, end my move in an ally’s province, allies in battle, do subjects fight each other, stand together with an ally, fellow vassals, may allies share a province, does an ally help in battle, who plays the subject, when does the vassal play, allies may cross each other’s provinces but not stop there',
  // 10 Optional rules
  'chapter 10': 'house rules, variants, extra rules, options',
  'rule 10.1':
    'bid for the four groups, auction of sides, choose groups by bidding, who gets which group, equal bids for groups, buying a group, auction of the four fixed groups, what is done with my bid at the end, the highest secret bid gets the group, bids are subtracted at the end',
  'rule 10.2':
    'roll the fight again once a game, bad dice, redo a round, second chance, disastrous round, divine help, repeat the dice, miracle, used twice, repeat a battle round, sign used by both players, reroll for everybody',
  'rule 10.3':
    'how many chits do we draw, draw event cards, when do we draw, max tokens in hand, use an event, number of events, bag is empty, trade events, event list, what do the chits do, keep events, when can a card be played, can tokens be kept, when do I get new tokens, how often can I use a token, two tokens on the same turn, tokens hidden, how many tokens in the bag, discard a token, may I exchange tokens, play several tokens, at the start two tokens, keep my counters for later, can we swap events, can tokens be given to other players, I have five tokens is that too many, tokens may be kept as long as I like, not enough tokens for all players',
  'rule 10.3-army':
    'free soldier, free troops event, event gives a unit, which kinds of unit may I take, army event elite, army event leader, extra unit for nothing, elite from the token, place the free unit, may I take a knight, free cavalry, one extra unit that is not a castle or leader',
  'rule 10.3-bravery':
    'strike first, first strike, one unit strikes first and twice, brave unit, one unit hits before all others, hero unit, attack twice with one unit, fights before the enemy, courage, shoot before everyone else, fire twice, is the hit of a brave unit taken off at once',
  'rule 10.3-castle':
    'free fortress event, castle event turn, castle chit, nation without castle counters, castle for free, place the free castle, extra castle for a nation without castles, the have no castle can they get one by event, castle event before turn 8',
  'rule 10.3-die':
    'reroll a round with a token, roll dice again chit, reroll twice, several rerolls, rerolled, repeat the dice of a round',
  'rule 10.3-ambush':
    'play ambush when attacking, plain as if it were mountains, surprise attack, trap the attacker, reply with ruse, ambush in the open, who may ambush, use hills in the open as defender, fight as if in mountains, change the terrain of a battle, mountain table in a plain, plain becomes mountain for the fight, the defender makes plain into mountain, can the other one answer ambush with ruse, fight in the plain as if in mountains',
  'rule 10.3-ardour':
    'second move event, troops of one province move again, second move token, move again after fighting, ardour chit stacking bonus',
  'rule 10.3-indiscipline':
    'kill a knight with one hit, knight loses a life, undisciplined knight, enemy knight dies first hit, weaken a knight, event against knights, the enemy knight should die with one hit',
  'rule 10.3-minor-invasion':
    'small invasion, double move for one stack event, stack moves and fights twice event, mini invasion, can the stack pick up troops, a stack plays twice, extra movement and combat, one stack moves and fights twice, announce at the start of my turn that one stack moves twice',
  'rule 10.3-long-life':
    'keep a leader longer, leader one more turn, extend a leader, longer reign, leader does not die of age, old age, leader lives on, leader stays a second turn, leader lives one more turn, leader survives a second turn, can I keep my leader for another turn with an event, does long life work for a two turn leader, my king should leave can I keep him, leader of one turn stays two turns',
  'rule 10.3-null':
    'annul an event, nullify, negate, block an event, undo an event, cancel a card, at what moment is it annulled, stop the other player’s chit, does null stop a reshuffle, cancel a null, cancel an opponent’s token, token has no effect, must be played at once after the other event',
  'rule 10.3-reshuffle':
    'shuffle, refill the bag, put events back, drew it what do I do, mix the events again, mix all played tokens with the others and draw again',
  'rule 10.3-retreat':
    'escape before the first round, retreat before the fight, dodge a battle, flee before dice, leave before combat, retreat to avoid submitting, leave before the dice, go away before the battle begins, retreat before dice, can I go away before the first round of dice, does the retreat event save me from being a vassal',
  'rule 10.3-ruse':
    'mountains as if flat, fight in the mountains like a plain, trick, cunning, cancel mountains, undo the mountains, ruse against ambush, change the terrain to plain, plain table in mountains, the attacker makes the mountain a plain',
  'rule 10.3-tactics':
    'dice bonus event, +2 event, tactical bonus, better dice for a round, plus two on all dice, +2 for one round',
  'rule 10.3-treachery':
    'wreck a castle with one hit, gates opened, bribe, castle falls with a single hit, betray a castle, destroy a castle at once, castle loses all lives, instant castle kill, castle destroyed quickly, blow up a castle, castle dies on first hit, event against castles, the enemy castle should die with one hit, played before targets are named',
  'rule 10.3-treasure':
    'free money event, gold event, 6 gold event, find gold, when to play, extra gold, event that gives gold',
  'rule 10.4':
    'optional everybody may submit, any nation can be a vassal, free choice of suzerain, everyone may yield, voluntary vassal, may Castile submit, with the option may I submit to whoever I like, any nation may submit to any other at any time',
  'rule 10.4-half':
    'subject bigger than half of its suzerain, vassal grows too big, outgrows, more than half, too strong to be a vassal, grows beyond half free again, my vassal has as many units as me',
  'rule 10.4-never':
    'who can never become a subject, excluded from submitting, exempt, cannot be a vassal, never yield with the optional rule, no submission for, which nations are not allowed to become vassal, nations excluded from submitting',
  // 11 Nations
  'chapter 11': 'rules for each nation, nation specific rules, special powers',
  'rule 11-carthage':
    'Punic army, Carthage removed, Hannibal’s people, when does Carthage leave, when does Carthage stop, Carthage scoring',
  'rule 11-carthage-narbonne':
    'points for going to Italy, march on Rome, Hannibal, elephants over the Alps, exit at Narbonne for points, leave for Italy, 3 points per unit, how many points in Narbonne, nine units',
  'rule 11-galicians': 'do the Galicians have to submit or may they choose',
  'rule 11-cantabrians': 'what do the Cantabrians score, may the Cantabrians become a vassal of Rome',
  'rule 11-cantabrians-pillage': 'destroy forts points, plunder',
  'rule 11-cantabrians-end':
    'what becomes of the Cantabrians, Cantabrians disappear, absorbed by the Visigoths, last turn, Cantabrians after turn 8, turn into',
  'rule 11-lusitanians-viriathus':
    'Viriathus survives, Viriathus alive at the end of turn 5, rebel against Rome, uprising, free from Rome again, what do I get for Viriathus, when does Viriathus come, revolt of the Lusitanians, what happens if Viriathus runs away from the Romans, Viriathus left the battle against Rome, Viriathus lives until the end of the turn',
  'rule 11-lusitanians-umayyads':
    'Lusitanians yield to the Arabs, Lusitanians vassal of the Moors, can the Lusitanians become subject to the Arabs, submit to the Umayyads with four provinces or less',
  'rule 11-basques': 'do the Basques have to submit',
  'rule 11-celts': 'can the Celts become subjects, Celts bow to Carthage or Rome',
  'rule 11-iberians-end':
    'Iberians turn into legions, Iberians become Romans, Iberians become who, absorbed by Rome, romanised, Iberians disappear, when do Iberians end',
  'rule 11-rome':
    'legions arrive, Roman reinforcements, number of legions, when do the Romans come, what does Rome get each turn, Roman turn 4 invasion, where do the four elites of the sea land, when is Rome’s invasion and with what',
  'rule 11-rome-forts':
    'where do I put Roman forts, build camps, fort compulsory, forts for free, when are forts built, fort in each province crossed, are forts built automatically, must Rome place forts, fort on a castle, does a fort cost gold, romanisation of provinces',
  'rule 11-rome-viriathus': 'Rome kills Viriathus, Viriathus runs from Rome, points for the head of Viriathus',
  'rule 11-rome-zones':
    'VP for holding the whole south, whole zone bonus for Rome, points for the east, how does Rome score, points per zone, Rome turn 5 points',
  'rule 11-hispano-romans': 'when do the Hispano-Romans collect gold, five points for the Vandal leader',
  'rule 11-hispano-romans-founding':
    'Romans withdraw, legions stay behind, fall of the Roman Empire, legions stay as Hispano-Romans, Romans withdraw on turn 5 how many legions stay, how many elites become infantry, Rome leaves Spain, what remains of Rome, legions become infantry, how many elites become Hispano-Romans, who picks the elites that remain, Rome has eleven elites at the end of turn 5, up to eight elites are replaced by infantry, Rome collapses on turn 5',
  'rule 11-hispano-romans-forts':
    'fort fights like what, forts after Rome, strength of a fort, do forts survive Rome, do forts become infantry, fort destroyed, fort strength after Rome, are forts weaker after Rome is gone',
  'rule 11-vandals':
    'how many Vandals, when do the Vandals come, when do Vandals vanish, fifteen infantry in Narbonne with Geiseric',
  'rule 11-vandals-march':
    'special move before the invasion, special march, three areas from Narbonne, shot at while marching, stack of all Vandals, do they fight back on the march, who shoots at the Vandals, can they attack on the march, Vandals cross three provinces, the Vandals walk through my province on turn 6, enemies attack the Vandal stack in crossed provinces without answer',
  'rule 11-vandals-pillage':
    'plunder points, loot a fort, how many points per fort, pillaging, half a point, pillage worth, do the Vandals score for Roman forts, half a point for each killed Alan',
  'rule 11-vandals-africa':
    'migrate to Morocco, cross to Africa for points, sail to Africa, Vandals leave Spain, emigrate, kingdom in Africa, retreat to Africa points, units that cross score, one point for every unit that goes to Africa',
  'rule 11-alans':
    'Alan cavalry, Alans removed, when do the Alans leave, knights of the Alans, cavalry of the Alans, when do the Alans go away, points per Vandal unit for the Alans, are the Alans taken off the map',
  'rule 11-alans-ataces':
    'no stack limit in the first phase, twelve in one stack, unlimited stacking, big stack with the leader, may Ataces attack with as many units as he wants',
  'rule 11-alans-pillage':
    'plunder forts, pillaging Hispano-Roman forts, points for forts, how much is pillage worth, half a point, Alans destroy a Hispano-Roman fort',
  'rule 11-suebi': 'who must the Sueves submit to, Sueves become',
  'rule 11-visigoths':
    'Goths arrive, start collecting money, Gothic kings, how many Visigoths come, Goths in Gaul, when do Visigoths first get income',
  'rule 11-visigoths-castles':
    'where do I put the free castles, gratis castles, castles given on turn 8, castles south of the Duero, Gothic fortresses, free castle turns, castle in Tortosa, castle in Zaragoza, castle placed by the Visigoths for nothing, castle in Toledo occupied by a vassal, where can the other two castles be placed',
  'rule 11-visigoths-stacking': 'no stack limit with Alaric, unlimited attack on turn 8, unlimited stack of Alaric',
  'rule 11-visigoths-zones':
    '10 VP for controlling all of Spain, own the whole peninsula, control everything, whole map points, complete conquest, 2 points per zone for Visigoths',
  'rule 11-visigoths-turn-10':
    'points for castle provinces, half a point per province, half a point for provinces without castles for the Visigoths',
  'rule 11-visigoths-toledo':
    'Toledo has been taken, Toledo captured, Toledo conquered what now, lose the Gothic capital, subjects of the Visigoths after Toledo, Toledo lost, the Arabs have Toledo what about my castles',
  'rule 11-visigoths-neutrals':
    'neutral Goths, leftover Visigoths, do neutrals fight back, units of nobody, ownerless, rest of the Visigoths, outside the north, Visigoths in the south when Castile appears, Visigoths left behind',
  'rule 11-byzantium':
    'when do the Byzantines land, Justinian, east Romans arrive, Byzantium income half, where does Byzantium land, Byzantines are at sea on turn 10',
  'rule 11-umayyads':
    'how many Arabs land, Arab conquest, Moors arrive, Muslim conquest 711, Tariq lands, where do the Arabs come in, Umayyads first turn, Tarik and Musa, how many cavalry do the Umayyads have, Umayyad points for knights, with how many troops do the Arabs invade, where do the Umayyads collect gold',
  'rule 11-umayyads-surrender':
    'castle gives up without a fight, castle opens its gates, castle yields, castle with only a leader beside it, garrison gives up, Gothic castle alone, lone Gothic castle, castles that give up, must the castle be rebuilt, sacrifice cavalry for surrendered castle, Toledo is mine and a castle stands alone, I do not want to lose my cavalry for the castle',
  'rule 11-umayyads-narbonne':
    'crossing the Pyrenees for points, raid into France, Poitiers, Arabs leave through the Pyrenees, Arabs in Gaul, 4 points per unit, four points for each unit that leaves by Narbonne',
  'rule 11-umayyads-turn-12': 'second wave of Arabs, Umayyad fleet, 13 infantry and 3 cavalry',
  'rule 11-umayyads-berbers':
    'hire Berbers, what hits a Berber, Berber numbers, victory points for Berbers, strength of Berbers, number of Berbers, can Berbers retreat, how far do Berbers move, do berbers count for stacking',
  'rule 11-umayyads-end':
    'caliphate breaks up, end of the caliphate, caliphate collapses, taifas, split into emirates, Cordoba falls apart, four successors, Umayyads dissolve, what happens after turn 14, division of the caliphate, emirates founded in which order, what becomes of the Umayyads after turn 14',
  'rule 11-franks': 'Charlemagne, what do the Franks score, Franks on turn 12',
  'rule 11-franks-roland':
    'paladins, Roncesvalles, can Roland run away, Frankish knights retreat, Roland flee, Frankish knights cannot flee, Franks never retreat, kill Roland, Roland dies, Roland is losing can he go away',
  'rule 11-franks-turn-13':
    'Barcelona castle, Frankish castle, free castle in Barcelona, up to 5 infantry for the Franks',
  'rule 11-aragon-ramiro':
    'Ramirez, knights croisé, do crusader knights stay, second move with Ramiro, knights leave after turn 16, three infantry and two knights come with the crusade of Barbastro',
  'rule 11-aragon-knights': 'third knight, knight maximum, can Aragon have three knights',
  'rule 11-aragon-founding':
    'Franks turn into Aragon, no Franks left, minimum units of Aragon, what does Aragon start with, starting forces',
  'rule 11-badajoz-founding':
    'start provinces and castles, which provinces does Badajoz get, starting troops, Lusitanians turn into Badajoz, what does it start with, starting forces, six infantry, three castles, what if the Lusitanians are dead on turn 12, the Lusitanians were subject to the Umayyads when they changed',
  'rule 11-zaragoza-founding':
    'which provinces does it take, choose six provinces, starting troops, emirate at start, how many provinces do I choose, what does it start with, starting forces, twelve infantry, only one province is free for Zaragoza',
  'rule 11-valencia-founding':
    'which provinces does it take, starting troops, emirate at start, gets Majorca or Dénia, what does it start with, provinces at start, starting forces, five infantry, keep a castle',
  'rule 11-granada-founding':
    'which provinces does it take, starting troops, emirate at start, what does it start with, provinces and troops at the start, starting forces, seven infantry, keep a castle',
  'rule 11-navarre-founding':
    'Basques turn into Navarre, when is Navarre born, what does Navarre start with, what happens to the Basque units when Navarre comes',
  'rule 11-navarre-sancho':
    'receive Sancho, units with Sancho, Navarre reinforcements, Sancho arrives with what, Sancho comes even if the Basques are gone, Sancho when the Basques were destroyed',
  'rule 11-leon-founding':
    'Suebi already dead how does it start, Suebi turn into León, units taken from the Suebi, what does it start with, starting forces, what happens at the end of turn 13, six units, León replaces the Suebi, Suebi destroyed but León comes anyway, León appears although the Suebi are gone',
  'rule 11-castile-founding':
    'how many Visigoths become Castilians, units taken from the Visigoths, Visigoths turn into Castile, what does Castile start with, which Visigoths survive, starting forces, how many units does Castile get, eleven units, Castile replaces the Visigoths',
  'rule 11-castile': 'what does Castile score, which kills give points to Castile',
  'rule 11-castile-knights': 'fifth knight, knight maximum, how many knights may Castile have',
  'rule 11-seville-founding':
    'what does Seville start with, which Umayyads become Seville, heir of the caliph, starting forces, twelve units, Seville replaces the Umayyads, all castles go to Seville, there are fifteen Umayyad units left, Umayyad units are exchanged for units of Seville',
  'rule 11-seville-cities':
    '5 points for a city, five points Badajoz Valencia Granada, great emirate, cities to take for Seville',
  'rule 11-el-cid': 'Cid as a nation, mercenary hero, El Cid forces on turn 17',
  'rule 11-el-cid-hire':
    'who can hire the Cid, use the Cid as a mercenary, Cid works for me, employ, contract, how many times hired, can the Cid refuse, what may he attack, attack own nation of his player, mission against a friend, when can he be hired, mission next to my territory, one mission per turn, which province may El Cid be sent to, where can I send El Cid, he asks my El Cid to attack my own Granada, hire a mercenary with my gold',
  'rule 11-el-cid-mission':
    'choose which enemies the Cid attacks, part of the enemies, mission target units, attack only some of the defenders with El Cid',
  'rule 11-el-cid-battle':
    'Cid teleported, who rolls for the Cid, river on a mission, stacking on a mission, Cid retreats where, fights on a mission, how many units does he send, does the Cid use a river, Cid retreats off the map, who decides for the Cid, how many units can El Cid bring to a mission',
  'rule 11-el-cid-pay':
    'what does the Cid cost, price of a mission, fee, how much gold for the Cid, pay the mercenary, who gets the points of a mission, gold for destroying a castle, reward for a knight, which points does El Cid get, gold for retreating enemies, can I hire El Cid without enough gold, one gold for infantry two for a knight three for a castle, wages of the mercenary',
  'rule 11-el-cid-after':
    'where is the Cid after the battle, hired again, second mission, who takes the province after the mission, wounded knights of El Cid between missions, enter the province after El Cid, what happens to El Cid after his mission, can El Cid attack the same province again for another nation, El Cid emptied the province may I go in',
  'rule 11-el-cid-valencia':
    'Cid’s own move, where does the Cid appear, Cid conquers Valencia, own turn of the Cid, Cid kingdom, stacking limit at Valencia, does he have to attack Valencia, Cid must attack Valencia, Cid’s points for Valencia, El Cid was beaten at Valencia',
  'rule 11-almoravids': 'Moroccan invaders, Almoravid elites arrive',
  'rule 11-almoravids-castles':
    'points for captured castles, conquered castle rebuilt points, castle bonus, take over castles points, rebuild a castle points, Almoravid points in a province',
  'rule 11-almoravids-turn-20':
    'elites become infantry when, Almoravid income, Almoravids in the extended game, downgrade',
  'rule 11-crusade':
    'crusaders come, what does the Crusade score, crusading army, how long does the Crusade stay, crusade forces',
  'rule 11-crusade-landing': 'where may the crusaders land, any coast, crossed-out anchor allowed, disembark',
  'rule 11-crusade-ardour': 'second move all units or one province, crusaders move again, crusade second move',
  'rule 11-crusade-ruins':
    'can the Crusade rebuild castles, do crusaders build castles, may the crusaders sacrifice a unit to rebuild',
  'rule 11-almohads': 'what do the Almohads score, last invaders, do the Almohads collect gold',
  'rule 11-almohads-bounty':
    'VP for killing Almohads, reward for everybody, kill Almohads points, price on Almohad units, two points for each Almohad',
  // 12 to 16
  'chapter 12':
    'units on the map at the start, how do we set up the board, how do we begin, start of the game what do I need, starting units, initial placement, components, what is in the box, begin a game, who sets up first, gold at the beginning, which dice, what do I need to play, how many provinces on the map, prepare the game, initial deployment, starting gold, where do units start',
  'chapter 13':
    'which nations belong to player 2, can we play with 3 players, number of players basic game, who plays what, nations of a player, share out nations, default game, four sets of nations, how many people for the standard game, fixed groups of nations, Almohads in the standard game, how many players, player count',
  'chapter 14':
    'can 5 people play, expert version, five people, six players, bidding version, advanced version, how many players, player count',
  'rule 14.1':
    'starting scores of big nations, baseline subtracted, handicap, five big nations, points subtracted from Rome, choose a big nation, main empires, what does each player start with, first nation of a player, which nations are major, how many points are deducted from Rome, which five nations, free nation at the start, each player takes one of the five main nations without bidding',
  'rule 14.2':
    'bidding for empires, how is a nation sold, buy a nation with points, forbidden combinations, which nations may I not own together, cannot own both, nobody wants it, pass in an auction, starting price, order of auctions, when do we bid, who may not have both, minimum price of a nation, first to bid, when is a nation auctioned, does the bid cost gold, pay with points, tie in an auction, how does the bidding go, who speaks first, raise a bid, how much must I bid, forced to bid, nations I cannot have together, tell me what happens when all pass, may the Galician player also have the Suebi, who gets a nation without bids, I have the may I bid on the Cantabrians, some nations cannot be played by the same player, bidding war for a nation, rival nations of one player, how much must I bid at least, which nations exclude each other',
  'rule 14.4':
    'max number of nations per player, min and max empires, how many peoples may I own, own too many nations, own more than six nations, how few nations, can someone hold nine nations, how many nations may one player own, limit on nations, more than 8 nations, how many nations must each player have in scenario C',
  'rule 14.5':
    'only one player is allowed to take a nation, does he pay, forced to take a nation, no competitors, needs a nation for the minimum, without bidding, obliged to buy, only one bidder, penalty of 10 on the bid, two players both need the nation, what if all other players are excluded from a nation, do I pay more if I already have too many nations, ten points more if he already has many nations, nobody else is allowed to bid',
  'rule 14.6':
    'another player inherits my nation, sell the successor, who plays the new nation, next owner, nation changes hands, my nation becomes a nation of another player, which nations are auctioned again when they transform',
  'rule 14.6-minimum':
    'penalty for handing over a wrecked nation, hand over too few units, punish, leave enough units to the next owner, points lost for missing units, sabotage the successor, how many infantry must I pass on, units for the new player, punishment for ruining a nation, how many units must Rome leave to the Hispano-Romans, minus points for missing units, cavalry bonus Umayyads to Seville, how many units must remain for the next player, I have lost too many Visigoths before Castile, I gave only eight infantry, one point is lost for every unit missing, is it bad to leave my nation without units before it changes owner',
  'rule 14.7': 'secret bidding, hidden bids, blind bid, simultaneous bids, written bids',
  'rule 14.8':
    'barbaric variant, barbarian variant, brutal scoring, alternative points, scoring every nation by the same table, take the better of the two point values',
  'rule 14.8-turn-end': 'barbarian variant provinces, castle 2 points variant, 2 points per castle in play',
  'rule 14.8-own-turn':
    'barbarian variant points for killing, chiefs and knights, leader of another religion, horse of another religion, VP for a killed leader, same religion kill',
  'chapter 15':
    'how do I win, who wins, end score, subtract my bids, winning conditions, victory conditions, how does the game end, count the final points, goal of the game, aim of the game, object of the game, half a point more wins, are ties possible, add up all nations, dead nations count at the end, negative score, bids subtracted, most points wins, tie, when is the game over, all points minus all bids',
  'chapter 16':
    'which scenario should we start with, how long does it take, shortest scenario, game length, first time players, which scenario for beginners, number of turns, hours to play, list of scenarios, how many turns, time to play, choose a scenario, which scenarios are standard, which scenario takes one evening, what scenarios are there and how long',
  'rule 16.1':
    'shortest scenario, bonus points at start, points to start with, quick game, which turns in scenario A, short game for beginners',
  'rule 16.2': 'second short game, turns 4 to 15, which turns in scenario B',
  'rule 16.3': 'medium game, turns 4 to 19, which turns in scenario C',
  'rule 16.4': 'recommended game, complete game, turns 1 to 19, how long is the long game',
  'rule 16.5': 'last two turns, biggest scenario, 21 turns, which turns in scenario E',
  'rule 16.5-turn-20':
    'what changes on turn 20, who comes on turn 20, start of the extension, what changes on turn 20 of the extended game',
  'rule 16.5-turn-21':
    'Castile scoring on turn 21, last scoring, points of cities on turn 21, end of the extended game points, points for ruins, final provinces points',
  // Rulings
  'ruling dead-nations':
    'wiped out nation still gets a turn, dead nation skipped, nation without units, turn of a dead people, all my units are gone',
  'ruling income-forgone': 'turn down my income, waive income, refuse gold, decline revenue',
  'ruling ties': 'draw at the end, same score, equal points, shared victory',
  'ruling castle-dice': 'split the dice of a castle, castle shoots at several enemies, three dice on different targets',
  'ruling hits': 'excess hits on another kind, surplus hits, who takes the hits, wounded first',
  'ruling attacker-retreat': 'attacker falls back, may the attacker go back where he came from',
  'ruling leader-retreat': 'general retreats alone, leader flees without troops',
  'ruling two-leaders-stacking': 'Alaric and Euric together',
  'ruling forts-stacking': 'fort counts toward the limit',
  'ruling free-castles': 'castle has no room, free castle lost, cannot place the castle',
  'ruling free-castle-empty': 'empty Toledo or Tortosa',
  'ruling given-up-to-build': 'scrap a unit, destroy my own unit, take a unit off the map to place it again',
  'ruling purchase-unplaced': 'cannot place what I bought, no room for a purchase, refund',
  'ruling capital-surplus': 'excess units in the old capital, give up a capital',
  'ruling capital-lost': 'my capital was conquered',
  'ruling leader-split': 'leave the leader on the way, drop off',
  'ruling leader-mountain': 'leave the leader in the mountains, drop units in mountains',
  'ruling leader-bonus': 'how many units does a leader take along',
  'ruling one-overlord': 'two suzerains, change of suzerain',
  'ruling overlord-eliminated': 'suzerain is dead, master wiped out',
  'ruling heir-subject': 'vassal transforms, subject becomes a new nation',
  'ruling shut-in': 'subjects block the entry',
  'ruling africa-full': 'no room in Cádiz and Gibraltar, entry is blocked',
  'ruling left-behind': 'forgot to leave, stayed in Narbonne, did not leave Africa',
  'ruling must-leave': 'deadline to leave, how long in Narbonne',
  'ruling off-map': 'enemies together in Narbonne, fight in Gascony',
  'ruling off-map-cost': 'movement cost of Narbonne',
  'ruling beyond-pyrenees': 'enter Narbonne and come back',
  'ruling strait-retreat': 'flee over the water, run to Majorca',
  'ruling retreat-to-sea': 'flee to the ships',
  'ruling rebuild-when': 'rebuild next to an enemy',
  'ruling rebuild-source': 'no castle counter left, move a castle',
  'ruling emirate-castles': 'what happens to the castles of the caliphate',
  'ruling zaragoza-choice': 'take fewer provinces',
  'ruling neutrals': 'who rolls for the neutrals, neutral Goths',
  'ruling toledo-falls': 'what counts as the fall of Toledo, who must take Toledo',
  'ruling surrender': 'lone castle gives up',
  'ruling submission-conditions': 'when does a nation submit, both sides alive',
  'ruling submits-defender': 'attacker gives up',
  'ruling subject-income-lost': 'vassal of Rome or Carthage gold',
  'ruling overlord-purchase': 'buy with tribute out of turn, overlord over the gold limit',
  'ruling subject-vp-rounding': 'odd points of a vassal, halved points',
  'ruling half-points': 'round half points',
  'ruling almohad-kills': 'bounty and own points together',
  'ruling castle-is-a-unit': 'castle of Muslims counts as a unit',
  'ruling long-life-alfonso': 'Alfonso stays longer',
  'ruling long-life-ends': 'Al-Mansur or Ramiro stays longer',
  'ruling army-event': 'free unit kinds, army event elite or leader',
  'ruling event-draws': 'how many chits, draw when, start on turn 4 events',
  'ruling token-moments': 'when can a token be played, timing of events',
  'ruling bravery-order': 'first strike order',
  'ruling replay': 'targets after a reroll, reroll both sides',
  'ruling treachery-dice': 'does the betrayed castle still shoot',
  'ruling cid-leader-leaves': 'how long does the Cid stay, Cid two turns',
  'ruling cid-missions': 'steps of hiring, pay with gold I do not have',
  'ruling cid-leaderless': 'Cid dies on a mission, Cid is dead',
  'ruling cid-valencia-points': 'points for Valencia when',
  'ruling cid-off-map': 'Cid later on turn 18',
  'ruling auction-pass': 'come back into the bidding, pass and bid later',
  'ruling auction-steps': 'bid increment, raise by one, highest bid',
  'ruling auction-nobody': 'no bidders, unwanted nation, nobody wants a nation',
  'ruling auction-when': 'bid before or after the transformation',
  'ruling fifth-major': 'unused big nation, nation left over',
  'ruling minimum-needs': 'too few nations',
  'ruling group-bids': 'equal bids for a group, bid zero',
  'ruling standard-players': 'play with 3 players, two players, fewer players, solo',
  'ruling scenario-b': 'scenario B standard',
  'ruling pool-limit': 'no counters left, counter mix, run out of pieces',
  'ruling fill-up': 'count before buying, count units at sea',
  'ruling reinforcements-home': 'several reinforcements in one province',
  'ruling last-turn': 'transform on the last turn, final turn',
  'ruling end-of-turn-order':
    'points before or after transformations, what happens first at the end of the turn, tallied before',
  'ruling forced-out-castles': 'castle in a given province',
  'ruling knights-in-mountains': 'knight penalty in hills',
  'ruling hit-roll': 'roll low or high, roll under or over',
  'ruling forced-passage-count': 'does a leader pin, castle pins',
  'ruling stopping-in-ally': 'stay with a vassal, end my move with an ally',
  'ruling population': 'forts and the unit limit, what counts toward the unit limit',
  // What other games have
  'term castle': 'what is a castle, what a castle does',
  'term no-growth': 'level up, better units, promote',
  'term no-loot': 'booty for taking a city, gold for a victory, pillage gold',
  'term no-treaties': 'negotiate, alliances between players, non-aggression, make a deal',
  'term no-pursuit': 'occupy after winning, chase, follow up, advance after winning',
  'term no-joint-attack': 'combine armies of two nations, fight side by side',
  'term no-ships': 'sink, how many fit in a boat, sea battle, fight at sea',
  'term no-secrets': 'secret, see the gold of others, open information, hidden',
  'term no-duty': 'forced to attack, can I stay put, do I have to buy, sit still, can I skip my turn',
  'term no-refusal': 'avoid combat, must I attack, walk in without fighting, peaceful',
  'term no-captures': 'capture a fortress intact, use the enemy castle',
  'term no-last-round': 'how many rounds, round limit, battle without end',
  'term no-zones': 'influence next door, adjacent enemies stop me',
  'term no-upkeep': 'pay for units, maintain an army, supply lines, attrition, cost to keep troops',
  'term no-markers': 'own a province without troops, keep control after leaving, flag, who owns an empty province',
  'term religion': 'which nations are Muslim, who is Christian, which faith',
  'term special-castle': 'castle for those without castles',
  'term counter-limit': 'how many counters are there, piece limit',
  'page timeline': 'who comes when, which nations arrive on turn, calendar, what happens on turn, chronology, years',
  'page leaders': 'which leaders are there, kings and generals',
  'page provinces':
    'which provinces are in the north, list of provinces, income of all provinces, province table, zones of the map',
  'page scenarios': 'set-up of scenarios, who starts where, where do units start, starting units of a scenario',
  'page combat': 'all hit numbers, what do I need to hit',
  'token treachery': 'betrayal, betrayal token',
  'rule 11-badajoz': 'submission of Badajoz to the Umayyads',
  'rule 11-lusitanians': 'Lusitanians must submit',
  'term zone': 'which zone is a province in, is it in the north south east or centre',
};

/** The same for all of a kind. */
export const ASKED_OF_ALL: Readonly<Partial<Record<string, string>>> = {
  province:
    'how much gold does it give, how many gold does it pay, how many units fit, how many points for, who scores for',
  leader: 'how many turns does he stay, how long does he stay',
};
