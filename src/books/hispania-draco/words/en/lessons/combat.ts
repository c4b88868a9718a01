import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import { t } from '../../../../../words/rich.ts';
import type { Lessons } from '../../../lessons/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the lessons about support, sieges and attacks. */

export const support: WordsOfLesson<Lessons['support']> = {
  title: 'Which garrisons support',
  learn: t`Groups of garrisons, and the 1 of a Roman province.`,
  about: t`Garrisons of the general’s colour count in combat if a chain of connected towns with such garrisons reaches him. The province of a praetor adds 1 more.`,
  steps: {
    'which-count': {
      ask: t`The praetor of Ulterior is in ${s('emerita')}. Which 3 towns support him?`,
      done: t`${s('regina')} and ${s('ebora')} are connected to him, and ${s('regina')} brings ${s('castulo')} along (${r('4.3-support')}).`,
      hints: [
        t`Only his own colour counts.`,
        t`Begin with the towns that are connected to ${s('emerita')}, and follow the connections from there.`,
      ],
      wrong: t`It is of another colour, or no chain of his garrisons reaches him.`,
    },
    'which-result': {
      ask: t`The praetor of Ulterior in ${s('emerita')} besieges ${s('toletum')}, shield 6, with 1 coin. From which result on does he win?`,
      done: t`1 coin, 2 garrisons and 1 for his province, because ${s('emerita')} is connected to ${s('gades')}: III makes 7 (${r('4.3-province')}).`,
      hints: [t`Add coin, garrisons and province.`, t`The sum beside the die is 4, and he needs more than 6.`],
      options: { '2': t`II or higher`, '3': t`III or higher`, '4': t`IV or higher`, '5': t`V or higher` },
      wrong: t`Count 1 coin, 2 garrisons and 1 for the province.`,
    },
    'a-disc-for-two-sieges': {
      ask: t`${s('segontia')}, shield 3, contains 2 revolts. Remove both for certain with the 5 coins of the consul.`,
      done: t`The garrison cost 1 coin and counted in both sieges: die + 3 against 3.`,
      lost: t`Both sieges can no longer be certain.`,
      hints: [t`A garrison in his own space supports him too.`, t`Place a garrison, then besiege twice with 2 coins.`],
      poor: {
        'coins-only': t`3 coins make the first siege certain, and 2 are left for the second: die + 2 against 3.`,
      },
      wrongs: {},
    },
  },
  after: t`A coin counts once, a garrison in every siege and attack that it reaches (${r('4.3-support')}).`,
};

export const aSiege: WordsOfLesson<Lessons['a-siege']> = {
  title: 'A siege',
  learn: t`Die, coins and shield: how likely it is, and how many coins it takes.`,
  about: t`The Roman value must be higher than the shield. Each siege removes 1 revolt, and a siege that fails costs only its coins.`,
  steps: {
    'how-likely': {
      ask: t`The praetor of Citerior in ${s('tarraco')} besieges ${s('ilerda')}, shield 5, with 1 coin. How likely is it that he wins?`,
      done: t`His province adds 1: die + 2 against 5. IV, V and VI win.`,
      hints: [t`He is in his own province.`, t`The die must be higher than 5 − 2.`],
      options: { '5-in-6': t`5 in 6`, '2-in-3': t`2 in 3`, '1-in-2': t`1 in 2`, '1-in-3': t`1 in 3` },
      wrong: t`Which results of the die make more than 5 with 1 coin and 1 for the province?`,
    },
    'no-coin-too-many': {
      ask: t`3 coins are left. Remove the revolt in ${s('salduba')}, shield 4, for certain, and keep 1 coin.`,
      done: t`1 garrison, 1 for the province and 2 coins: even I makes 5.`,
      lost: t`It was not certain, or no coin is left.`,
      hints: [
        t`His garrison in ${s('dertosa')} counts, and so does his province.`,
        t`Besiege ${s('salduba')} with 2 coins.`,
      ],
      poor: {
        'one-coin': t`With 1 coin the result I makes 4 against 4, which is not enough.`,
        'three-coins': t`Certain as well, but 2 coins would have done. The third is gone.`,
      },
      wrongs: {},
    },
    enter: {
      ask: t`Free ${s('ilerda')}, and leave a garrison of the praetor there.`,
      done: t`Siege, move, garrison: a winner does not advance by himself (${r('4.3-result')}).`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`The consul in ${s('osca')} doubles the value.`,
        t`Besiege ${s('ilerda')}, move there, place a garrison.`,
      ],
      poor: {},
      wrongs: {
        'at-once': { label: t`Move to ${s('ilerda')} at once.`, because: t`It contains a revolt.` },
      },
    },
  },
  after: t`Higher wins; equal or lower changes nothing (${r('4.3-result')}). Look for the number of coins with which no result fails.`,
};

