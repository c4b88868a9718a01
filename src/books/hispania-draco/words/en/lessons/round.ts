import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the lesson about a whole round, and of the guided first round. */

export const wholeRound: WordsOfLesson<Lessons['whole-round']> = {
  title: 'A whole round',
  learn: t`Three turns, three Hispanic phases, and the end of the round.`,
  about: t`Each general has a turn: first his Roman phase, then a Hispanic phase. The praetor of Ulterior begins, with 6 coins.`,
  steps: {
    'praetor-of-ulterior': {
      ask: t`Free ${s('castulo')}, shield 4, for certain, and leave a garrison there.`,
      done: t`3 coins and 1 for the province: even I makes 5. The move and the garrison took 2 more.`,
      lost: t`The siege was not certain.`,
      hints: [
        t`In ${s('corduba')} his province adds 1.`,
        t`Besiege ${s('castulo')} with 3 coins, move there, place a garrison.`,
      ],
      poor: {
        'one-coin': t`Die + 2 against 4: I and II fail.`,
        'two-coins': t`Die + 3 against 4: I fails. A garrison in ${s('corduba')} first would have made it certain.`,
      },
      wrongs: {
        'into-the-revolt': { label: t`Move to ${s('castulo')} at once.`, because: t`It contains a revolt.` },
      },
    },
    'first-dice': {
      ask: t`End the Roman phase, and let the Hispanic phase begin.`,
      done: t`The dice named a town, and the army in ${s('salduba')} had 3 ways (${r('5.2-choice')}).`,
      hints: [t`The coin that is left is lost.`, t`End the phase, then begin the next.`],
      poor: {},
      wrongs: {},
    },
    'praetor-of-citerior': {
      ask: t`Beat the army in ${s('salduba')}, and leave a garrison of the praetor there.`,
      done: t`1 garrison, 1 for the province, doubled by the consul in ${s('osca')}: with 1 coin already (1 + 3) × 2 = 8 against 7.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`The consul in ${s('osca')} is connected to ${s('salduba')}.`,
        t`Attack with 1 coin, move to ${s('salduba')}, place a garrison.`,
      ],
      poor: { pass: t`All coins are lost, and the army goes on.` },
      wrongs: {},
    },
    'second-dice': {
      ask: t`End the phase, and roll for the revolt.`,
      done: t`Whatever the dice named, towns with a Roman in them are protected (${r('5.1-held')}).`,
      hints: [t`End the Roman phase first.`, t`Then let the Hispanic phase begin.`],
      poor: {},
      wrongs: {},
    },
    consul: {
      ask: t`Ilergetia is free. Place a garrison of the consul in ${s('osca')}, and one in ${s('ilerda')}.`,
      done: t`A capital is yours, and 1 town more cannot rise.`,
      lost: t`${s('osca')} or ${s('ilerda')} has no garrison of his.`,
      hints: [
        t`The consul is in ${s('osca')}, a capital.`,
        t`Place a garrison, move to ${s('ilerda')}, place another.`,
      ],
      poor: {
        'all-in-osca': t`3 garrisons fill the town, and protect it no better than 1.`,
        'osca-left-open': t`The capital was open, and a roll could shut it before he is back.`,
      },
      wrongs: {},
    },
    'last-dice': {
      ask: t`End the third turn.`,
      done: t`The round is over: a revolt of the reserve covers the year 198 (${r('6')}).`,
      hints: [t`End the Roman phase first.`, t`Then let the Hispanic phase begin.`],
      poor: {},
      wrongs: {},
    },
    'the-next-year': {
      ask: t`Round 2 has begun. Which year will the next revolt on the time track cover?`,
      done: t`198 is covered, 180 is next. After 11 rounds the last, 18, is covered.`,
      hints: [t`Each round takes about 18 years.`, t`198 − 18.`],
      options: { '198': t`198 BC`, '180': t`180 BC`, '162': t`162 BC` },
      wrong: t`198 BC was covered at the end of round 1.`,
    },
  },
  after: t`Ulterior, Citerior, consul, each with both phases, then a revolt on the time track (${r('3.3')}, ${r('6')}). You have 11 rounds at most.`,
};

export const firstRound: WordsOfLesson<Lessons['first-round']> = {
  title: 'Your first round',
  learn: t`Set-up and first round of an easy game, step by step, and on into the game.`,
  about: t`Level 7 5 4 5 1, the easiest: 7 coins a turn, 5 garrisons for each general, 4 fleets, 5 roads, 1 army.`,
  steps: {
    begin: {
      ask: t`Let the dice place the revolts and the army.`,
      done: t`1 town in each province, with 1 to 3 revolts (${r('2.4')}), and 1 army (${r('2.5')}).`,
      hints: [t`The fleets are in seas 1 to 4.`, t`Begin the set-up.`],
      poor: {},
      wrongs: {},
    },
    roads: {
      ask: t`Place the 5 roads. Together they should bring your generals close to the revolts.`,
      done: t`A chain of roads is 1 coin, however long (${r('4.1-road')}).`,
      hints: [
        t`A road begins where a road already ends, and leads to no revolt and no capital.`,
        t`The third hint joins both Roman provinces and leads to ${s('regina')}, ${s('salduba')}, ${s('gerunda')} and ${s('puciala')}.`,
      ],
      poor: {},
      wrongs: {
        'into-a-revolt': {
          label: t`Place a road from ${s('gades')} to ${s('emerita')}.`,
          because: t`${s('emerita')} is in revolt.`,
        },
      },
    },
    generals: {
      ask: t`Place the 3 generals, each near a town in revolt.`,
      done: t`The turn of the praetor of Ulterior begins.`,
      hints: [
        t`${s('emerita')} is connected to ${s('gades')}, ${s('ilerda')} to ${s('tarraco')}, ${s('bracara')} to ${s('mare-atlanticum')}.`,
        t`Place them in ${s('gades')}, ${s('tarraco')} and ${s('mare-atlanticum')}.`,
      ],
      poor: {},
      wrongs: {},
    },
    'praetor-of-ulterior': {
      ask: t`Praetor of Ulterior: remove a revolt, and place a garrison.`,
      done: t`A garrison in his own space counts in the siege, and the next one holds what he has won.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`From ${s('gades')} he can besiege ${s('emerita')}, shield 5. His province adds 1.`,
        t`Place a garrison, besiege ${s('emerita')} with 3 coins (certain), move there, place a garrison: 7 coins.`,
      ],
      poor: {},
      wrongs: {},
    },
    'first-dice': {
      ask: t`End the phase. The dice and the army answer.`,
      done: t`A revolt more, and an army on its way (${r('5')}).`,
      hints: [t`End the Roman phase first.`, t`Then let the Hispanic phase begin.`],
      poor: {},
      wrongs: {},
    },
    'praetor-of-citerior': {
      ask: t`Praetor of Citerior: remove a revolt, and place a garrison.`,
      done: t`The provinces near the coast are the first to become quiet.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`From ${s('tarraco')} he can besiege ${s('ilerda')}, shield 5.`,
        t`Place a garrison, besiege ${s('ilerda')} with 3 coins (certain), move there, place a garrison.`,
      ],
      poor: {},
      wrongs: {},
    },
    'second-dice': {
      ask: t`End the phase, and roll for the revolt.`,
      done: t`The consul is next.`,
      hints: [t`End the Roman phase first.`, t`Then let the Hispanic phase begin.`],
      poor: {},
      wrongs: {},
    },
    consul: {
      ask: t`Consul: remove a revolt or place a garrison, where you like.`,
      done: t`The fleets bring him to any coast.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`From ${s('mare-atlanticum')} a siege of ${s('bracara')} with 3 coins wins on III or higher: 2 in 3.`,
        t`If it fails, 3 more coins make it 8 in 9 in all.`,
      ],
      poor: {},
      wrongs: {},
    },
    'last-dice': {
      ask: t`End the last turn of the round.`,
      done: t`Round 2 begins, and the game is yours.`,
      hints: [t`End the Roman phase first.`, t`Then let the Hispanic phase begin.`],
      poor: {},
      wrongs: {},
    },
  },
  after: t`10 more rounds follow at most. Go on with this game: your answers and their dice are kept.`,
};
