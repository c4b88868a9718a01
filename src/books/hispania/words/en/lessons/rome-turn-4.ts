import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'rome-turn-4'> = {
  title: 'Rome comes to stay: turn 4',
  learn: t`An invasion with elites, and forts behind it that hold what it has crossed.`,
  about: t`Turn 4 of scenario C; seven nations have played before you. ${n('rome')} has no income and buys nothing: fourteen elites arrive, and sixteen stand in the land already. At the end of turn 5 it scores for every province of the South, the East and the Centre, most in the South, and more for a whole zone.`,
  steps: {
    landing: {
      ask: t`Say where your fourteen elites arrive, at ${p('narbonne')} or at sea; then move. Elites walk three provinces, and those that stand in the land already move too. Attack in at least six provinces, in each with more units than stand there, and leave nobody at sea.`,
      done: t`From ${p('narbonne')} most of this would have been out of reach. Every province that you hold or pass through on this turn will get a fort, too.`,
      lost: t`The first movement is over, and you do not outnumber others in six provinces.`,
      hints: [
        t`Most of what scores lies in the South, and single units hold most of it: look at ${p('seville')}, which is empty, and at its neighbours. ${p('denia')} and ${p('valencia')} are held by one unit each.`,
        t`All to sea. Ten to ${p('seville')}: from there five to ${p('cordoba')}, three to ${p('algarve')}, two to ${p('badajoz')}. Two to ${p('cadiz')} and two to ${p('gibraltar')}. From ${p('cartagena')} two to ${p('denia')}, from ${p('la-mancha')} two to ${p('valencia')}, from ${p('tortosa')} two by ${p('zaragoza')} to ${p('huesca')}. End the movement.`,
      ],
      poor: {
        'by-narbonne': t`From ${p('narbonne')} there is only one way, past the ${n('basques')}. The East scores half of what the South does, and too many in one place must be given up.`,
        'left-at-sea': t`Whoever is still at sea when the movement ends is lost: only nations with naval supremacy may stay there.`,
        'too-few': t`Heavy blows on a few places. An elite hits on a 6 in a plain: two are enough for a single infantry, and you have thirty.`,
      },
      wrongs: {
        'arrive-in-valencia': {
          label: t`Let four arrive in ${p('valencia')}.`,
          because: t`On this turn they come at ${p('narbonne')} or by sea. From the sea they can land there.`,
        },
        'march-first': {
          label: t`March from ${p('toledo')} to ${p('cordoba')} before the others arrive.`,
          because: t`Arriving comes before moving, always.`,
        },
        'land-in-lisbon': {
          label: t`Land two in ${p('lisbon')}.`,
          because: t`Its coast has no landing place. By ${p('seville')} and ${p('badajoz')} it can be reached.`,
        },
      },
    },
    battles: {
      ask: t`First battles. Take at least six of the provinces that you attack. In a plain your elites hit infantry on a 6, and infantry hits them on an 8: going on mostly pays.`,
      done: t`Six or more at one blow. Whoever has survived moves again; forts come only when all is over.`,
      lost: t`Fewer than six were taken. If it was the dice, go on: a second movement comes.`,
      hints: [
        t`Begin where most depends on it. The odds stand beside each battle.`,
        t`Fight them all, and stay after each round. Only where you are fewer than the enemy is it time to go.`,
      ],
      poor: {
        'gives-way': t`You have left battles after one round in which you were more and better. An elite that goes back takes nothing, and this turn is what you have so many for.`,
      },
      wrongs: {
        'move-on': {
          label: t`Bring one from ${p('toledo')} to ${p('la-mancha')} before the next battle.`,
          because: t`As long as battles are left nobody moves.`,
        },
        'no-battle': {
          label: t`Leave ${p('huesca')} for later.`,
          because: t`Wherever you stand against others it is fought out now.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second movement. Attack three more provinces with more units than stand there. You may leave a province empty: where you were on this turn a fort will stand, and holds it. Walk through what is empty and scores, too.`,
      done: t`You leave forts behind like footprints, and the elites go where there is still something to take.`,
      lost: t`The movement is over without three more attacks that you can trust in.`,
      hints: [
        t`Left in the South: ${p('lisbon')}, ${p('granada')} and the empty ${p('sierra-morena')}. In the East: ${p('barcelona')}.`,
        t`From ${p('algarve')} two to ${p('lisbon')}; from ${p('cordoba')} four and from ${p('gibraltar')} one to ${p('granada')}, where three stand in the mountains; from ${p('huesca')} two and from ${p('tortosa')} one to ${p('barcelona')}; one from ${p('toledo')} to ${p('sierra-morena')}. End the movement.`,
      ],
      poor: {
        stays: t`You keep what you have, and no more. Forts would have guarded it alone, and where too many stand you have to give elites up.`,
        one: t`One attack, where three were to be had. On turn 5 you have far fewer elites to finish this.`,
      },
      wrongs: {
        'fight-at-once': {
          label: t`Fight in ${p('granada')} at once.`,
          because: t`First the movement has to be over, and you have to be there.`,
        },
      },
    },
    'second-battles': {
      ask: t`The last battles. Then the forts are placed by themselves, what is too much in a province is given up, and the turn is over. Hold nineteen provinces of your three zones in the end.`,
      done: t`Look at the map: a fort in every province that you own, crossed or conquered. They stay, whatever your elites do on turn 5, when all of this scores.`,
      lost: t`Fewer than nineteen: the dice may have been hard on you. On turn 5 you come up to thirteen elites again, and then it is scored.`,
      hints: [
        t`Three battles are left. Where others may submit to you they are asked before the next round.`,
        t`Fight in ${p('lisbon')}, ${p('granada')} and ${p('barcelona')}, and stay. What is over a limit is given up at the end: keep as many as may stay.`,
      ],
      poor: {
        'gives-way': t`You have left battles in which you were more, and two provinces that score are still in other hands.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Bring one from ${p('toledo')} to ${p('la-mancha')} afterwards.`,
          because: t`An invasion moves twice. The next movement is that of turn 5.`,
        },
      },
    },
  },
  after: t`Reinforcements arrive before anybody moves (${r('3.2')}); an invasion moves and fights twice (${r('9.1')}); forts come where you were, and hold the province (${r('11-rome-forts')}); three zones score at the end of turn 5 (${r('11-rome-zones')}).`,
};
