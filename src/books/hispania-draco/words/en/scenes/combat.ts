import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the scenes about sieges and attacks (4.3, 4.4). */

export const praetorAtToletum: WordsOfScene<Scenes['the-praetor-at-toletum']> = {
  title: 'The praetor besieges Toletum',
  about: t`The praetor of Citerior besieges ${s('toletum')}, shield 6. He has garrisons in ${s('bilbilis')} and ${s('salduba')}, the consul is beside the town, and an army beside the praetor.`,
  steps: [
    t`1 coin, 2 garrisons and 1 for his province are 4; the consul doubles: (die + 4) × 2. The army in ${s('numantia')} doubles the shield: 12. With III it is 14 against 12.`,
  ],
  after: t`He wins on III or higher, 4 results of 6. With II both values would be 12, and nothing would happen (${r('4.3-result')}).`,
  tasks: {
    'for-certain': {
      ask: t`Win the siege with a number of coins that makes every result win.`,
      done: t`With 3 coins it is (die + 6) × 2: at least 14 against 12.`,
      lost: t`The revolt is removed, but the die could have failed.`,
      hints: [
        t`Look at ${s('toletum')}.`,
        t`Each coin adds 1 before the value is doubled.`,
        t`Besiege ${s('toletum')} with 3 coins.`,
      ],
    },
  },
  wrongs: {
    'an-army-is-there': { label: t`Besiege ${s('numantia')}.`, because: t`An army is there. It must be attacked.` },
  },
};

export const consulAtToletum: WordsOfScene<Scenes['the-consul-at-toletum']> = {
  title: 'The consul besieges Toletum',
  about: t`The same position in the turn of the consul, in ${s('abula')}. His only garrison near is in ${s('salmantica')}.`,
  steps: [
    t`1 coin and 1 garrison are 2; the praetor doubles: (die + 2) × 2. No army is connected to the consul, so that the shield stays 6. With II it is 8 against 6.`,
  ],
  after: t`He wins on II or higher, 5 results of 6. The garrisons of the praetor do not count for him, but no army ambushes him (${r('4.3-double')}).`,
  tasks: {
    'for-certain': {
      ask: t`Win the siege with 2 coins.`,
      done: t`(1 + 3) × 2 = 8 is more than 6: certain.`,
      lost: t`The revolt is removed with another number of coins.`,
      hints: [
        t`Look at ${s('toletum')}.`,
        t`With 1 coin only the result I fails.`,
        t`Besiege ${s('toletum')} with 2 coins.`,
      ],
    },
  },
  wrongs: {},
};

export const twoGroups: WordsOfScene<Scenes['two-groups-of-garrisons']> = {
  title: 'Which garrisons support the consul',
  about: t`The consul in ${s('segontia')} besieges ${s('numantia')}, shield 6. He has garrisons in ${s('salduba')}, ${s('bilbilis')}, ${s('cauca')} and ${s('olisipo')}; that in ${s('segobriga')} is the praetor’s.`,
  steps: [
    t`${s('bilbilis')} is connected to him and brings ${s('salduba')} along; ${s('cauca')} is a second group. ${s('olisipo')} is connected to neither, ${s('segobriga')} is of another colour. With 3 coins: die + 6.`,
  ],
  after: t`The worst die makes 7 against 6. All groups that reach the general count, each disc once (${r('4.3-support')}).`,
  tasks: {
    'with-two-coins': {
      ask: t`Win with 2 coins, and for certain.`,
      done: t`A garrison in his own space supports him too: die + 2 + 4. It costs 1 coin once, and stays.`,
      lost: t`The revolt is removed without a fourth supporting garrison.`,
      hints: [
        t`Look at ${s('segontia')}, where the consul is.`,
        t`A garrison in his own space counts.`,
        t`Place a garrison, then besiege with 2 coins.`,
      ],
    },
  },
  wrongs: {},
};

