import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cavalry-in-the-mountains'> = {
  title: 'The same cavalry in the mountains',
  about: t`${n('seville')} has 2 cavalry in ${p('calatayud')}. One knight of ${n('castile')} holds ${p('avila')}, in mountains, another holds ${p('segovia')}, a plain. Neither border is a river: only the terrain differs.`,
  steps: [
    t`Both cavalry units enter ${p('avila')}.`,
    t`${n('seville')} ends its movement.`,
    t`In mountains each cavalry unit needs 9 against the knight. An 8 misses.`,
  ],
  after: t`In a plain, 8 and 5 would have been 2 hits and would have destroyed the knight; in mountains both miss (${r('6.3')}). Cavalry that attacks in mountains fights as infantry.`,
  tasks: {
    'better-ground': {
      ask: t`Choose the terrain: attack a knight where your cavalry hits it on 5.`,
      done: t`The same cavalry needs 5 in a plain instead of 9.`,
      lost: t`In mountains each die needs 9.`,
      hints: [
        t`Look at the terrain of the 2 adjacent provinces.`,
        t`Cavalry is at its best in a plain.`,
        t`Move both cavalry units to ${p('segovia')}, end movement, and fight.`,
      ],
    },
    'both-kinds-of-ground': {
      ask: t`Compare: attack ${p('avila')} with 1 cavalry and ${p('segovia')} with the other, and roll in both.`,
      done: t`9 in mountains and 5 in a plain, in the same turn.`,
      lost: t`The turn of ${n('seville')} ended before both battles were fought.`,
      hints: [
        t`Send 1 cavalry to each province. You then have 2 battles to fight.`,
        t`A battle must end before the next begins. After a round you may retreat to the province you came from.`,
        t`Move 1 to ${p('avila')} and 1 to ${p('segovia')}; fight in ${p('avila')}, retreat to ${p('calatayud')}, fight in ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'ride-on-over-the-mountains': {
      label: t`Cavalry may enter 4 provinces: move on from ${p('avila')} to ${p('salamanca')}.`,
      because: t`A mountain province such as ${p('avila')} stops each unit that has no leader with it.`,
    },
    'no-battle-in-segovia': {
      label: t`Fight in ${p('segovia')} now, where the terrain is better.`,
      because: t`A battle needs units of 2 nations in the province, and yours are all in ${p('avila')}.`,
    },
  },
};
