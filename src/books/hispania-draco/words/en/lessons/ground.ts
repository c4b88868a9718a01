import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the lessons about what wins, moves and garrisons. */

export const whatWins: WordsOfLesson<Lessons['what-wins']> = {
  title: 'What wins, what loses',
  learn: t`The 6 capitals, the provinces that keep them shut, and the reserve of revolts.`,
  about: t`The Romans win together as soon as garrisons are in all 6 Hispanic capitals and no Roman province contains a revolt. They lose when a revolt must be placed and none is left.`,
  steps: {
    'open-capitals': {
      ask: t`In which 3 capitals can a garrison be placed now?`,
      done: t`Their provinces contain no revolt (${r('4.2-capital')}).`,
      hints: [
        t`Look for revolts, in the capitals and in the other towns.`,
        t`Ilergetia, Celtiberia and Gallaecia contain revolts.`,
      ],
      wrong: t`Its province contains a revolt.`,
    },
    'the-sixth-capital': {
      ask: t`5 capitals are yours. Win the game with the 2 coins of the consul.`,
      done: t`The game is won at once (${r('3.1')}). The revolts in ${s('lancia')} and ${s('salduba')} do not matter any more.`,
      lost: t`No coin is left for the garrison in ${s('flaviobriga')}.`,
      hints: [
        t`${s('flaviobriga')}, the capital of Cantabria, is 1 segment from ${s('deobriga')}.`,
        t`Move there and place a garrison.`,
      ],
      poor: { 'at-deobriga': t`A garrison in ${s('deobriga')} is safe, but only capitals win.` },
      wrongs: {},
    },
    'the-reserve': {
      ask: t`22 revolts are in the game. How many can still be placed before the Romans lose?`,
      done: t`15 are on the board and 4 on the time track (${r('3.2')}).`,
      hints: [
        t`Count the discs on the board, and those on the time track.`,
        t`Round 5 has begun: 4 revolts are on the time track.`,
      ],
      options: { '0': t`none`, '3': t`3 revolts`, '7': t`7 revolts`, '11': t`11 revolts` },
      wrong: t`Take the discs on the board and those on the time track from 22.`,
    },
  },
  after: t`6 capitals, and both Roman provinces without a revolt (${r('3.1')}). Every round takes a revolt out of the game (${r('6')}), so that time works against you.`,
};

export const movesAndRoads: WordsOfLesson<Lessons['moves-and-roads']> = {
  title: 'Moves, roads and fleets',
  learn: t`The price of a move by land, by road and by sea.`,
  about: t`A move costs 1 coin for each segment of the connection. A whole chain of roads is 1 segment, and a sea is open only where a fleet is.`,
  steps: {
    'for-one-coin': {
      ask: t`The praetor of Ulterior is in ${s('corduba')}. Which 3 of these towns can he enter for 1 coin?`,
      done: t`The chain of roads counts as 1 segment, however long it is (${r('4.1-road')}).`,
      hints: [
        t`Follow the roads from ${s('corduba')}.`,
        t`They lead to ${s('gades')}, to ${s('basti')} and to ${s('regina')}.`,
      ],
      wrong: t`It is in revolt, or it takes a second move.`,
    },
    'by-sea': {
      ask: t`Bring the praetor from ${s('gades')} to ${s('brigantium')} with 3 coins.`,
      done: t`He passed the consul in ${s('mare-gaditanum')} and stopped on the next fleet (${r('4.1-pass')}).`,
      lost: t`The coins that are left do not reach ${s('brigantium')}.`,
      hints: [t`2 fleets are in the western seas.`, t`Move to ${s('mare-atlanticum')}, then to ${s('brigantium')}.`],
      poor: { 'by-land': t`By land ${s('emerita')} alone takes 2 coins, and ${s('brigantium')} is far.` },
      wrongs: {
        'onto-the-consul': {
          label: t`Stop in ${s('mare-gaditanum')}.`,
          because: t`The consul is there. He can only be passed.`,
        },
      },
    },
    'with-the-fleet': {
      ask: t`Bring the consul to ${s('onuba')} with 2 coins.`,
      done: t`A fleet carries its general for 1 coin a sea (${r('4.1-fleet')}). Through ${s('gades')} it costs as much.`,
      lost: t`The coins are spent.`,
      hints: [
        t`The consul is on a fleet in ${s('mare-ibericum')}.`,
        t`Move the fleet to ${s('mare-gaditanum')}, then the consul to ${s('onuba')}.`,
      ],
      poor: {},
      wrongs: {
        'without-the-fleet': {
          label: t`Move the consul alone to ${s('mare-gaditanum')}.`,
          because: t`No fleet is there.`,
        },
      },
    },
  },
  after: t`Count segments, look for chains of roads (${r('4.1-road')}), and remember that spaces of other generals can be passed (${r('4.1-pass')}).`,
};

export const garrisonsAndCapitals: WordsOfLesson<Lessons['garrisons-and-capitals']> = {
  title: 'Garrisons and capitals',
  learn: t`Where garrisons go, whose they are, and how a capital opens.`,
  about: t`A garrison costs 1 coin to place and 1 to take back, always in the town where the general is. It protects the town, and supports him in combat.`,
  steps: {
    'two-towns': {
      ask: t`The consul has 4 coins. Place a garrison in ${s('ilerda')} and one in ${s('salduba')}.`,
      done: t`1 for each garrison, and 2 for the connection: 4 coins.`,
      lost: t`The coins do not reach both towns any more.`,
      hints: [t`He is in ${s('ilerda')}.`, t`Place a garrison, move to ${s('salduba')}, place another.`],
      poor: { 'two-in-one': t`2 garrisons in 1 town protect it no better against the dice of revolt.` },
      wrongs: {
        'into-the-revolt': { label: t`Move to ${s('beseda')}.`, because: t`It contains a revolt.` },
      },
    },
    'whose-disc': {
      ask: t`The praetor of Citerior is in ${s('salduba')} with 3 garrisons: his own, the consul’s, his own. How many of them can he take back?`,
      done: t`Both of his own, also the one that lies under the others (${r('4.2')}).`,
      hints: [t`A general takes back only his own garrisons.`, t`It does not matter what lies on top.`],
      options: { '1': t`1 garrison`, '2': t`2 garrisons`, '3': t`3 garrisons` },
      wrong: t`Count the garrisons of his colour, covered ones too.`,
    },
    'open-olisipo': {
      ask: t`Place a garrison in ${s('olisipo')} with the 5 coins of the praetor of Ulterior.`,
      done: t`1 coin for the siege, 1 and 2 for the way, 1 for the garrison.`,
      lost: t`The coins that are left do not reach.`,
      hints: [
        t`${s('ebora')}, in the same province, is in revolt: shield 3.`,
        t`His garrison and his province add 2, so that a siege with 1 coin is certain.`,
      ],
      poor: { 'too-many-coins': t`3 coins are no safer than 1 here, and the way to ${s('olisipo')} takes 4.` },
      wrongs: {
        'past-the-revolt': { label: t`Move to ${s('ebora')}.`, because: t`It contains a revolt.` },
      },
    },
  },
  after: t`A capital takes a garrison only if its whole province is free of revolts when it is placed (${r('4.2-capital')}). A later revolt does not remove it.`,
};
