import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'carthage-turn-1'> = {
  title: 'Carthage lands: turn 1',
  learn: t`A whole first turn with the invasion by sea, in a real game that you can go on with.`,
  about: t`This is the first turn of scenario A, and ${n('carthage')} plays first of all. It never has income, so it neither collects nor buys: its twelve infantry wait at sea with Hamilcar. In an invasion everybody moves and fights, and then moves and fights once more.`,
  steps: {
    landing: {
      ask: t`First movement. At the end of turn 3 ${n('carthage')} scores for the south and its ports, and the ${n('iberians')} stand in most of it. Land your twelve (they move “from the sea”), march, and attack in at least four provinces, in each with more units than stand there. Then end the movement.`,
      done: t`Four attacks at once, each with more than the enemy has. Nobody can help the ${n('iberians')} now: they fight where they stand.`,
      lost: t`Your landing is over, and you do not outnumber the ${n('iberians')} in four provinces. What does not attack now has wasted the first half of the invasion.`,
      hints: [
        t`From the sea you land where there is an anchor: ${p('seville')}, ${p('gibraltar')}, ${p('cadiz')}, ${p('cartagena')}, ${p('denia')}, ${p('valencia')}. From ${p('gibraltar')}, which is yours, infantry still gets one province further. The marked four are within reach.`,
        t`Hamilcar and four to ${p('seville')}, and one comes over from ${p('cadiz')}; six to ${p('gibraltar')}, of which four go on to ${p('cordoba')} and two to ${p('granada')}; two to ${p('valencia')}, where the one of ${p('denia')} joins them. End the movement.`,
      ],
      poor: {
        stays: t`Everybody has landed among friends, more than may stay there, and nobody attacks: the first battles of the invasion are given away.`,
        'one-blow': t`One province is attacked, and the others have had a turn’s rest. You have enough for four.`,
        thin: t`You attack in many places, but in some of them with no more than stand there: such battles cost as much as they bring.`,
        'too-few': t`Those attacks are very safe, and that is all there is of them. More than twice the enemy’s number is wasted in a plain: the rest could fight elsewhere.`,
      },
      wrongs: {
        buy: {
          label: t`Buy another infantry first.`,
          because: t`${n('carthage')} has no gold on any turn, and its movement has begun already.`,
        },
        'land-in-castellon': {
          label: t`Land two in ${p('castellon')}.`,
          because: t`There is no anchor on its coast.`,
        },
        'fight-at-once': {
          label: t`Fight in ${p('valencia')} before the others move.`,
          because: t`First all move, then all fight. That is why the attacks come together.`,
        },
      },
    },
    battles: {
      ask: t`First battles. You say in which order they are fought. Where a round has not decided, you may go on or give way, and so may the ${n('iberians')} after you. Hold three provinces of theirs when all is fought.`,
      done: t`The invasion stands. Whoever is left over moves and fights once more this turn.`,
      lost: t`Fewer than three are yours. If the dice were against you, the plan may still have been good: a turn goes on all the same.`,
      hints: [
        t`The odds stand beside each battle. Where they are good, go on.`,
        t`Fight all four, and stay after every round as long as you are more. The ${n('iberians')} have nobody to relieve them.`,
      ],
      poor: {
        'gives-way': t`You have left battles in which you were more. Who goes back keeps units and gets no province, and the ${n('iberians')} will come after them: each infantry of yours that they kill in their own turn scores for them.`,
      },
      wrongs: {
        'move-on': {
          label: t`Bring the one of ${p('cadiz')} to ${p('gibraltar')} meanwhile.`,
          because: t`Movement is over until all battles are fought; then the invasion moves again.`,
        },
        'no-battle': {
          label: t`Leave the other battles for the second half.`,
          because: t`Wherever you stand against others it must be fought now.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second movement. The ${n('iberians')} play after you, and those that stand next to your provinces will strike back. Attack two more of theirs with more than stand there, and leave somebody wherever you want to keep a province. Then end the movement.`,
      done: t`Two more attacks in the same turn. What the ${n('iberians')} lose now cannot strike back in their own turn.`,
      lost: t`Your movement is over without two more attacks that you can trust in. An invasion comes only once.`,
      hints: [
        t`${p('la-mancha')} and ${p('toledo')} border on ${p('cordoba')}. In ${p('seville')} stand more than you need there, and with Hamilcar they get further.`,
        t`All but a guard from ${p('cordoba')} to ${p('toledo')}; Hamilcar brings three from ${p('seville')} to ${p('cordoba')}, and two of them go on to ${p('la-mancha')}. End the movement.`,
      ],
      poor: {
        stays: t`Everybody rests. Where more stand than may, you have to give some up, and those that you did not attack will attack you.`,
        one: t`One attack more, though there is enough for two. The second movement is yours only in an invasion.`,
      },
      wrongs: {
        'fight-on': {
          label: t`Fight in ${p('toledo')} at once.`,
          because: t`Whoever is to fight there has to go there first, and then the movement must be over.`,
        },
      },
    },
    'second-battles': {
      ask: t`Second battles. They are the last of your turn: afterwards no province may hold more than its limit, and the next nation plays. Hold five provinces of the ${n('iberians')} in the end.`,
      done: t`Your first turn is over. ${n('carthage')} stands in the heart of the south, and the ${n('iberians')} have fewer to strike back with. Seven more infantry come with Hasdrubal on turn 2, and on that turn alone units may leave for Italy by ${p('narbonne')}.`,
      lost: t`Your turn is over with fewer than five. That happens: what you hold still scores at the end of turn 3, if you keep it.`,
      hints: [
        t`Both battles are still to be fought. In ${p('toledo')} you are the most, and it matters most.`,
        t`Fight in ${p('toledo')} and stay; fight in ${p('la-mancha')}.`,
      ],
      poor: {
        'gives-way': t`You have gone back from battles in which you were more, and the ${n('iberians')} are still next door.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Bring the one of ${p('cadiz')} to ${p('gibraltar')} afterwards.`,
          because: t`An invasion moves twice and no more. On your next turn you move once.`,
        },
      },
    },
  },
  after: t`An invasion moves and fights twice (${r('9.1')}), from the sea it lands where there is an anchor (${r('3.2-sea')}), and what is over a limit at the end is lost (${r('4.5')}). What ${n('carthage')} is after besides stands on its sheet: the march to Italy (${r('11-carthage-narbonne')}).`,
};
