import type { SceneId } from '../../hispania/scenes/ids.ts';
import type { Scenes } from '../../hispania/scenes/index.ts';
import { n, p, type Rich, r, t } from '../rich.ts';

/** What is said about a task. */
export interface TaskWords {
  readonly ask: Rich;
  readonly done: Rich;
  /** Said when the task can no longer be reached; every task that can be missed has it. */
  readonly lost?: Rich;
  /** Where to look, what to do, and the answer itself. */
  readonly hints: readonly [look: Rich, act: Rich, show: Rich];
}

/** What is said about an answer that a rule refuses: what one would try, and why it fails. */
export interface WrongWords {
  readonly label: Rich;
  readonly because: Rich;
}

/** The words of a scene, as a page reads them. */
export interface SceneWords {
  readonly title: string;
  readonly about: Rich;
  /** One for each step of the line, said before it is played. */
  readonly steps: readonly Rich[];
  readonly after: Rich;
  /** Where the printed example slips, and what we play. */
  readonly note?: Rich;
  readonly tasks: { readonly [id: string]: TaskWords };
  readonly wrongs: { readonly [id: string]: WrongWords };
}

type Steps<Line extends readonly unknown[]> = { readonly [I in keyof Line]: Rich };
type Identified = readonly { readonly id: string }[];

/** The words of one scene, with a sentence for each of its steps, tasks and wrong answers and no other. */
type WordsOf<S extends Scenes[SceneId]> = {
  readonly title: string;
  readonly about: Rich;
  readonly steps: Steps<S['line']>;
  readonly after: Rich;
  readonly tasks: {
    readonly [T in S['tasks'][number] as T['id']]: T extends { readonly lost: unknown }
      ? Required<TaskWords>
      : TaskWords;
  };
  readonly wrongs: { readonly [Id in Extract<S['wrong'], Identified>[number]['id']]: WrongWords };
} & (S extends { readonly note: true } ? { readonly note: Rich } : { readonly note?: never });

export type AllSceneWords = { readonly [Id in SceneId]: WordsOf<Scenes[Id]> };

