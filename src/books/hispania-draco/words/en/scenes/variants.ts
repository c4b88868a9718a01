import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the scenes about variants and scenarios (8, 9). */

export const roadToSalduba: WordsOfScene<Scenes['a-road-to-salduba']> = {
  title: 'Ingenivm: a road to Salduba',
  about: t`2 roads were kept back at the set-up. The praetor of Citerior is in ${s('dertosa')} with 5 coins.`,
  steps: [
    t`He places a road to ${s('salduba')}: 2 segments, 2 coins.`,
    t`He uses it at once: 1 coin.`,
    t`He places a garrison: 1 coin.`,
  ],
  after: t`${s('salduba')} now belongs to the chain along the coast (${r('8.1')}).`,
  tasks: {
    'and-back': {
      ask: t`Place a garrison in ${s('salduba')}, and be in ${s('corduba')} at the end.`,
      done: t`2 for the road, 1 and 1 for both moves, 1 for the garrison. Without the road it would take 6 coins.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`Look at the roads along the coast.`,
        t`The whole chain is 1 segment.`,
        t`Place the road, move to ${s('salduba')}, place a garrison, move to ${s('corduba')}.`,
      ],
    },
  },
  wrongs: {
    'into-a-capital': { label: t`Place a road from ${s('salduba')} to ${s('osca')}.`, because: t`It is a capital.` },
    'into-a-revolt': {
      label: t`Place a road from ${s('salduba')} to ${s('ilerda')}.`,
      because: t`It contains a revolt.`,
    },
  },
};

export const freeMove: WordsOfScene<Scenes['a-free-move']> = {
  title: 'Imperivm: the free move',
  about: t`The Roman phase of the praetor of Ulterior is over, his Hispanic phase begins.`,
  steps: [
    t`The dice place a revolt in ${s('onuba')}.`,
    t`Now he moves free along 1 connection, whatever its segments: to ${s('emerita')}, which would cost 2 coins.`,
  ],
  after: t`The free move comes after the dice: he sees where the revolt is (${r('8.2-ulterior')}).`,
  tasks: {
    aboard: {
      ask: t`Use the free move to go aboard a fleet.`,
      done: t`A sea with a free fleet is a space like any other.`,
      lost: t`The free move is over.`,
      hints: [
        t`Look at ${s('mare-gaditanum')}.`,
        t`The fleet there carries no general.`,
        t`Move to ${s('mare-gaditanum')}.`,
      ],
    },
  },
  wrongs: {
    'two-connections': { label: t`Move to ${s('olisipo')}.`, because: t`That would be 2 connections.` },
    'into-a-revolt': { label: t`Move to ${s('onuba')}.`, because: t`It contains a revolt now.` },
  },
};

export const oneMore: WordsOfScene<Scenes['one-more-in-sieges']> = {
  title: 'Imperivm: +1 in sieges',
  about: t`The praetor of Citerior besieges ${s('salduba')}, shield 4, from ${s('dertosa')} with his last 2 coins.`,
  steps: [t`2 coins, 1 for his province and 1 for Imperivm: die + 4. The worst die makes 5 against 4.`],
  after: t`Without the variant the result I would fail (${r('8.2-citerior')}).`,
  tasks: {},
  wrongs: {},
};

export const consulCommands: WordsOfScene<Scenes['the-consul-commands']> = {
  title: 'Imperivm: the consul commands',
  about: t`The consul in ${s('segobriga')} besieges ${s('toletum')}. The praetor of Ulterior is in ${s('baecula')}.`,
  steps: [
    t`The consul pays 1 coin for the praetor’s move to ${s('castulo')}, which is connected to ${s('toletum')}.`,
    t`The praetor doubles: (die + 3) × 2. The worst die makes 8 against 6.`,
  ],
  after: t`Alone, with 3 coins, he would win on IV or higher. A coin spent on the praetor was worth more (${r('8.2-consul')}).`,
  tasks: {},
  wrongs: {
    'not-the-praetor': {
      label: t`Let the praetor besiege ${s('toletum')}.`,
      because: t`The consul moves the praetors, no more.`,
    },
  },
};

export const proconsulLands: WordsOfScene<Scenes['the-proconsul-lands']> = {
  title: 'Proconsvl: the fourth general',
  about: t`The turn of the praetor of Ulterior. A fleet without a general is in ${s('mare-balearicum')}, the consul is in ${s('osca')}.`,
  steps: [
    t`3 coins bring the proconsul to ${s('mare-balearicum')}.`,
    t`He moves to ${s('tarraco')}: 1 coin.`,
    t`He besieges ${s('ilerda')} with 2 coins, and the consul in ${s('osca')} doubles: (die + 2) × 2. The worst die makes 6 against 5.`,
  ],
  after: t`The garrison in ${s('tarraco')} did not count: it is the praetor’s, and the proconsul has none (${r('8.3')}).`,
  tasks: {},
  wrongs: {
    'not-yet-called': { label: t`Move the proconsul before he is called.`, because: t`He is not on the board.` },
  },
};

export const legionChanges: WordsOfScene<Scenes['the-legion-changes-hands']> = {
  title: 'Legio Hispana: the legion changes hands',
  about: t`The consul has placed the Legio Hispana in ${s('emerita')}. It is the turn of the praetor of Ulterior, who is there too.`,
  steps: [
    t`He besieges ${s('ebora')}, shield 3, with 1 coin. The legion supports him as his own, and his province adds 1: die + 3.`,
    t`He takes the legion back, into his own reserve: 1 coin.`,
    t`He moves to ${s('ebora')}: 1 coin.`,
    t`He places the legion there: 1 coin.`,
  ],
  after: t`Each of the 3 generals may do the same (${r('8.4')}).`,
  tasks: {},
  wrongs: {
    'on-the-board': { label: t`Place the legion in ${s('emerita')}.`, because: t`It is on the board already.` },
  },
};

export const piratesInAtlanticum: WordsOfScene<Scenes['pirates-in-mare-atlanticum']> = {
  title: 'Pirates: clearing the sea',
  about: t`Seas 4 and 5 contain pirates. The consul is with the fleet in ${s('mare-gaditanum')}, the praetor of Ulterior in ${s('talabriga')}.`,
  steps: [
    t`The consul besieges the pirates in ${s('mare-atlanticum')}: the number of the sea, 4, is their shield. The praetor is connected to that sea and doubles: (die + 2) × 2, at least 6.`,
    t`The sea is free, and the fleet moves there with the consul: 1 coin.`,
  ],
  after: t`Pirates that are removed do not return (${r('8.5')}).`,
  tasks: {},
  wrongs: {
    'into-pirates': {
      label: t`Move the fleet to ${s('mare-atlanticum')} at once.`,
      because: t`Pirates bar the sea.`,
    },
    'too-far': { label: t`Besiege the pirates in ${s('mare-cantabricum')}.`, because: t`That sea is not connected.` },
  },
};

export const twiceAsStrong: WordsOfScene<Scenes['twice-as-strong']> = {
  title: 'Terror: twice as strong',
  about: t`The special army is in ${s('numantia')} with 1 revolt. The consul attacks it from ${s('bilbilis')}, with 2 garrisons in support.`,
  steps: [
    t`3 coins and 2 garrisons: die + 5. The army doubles its own value: (die + 1) × 2. With IV and 3 it is 9 against 8.`,
  ],
  after: t`The special army returns to the reserve like any other, and can be placed again (${r('8.6')}).`,
  tasks: {},
  wrongs: {},
};

export const noPay: WordsOfScene<Scenes['no-pay-for-traitors']> = {
  title: 'Terror: Rome does not pay traitors',
  about: t`The same position with the optional rule and 6 coins. The consul is connected to the special army.`,
  steps: [
    t`He pays murderers 3 coins: they succeed on I to III. The die shows III. The army of the box replaces the special army.`,
    t`He attacks the army that is left with 3 coins: die + 5 against die + 1. With II and 5 it is 7 against 6.`,
  ],
  after: t`There is 1 attempt in a game (${r('8.6-murder')}). On IV to VI both dice would have been rolled for a revolt.`,
  tasks: {},
  wrongs: {
    again: { label: t`Pay murderers again.`, because: t`The attempt has been made.` },
  },
};

export const hispanoRaises: WordsOfScene<Scenes['hispano-raises-ilerda']> = {
  title: 'Hispano: a raised shield',
  about: t`A player leads the Hispanic side and has 2 coins. The praetor of Citerior in ${s('tarraco')} besieges ${s('ilerda')}, shield 5.`,
  steps: [
    t`He declares the siege with 3 coins; his province adds 1: die + 4.`,
    t`Before the roll, the Hispanic player adds 2 coins to the shield: 7. With III both values are 7.`,
  ],
  after: t`Nothing happens: with 5 alone, III would have won. The 2 coins of the Hispanic player are spent for this turn (${r('8.7-raise')}).`,
  tasks: {
    again: {
      ask: t`Besiege ${s('ilerda')} again with the coins that are left.`,
      done: t`The Hispanic player has no coin left: die + 4 against 5, and only I fails.`,
      hints: [t`Look at ${s('ilerda')}.`, t`3 coins are left.`, t`Besiege ${s('ilerda')} with 3 coins.`],
    },
  },
  wrongs: {
    'three-coins': { label: t`Raise the shield by 3.`, because: t`The Hispanic player has 2 coins.` },
  },
};

export const showOfPower: WordsOfScene<Scenes['a-show-of-power']> = {
  title: 'The first repression: a show of power',
  about: t`The first turn of the consul. An army is in ${s('puciala')}, in the middle of a group of revolts.`,
  steps: [
    t`The consul lands at ${s('carthago-nova')}: 1 coin.`,
    t`He attacks with 3 coins, and the praetor in ${s('valentia')} doubles: (die + 3) × 2. The value of the army is its die alone: I against 6 is 8 against 6.`,
  ],
  after: t`In this turn revolts do not support armies, and armies double nothing (${r('9.1-power')}).`,
  tasks: {},
  wrongs: {},
};

export const overTheDurius: WordsOfScene<Scenes['over-the-durius']> = {
  title: 'The river of oblivion: over the Durius',
  about: t`The road along the Durius bars the north. The praetor of Ulterior is in ${s('talabriga')}.`,
  steps: [t`He crosses the river to ${s('bracara')}: 2 segments, 2 coins. The road along the river is removed.`],
  after: t`From now on all generals may enter the north (${r('9.4-lethe')}).`,
  tasks: {},
  wrongs: {},
};
