import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'rome-turn-4'> = {
  title: 'The Roman conquest: turn 4',
  learn: t`Play an invasion with elites and with forts, which hold the provinces that the elites have left.`,
  about: t`This is turn 4 of scenario C; 7 nations have played before you. ${n('rome')} collects no gold and buys nothing: 14 elites arrive, and 16 are already on the map. At the end of turn 5 it scores for each province of the South, the East and the Centre, most in the South. Each whole zone scores a bonus.`,
  steps: {
    landing: {
      ask: t`Choose where your 14 elites arrive, at ${p('narbonne')} or at sea. Then move. Elites may enter 3 provinces, and those already on the map move too. Attack at least 6 provinces, each with more units than the enemy has there, and leave no unit at sea.`,
      done: t`From ${p('narbonne')} most of these provinces would have been out of reach. Each province that you control or pass through on this turn will also receive a fort.`,
      lost: t`The first movement is over, and you do not outnumber the enemy in 6 provinces.`,
      hints: [
        t`Most provinces that score are in the South, and most of them contain a single unit. Look at ${p('seville')}, which is empty, and the provinces adjacent to it. ${p('denia')} and ${p('valencia')} contain 1 unit each.`,
        t`Place all elites at sea. Move 10 to ${p('seville')}: from there 5 to ${p('cordoba')}, 3 to the ${p('algarve')}, 2 to ${p('badajoz')}. Move 2 to ${p('cadiz')} and 2 to ${p('gibraltar')}. Move 2 from ${p('cartagena')} to ${p('denia')}, 2 from ${p('la-mancha')} to ${p('valencia')}, and 2 from ${p('tortosa')} through ${p('zaragoza')} to ${p('huesca')}. End movement.`,
      ],
      poor: {
        'by-narbonne': t`From ${p('narbonne')} there is only one way, past the ${n('basques')}. The East scores half as much as the South, and units over the limit must be removed.`,
        'left-at-sea': t`Units still at sea at the end of the movement are lost: only nations with naval supremacy may stay there.`,
        'too-few': t`You attack a few provinces with too many units. In a plain an elite hits on 6 or higher: 2 are enough against a single infantry unit, and you have 30.`,
      },
      wrongs: {
        'arrive-in-valencia': {
          label: t`Let 4 elites arrive in ${p('valencia')}.`,
          because: t`On this turn they arrive at ${p('narbonne')} or at sea. From the sea they can land in ${p('valencia')}.`,
        },
        'march-first': {
          label: t`Move from ${p('toledo')} to ${p('cordoba')} before the others arrive.`,
          because: t`Arrival always comes before movement.`,
        },
        'land-in-lisbon': {
          label: t`Land 2 elites in ${p('lisbon')}.`,
          because: t`Its coast has no anchor. Units can reach it through ${p('seville')} and ${p('badajoz')}.`,
        },
      },
    },
    battles: {
      ask: t`First combat. Take at least 6 of the provinces that you attack. In a plain your elites hit infantry on 6 or higher, and infantry hits them on 8 or higher. It is usually right to fight on.`,
      done: t`You took at least 6 provinces. All surviving elites move again; forts are placed at the end of the turn.`,
      lost: t`You took fewer than 6 provinces. If it was the dice, continue: a second movement follows.`,
      hints: [
        t`Begin with the battle that matters most. The odds are shown beside each battle.`,
        t`Fight all battles, and stay after each round. Retreat only where the enemy outnumbers you.`,
      ],
      poor: {
        'gives-way': t`You have left battles after 1 round although you outnumbered the enemy. Elites that retreat take no province, and you have so many elites only on this turn.`,
      },
      wrongs: {
        'move-on': {
          label: t`Move 1 elite from ${p('toledo')} to ${p('la-mancha')} before the next battle.`,
          because: t`No unit moves while battles are still to be fought.`,
        },
        'no-battle': {
          label: t`Leave ${p('huesca')} for later.`,
          because: t`Wherever your units are in a province with enemy units, they must fight now.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second movement. Attack 3 more provinces, each with more units than the enemy has there. You may leave provinces empty: each one where your units were on this turn receives a fort, which holds it. Move through empty provinces that score, too.`,
      done: t`Your forts hold what you leave, and your elites move to provinces that are still to be taken.`,
      lost: t`The movement is over without 3 more attacks at good odds.`,
      hints: [
        t`In the South, ${p('lisbon')}, ${p('granada')} and the empty ${p('sierra-morena')} are left. In the East it is ${p('barcelona')}.`,
        t`Move 2 elites from the ${p('algarve')} to ${p('lisbon')}. Move 4 from ${p('cordoba')} and 1 from ${p('gibraltar')} to ${p('granada')}, which has 3 units in mountains. Move 2 from ${p('huesca')} and 1 from ${p('tortosa')} to ${p('barcelona')}, and 1 from ${p('toledo')} to ${p('sierra-morena')}. End movement.`,
      ],
      poor: {
        stays: t`You keep your provinces and gain none. Forts alone would have held them, and where your elites are over the limit you must remove some.`,
        one: t`You attack once, where 3 attacks were possible. On turn 5 you have far fewer elites to finish this.`,
      },
      wrongs: {
        'fight-at-once': {
          label: t`Fight in ${p('granada')} at once.`,
          because: t`Units must move there first, and the movement must be over.`,
        },
      },
    },
    'second-battles': {
      ask: t`Second combat. Then the game places the forts, units over the limit are removed, and the turn is over. Control 19 provinces of your 3 zones at the end.`,
      done: t`Each province that you control, passed through or conquered now has a fort. The forts stay, whatever your elites do on turn 5, when these provinces score.`,
      lost: t`You control fewer than 19 provinces: the dice may have been against you. On turn 5 you receive up to 13 elites again, and then the provinces score.`,
      hints: [
        t`Three battles are left. Nations that may submit to you are asked before the next round.`,
        t`Fight in ${p('lisbon')}, ${p('granada')} and ${p('barcelona')}, and stay. Units over the limit are removed at the end: keep as many as the limit allows.`,
      ],
      poor: {
        'gives-way': t`You have left battles in which you outnumbered the enemy, and 2 provinces that score still belong to other nations.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Move 1 elite from ${p('toledo')} to ${p('la-mancha')} afterwards.`,
          because: t`An invasion has 2 movements. You move again on turn 5.`,
        },
      },
    },
  },
  after: t`Reinforcements arrive before units move (${r('3.2')}). In an invasion a nation moves and fights twice (${r('9.1')}). Forts are placed where your units were, and hold the province (${r('11-rome-forts')}). Three zones score at the end of turn 5 (${r('11-rome-zones')}).`,
};