export const ambushes: WordsOfLesson<Lessons['ambushes']> = {
  title: 'Ambushes',
  learn: t`Figures that double a value, and where to stand.`,
  about: t`A figure doubles a value if it is connected to the enemy: a general to the target, an army to the general who besieges. To stand beside one’s own side does not help.`,
  steps: {
    'how-often': {
      ask: t`The praetor of Ulterior in ${s('castulo')} besieges ${s('toletum')}. How often are the values doubled?`,
      done: t`Both other generals are connected to ${s('toletum')}, the army in ${s('puciala')} to ${s('castulo')}: × 4 against × 2 (${r('4.3-double')}).`,
      hints: [
        t`Look which generals are connected to ${s('toletum')}.`,
        t`And which armies are connected to ${s('castulo')}.`,
      ],
      options: {
        'twice-once': t`his twice, the town once`,
        'once-once': t`his once, the town once`,
        'twice-never': t`his twice, the town never`,
        'twice-twice': t`his twice, the town twice`,
      },
      wrong: t`Count the generals beside ${s('toletum')} and the armies beside ${s('castulo')}.`,
    },
    'where-to-stand': {
      ask: t`The consul wants to besiege ${s('toletum')}. From which 2 of these towns does no army ambush him?`,
      done: t`${s('segontia')} and ${s('abula')} are connected to neither army.`,
      hints: [
        t`The armies are in ${s('puciala')} and in ${s('capara')}.`,
        t`${s('puciala')} is connected to ${s('segobriga')} and ${s('castulo')}, ${s('capara')} to ${s('emerita')}.`,
      ],
      wrong: t`An army is connected to it.`,
    },
    'step-aside': {
      ask: t`The consul has 5 coins. Win at ${s('numantia')}, shield 6, for certain.`,
      done: t`From ${s('calagurris')} the army in ${s('segobriga')} does not reach him: (die + 3) × 2 against 6.`,
      lost: t`The siege is no longer certain.`,
      hints: [
        t`In ${s('bilbilis')} the army in ${s('segobriga')} is connected to him.`,
        t`Go through ${s('salduba')} to ${s('calagurris')}, and besiege with 3 coins.`,
      ],
      poor: {
        ambushed: t`The ambush makes the shield 12: (die + 3) × 2 must be more.`,
        'two-coins': t`(1 + 2) × 2 = 6 is not more than 6. A third coin was left.`,
      },
      wrongs: {},
    },
  },
  after: t`Your figures double beside the enemy, theirs beside you (${r('4.3-double')}). A coin for a move is often worth more than one for the die.`,
};

export const anAttack: WordsOfLesson<Lessons['an-attack']> = {
  title: 'An attack',
  learn: t`Two dice, the group of revolts, and what is at stake.`,
  about: t`Against an army both sides roll. A victory removes the army and all revolts of its town; a defeat removes the general and all garrisons of his space.`,
  steps: {
    'fewest-coins': {
      ask: t`The consul in ${s('cauca')} attacks the army in ${s('pallantia')}. How many coins make it certain?`,
      done: t`1 garrison, doubled by the praetor in ${s('deobriga')}: (1 + 2 + 1) × 2 = 8 against 7 at most.`,
      hints: [t`The army has 1 revolt: at most 6 + 1.`, t`The least Roman value must be higher than 7.`],
      options: { '1': t`1 coin`, '2': t`2 coins`, '3': t`3 coins`, never: t`no number of coins` },
      wrong: t`Compare the lowest Roman with the highest Hispanic value.`,
    },
    'all-or-nothing': {
      ask: t`The same attack without the garrison, with 3 coins. Make it certain.`,
      done: t`(1 + 3) × 2 = 8 against 7 at most.`,
      lost: t`The dice could have gone against you.`,
      hints: [t`A defeat would remove the consul.`, t`Attack with 3 coins.`],
      poor: {
        'two-coins': t`I against 6 is 6 against 7: the consul can be lost.`,
        'one-coin': t`Several results lose the consul.`,
      },
      wrongs: {
        besiege: { label: t`Besiege ${s('pallantia')}.`, because: t`An army is there.` },
      },
    },
    'cut-the-group': {
      ask: t`5 revolts support the army in ${s('lancia')}. Beat it for certain with 3 coins.`,
      done: t`Without ${s('noega')} the revolts in ${s('lucus')} do not reach the army: die + 1 (${r('4.4-revolts')}).`,
      lost: t`The victory is no longer certain.`,
      hints: [
        t`${s('noega')}, shield 1, joins ${s('lucus')} to ${s('lancia')}.`,
        t`Besiege ${s('noega')} with 1 coin, then attack with 2.`,
      ],
      poor: { 'at-once': t`With all 3 coins at once I against 6 is 10 against 11, and the consul is gone.` },
      wrongs: {},
    },
  },
  after: t`Least against highest: if the Roman value is higher even then, the attack is certain (${r('4.4-result')}). Otherwise think of what you would lose.`,
};

export const afterADefeat: WordsOfLesson<Lessons['after-a-defeat']> = {
  title: 'After a defeat',
  learn: t`Blocked coins, and the way back to the board.`,
  about: t`A general who is removed blocks 1 coin of every turn until he returns. At the start of his turn he returns free.`,
  steps: {
    'coins-next': {
      ask: t`Level 6. The praetor of Ulterior and the consul are off the board. How many coins has the turn of the praetor of Citerior?`,
      done: t`1 coin is blocked for each of the 2 (${r('4.4-coin')}).`,
      hints: [t`Count the generals off the board.`, t`6 minus 2.`],
      options: { '3': t`3 coins`, '4': t`4 coins`, '5': t`5 coins`, '6': t`6 coins` },
      wrong: t`Each general off the board blocks 1 of the 6 coins.`,
    },
    'the-way-back': {
      ask: t`The consul returns. Place a garrison of his in ${s('oiasso')} in this turn.`,
      done: t`He returned to the fleet in ${s('mare-cantabricum')}, 1 segment from ${s('oiasso')}.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`The consul returns to any fleet (${r('3.4')}).`,
        t`Return to ${s('mare-cantabricum')}, move to ${s('oiasso')}, place a garrison.`,
      ],
      poor: {},
      wrongs: {
        'on-land': { label: t`Return to ${s('oiasso')}.`, because: t`The consul returns to a fleet.` },
      },
    },
  },
  after: t`Praetors return to a town of their province without a revolt, the consul to a fleet (${r('3.4')}). If a praetor’s whole province is in revolt, he stays away (${r('3.4-shut')}).`,
};
