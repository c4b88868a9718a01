import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the scenes about the set-up, the end of the game and the return of a general (2, 3). */

export const setUp: WordsOfScene<Scenes['set-up-at-6-4-3-4-2']> = {
  title: 'The set-up at level 6 4 3 4 2',
  about: t`The fleets are in seas 1, 2 and 3. Dice place the revolts and the armies, then the players place roads and generals.`,
  steps: [
    t`The Hispanic die rolls 4, 5, 2, 4, 3 and 6, one result for each province from I to VI. It names the town, and 1 or 2 mean 3 revolts, 3 or 4 mean 2, 5 or 6 mean 1. The Roman die then rolls II and V for the armies.`,
    t`The first road leads from ${s('gades')}, which a printed road serves, to ${s('emerita')}.`,
    t`The second goes on from ${s('emerita')} to ${s('capara')}.`,
    t`The third leads from ${s('tarraco')} to ${s('ilerda')}.`,
    t`The fourth joins ${s('basti')} and ${s('carthago-nova')}: both ends may be served already.`,
    t`The praetor of Ulterior is placed in ${s('gades')}.`,
    t`The praetor of Citerior is placed in ${s('valentia')}.`,
    t`The consul is placed with the fleet in ${s('mare-ibericum')}.`,
  ],
  after: t`11 revolts and 2 armies are on the board, 11 revolts and 1 army are in reserve. The praetor of Ulterior begins with 6 coins.`,
  tasks: {
    'to-the-west': {
      ask: t`Place the roads so that one chain leads from ${s('gades')} to ${s('ebora')}.`,
      done: t`The chain is 1 connection: 1 coin from ${s('gades')} to ${s('ebora')} (${r('4.1-road')}).`,
      lost: t`All roads are placed, and no chain leads to ${s('ebora')}.`,
      hints: [
        t`Look at ${s('emerita')}.`,
        t`A road can begin only where a road already ends.`,
        t`Place ${s('gades')}–${s('emerita')}, then ${s('emerita')}–${s('ebora')}.`,
      ],
    },
  },
  wrongs: {
    'into-a-revolt': {
      label: t`Place a road from ${s('corduba')} to ${s('regina')}.`,
      because: t`${s('regina')} contains 3 revolts.`,
    },
    'away-from-all-roads': {
      label: t`Place a road from ${s('capara')} to ${s('salmantica')}.`,
      because: t`No road serves either town yet.`,
    },
    'into-a-capital': {
      label: t`Place a road from ${s('emerita')} to ${s('toletum')}.`,
      because: t`${s('toletum')} is a capital.`,
    },
  },
};

export const revoltInUlterior: WordsOfScene<Scenes['a-revolt-in-ulterior']> = {
  title: 'Six capitals, and no victory yet',
  about: t`Garrisons are in all 6 capitals. A revolt in ${s('baecula')}, a town of Ulterior, still keeps the Romans from winning.`,
  steps: [
    t`The praetor of Ulterior moves to ${s('corduba')} for 1 coin.`,
    t`He besieges ${s('baecula')} with 1 coin. His province adds 1: the worst die makes 3 against shield 2.`,
  ],
  after: t`The game is won at once (${r('3.1')}). The 2 revolts in ${s('lancia')} do not matter: only Roman provinces must be free of revolts.`,
  tasks: {},
  wrongs: {
    'from-gades': {
      label: t`Besiege ${s('baecula')} from ${s('gades')}.`,
      because: t`A road is no connection for a siege.`,
    },
  },
};

export const returnOfPraetor: WordsOfScene<Scenes['the-return-of-a-praetor']> = {
  title: 'A praetor returns',
  about: t`The praetor of Citerior and the consul are off the board. It is the praetor’s turn, and ${s('carthago-nova')} is in revolt.`,
  steps: [t`The praetor returns to ${s('dertosa')}. It costs no coin.`],
  after: t`His own coin is free again, that of the consul is still blocked: he has 5 coins instead of 6 (${r('4.4-coin')}).`,
  tasks: {
    gerunda: {
      ask: t`Return so that he can place a garrison in ${s('gerunda')} in this turn.`,
      done: t`2 coins for the connection and 1 for the garrison.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`Look at ${s('tarraco')}.`,
        t`Choose the town that is connected to ${s('gerunda')}.`,
        t`Return to ${s('tarraco')}, move to ${s('gerunda')}, place a garrison.`,
      ],
    },
  },
  wrongs: {
    'in-revolt': {
      label: t`Return to ${s('carthago-nova')}.`,
      because: t`The town is in revolt.`,
    },
    'not-his': {
      label: t`Return to ${s('gades')}.`,
      because: t`The town belongs to the other province.`,
    },
  },
};

export const roundEnds: WordsOfScene<Scenes['the-round-ends']> = {
  title: 'The end of a round',
  about: t`The third turn of the first round, that of the consul: its Hispanic phase remains. 3 revolts are on the board.`,
  steps: [t`The dice name I-4, ${s('salduba')}. A garrison protects it. No army moves, and the round ends.`],
  after: t`1 revolt of the reserve covers the year 198: it is out of the game (${r('6')}). 18 revolts are left, and round 2 begins with the praetor of Ulterior.`,
  tasks: {},
  wrongs: {},
};

export const lastYear: WordsOfScene<Scenes['the-last-year']> = {
  title: 'The last year',
  about: t`Round 11. 5 capitals contain garrisons, and the consul is in the sixth, ${s('flaviobriga')}. A revolt in ${s('pompaelo')} kept it shut.`,
  steps: [t`The dice name ${s('oiasso')}, where a revolt is placed. Then the round ends.`],
  after: t`The revolt of the end of the round covers the last space, 18. The Romans lose, although the reserve is not empty (${r('3.2')}).`,
  tasks: {},
  wrongs: {},
};
