import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cavalry-in-the-mountains'> = {
  title: 'The same cavalry in the mountains',
  about: t`Two cavalry of ${n('seville')} stand in ${p('calatayud')}. A knight of ${n('castile')} holds ${p('avila')}, in the mountains, and another holds ${p('segovia')}, in the plain. Neither border has a river; all that differs is the ground.`,
  steps: [
    t`Both cavalry ride up to ${p('avila')}.`,
    t`${n('seville')} ends its movement.`,
    t`In the mountains each of them needs 9 against the knight. An 8 is not enough.`,
  ],
  after: t`In the plain an 8 and a 5 would have been two hits, and the end of the knight; in the mountains they are none (${r('6.3')}). Cavalry fights there like infantry.`,
  tasks: {
    'better-ground': {
      ask: t`Choose your ground: attack a knight where your cavalry hits him on 5.`,
      done: t`In the plain: 5 instead of 9 with the same horses.`,
      lost: t`That was the hard way: 9 for each die.`,
      hints: [
        t`Look at the terrain of the two provinces next door.`,
        t`Cavalry is at its best in the plain.`,
        t`Move both cavalry to ${p('segovia')}, end movement, and fight.`,
      ],
    },
    'both-kinds-of-ground': {
      ask: t`Compare: attack with one cavalry in ${p('avila')} and with the other in ${p('segovia')}, and roll in both places.`,
      done: t`9 in the mountains, 5 in the plain, in the same turn.`,
      lost: t`${n('seville')}'s turn ended before both battles were fought.`,
      hints: [
        t`One cavalry each way; then two battles wait for you.`,
        t`A battle has to end before the next begins. After a round you may retreat where you came from.`,
        t`One to ${p('avila')}, one to ${p('segovia')}; fight at ${p('avila')}, go back to ${p('calatayud')}, fight at ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'ride-on-over-the-mountains': {
      label: t`Cavalry enters four provinces: ride on from ${p('avila')} to ${p('salamanca')}.`,
      because: t`A mountain province stops every unit that has no leader with it, and ${p('avila')} is one.`,
    },
    'no-battle-in-segovia': {
      label: t`Fight in ${p('segovia')} now, where the ground is better.`,
      because: t`A battle is fought where units of two nations stand, and yours are all in ${p('avila')}.`,
    },
  },
};
