import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { r, s } from '../../marks.ts';

/** The words of the scenes about the Hispanic phase (5). */

export const flaviobrigaRises: WordsOfScene<Scenes['flaviobriga-rises']> = {
  title: 'A roll in Cantabria',
  about: t`The consul is in ${s('aracillum')}, VI-3, and his garrison in ${s('pallantia')}, VI-4. ${s('oiasso')}, ${s('deobriga')} and ${s('pompaelo')} are in revolt, with an army in ${s('pompaelo')}. ${s('flaviobriga')}, VI-6, is empty.`,
  steps: [
    t`The consul ends his Roman phase.`,
    t`The dice show VI and 6: a revolt is placed in ${s('flaviobriga')}. Then the army moves.`,
  ],
  after: t`On VI-3 or VI-4 nothing would have happened (${r('5.1-held')}), on VI-1 or VI-5 a second revolt would have been placed (${r('5.1-full')}).`,
  tasks: {
    'protect-three': {
      ask: t`Protect ${s('aracillum')}, ${s('pallantia')} and ${s('flaviobriga')} before the dice are rolled.`,
      done: t`A garrison stays behind, and the consul protects the next town himself.`,
      lost: t`The Hispanic phase has begun.`,
      hints: [
        t`Look at ${s('aracillum')} and ${s('flaviobriga')}.`,
        t`A garrison or a general protects a town.`,
        t`Place a garrison in ${s('aracillum')} and move to ${s('flaviobriga')}.`,
      ],
    },
  },
  wrongs: {},
};

export const deobrigaIsFull: WordsOfScene<Scenes['deobriga-is-full']> = {
  title: 'Full, and a second disc',
  about: t`The same position in 2 Hispanic phases, one after the other. Cantabria has its army.`,
  steps: [
    t`VI-2: ${s('deobriga')} has 3 revolts, and no second army can be placed in the province. Nothing happens. The army moves to ${s('oiasso')}.`,
    t`The praetor of Citerior spends nothing.`,
    t`VI-5: ${s('pompaelo')} has a revolt, and Cantabria still has its army. A second revolt is placed. The army moves to the only town without one.`,
  ],
  after: t`A town takes at most 3 discs (${r('5.1-full')}). An army counts for the province wherever it has gone in it.`,
  tasks: {},
  wrongs: {},
};

export const armyAtOiasso: WordsOfScene<Scenes['an-army-at-oiasso']> = {
  title: 'A revolt becomes an army',
  about: t`The same towns without the army: the reserve has 3 armies, Cantabria has none.`,
  steps: [
    t`VI-1: ${s('oiasso')} has a revolt, so an army is placed on it. It moves at once, to ${s('flaviobriga')}, the only connected town of Cantabria without a revolt.`,
  ],
  after: t`The army comes before another revolt, even in a town with 3 (${r('5.1-army')}). In ${s('flaviobriga')} a revolt is placed under it (${r('5.2-enter')}).`,
  tasks: {},
  wrongs: {},
};

export const threeArmies: WordsOfScene<Scenes['three-armies-move']> = {
  title: 'Three armies in order',
  about: t`Armies in Carpetania (III), Lusitania (IV) and Gallaecia (V). A group of 9 revolts supports them. The praetor of Ulterior is in ${s('capara')}, garrisons are in ${s('abula')} and ${s('conimbriga')}.`,
  steps: [
    t`III: the die shows 1, the army besieges ${s('abula')} with die + 9 against 1 × 2: the praetor, connected to it, doubles the shield. IV: its only way is ${s('conimbriga')}, die + 9 against 4. V: all towns are in revolt, and on 3 it goes to ${s('asturica')}.`,
  ],
  after: t`Both garrisons are lost, and no victorious army advances (${r('5.2-siege')}). The order decides which figures are still there to support others.`,
  tasks: {},
  wrongs: {},
};

export const praetorAtCapara: WordsOfScene<Scenes['the-praetor-at-capara']> = {
  title: 'The army goes for the praetor',
  about: t`The army in ${s('salmantica')} is connected to ${s('abula')}, shield 1, and ${s('capara')}, shield 3. On 1 it goes to ${s('abula')}, on 2 it stays, on 3 to 6 it attacks the praetor.`,
  steps: [t`The die shows 5: an attack on the praetor, die + 9 against die + 1. Even 1 against VI is 10 against 7.`],
  after: t`The praetor is removed and blocks 1 coin (${r('5.2-attack')}). His garrison in ${s('conimbriga')} was his 1.`,
  tasks: {},
  wrongs: {},
};

export const equallyNear: WordsOfScene<Scenes['two-shields-equally-near']> = {
  title: 'Two shields equally near',
  about: t`The army in ${s('lucus')} is connected to ${s('noega')} (1), ${s('asturica')} (3), ${s('bracara')} (5) and ${s('brigantium')} (6), all in revolt.`,
  steps: [t`The die shows 4: 3 and 5 are equally near. The army does not move.`],
  after: t`1 leads to ${s('noega')}, 3 to ${s('asturica')}, 5 to ${s('bracara')}, 6 to ${s('brigantium')}; on 2 and 4 it stays (${r('5.2-choice')}).`,
  tasks: {},
  wrongs: {},
};

export const lanciaBeyond: WordsOfScene<Scenes['lancia-looks-beyond']> = {
  title: 'Beyond the province',
  about: t`All towns of Gallaecia are in revolt, and its army is in ${s('lancia')}. Cantabria has no army.`,
  steps: [
    t`${s('aracillum')} and ${s('pallantia')} in Cantabria count now, and they have no revolt. The die shows 5: ${s('pallantia')}, shield 4, is nearer than ${s('aracillum')}, shield 3.`,
  ],
  after: t`The army belongs to Cantabria from now on (${r('5.2-beyond')}), and a revolt is placed under it.`,
  tasks: {},
  wrongs: {},
};

export const gapInGallaecia: WordsOfScene<Scenes['a-gap-in-gallaecia']> = {
  title: 'A gap keeps the army at home',
  about: t`The same revolt in Gallaecia, with the consul in ${s('mare-cantabricum')} and 1 coin.`,
  steps: [
    t`He besieges ${s('noega')}, shield 1: the worst die makes 2. The revolt is removed.`,
    t`He ends his Roman phase.`,
    t`The dice place a revolt in ${s('beseda')}. Gallaecia is not all in revolt any more: the army goes to ${s('noega')}, the only town without a revolt.`,
  ],
  after: t`1 town without a revolt was enough (${r('5.2-beyond')}). The army closes the gap itself, so that the respite is short.`,
  tasks: {},
  wrongs: {},
};

export const noRevoltLeft: WordsOfScene<Scenes['no-revolt-left']> = {
  title: 'No revolt left',
  about: t`17 revolts are on the board, 5 on the time track: the reserve is empty. The army in ${s('talabriga')} wants to enter ${s('conimbriga')}.`,
  steps: [t`${s('conimbriga')} has no revolt: 1 would have to be placed under the army.`],
  after: t`There is none, and the Romans lose at once (${r('3.2')}). A garrison in ${s('conimbriga')} would have prevented it.`,
  tasks: {},
  wrongs: {},
};