export const fourTimes: WordsOfScene<Scenes['four-times-at-toletum']> = {
  title: 'Twice doubled',
  about: t`Both praetors are beside ${s('toletum')}. The consul is in ${s('segobriga')}, with an army beside him in ${s('puciala')}.`,
  steps: [
    t`The consul moves to ${s('segontia')}, which is not connected to ${s('puciala')}.`,
    t`2 generals support him: (die + 1) × 4. The worst die makes 8 against 6.`,
  ],
  after: t`Each figure doubles once more (${r('4.3-double')}). 1 coin for the way spared him the ambush, which would have made the shield 12.`,
  tasks: {
    'without-moving': {
      ask: t`Win from ${s('segobriga')}, against the doubled shield, for certain.`,
      done: t`(1 + 3) × 4 = 16 is more than 12.`,
      lost: t`The revolt is removed from elsewhere, or with fewer coins.`,
      hints: [
        t`Look at ${s('segobriga')} and the army beside it.`,
        t`With 2 coins the result I would make 12 against 12.`,
        t`Besiege ${s('toletum')} with 3 coins.`,
      ],
    },
  },
  wrongs: {},
};

export const certainAtBracara: WordsOfScene<Scenes['certain-at-bracara']> = {
  title: 'A certain victory at Bracara',
  about: t`The consul in ${s('lucus')} has garrisons in ${s('noega')} and ${s('asturica')}. An army is in ${s('bracara')} with 2 revolts, another in ${s('conimbriga')} with 1.`,
  steps: [
    t`2 coins and 2 garrisons are 4, and the praetor of Ulterior doubles: (die + 4) × 2. The army has 3 revolts: die + 3. Even I against 6 is 10 against 9.`,
  ],
  after: t`The army and its 2 revolts are removed, and the consul does not advance (${r('4.4-result')}). The praetor of Citerior in ${s('asturica')} does not support the attack: he is connected to Romans only.`,
  tasks: {
    'enter-bracara': {
      ask: t`Let the consul enter ${s('bracara')}.`,
      done: t`An advance is an ordinary move: 1 coin.`,
      lost: t`The Roman phase is over.`,
      hints: [
        t`Look at ${s('bracara')}: it is free now.`,
        t`The consul has 4 coins left.`,
        t`Move the consul to ${s('bracara')}.`,
      ],
    },
  },
  wrongs: {
    besiege: { label: t`Besiege ${s('bracara')}.`, because: t`An army is there.` },
    'too-far': { label: t`Attack the army in ${s('conimbriga')}.`, because: t`${s('lucus')} is not connected to it.` },
  },
};

export const fromTheSea: WordsOfScene<Scenes['an-attack-from-the-sea']> = {
  title: 'The attack from the sea',
  about: t`The same position in the turn of the praetor of Ulterior, in ${s('talabriga')} beside both armies. From there, his attack on ${s('bracara')} with 2 coins would be (die + 3) × 2 against (die + 3) × 2.`,
  steps: [
    t`He moves to the fleet in ${s('mare-atlanticum')}: the army in ${s('conimbriga')} is not connected to it.`,
    t`Now it is (die + 3) × 2 against die + 3. With II and 6 it is 10 against 9.`,
  ],
  after: t`1 coin for the move took the ambush from the army (${r('4.3-double')}). His garrison in ${s('talabriga')} still supports him.`,
  tasks: {
    'for-certain': {
      ask: t`Beat the army in ${s('bracara')} so that no dice can prevent it.`,
      done: t`From the sea with 3 coins: (1 + 4) × 2 = 10 against 9 at most.`,
      lost: t`The dice could have failed.`,
      hints: [
        t`Look at ${s('mare-atlanticum')}.`,
        t`Compare the least Roman value with the highest Hispanic value.`,
        t`Move to ${s('mare-atlanticum')}, then attack with 3 coins.`,
      ],
    },
  },
  wrongs: {},
};

export const defeatAtConimbriga: WordsOfScene<Scenes['defeat-at-conimbriga']> = {
  title: 'A defeat at Conimbriga',
  about: t`The praetor of Ulterior in ${s('talabriga')} attacks the other army. No general supports him, and the army in ${s('bracara')} ambushes him.`,
  steps: [t`2 coins and 1 garrison: die + 3 against (die + 3) × 2. With IV and 2 it is 7 against 10.`],
  after: t`The praetor and the garrison of his town are removed, and his Roman phase ends, with 4 coins unspent (${r('4.4-result')}). He blocks 1 coin until he returns (${r('4.4-coin')}).`,
  tasks: {},
  wrongs: {},
};
