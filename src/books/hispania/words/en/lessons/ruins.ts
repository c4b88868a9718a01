import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'ruins'> = {
  title: 'A castle out of a ruin',
  learn: t`What a ruin is, and what it costs to make a castle of it.`,
  about: t`A castle that has been destroyed stays on the map as a ruin, which does nothing and stops nobody. Whoever holds its province may, at any time in its own turn outside a battle, give up one unit there and have a castle of its own: three dice, and three hits to bring it down.`,
  steps: {
    rebuild: {
      ask: t`You are ${n('castile')}, with one infantry in ${p('toledo')}, beside a ruin, and two in ${p('segovia')}; ${n('seville')} moves next, and then points are counted. End your turn with a castle and an infantry in ${p('toledo')}, and keep ${p('segovia')}.`,
      done: t`One infantry for a castle: ${p('toledo')} now fights with four dice instead of one, and the ruin has gone back to ${n('seville')}’s counters. Castles cannot move or retreat, but few units are worth as much.`,
      lost: t`Your turn is over, and ${p('toledo')} and ${p('segovia')} are not as they should be.`,
      hints: [
        t`The ruin lies in ${p('toledo')}, where you have one unit. In ${p('segovia')} you have one to spare.`,
        t`Rebuild in ${p('toledo')} with the infantry there, and move one infantry from ${p('segovia')} to ${p('toledo')}, in any order. Then end the movement.`,
      ],
      poor: {
        stays: t`One infantry and a ruin: the ruin rolls no die.`,
        'two-infantry': t`Two infantry are two dice. One of them given up for the castle would have made it four.`,
        'castle-alone': t`The castle stands, alone. An infantry beside it would have been a fourth die and a fourth hit, and ${p('segovia')} needs only one to be yours.`,
        'empty-segovia': t`${p('toledo')} is strong, but nobody is left in ${p('segovia')}: what you do not stand in, you do not hold.`,
      },
      wrongs: {
        cuenca: {
          label: t`Rebuild in ${p('cuenca')}, where another ruin lies and nobody stands.`,
          because: t`Go there first: the unit that is given up must be there.`,
        },
        segovia: {
          label: t`Make a castle in ${p('segovia')} in the same way.`,
          because: t`Anywhere else a castle is bought, with gold.`,
        },
      },
    },
  },
  after: t`A ruin is no unit: a province with nothing but a ruin in it brings nobody gold or points (${r('9.5')}). Castle counters are few: when yours are all out, you may move one of your castles instead (${r('9.5-rebuild')}). A nation that has none at all leaves ruins where they are.`,
};
