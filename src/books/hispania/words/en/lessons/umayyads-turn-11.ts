import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'umayyads-turn-11'> = {
  title: 'The conquest: Umayyads, turn 11',
  learn: t`Zeal, cavalry under Musa, and castles that surrender once Toledo has fallen.`,
  about: t`Turn 11 of scenario D, after ten turns that computers have played. The ${n('umayyads')} come with twenty infantry, eight cavalry, Tarik and Musa, and as yet without gold: they neither collect nor buy. With zeal no limit binds their stacks in the first battles, and each of their dice has 1 more.`,
  steps: {
    landing: {
      ask: t`Say where your units arrive, in ${p('africa')}, at sea, or both; then move. Bring at least four units to ${p('toledo')}, and attack in six provinces in all with more units than stand there. Who arrives at sea moves “from the sea”. Cavalry that is led gets far: land it with Musa, and leave behind what must stay to pass the enemy.`,
      done: t`All of that in one movement. Only castles stand in some of those provinces: they are why ${p('toledo')} matters.`,
      lost: t`The first movement is over without four in ${p('toledo')} and six attacks. Zeal lasts for the first battles alone.`,
      hints: [
        t`The way to ${p('toledo')} leads from ${p('valencia')} by ${p('la-mancha')}. Of those who come to a province with an enemy twice as many as the enemy has must stay, and the others may go on. ${p('cordoba')}, ${p('cartagena')} and ${p('denia')} are held by a castle alone.`,
        t`All to sea. Musa, without Tarik, with eight cavalry and three infantry to ${p('valencia')}; he goes on with the cavalry to ${p('la-mancha')}, and with six of them to ${p('toledo')}. Six infantry to ${p('seville')}, two to ${p('cartagena')}, two to ${p('denia')}. Tarik with seven to ${p('gibraltar')}, and with five of them on to ${p('cordoba')}. End the movement.`,
      ],
      poor: {
        'one-heap': t`With zeal all may stand in one place, and need not. One province falls; six would have.`,
        'too-few': t`A great army on few roads: as many as that are not needed anywhere, and most of the South has been left in peace.`,
        'not-toledo': t`The coast is attacked, and nobody goes to ${p('toledo')}. Until it has fallen no castle surrenders, and each has to be taken at a price.`,
      },
      wrongs: {
        'arrive-in-gibraltar': {
          label: t`Let four arrive in ${p('gibraltar')}.`,
          because: t`They come in ${p('africa')} or at sea, and cross over when they move.`,
        },
        'land-in-granada': {
          label: t`Land two in ${p('granada')}.`,
          because: t`There is no anchor on its coast.`,
        },
      },
    },
    battles: {
      ask: t`First battles, with 1 more on each of your dice. You choose the order, and here it is everything: let castles surrender to you. Hold ${p('toledo')} and six provinces or more when all is fought.`,
      done: t`${p('toledo')} fell, and castles that stood alone opened their gates. Each took one of your units into it and is yours now, with the income of its province.`,
      lost: t`Too few provinces were taken. If it was the dice, go on: a second movement comes, without zeal.`,
      hints: [
        t`Once ${p('toledo')} has fallen, a castle of the ${n('visigoths')} that is the only unit in its province surrenders before a round is rolled.`,
        t`Fight in ${p('toledo')} first. Then go to the castles in ${p('cordoba')}, ${p('cartagena')} and ${p('denia')}, give up an infantry for each rather than cavalry, and fight the rest.`,
      ],
      poor: {
        'castles-first': t`No castle has surrendered: you have fought for them before ${p('toledo')} fell, or it has not fallen at all. Each castle of this turn was to be had for one unit and without a die.`,
      },
      wrongs: {
        'no-battle': {
          label: t`Besiege the castles, and do not fight for them on this turn.`,
          because: t`Nobody stays beside an enemy: wherever you stand against others it is fought out.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second movement: zeal is over, and what stands above a limit at the end will be lost. Spread out. Attack three more provinces with more units than stand there; castles alone still surrender.`,
      done: t`The stacks that were good for one blow are spread over the land, and what they reach is yours to take.`,
      lost: t`The movement is over without three more attacks that you can trust in.`,
      hints: [
        t`${p('segovia')} is held by a castle alone. A single unit holds ${p('cadiz')}, ${p('sierra-morena')}, ${p('castellon')} and ${p('majorca')}.`,
        t`Musa with two cavalry from ${p('toledo')} to ${p('segovia')}; two from ${p('seville')} to ${p('cadiz')}, two from ${p('cordoba')} to ${p('sierra-morena')}, two from ${p('valencia')} to ${p('castellon')}. End the movement.`,
      ],
      poor: {
        stays: t`In ${p('toledo')} stand more than may: some of your cavalry is lost without a fight, and nothing was taken.`,
        one: t`One attack, where three or four were to be had before the ${n('visigoths')} play.`,
      },
      wrongs: {
        'fight-at-once': {
          label: t`Fight in ${p('granada')} at once.`,
          because: t`First somebody has to go there, and the movement must be over.`,
        },
      },
    },
    'second-battles': {
      ask: t`The last battles of the turn, with plain dice. Hold eleven provinces when it is over.`,
      done: t`Your first turn has changed the map. The south scores for you at the end of turn 13, castles pay from your next turn on, and more of you come on turn 12.`,
      lost: t`Fewer than eleven: without zeal dice are what they always are. Reinforcements come on turn 12.`,
      hints: [
        t`${p('segovia')} surrenders: there you lose one unit to the castle, and nothing else.`,
        t`Fight all four, and stay where you are more. Whom you have to give up in the end, take from where several stand: a province without a unit is not yours.`,
      ],
      poor: {
        'gives-way': t`You have gone back from battles in which you were more. The ${n('visigoths')} and ${n('byzantium')} will use what you have left them.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Bring one cavalry from ${p('toledo')} to ${p('la-mancha')} afterwards.`,
          because: t`An invasion moves twice and no more.`,
        },
      },
    },
  },
  after: t`Zeal lifts the limits and helps the dice in the first battles (${r('9.3')}), an invasion moves and fights twice (${r('9.1')}), castles surrender once ${p('toledo')} has fallen (${r('11-umayyads-surrender')}), and a castle taken is rebuilt for a unit (${r('9.5')}).`,
};
