import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'ruins'> = {
  title: 'Rebuild a castle',
  learn: t`Learn what a ruin is, and what it costs to rebuild the castle.`,
  about: t`A destroyed castle stays on the map as a ruin, which has no effect and stops no unit. The nation that controls its province may rebuild it at any time in its own turn, outside a battle. It gives up 1 unit there and receives a castle of its own, with 3 dice and 3 lives.`,
  steps: {
    rebuild: {
      ask: t`You are ${n('castile')}, with 1 infantry and a ruin in ${p('toledo')}, and 2 infantry in ${p('segovia')}. The next nation to move is ${n('seville')}, and then provinces score. End your turn with a castle and 1 infantry in ${p('toledo')}, and keep ${p('segovia')}.`,
      done: t`You gave up 1 infantry for a castle. ${p('toledo')} now fights with 4 dice instead of 1, and the ruin is again among the counters of ${n('seville')}. Castles cannot move or retreat, but few units are worth as much.`,
      lost: t`Your turn is over, and ${p('toledo')} and ${p('segovia')} are not as they should be.`,
      hints: [
        t`The ruin is in ${p('toledo')}, where you have 1 unit. In ${p('segovia')} you have 1 to spare.`,
        t`Rebuild in ${p('toledo')} with the infantry there, and move 1 infantry from ${p('segovia')} to ${p('toledo')}, in any order. Then end movement.`,
      ],
      poor: {
        stays: t`One infantry unit is left with a ruin, and the ruin rolls no die.`,
        'two-infantry': t`Two infantry roll 2 dice. If you had given up 1 of them for the castle, you would have 4.`,
        'castle-alone': t`The castle is alone. One infantry unit with it would have added a fourth die and a fourth hit, and 1 unit is enough to hold ${p('segovia')}.`,
        'empty-segovia': t`${p('toledo')} is strong, but ${p('segovia')} is empty: you do not control a province without a unit.`,
      },
      wrongs: {
        cuenca: {
          label: t`Rebuild in ${p('cuenca')}, which contains a ruin and no unit.`,
          because: t`Move there first: you must give up a unit in that province.`,
        },
        segovia: {
          label: t`Rebuild a castle in ${p('segovia')} in the same way.`,
          because: t`Without a ruin, you can only buy a castle with gold.`,
        },
      },
    },
  },
  after: t`A ruin is not a unit: a province that contains only a ruin gives no nation gold or points (${r('9.5')}). Castle counters are few. When all of yours are on the map, you may move one of your castles instead. A nation without castle counters leaves ruins where they are.`,
};