export const SCENE_WORDS: AllSceneWords = {
  'too-many-at-segovia': {
    title: 'Six through Segovia, four to stay',
    about: t`${n('castile')} moves its whole army through ${p('segovia')}, a plain that holds three units. On the way there is no limit at all; it is counted only when movement ends. Watch the number in ${p('segovia')} rise to six, fall to four, and be checked.`,
    steps: [
      t`Two infantry come down from ${p('avila')}: four in ${p('segovia')}.`,
      t`Two more come from ${p('calatayud')}: six. Nobody minds while units move.`,
      t`The two that began in ${p('segovia')} go on to ${p('cuenca')}. Four are left.`,
      t`${n('castile')} ends its movement. Now the stacking limit is checked.`,
      t`Four stand where three may: one infantry goes back to its counters.`,
    ],
    after: t`The limit binds at the end of movement, not during it (${r('4.5')}). One unit too many is simply lost, unless the province becomes the capital in time (${r('4.3')}).`,
    tasks: {
      'all-four-stay': {
        ask: t`The check is asking for one infantry. Keep all four in ${p('segovia')}.`,
        done: t`A capital holds one unit more, and it may be declared at any moment: even now, in the middle of a check.`,
        lost: t`That infantry is gone. The capital has to be declared before a unit is given up.`,
        hints: [
          t`Look at what else is offered beside giving a unit up.`,
          t`Some provinces hold one unit more than their terrain says. Which, and who chooses it?`,
          t`Declare ${p('segovia')} the capital of ${n('castile')}: three and one make four.`,
        ],
      },
      'nobody-lost': {
        ask: t`Start again: end movement with ${p('segovia')} as full as it may be without a capital, and lose nobody.`,
        done: t`Three in the plain, and the check passes by without a question.`,
        lost: t`Movement is over and ${p('segovia')} does not hold three. Take your moves back and count again.`,
        hints: [
          t`Count the infantry in ${p('segovia')} before you end your movement.`,
          t`A plain keeps three; two are there already.`,
          t`Move one infantry from ${p('avila')} to ${p('segovia')}, then end movement.`,
        ],
      },
    },
    wrongs: {
      'go-on-regardless': {
        label: t`Ignore the surplus and carry on.`,
        because: t`The check is not a warning. Nothing goes on while ${p('segovia')} is over its limit.`,
      },
      'two-at-once': {
        label: t`Give up two infantry, to be on the safe side.`,
        because: t`Exactly the surplus goes, no more: one unit.`,
      },
      'from-somewhere-else': {
        label: t`Give up a unit in ${p('cuenca')} instead.`,
        because: t`Each province is counted for itself, and the two in ${p('cuenca')}, a mountain, are within their limit.`,
      },
    },
  },
  'alans-at-segovia': {
    title: 'Four to attack, three to stay',
    about: t`The ${n('alans')} fall upon ${p('segovia')}, a plain held by two infantry. An attacker may bring one unit more than the province can hold, since some will not come back. Look at what happens when all of them do.`,
    steps: [
      t`Two infantry from ${p('avila')} enter ${p('segovia')}. The enemy there stops them.`,
      t`Two more from ${p('calatayud')}: four, which is three for the plain and one for the attack.`,
      t`Movement ends. The check has nothing to say: four may attack.`,
      t`The battle. Both ${n('hispano-romans')} fall in the first round, and no Alan does.`,
      t`With the enemy gone the bonus is gone too: four stand where three may, and one must go.`,
    ],
    after: t`The bonus of attack counts in the check before combat and no longer in the one after it (${r('4.4')}, ${r('6.8')}). A victory without losses costs a unit, unless the capital moves in.`,
    tasks: {
      'a-new-capital': {
        ask: t`The battle is won and the last check asks for an infantry. Keep all four.`,
        done: t`The ${n('alans')} rule from ${p('segovia')} now, and their capital holds four.`,
        lost: t`The fourth has been given up. Take it back and look at the other offer.`,
        hints: [
          t`The check offers more than a removal.`,
          t`The winner may move its capital into the province it has just taken.`,
          t`Declare ${p('segovia')} the capital of the ${n('alans')}.`,
        ],
      },
      'as-many-as-may': {
        ask: t`There are five ${n('alans')} around ${p('segovia')}. From the start: attack with as many as may, and lose nobody before the battle.`,
        done: t`Four dice in the first round, and the fifth man waits at home.`,
        lost: t`The check before the battle found a unit too many.`,
        hints: [
          t`It is turn 7: no leader, no invasion.`,
          t`The plain's own limit and one for the attack. It does not matter from where they come.`,
          t`Bring exactly four infantry into ${p('segovia')}, end movement, and fight.`,
        ],
      },
    },
    wrongs: {
      'keep-the-fourth': {
        label: t`Leave all four and end the turn.`,
        because: t`The bonus belonged to the attack, and the attack is over.`,
      },
      'remove-before-the-battle': {
        label: t`Send one home before the dice are rolled.`,
        because: t`Units are given up in the checks only; four are within the limit of an attack, so nothing is asked now.`,
      },
      'leave-the-enemy-be': {
        label: t`Stand beside the enemy and do not fight.`,
        because: t`Where units of two nations meet, a battle is fought. The attacker chooses the order, not whether.`,
      },
    },
  },
  'alans-invade-segovia': {
    title: 'Five in an invasion',
    about: t`The same attack a turn earlier. Turn 6 is the invasion of the ${n('alans')}: the bonus of attack is two instead of one, and they move and fight twice. That second movement is the way out for those who are too many.`,
    steps: [
      t`Two infantry from ${p('avila')}.`,
      t`Two from ${p('calatayud')}: four.`,
      t`And the one from ${p('cuenca')}: five. Three for the plain, two for the invasion.`,
      t`The first movement ends, and the check lets five pass.`,
      t`Five dice against two: both defenders fall.`,
      t`In their second movement the ${n('alans')} stay where they are.`,
      t`Nobody is attacked in ${p('segovia')} any more: three may stay, and two infantry are lost.`,
    ],
    after: t`Five may attack in an invasion, or with a leader; three may stay (${r('4.4')}). The second movement of an invasion comes before the count, so nobody need be lost (${r('9.1')}).`,
    tasks: {
      'all-five-alive': {
        ask: t`The battle is won and the second movement begins. Hold ${p('segovia')} and lose none of the five.`,
        done: t`Three stay, two ride on, and the check finds everybody in their place.`,
        lost: t`Somebody had to be given up. The time to move was before the check.`,
        hints: [
          t`It is the second movement now, before anything is counted.`,
          t`Two must be elsewhere. The mountains around hold two each.`,
          t`Move two infantry from ${p('segovia')} to ${p('calatayud')}, then end movement.`,
        ],
      },
      'only-one-need-go': {
        ask: t`Too late to move: the check asks for two. Get away with losing one.`,
        done: t`Four stay in the new capital.`,
        lost: t`Two are gone. The capital comes first.`,
        hints: [
          t`The limit itself can be raised.`,
          t`A capital holds one unit more, and you may declare it in the check.`,
          t`Declare ${p('segovia')} the capital, then give up one infantry.`,
        ],
      },
    },
    wrongs: {
      'stay-as-five': {
        label: t`Stay as five: it is still an invasion.`,
        because: t`The invasion helps in provinces that are attacked. Here the enemy is gone.`,
      },
      'give-up-only-one': {
        label: t`Give up one and keep four.`,
        because: t`The plain holds three. Four may stay in a capital, and ${p('segovia')} is none yet.`,
      },
    },
  },
  'retreat-to-avila': {
    title: 'One more into Ávila',
    about: t`${n('castile')} has lost a round at ${p('salamanca')} and wants to be gone. ${p('avila')} next door is a mountain and full with its two units. A retreat may overfill a province by one, for the moment; look at who finds room and when the debt falls due.`,
    steps: [
      t`Three infantry of ${n('seville')} attack three of ${n('castile')}; each side loses one.`,
      t`${n('seville')}, the attacker, is asked first and stays.`,
      t`One infantry of ${n('castile')} squeezes into ${p('avila')}: the third where two may stand.`,
      t`${p('avila')} takes nobody else. The other infantry goes to ${p('tierra-de-campos')}, which is empty.`,
    ],
    after: t`A retreat may exceed the limit by one unit in a province (${r('4.6')}). By ${n('castile')}'s next movement, which begins now, somebody must leave ${p('avila')}, or a unit is lost at the check.`,
    tasks: {
      'two-into-avila': {
        ask: t`Before anybody leaves ${p('salamanca')}: bring both infantry into ${p('avila')}.`,
        done: t`Two for the mountain, one for the capital, one for the retreat: four.`,
        lost: t`One of the two is no longer there to be saved, or has gone elsewhere.`,
        hints: [
          t`${p('avila')} holds two, and one more for a retreat. One is missing.`,
          t`Even in somebody else's turn ${n('castile')} may do something about that limit.`,
          t`Declare ${p('avila')} the capital, then retreat both infantry there.`,
        ],
      },
      'out-of-avila-again': {
        ask: t`${n('castile')} is on the move. Pass the check with every unit alive.`,
        done: t`The debt is paid: ${p('avila')} is back to two.`,
        lost: t`A unit was lost. There was room in several provinces around ${p('avila')}.`,
        hints: [
          t`Three infantry stand in ${p('avila')}, where two may.`,
          t`One of them, any one, has to go somewhere with room. Empty provinces count.`,
          t`Move one infantry from ${p('avila')} to ${p('segovia')} and end movement.`,
        ],
      },
    },
    wrongs: {
      'two-at-a-time': {
        label: t`Both retreat to ${p('avila')} together.`,
        because: t`The exception is one unit for a province, however many would like to come.`,
      },
      'one-after-the-other': {
        label: t`First one to ${p('avila')}, then the other.`,
        because: t`The one place beyond the limit is taken. Going one by one makes no new one.`,
      },
    },
  },
  'targets-at-segovia': {
    title: 'Name your targets',
    about: t`${n('castile')} attacks two infantry and a cavalry of the ${n('umayyads')} at ${p('segovia')}. Before any die is rolled each side says what it aims at, type by type. Look at what a second hit on a single cavalry is worth.`,
    steps: [
      t`${n('castile')} opens the battle.`,
      t`It aims the knight and one infantry at the cavalry, the other infantry at the infantry.`,
      t`The ${n('umayyads')} name their targets too, and only then both sides roll.`,
    ],
    after: t`The knight and the infantry both hit, but there was one cavalry only: the second hit is lost and does not pass on to the infantry (${r('6.1')}). All three defenders shot back, even those nobody aimed at.`,
    tasks: {
      'a-target-for-each': {
        ask: t`Play ${n('castile')}: aim so that every die that hits destroys something, whatever is rolled.`,
        done: t`No more dice on a type than there are units of it: no hit can be lost.`,
        lost: t`More dice than units were aimed at a type. With luck like that, a hit would have been lost.`,
        hints: [
          t`Count what stands there: two infantry, one cavalry.`,
          t`Three dice for three units. Which of yours should take the cavalry?`,
          t`Knight at the cavalry, both infantry at the infantry.`,
        ],
      },
      'down-with-the-knight': {
        ask: t`Now play the ${n('umayyads')}: the knight can take two hits. Bring him down in this very round.`,
        done: t`Two hits on the same type in one round: the knight is gone before he could turn away.`,
        lost: t`The knight is still in the saddle. He needs two hits in one round, so give him as many dice as you can.`,
        hints: [
          t`A knight is hit on 8 here, and has two lives.`,
          t`One die on him can never be enough.`,
          t`Aim both infantry and the cavalry at the knight.`,
        ],
      },
    },
    wrongs: {
      'away-before-the-round': {
        label: t`Look at the enemy, think better of it, and retreat.`,
        because: t`Retreats come at the end of a round. Who attacks fights at least one.`,
      },
      'hold-a-die-back': {
        label: t`Let only one of the two infantry shoot.`,
        because: t`Every unit rolls, and so every die needs a target.`,
      },
      'aim-again': {
        label: t`Change ${n('castile')}'s targets once the enemy is about to name his.`,
        because: t`What is announced stands. It is the defender's turn to aim.`,
      },
    },
  },
  'seville-at-salamanca': {
    title: 'Cavalry before a castle',
    about: t`Two cavalry of ${n('seville')} charge into the plain of ${p('salamanca')}, where two infantry and a castle of ${n('castile')} wait. Cavalry attacks superbly there, and a castle rolls three dice. Look at the order: all dice first, losses afterwards.`,
    steps: [
      t`${n('seville')} opens the battle. ${n('castile')} has two types to aim at, so the cavalry must choose.`,
      t`Both cavalry aim at the infantry and need 4. Then five dice answer, each on 9: two of the infantry, three of the castle.`,
    ],
    after: t`Both infantry are gone, yet they rolled: results apply at the same time (${r('6.2')}). One cavalry fell to the castle. Of those left, the castle can never retreat, so only ${n('seville')} decides whether there is a second round.`,
    tasks: {
      'two-dice-fewer': {
        ask: t`Attack otherwise: leave the castle with a single die for the second round.`,
        done: t`Two hits, two dice fewer. What stands in front of the walls is another matter.`,
        lost: t`The castle has more than one die left, or its infantry was the target.`,
        hints: [
          t`An intact castle rolls three dice, one for each life it has left.`,
          t`Each hit on it costs it a die from the next round on. Your cavalry needs 5.`,
          t`Aim both cavalry at the castle.`,
        ],
      },
      'stop-here': {
        ask: t`After the printed round: end the battle with your last cavalry alive.`,
        done: t`The attacker may go back where he came from. ${n('castile')} keeps ${p('salamanca')}, and its castle is as good as new.`,
        lost: t`Staying means another round against three dice. Go back and leave in time.`,
        hints: [
          t`The attacker is asked first, after every round.`,
          t`Choose a neighbouring province that is empty or your own.`,
          t`Retreat the cavalry to ${p('alcantara')}.`,
        ],
      },
    },
    wrongs: {
      'four-dice': {
        label: t`Shoot at the infantry and at the castle, two dice at each.`,
        because: t`A cavalry has one die. Only the castle rolls more than one.`,
      },
      'the-garrison-leaves': {
        label: t`Let ${n('castile')} clear out first.`,
        because: t`After a round the attacker speaks first. And a castle does not walk.`,
      },
      'back-to-badajoz': {
        label: t`Ride all the way back to ${p('badajoz')}.`,
        because: t`A retreat goes to a neighbouring province, however fast the unit is.`,
      },
    },
  },
  'a-leader-adds-two': {
    title: 'A leader adds two',
    about: t`Three infantry of the ${n('visigoths')} stand before ${p('cartagena')}, and their king Wallia is still in ${p('valencia')}. A leader rolls no die and takes no hit, but every unit of his side hits two numbers sooner. Look at the 5 where there was a 7.`,
    steps: [
      t`Wallia rides alone from ${p('valencia')} to ${p('denia')}.`,
      t`With him at their head the three infantry enter ${p('cartagena')}, where the ${n('alans')} stop them.`,
      t`The ${n('visigoths')} end their movement.`,
      t`The battle begins.`,
      t`All three aim at the infantry. A 7 would be needed in the plain; with Wallia a 5 will do.`,
    ],
    after: t`The 5 hit, thanks to the leader; the ${n('alans')}, without one, needed 7 (${r('6.2b')}). Two leaders would add no more than one, and a leader left alone before the enemy is lost.`,
    tasks: {
      'bring-him-up': {
        ask: t`From the start: attack ${p('cartagena')} so that your infantry hits on 5 in the first round.`,
        done: t`Wallia came up in time: 7, less 2 for the leader.`,
        lost: t`The infantry is on its own, or the king is. Bring both into ${p('cartagena')} in the same movement.`,
        hints: [
          t`Where is Wallia, and where is his army?`,
          t`Alone he may enter three provinces. He can pick the infantry up on his way.`,
          t`Wallia to ${p('denia')}, then with infantry to ${p('cartagena')}; end movement; fight.`,
        ],
      },
      'home-with-the-king': {
        ask: t`One round is enough. Bring all three infantry and Wallia home to ${p('denia')}.`,
        done: t`Everybody is home, and there is no king for the ${n('alans')} to boast of.`,
        lost: t`Somebody did not come home. A leader without units before the enemy dies at once.`,
        hints: [
          t`The retreat offers units and leaders.`,
          t`Nobody may be left behind, and least of all he. ${p('denia')} holds three, leaders not counted.`,
          t`Retreat three infantry to ${p('denia')}, and Wallia with them.`,
        ],
      },
    },
    wrongs: {
      'on-to-cordoba': {
        label: t`Use the infantry's second province and march on to ${p('cordoba')}.`,
        because: t`Units stop where they meet another nation. Three ${n('alans')} stop six, and you have three.`,
      },
      'wallia-rolls-too': {
        label: t`Let Wallia fight as well.`,
        because: t`A leader never rolls. His two points go to the dice of his units.`,
      },
    },
  },
  'over-the-ebro': {
    title: 'Over the Ebro',
    about: t`${n('aragon')} attacks the city of ${n('zaragoza')} with two infantry: one came from ${p('pamplona')} over the Ebro, one from ${p('tortosa')} on dry land. In the first round those who crossed a river count as a type of their own, and an easier one to hit. The defender has a choice.`,
    steps: [
      t`${n('aragon')} has one type to aim at; ${n('zaragoza')} has two.`,
      t`Both defenders aim at the one that came over the river: they hit it on 5 instead of 7.`,
      t`${n('aragon')} fights on with the one that is left.`,
    ],
    after: t`The river gives the defender +2 in round 1, against those who crossed it and nobody else (${r('6.4')}). From the second round on everybody is infantry again.`,
    tasks: {
      'neither-is-spared': {
        ask: t`Play ${n('zaragoza')}: aim so that both attackers may fall in the first round.`,
        done: t`One die needs 5 and one needs 7. Less likely to hit, but with luck the battle is over.`,
        lost: t`One of the two attackers has nothing to fear from that.`,
        hints: [
          t`The unit from ${p('pamplona')} and the one from ${p('tortosa')} are two targets.`,
          t`Two hits on one unit are a hit lost. Two dice, two targets.`,
          t`One die at the infantry over the river, one at the other infantry.`,
        ],
      },
      'once-only': {
        ask: t`${n('aragon')} stays. Stand as well, and see what ${n('zaragoza')} needs now.`,
        done: t`7 again: the river counts in the first round only.`,
        lost: t`The battle is over before a second round was fought.`,
        hints: [
          t`It is ${n('zaragoza')}'s turn to stay or to leave.`,
          t`A second round begins when both sides stay.`,
          t`Choose to fight on.`,
        ],
      },
    },
    wrongs: {
      'only-the-wet-one-may-be-shot': {
        label: t`Roll one die only, for the one who came over the river.`,
        because: t`Every defender rolls, whoever attacks him. Each die needs a target.`,
      },
      'into-their-empty-camp': {
        label: t`Slip away to ${p('pamplona')}, which the attacker has left empty.`,
        because: t`A defender never retreats to a province an attacker came from.`,
      },
    },
  },
  'round-by-tortosa': {
    title: 'Or round by Tortosa',
    about: t`${n('aragon')} again, before it has moved: one infantry in ${p('barcelona')}, one in ${p('tortosa')}. The Ebro lies between ${p('barcelona')} and both other provinces. What counts is the last border before the battle; look for one without a river.`,
    steps: [
      t`The infantry in ${p('barcelona')} crosses the Ebro to ${p('tortosa')}: nobody is there to shoot.`,
      t`Both go on to ${p('zaragoza')}, over a border without a river.`,
      t`${n('aragon')} ends its movement.`,
      t`The battle: ${n('zaragoza')} needs 7 against either of them.`,
    ],
    after: t`A river that was crossed on the way does no harm; only the last step decides (${r('6.4')}). Two provinces are just what an infantry can march, so the way round costs nothing.`,
    tasks: {
      'dry-feet': {
        ask: t`Attack ${p('zaragoza')} with both infantry so that no river helps the defender.`,
        done: t`Both came in from ${p('tortosa')}: no target of its own, no bonus.`,
        lost: t`One of the two came straight over the Ebro, or stayed at home.`,
        hints: [
          t`Look at the borders of ${p('zaragoza')}: where does the Ebro not run?`,
          t`An infantry may enter two provinces. ${p('tortosa')} touches ${p('barcelona')} and ${p('zaragoza')}.`,
          t`${p('barcelona')} to ${p('tortosa')}, then both to ${p('zaragoza')}; end movement; fight.`,
        ],
      },
      'the-short-way': {
        ask: t`Now try it the other way: send the unit from ${p('barcelona')} straight over, begin the battle, and see the price.`,
        done: t`There is a target that ${n('zaragoza')} hits on 5. That is the river.`,
        lost: t`${n('aragon')}'s turn is over.`,
        hints: [
          t`${p('barcelona')} and ${p('zaragoza')} share a border.`,
          t`Bring both in, each from where it stands, and begin the battle.`,
          t`${p('barcelona')} to ${p('zaragoza')}, ${p('tortosa')} to ${p('zaragoza')}, end movement, fight.`,
        ],
      },
    },
    wrongs: {
      'over-the-corner-to-cuenca': {
        label: t`From ${p('tortosa')} to ${p('cuenca')} first, to come from behind.`,
        because: t`Four provinces meet there in one point. ${p('tortosa')} and ${p('cuenca')} share no border.`,
      },
      'a-third-province': {
        label: t`March on from ${p('zaragoza')} with the one from ${p('barcelona')}.`,
        because: t`It has entered two provinces, and infantry has no third.`,
      },
      'past-the-garrison': {
        label: t`March on with the one from ${p('tortosa')}: it has a province left.`,
        because: t`It has met another nation and stops. Two defenders would need four to be passed.`,
      },
    },
  },
  'retreat-from-segovia': {
    title: 'Room for one in Calatayud',
    about: t`The ${n('umayyads')} have come to ${p('segovia')} from ${p('toledo')} and ${p('cuenca')}, and ${n('castile')} wants to save what is left. ${p('toledo')} lies open and empty, ${p('avila')} belongs to ${n('leon')}, and ${p('calatayud')} is full. Look at where the two survivors may go.`,
    steps: [
      t`Three infantry against three.`,
      t`${n('castile')} aims at those who came over the Tagus. Each side loses one.`,
      t`The ${n('umayyads')} do not retreat. Now it is ${n('castile')}'s turn to speak.`,
      t`One infantry goes to ${p('calatayud')}, one more than its limit of two.`,
      t`There is no room for the other, until ${n('castile')} declares ${p('calatayud')} its capital.`,
      t`Now the second one can follow.`,
    ],
    after: t`${p('toledo')} was barred because attackers had come from it, ${p('avila')} and ${p('cuenca')} because others held them (${r('6.6')}). ${p('calatayud')} took one by the rule of retreat (${r('4.6')}) and one as the capital (${r('4.3')}).`,
    tasks: {
      'both-get-away': {
        ask: t`The attacker stays. Get both infantry of ${n('castile')} out of ${p('segovia')} alive.`,
        done: t`Four in ${p('calatayud')}: two for the mountain, one for the capital, one for the retreat.`,
        lost: t`Staying for another round is not getting away.`,
        hints: [
          t`One neighbour is open, and it has room for one.`,
          t`${n('castile')} may change that limit at any time, even in its enemy's turn.`,
          t`Declare ${p('calatayud')} the capital, then retreat both infantry there.`,
        ],
      },
      'back-within-the-limit': {
        ask: t`Four stand in ${p('calatayud')}, and the capital holds three. When ${n('castile')} comes to move, pass its check without a loss. ${n('leon')} plays before; let it stand.`,
        done: t`In order again before anybody counted.`,
        lost: t`${n('castile')} lost a unit. It had a movement to prevent that.`,
        hints: [
          t`${n('leon')} moves first: end its movement. Then look at ${p('calatayud')}.`,
          t`One infantry has to find a province with room.`,
          t`End ${n('leon')}'s movement; move one infantry from ${p('calatayud')} to ${p('old-castile')}; end movement.`,
        ],
      },
    },
    wrongs: {
      'both-without-the-capital': {
        label: t`Both to ${p('calatayud')} at once.`,
        because: t`Its two units fill the mountain, and a retreat may add one.`,
      },
      'through-the-gap-to-toledo': {
        label: t`Through the gap to ${p('toledo')}: nobody is there.`,
        because: t`Some of the attackers came from ${p('toledo')}. That way is theirs.`,
      },
      'to-the-neighbours': {
        label: t`To ${p('avila')}, where a Christian nation stands.`,
        because: t`Another nation's province is closed, whatever its faith. A retreat goes to own or empty provinces.`,
      },
    },
  },
  'cavalry-against-knight': {
    title: 'Cavalry against a knight',
    about: t`${n('seville')} attacks in the plain of ${p('salamanca')} with an infantry and a cavalry; ${n('castile')} has an infantry and a knight. Two tables decide, one for the attacker and one for the defender. Look up each die: row, column, terrain.`,
    steps: [
      t`${n('seville')} opens the battle.`,
      t`The cavalry aims at the knight: attacker's table, row knight, column cavalry, plain. It needs 5.`,
      t`${n('castile')} answers from the other table: its knight needs 7 against cavalry.`,
    ],
    after: t`The 5 hit, and the knight is wounded: he has one life left and still rolls his die. The same cavalry would need 9 in the mountains (${r('6.7-attacker')}), and 8 as defender (${r('6.7-defender')}).`,
    tasks: {
      'a-die-on-four': {
        ask: t`Find a target that one of ${n('seville')}'s dice hits on 4, and roll it.`,
        done: t`Cavalry against infantry in the plain: 4. There is no better number in the attacker's table.`,
        lost: t`No die of ${n('seville')} needed 4. Go back and look at the table again.`,
        hints: [
          t`Read the row of infantry in the attacker's table.`,
          t`Only one kind of unit needs 4, and only in the plain.`,
          t`Aim the cavalry at the infantry, whatever the other die does.`,
        ],
      },
      'both-at-the-cavalry': {
        ask: t`Play ${n('castile')}: aim so that your infantry needs 7 and your knight only 5.`,
        done: t`Against infantry, both have their best numbers. The attacking cavalry is hard to hit in the plain.`,
        lost: t`One of the two dice needed more. Compare the two rows of the defender's table.`,
        hints: [
          t`In the defender's table the rows are the attacking units.`,
          t`Which of ${n('seville')}'s two units is easier to hit in the plain?`,
          t`Aim both at the infantry.`,
        ],
      },
    },
    wrongs: {
      'the-knight-alone-replies': {
        label: t`Only the knight answers: he was the one attacked.`,
        because: t`All defenders roll, whether somebody aims at them or not.`,
      },
      'a-knight-rolls-twice': {
        label: t`Two lives, two dice: let the knight aim twice.`,
        because: t`A knight takes two hits but has one die. Only a castle has a die for each life.`,
      },
    },
  },
  'cavalry-in-the-mountains': {
    title: 'The same cavalry in the mountains',
    about: t`Two cavalry of ${n('seville')} stand in ${p('calatayud')}. A knight of ${n('castile')} holds ${p('avila')}, in the mountains, and another holds ${p('segovia')}, in the plain. Neither border has a river; all that differs is the ground.`,
    steps: [
      t`Both cavalry ride up to ${p('avila')}.`,
      t`${n('seville')} ends its movement.`,
      t`In the mountains each of them needs 9 against the knight. An 8 is not enough.`,
    ],
    after: t`In the plain an 8 and a 5 would have been two hits, and the end of the knight; in the mountains they are none (${r('6.3')}). Cavalry fights there like infantry.`,
    tasks: {
      'better-ground': {
        ask: t`Choose your ground: attack a knight where your cavalry hits him on 5.`,
        done: t`In the plain: 5 instead of 9 with the same horses.`,
        lost: t`That was the hard way: 9 for each die.`,
        hints: [
          t`Look at the terrain of the two provinces next door.`,
          t`Cavalry is at its best in the plain.`,
          t`Move both cavalry to ${p('segovia')}, end movement, and fight.`,
        ],
      },
      'both-kinds-of-ground': {
        ask: t`Compare: attack with one cavalry in ${p('avila')} and with the other in ${p('segovia')}, and roll in both places.`,
        done: t`9 in the mountains, 5 in the plain, in the same turn.`,
        lost: t`${n('seville')}'s turn ended before both battles were fought.`,
        hints: [
          t`One cavalry each way; then two battles wait for you.`,
          t`A battle has to end before the next begins. After a round you may retreat where you came from.`,
          t`One to ${p('avila')}, one to ${p('segovia')}; fight at ${p('avila')}, go back to ${p('calatayud')}, fight at ${p('segovia')}.`,
        ],
      },
    },
    wrongs: {
      'ride-on-over-the-mountains': {
        label: t`Cavalry enters four provinces: ride on from ${p('avila')} to ${p('salamanca')}.`,
        because: t`A mountain province stops every unit that has no leader with it, and ${p('avila')} is one.`,
      },
      'no-battle-in-segovia': {
        label: t`Fight in ${p('segovia')} now, where the ground is better.`,
        because: t`A battle is fought where units of two nations stand, and yours are all in ${p('avila')}.`,
      },
    },
  },
  'knight-against-cavalry': {
    title: 'And the other way about',
    about: t`Now the knights attack: one in the plain of ${p('segovia')}, one in the mountains of ${p('avila')}, each against a cavalry of ${n('seville')}. The ground matters to the knight. Look whether it does to the cavalry that defends.`,
    steps: [
      t`In ${p('segovia')} the knight needs 5. The cavalry needs 8, and both hit.`,
      t`In ${p('avila')} the knight needs 6, and a 5 misses. The cavalry needs 8 again.`,
    ],
    after: t`A cavalry that defends hits a knight on 8, in the plain as in the mountains (${r('6.7-defender')}). The knight in ${p('segovia')} was wounded in the round he won, and is whole again; the one in ${p('avila')} is still in it.`,
    tasks: {
      'he-has-to-fight-on': {
        ask: t`The wounded knight at ${p('avila')} cannot leave. Fight on, and win it with him; ${n('seville')} stands.`,
        done: t`The cavalry is gone, and the knight is healed as soon as the battle is over.`,
        lost: t`The knight fell, or ${n('seville')} was let go. Try once more.`,
        hints: [
          t`A wounded knight may not retreat, but he attacks as before.`,
          t`He needs 6. All there is to do is to stay.`,
          t`Stay with both sides, and see the next round.`,
        ],
      },
      'both-provinces': {
        ask: t`From the start: take both provinces and keep both knights. You choose which battle comes first; nobody retreats.`,
        done: t`Two battles, two provinces, two knights.`,
        lost: t`A knight has fallen, or somebody has retreated.`,
        hints: [
          t`The attacker decides the order of the battles.`,
          t`Begin where the luck is worse, and you will know sooner how bold to be in the other.`,
          t`Fight at ${p('avila')} first, then at ${p('segovia')}.`,
        ],
      },
    },
    wrongs: {
      'the-wounded-ride-home': {
        label: t`Bring the wounded knight back to ${p('calatayud')}.`,
        because: t`A knight who has taken a hit can no longer retreat. He fights on, or falls.`,
      },
      'two-battles-at-once': {
        label: t`Attack again at once, without asking whether anybody stays.`,
        because: t`After a round both sides say whether they stay. Then the next round begins by itself.`,
      },
    },
  },
  'rome-at-segovia': {
    title: 'One elite, two defenders',
    about: t`${n('rome')} attacks ${p('segovia')} with a single elite, and two infantry of the ${n('cantabrians')} stand in its way. An elite hits more often than infantry and is hit less often. Look at the two numbers: 6 and 8.`,
    steps: [
      t`${n('rome')} rolls a 6, just enough. The ${n('cantabrians')} roll two 7s, each one short of what an elite takes.`,
      t`One infantry is gone. ${n('rome')}, the attacker, is asked first and fights on.`,
      t`The ${n('cantabrians')} have seen enough: the survivor retreats to ${p('avila')}, and the battle is over.`,
    ],
    after: t`Against infantry those two 7s would have been two hits. After each round the attacker speaks first, then the defender, and a battle ends when one side is gone, by death or by retreat (${r('6.6')}).`,
    tasks: {
      'a-province-of-its-own': {
        ask: t`Play the ${n('cantabrians')}: retreat, but so that they hold another province than before.`,
        done: t`A retreat may go to an empty province, and whoever stands in it alone holds it.`,
        lost: t`Safe perhaps, but no province won.`,
        hints: [
          t`Who holds the neighbours of ${p('segovia')}? Some of them nobody.`,
          t`Not ${p('avila')}, which they have, and not where ${n('rome')} came from.`,
          t`Retreat to ${p('cuenca')}.`,
        ],
      },
      'stand-and-hit': {
        ask: t`Or stand. The ${n('cantabrians')} have one die and need 8: destroy the elite.`,
        done: t`There it goes. It would be worth points only in the ${n('cantabrians')}' own turn, as attackers (${r('8-kills')}).`,
        lost: t`${n('rome')} holds ${p('segovia')}. Brave, but an elite is hit on 8 or more only.`,
        hints: [
          t`The attacker has stayed. The defender may stay too.`,
          t`Both sides roll before anybody is taken away, so even a lost last man may hit.`,
          t`Choose to fight on, and look at the dice.`,
        ],
      },
    },
    wrongs: {
      'defender-first': {
        label: t`The ${n('cantabrians')} run before ${n('rome')} has decided.`,
        because: t`The attacker decides first whether he goes or stays.`,
      },
      'where-rome-came-from': {
        label: t`Retreat to ${p('calatayud')}, which ${n('rome')} has just left.`,
        because: t`A defender never retreats to a province an attacker came from.`,
      },
      'home-to-cantabria': {
        label: t`Run all the way home to ${p('cantabria')}.`,
        because: t`A retreat goes one province far, to a neighbour.`,
      },
    },
  },
  'suebi-at-porto': {
    title: 'Infantry to the last',
    about: t`Two infantry against two, in the plain: the most common battle there is. The ${n('suebi')} attack the ${n('galicians')} at ${p('porto')}, and both sides need 7. Look at the last round, where both are hit at the same time.`,
    steps: [
      t`The first round: 3 and 4 miss, 2 and 9 hit once. One of the ${n('suebi')} falls.`,
      t`The ${n('suebi')} could retreat, and stay.`,
      t`The ${n('galicians')} stay too. A second round: an 8 hits, and two 10s hit.`,
    ],
    after: t`The last of the ${n('suebi')} took one of the ${n('galicians')} with him, for results count at the same time (${r('6.2')}). The second 10 found nobody left and is lost. The battle is over because one army is gone.`,
    tasks: {
      'home-with-one': {
        ask: t`One against two is a poor chance. Play the ${n('suebi')} and end the battle with a unit alive.`,
        done: t`The attacker may always turn back to where he came from, if there is room.`,
        lost: t`They stayed, and the dice speak again. Take it back.`,
        hints: [
          t`After the round the attacker is asked first.`,
          t`Which neighbour is empty, and not over a corner?`,
          t`Retreat to ${p('duero')}.`,
        ],
      },
      'one-against-two': {
        ask: t`Or take the poor chance: win ${p('porto')} with the one you have. The ${n('galicians')} stand and fight.`,
        done: t`Against the odds. It takes two hits on 7 and not one in return.`,
        lost: t`The odds have won, or somebody has left the field.`,
        hints: [
          t`Let both sides stay, round by round.`,
          t`There is nothing to aim: infantry against infantry, 7 for both.`,
          t`Stay with both sides until one is gone.`,
        ],
      },
    },
    wrongs: {
      'second-battle': {
        label: t`Attack ${p('porto')} a second time.`,
        because: t`It is still the same battle. It goes on when both sides stay.`,
      },
      'over-the-corner': {
        label: t`Retreat to ${p('asturias')}, across the corner.`,
        because: t`Four provinces meet in that point. ${p('porto')} and ${p('asturias')} share no border.`,
      },
      'into-their-hills': {
        label: t`Retreat forwards, to ${p('galicia')}.`,
        because: t`The ${n('galicians')} hold it. A retreat never goes into another nation's province.`,
      },
    },
  },
  'umayyads-at-toledo': {
    title: 'Toledo falls',
    about: t`Tarik leads three cavalry and two infantry of the ${n('umayyads')} to ${p('toledo')}; Roderic defends it with a castle and two infantry of the ${n('visigoths')}. Each side has a leader, and the attackers fight with religious zeal. Look how many small advantages add up, and what a 1 does to them.`,
    steps: [
      t`The ${n('umayyads')} open the battle.`,
      t`They aim the cavalry at the infantry and the infantry at the castle. Leader and zeal give +3: the cavalry hits on anything but a 1.`,
      t`The ${n('visigoths')} aim as well: two dice of the castle at the cavalry, the third and the infantry at the infantry. Three hits for two infantry, one on the castle, and not a single one in return.`,
      t`The ${n('umayyads')} stay.`,
      t`A castle cannot leave. The ${n('visigoths')} fight on.`,
      t`Everybody aims at the castle now; it has two dice left and aims at the cavalry. It falls, and its last shot takes a cavalry with it.`,
      t`The ${n('umayyads')} give up an infantry to rebuild the castle as their own.`,
    ],
    after: t`Bonuses of leader and zeal add up, but a natural 1 always misses (${r('6.2')}). A castle loses a die with each hit and leaves a ruin (${r('9.5')}); Roderic dies with his army. Whoever holds the place may rebuild it for one unit.`,
    note: t`The printed example slips twice. It lets infantry hit the castle on 4, where the table's 8 less 3 makes 5; and it speaks of two cavalry under fire, where three attack. We play by the table. The dice it prints, 1 and 8, give the same result either way.`,
    tasks: {
      'the-castle-first': {
        ask: t`Attack otherwise: bring the castle down in the very first round.`,
        done: t`Three hits at once, and it is a ruin before it could lose a die. It did roll all three, though: results apply at the same time.`,
        lost: t`The walls are still standing, or the ${n('umayyads')} have lost heart.`,
        hints: [
          t`A castle has three lives. How many dice have you, and what do they need?`,
          t`With +3 a cavalry hits the castle on 2, an infantry on 5.`,
          t`Aim all three cavalry at the castle.`,
        ],
      },
      'save-roderic': {
        ask: t`Play the ${n('visigoths')} after the first round: the castle will not hold. Save the king.`,
        done: t`A leader may slip away alone. He needs no room in any stack.`,
        lost: t`Roderic stayed inside the walls. His fate is the castle's now.`,
        hints: [
          t`The attacker has stayed; the defender is asked, though his castle cannot go.`,
          t`Leaders are not units. One may retreat without any, but not to ${p('cordoba')}, where Tarik came from.`,
          t`Retreat Roderic to ${p('la-mancha')}.`,
        ],
      },
    },
    wrongs: {
      'aim-at-roderic': {
        label: t`Aim a cavalry at Roderic himself.`,
        because: t`A leader is no target. He dies with his army, or alone before the enemy.`,
      },
      'three-dice-still': {
        label: t`Roll three dice for the castle in the second round.`,
        because: t`It has taken a hit, and a castle rolls a die for each life that is left: two.`,
      },
      'rebuild-for-nothing': {
        label: t`Rebuild the castle and keep everybody.`,
        because: t`The price is one unit of the province.`,
      },
    },
  },
  'castile-at-toledo': {
    title: 'Over the Tagus to Toledo',
    about: t`A knight and two infantry of ${n('castile')} cross the Tagus to take ${p('toledo')} from ${n('seville')}, which has three infantry and a cavalry there. The river helps the defender in the first round; after that a single wounded knight decides. Try it: the printed battle is one way it can go.`,
    steps: [
      t`${n('castile')} opens the battle. It came over the Tagus.`,
      t`It aims everything at the infantry: the knight needs 5, the infantry 7.`,
      t`${n('seville')} sets its three infantry on the knight, 8 less 2 for the river, and the cavalry on the infantry. Two infantry of ${n('seville')} fall; the knight is wounded.`,
      t`The wounded knight could not leave anyway. ${n('castile')} stays.`,
      t`${n('seville')} stays. From now on the river no longer counts.`,
      t`The knight takes on the cavalry, the infantry the infantry.`,
      t`Both of ${n('seville')}'s dice go to the knight, and need 8 now. The cavalry falls, and so does he.`,
      t`Two infantry against one: ${n('castile')} wants to go on.`,
      t`${n('seville')} has had enough. Its last infantry retreats to ${p('cordoba')}, where five stand already.`,
    ],
    after: t`The river gave +2 in the first round only (${r('6.4')}). A wounded knight fights on but cannot retreat (${r('6.2')}). ${p('cordoba')}, a capital, holds five and takes a sixth for the moment (${r('4.6')}); in its own turn ${n('seville')} has to put that right.`,
    tasks: {
      'keep-the-knight': {
        ask: t`Your turn: take ${p('toledo')} for ${n('castile')} and bring the knight through alive. ${n('seville')} fights to the end.`,
        done: t`${p('toledo')} is yours, and the knight recovers from every wound as soon as the battle is over.`,
        lost: t`The knight is lost, the city is, or ${n('seville')} was let go. Start again and aim otherwise.`,
        hints: [
          t`Every defender you destroy in the first round is a die less against the knight in the second.`,
          t`The knight hits anybody here on 5, the cavalry too; the infantry needs 7.`,
          t`Knight at the cavalry, both infantry at the infantry, and stay.`,
        ],
      },
      'every-die-on-five': {
        ask: t`Now play ${n('seville')}, with ${n('castile')}'s targets named: aim so that each of your four dice hits on 5.`,
        done: t`7 against infantry, less 2 for the river. The knight would have been 6, and he has two lives.`,
        lost: t`At least one die needed more than 5.`,
        hints: [
          t`Everything ${n('castile')} has came over the Tagus: +2 against all of it, in this round.`,
          t`Compare what you need against a knight and against infantry.`,
          t`Aim all four dice at the infantry.`,
        ],
      },
      'room-in-cordoba': {
        ask: t`The battle is over, and it is ${n('seville')}'s turn: six in ${p('cordoba')}, where five may stay. Pass the check and lose nobody.`,
        done: t`Somebody moved out in time. Which one does not matter.`,
        lost: t`A unit of ${n('seville')} is lost, though it had a whole movement to prevent that.`,
        hints: [
          t`It is ${n('seville')}'s movement: the debt of the retreat falls due when it ends.`,
          t`One infantry has to leave ${p('cordoba')} for a province with room.`,
          t`Move one infantry from ${p('cordoba')} to ${p('seville')} and end movement.`,
        ],
      },
    },
    wrongs: {
      'the-wounded-knight-leaves': {
        label: t`Take the wounded knight back over the river.`,
        because: t`A knight who has taken a hit can no longer retreat.`,
      },
      'the-river-still-counts': {
        label: t`Shoot at those in the river once more, in the second round.`,
        because: t`Nobody stands in the river any more: they are plain infantry and a knight, and the bonus is gone.`,
      },
      'out-over-the-river': {
        label: t`${n('seville')} retreats to ${p('segovia')}, which stands empty.`,
        because: t`The attackers came from there. To a defender that way is closed.`,
      },
      'as-far-as-granada': {
        label: t`Since ${p('cordoba')} is full, on to ${p('granada')}.`,
        because: t`A retreat goes to a neighbour of ${p('toledo')}, and no further.`,
      },
    },
  },
  'iberians-strike-back': {
    title: 'Give way, then strike back',
    about: t`Turn 1: ${n('carthage')} attacks ${p('cordoba')}, and the ${n('iberians')} earn two points for each of its infantry that they destroy, but only as attackers in their own turn. Look at the ledger after each of the two battles.`,
    steps: [
      t`${n('carthage')} attacks. Each side loses one infantry, and nobody scores.`,
      t`${n('carthage')} stays.`,
      t`The two ${n('iberians')} that are left retreat to ${p('granada')}.`,
      t`It is an invasion, so ${n('carthage')} could move again. It holds what it has and ends its movement.`,
      t`The ${n('iberians')}' own turn: three infantry march back to ${p('cordoba')}.`,
      t`They end their movement.`,
      t`Now they attack: two hits, two infantry of ${n('carthage')}, four points.`,
    ],
    after: t`Three infantry of ${n('carthage')} were destroyed, and only the two that fell in the ${n('iberians')}' own attack scored, 2 points each (${r('8-kills')}). Giving way in time keeps the units that will earn them.`,
    tasks: {
      'out-of-the-way': {
        ask: t`The first round is over and ${n('carthage')} stays. Play the ${n('iberians')}: score four points this turn.`,
        done: t`Four points for two infantry, won in your own turn.`,
        lost: t`Whoever stays to defend earns nothing, and the turn is over sooner than one thinks.`,
        hints: [
          t`Points are for attackers. Whose turn is it?`,
          t`Retreat where ${n('carthage')} did not come from, let it finish, and come back in strength.`,
          t`Retreat both to ${p('granada')}; end ${n('carthage')}'s movement; three infantry to ${p('cordoba')}; end movement; fight.`,
        ],
      },
      'a-second-wind': {
        ask: t`Now play ${n('carthage')}, just after that retreat: do not let them recover. Attack them in ${p('granada')} before their turn comes.`,
        done: t`An invasion has a second movement and a second combat, and this is what they are for.`,
        lost: t`It is the ${n('iberians')}' turn, and they are coming.`,
        hints: [
          t`Turn 1 is ${n('carthage')}'s invasion. Which phase is it now?`,
          t`The units that fought may move again.`,
          t`Move an infantry from ${p('cordoba')} to ${p('granada')}, end movement, and fight there.`,
        ],
      },
    },
    wrongs: {
      'strike-back-at-once': {
        label: t`Strike back from ${p('granada')} at once.`,
        because: t`It is still ${n('carthage')}'s turn, and it has no units in ${p('granada')} to move.`,
      },
      'behind-their-backs': {
        label: t`Retreat to ${p('seville')}, behind ${n('carthage')}'s back.`,
        because: t`${n('carthage')} came from there. A defender never retreats that way.`,
      },
      'points-without-a-battle': {
        label: t`March in and end the turn without a battle.`,
        because: t`Where two nations meet, they fight. And without a battle nobody is destroyed.`,
      },
    },
  },
};

/** The words of a scene as a page reads them. */
export function sceneWords(id: SceneId): SceneWords {
  return SCENE_WORDS[id];
}
