import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'umayyads-turn-11'> = {
  title: 'The conquest: Umayyads, turn 11',
  learn: t`Play zeal, cavalry under Musa, and castles that surrender once Toledo has fallen.`,
  about: t`This is turn 11 of scenario D, after 10 turns that computers have played. The ${n('umayyads')} arrive with 20 infantry, 8 cavalry, Tarik and Musa. They do not yet collect gold or buy. With zeal, their stacks have no limit in the first combat, and each of their dice adds 1.`,
  steps: {
    landing: {
      ask: t`Choose where your units arrive, in ${p('africa')}, at sea, or both. Then move. Bring at least 4 units to ${p('toledo')}, and attack 6 provinces in all, each with more units than the enemy has there. Units that arrive at sea move “from the sea”. Cavalry moves far with a leader: land it with Musa, and leave behind the units that must stay in a forced passage.`,
      done: t`You did all of that in 1 movement. Some of those provinces contain only castles: they are why ${p('toledo')} matters.`,
      lost: t`The first movement is over without 4 units in ${p('toledo')} and 6 attacks. Zeal lasts only for the first combat.`,
      hints: [
        t`The route to ${p('toledo')} leads from ${p('valencia')} through ${p('la-mancha')}. In a province with enemy units, 2 of your units must stay for each of them, and the others may move on. ${p('cordoba')}, ${p('cartagena')} and ${p('denia')} are held by a castle alone.`,
        t`Place all units at sea. Move Musa, without Tarik, with 8 cavalry and 3 infantry to ${p('valencia')}. Move Musa and the cavalry on to ${p('la-mancha')}, and with 6 of them to ${p('toledo')}. Move 6 infantry to ${p('seville')}, 2 to ${p('cartagena')} and 2 to ${p('denia')}. Move Tarik with 7 to ${p('gibraltar')}, and with 5 of them on to ${p('cordoba')}. End movement.`,
      ],
      poor: {
        'one-heap': t`With zeal all units may be in one province, but need not be. You attack 1 province and could have attacked 6.`,
        'too-few': t`You use too many units in too few provinces, and leave most of the South alone.`,
        'not-toledo': t`You attack the coast, and no unit moves to ${p('toledo')}. Until it falls no castle surrenders, and each has to be taken at a price.`,
      },
      wrongs: {
        'arrive-in-gibraltar': {
          label: t`Let 4 units arrive in ${p('gibraltar')}.`,
          because: t`They arrive in ${p('africa')} or at sea, and cross when they move.`,
        },
        'land-in-granada': {
          label: t`Land 2 units in ${p('granada')}.`,
          because: t`Its coast has no anchor.`,
        },
      },
    },
    battles: {
      ask: t`First combat: each of your dice adds 1. You choose the order of the battles, and here it decides everything: let castles surrender to you. Control ${p('toledo')} and at least 6 provinces when all battles are over.`,
      done: t`You took ${p('toledo')}, and castles that were alone surrendered. You gave up 1 unit for each; it is yours now, with the income of its province.`,
      lost: t`You took too few provinces. If it was the dice, continue: a second movement follows, without zeal.`,
      hints: [
        t`Once ${p('toledo')} has fallen, a castle of the ${n('visigoths')} that is the only unit in its province surrenders before a round is rolled.`,
        t`Fight in ${p('toledo')} first. Then fight the castles in ${p('cordoba')}, ${p('cartagena')} and ${p('denia')}: give up 1 infantry for each rather than cavalry. Then fight the other battles.`,
      ],
      poor: {
        'castles-first': t`No castle has surrendered: you fought for the castles before ${p('toledo')} fell, or it has not fallen. On this turn each castle could have been taken for 1 unit, without a die.`,
      },
      wrongs: {
        'no-battle': {
          label: t`Besiege the castles, and do not fight for them on this turn.`,
          because: t`Wherever your units are in a province with enemy units, they must fight.`,
        },
      },
    },
    'second-movement': {
      ask: t`Second movement. Zeal is over, and units over the limit at the end will be removed. Spread out. Attack 3 more provinces, each with more units than the enemy has there; castles alone still surrender.`,
      done: t`Your large stacks have spread out, and attack more provinces.`,
      lost: t`The movement is over without 3 more attacks at good odds.`,
      hints: [
        t`${p('segovia')} is held by a castle alone. A single unit holds ${p('cadiz')}, ${p('sierra-morena')}, ${p('castellon')} and ${p('majorca')}.`,
        t`Move Musa with 2 cavalry from ${p('toledo')} to ${p('segovia')}. Move 2 units from ${p('seville')} to ${p('cadiz')}, 2 from ${p('cordoba')} to ${p('sierra-morena')}, and 2 from ${p('valencia')} to ${p('castellon')}. End movement.`,
      ],
      poor: {
        stays: t`Your units in ${p('toledo')} are over the limit: you lose some of your cavalry without a fight, and have taken nothing.`,
        one: t`You attack once, where 3 or 4 attacks were possible before the ${n('visigoths')} play.`,
      },
      wrongs: {
        'fight-at-once': {
          label: t`Fight in ${p('granada')} at once.`,
          because: t`Units must move there first, and the movement must be over.`,
        },
      },
    },
    'second-battles': {
      ask: t`Second combat, the last battles of the turn, without the bonus of zeal. Control 11 provinces when it is over.`,
      done: t`Your first turn has changed the map. The South scores for you at the end of turn 13. You collect the income of castles from your next turn on, and reinforcements arrive on turn 12.`,
      lost: t`You control fewer than 11 provinces: without zeal your dice have no bonus. Reinforcements arrive on turn 12.`,
      hints: [
        t`${p('segovia')} surrenders: there you give up 1 unit for the castle, and lose nothing else.`,
        t`Fight all 4 battles, and stay where you outnumber the enemy. If you must remove units at the end, remove them where you have several: you do not control a province without a unit.`,
      ],
      poor: {
        'gives-way': t`You have retreated from battles in which you outnumbered the enemy. The ${n('visigoths')} and ${n('byzantium')} will take advantage of it.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`Move 1 cavalry from ${p('toledo')} to ${p('la-mancha')} afterwards.`,
          because: t`An invasion has 2 movements and no third.`,
        },
      },
    },
  },
  after: t`With zeal, stacks have no limit and dice have a bonus in the first combat (${r('9.3')}). In an invasion a nation moves and fights twice (${r('9.1')}). Castles surrender once ${p('toledo')} has fallen (${r('11-umayyads-surrender')}), and a captured castle is rebuilt for 1 unit (${r('9.5')}).`,
};
