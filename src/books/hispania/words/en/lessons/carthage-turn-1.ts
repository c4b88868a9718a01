import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'carthage-turn-1'> = {
  title: 'Carthage lands: turn 1',
  learn: t`Play a whole first turn, an invasion by sea, in a real game that you can continue.`,
  about: t`This is the first turn of scenario A, and ${n('carthage')} plays first. It never collects gold and never buys: its 12 infantry wait at sea with Hamilcar. In an invasion all units move and fight, and then move and fight again.`,
  steps: {
    landing: {
      ask: t`First movement. At the end of turn 3 ${n('carthage')} scores for the south and its ports, and the ${n('iberians')} control most of it. Land your 12 infantry: they move “from the sea”. Attack at least 4 provinces, each with more units than the enemy has there. Then end movement.`,
      done: t`You attack 4 provinces at once, each with more units than the enemy has there. The ${n('iberians')} cannot reinforce any of them now.`,
      lost: t`Your landing is over, and you do not outnumber the ${n('iberians')} in 4 provinces. Units that do not attack now have wasted half of the invasion.`,
      hints: [
        t`From the sea your units land where there is an anchor: ${p('seville')}, ${p('gibraltar')}, ${p('cadiz')}, ${p('cartagena')}, ${p('denia')}, ${p('valencia')}. From ${p('gibraltar')}, which is yours, infantry may enter 1 more province. The 4 marked provinces are within reach.`,
        t`Move Hamilcar and 4 infantry to ${p('seville')}, and 1 from ${p('cadiz')} to join them. Move 6 to ${p('gibraltar')}; of these, 4 move on to ${p('cordoba')} and 2 to ${p('granada')}. Move 2 to ${p('valencia')}, where the infantry of ${p('denia')} joins them. End movement.`,
      ],
      poor: {
        stays: t`All your units have landed in provinces of your own, over the limit there, and none attacks. The first combat of the invasion is wasted.`,
        'one-blow': t`You attack 1 province and leave the others alone for a turn. You have enough units for 4.`,
        thin: t`You attack several provinces, but some of them only with as many units as the enemy has. Such battles cost as much as they gain.`,
        'too-few': t`Those attacks are very safe, but they are too few. In a plain, more than twice the enemy’s number is a waste: the other units could fight elsewhere.`,
      },
      wrongs: {
        buy: {
          label: t`Buy more infantry first.`,
          because: t`${n('carthage')} has no gold on any turn, and its movement has already begun.`,
        },
        'land-in-castellon': {
          label: t`Land 2 infantry in ${p('castellon')}.`,
          because: t`Its coast has no anchor.`,
        },
        'fight-at-once': {
          label: t`Fight in ${p('valencia')} before the other units move.`,
          because: t`First all units move, then all fight. That is why the attacks come together.`,
        },
      },
    },
    battles: {
      ask: t`First combat. You choose the order of the battles. After each undecided round you may fight on or retreat; then the ${n('iberians')} may retreat. Control 3 of their provinces when all battles are over.`,
      done: t`The first combat is won. All surviving units move and fight again this turn.`,
      lost: t`You have taken fewer than 3 provinces. If the dice were against you, the plan may still have been good. The turn goes on.`,
      hints: [
        t`The odds are shown beside each battle. Where they are good, fight on.`,
        t`Fight all 4 battles, and stay after each round as long as you outnumber the enemy. The ${n('iberians')} can receive no help.`,
      ],
      poor: {
        'gives-way': t`You have retreated from battles in which you outnumbered the enemy. A retreat keeps units but takes no province. The ${n('iberians')} will attack these units: they score for each infantry unit of yours that they destroy in their own turn.`,
      },
      wrongs: {
        'move-on': {
          label: t`Move the infantry of ${p('cadiz')} to ${p('gibraltar')} meanwhile.`,
          because: t`Movement is over until all battles are fought. Then comes the second movement of the invasion.`,
        },
        'no-battle': {
          label: t`Leave the other battles for the second combat.`,
          because: t`Wherever your units are in a province with enemy units, they must fight now.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second movement. The ${n('iberians')} play after you, and their units adjacent to your provinces will strike back. Attack 2 more of their provinces, each with more units than the enemy has there. Leave a unit in each province that you want to keep, then end movement.`,
      done: t`You attack twice more in the same turn. Units that the ${n('iberians')} lose now cannot strike back in their own turn.`,
      lost: t`Your movement is over without 2 more attacks at good odds. There is only one invasion.`,
      hints: [
        t`${p('la-mancha')} and ${p('toledo')} are adjacent to ${p('cordoba')}. ${p('seville')} contains more units than you need there, and with Hamilcar they can move farther.`,
        t`Move all but 1 unit from ${p('cordoba')} to ${p('toledo')}. Move Hamilcar with 3 infantry from ${p('seville')} to ${p('cordoba')}; 2 of these infantry move on to ${p('la-mancha')}. End movement.`,
      ],
      poor: {
        stays: t`Your units have not attacked. Where they are over the limit, you must remove some, and the enemy units that you left alone will attack you.`,
        one: t`You attack once, with enough units for 2 attacks. A nation has a second movement only in an invasion.`,
      },
      wrongs: {
        'fight-on': {
          label: t`Fight in ${p('toledo')} at once.`,
          because: t`Units must move to ${p('toledo')} first, and the movement must be over.`,
        },
      },
    },
    'second-battles': {
      ask: t`Second combat. After these last battles of your turn, each province must be within its limit, and then the next nation plays. Control 5 provinces of the ${n('iberians')} at the end.`,
      done: t`Your first turn is over. ${n('carthage')} holds the heart of the south, and the ${n('iberians')} have fewer units to strike back with. On turn 2 Hasdrubal brings 7 more infantry. On that turn only, units may leave for Italy through ${p('narbonne')}.`,
      lost: t`Your turn is over with fewer than 5 provinces. That happens. The provinces that you control still score at the end of turn 3 if you keep them.`,
      hints: [
        t`Both battles are still to be fought. ${p('toledo')} is where you have the most units, and where they matter most.`,
        t`Fight in ${p('toledo')} and stay; fight in ${p('la-mancha')}.`,
      ],
      poor: {
        'gives-way': t`You have retreated from battles in which you outnumbered the enemy, and the ${n('iberians')} are still adjacent to you.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Move the infantry of ${p('cadiz')} to ${p('gibraltar')} afterwards.`,
          because: t`An invasion has 2 movements. On your next turn you move once.`,
        },
      },
    },
  },
  after: t`In an invasion a nation moves and fights twice (${r('9.1')}). From the sea it lands where there is an anchor (${r('3.2-sea')}), and units over a limit at the end are removed (${r('4.5')}). The sheet of ${n('carthage')} gives its other aim, the march to Italy (${r('11-carthage-narbonne')}).`,
};
