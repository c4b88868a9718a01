import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'stacking'> = {
  title: 'Room for three',
  learn: t`How many units may stay in a province, and what a capital is good for.`,
  about: t`Three units of a nation may stay in a plain, two in mountains; units on their way through do not count. A nation may call one province that it holds its capital, and there one more may stay.`,
  steps: {
    room: {
      ask: t`You are the ${n('suebi')}. Three infantry stand in ${p('galicia')}, which is mountains: end your turn without losing any of your six.`,
      done: t`Room is checked when the movement ends, and again after battles. What is too much then goes back to the box.`,
      lost: t`Your turn is over, and not all of the six are left.`,
      hints: [
        t`${p('galicia')} has room for two. Who of its neighbours has room, and what could ${p('galicia')} itself become?`,
        t`Move one infantry from ${p('galicia')} to ${p('porto')}, which is a plain; or end the movement and declare ${p('galicia')} your capital when you are asked.`,
      ],
      poor: {
        'one-too-many': t`Three stayed where two may, and one had to go. It could have walked next door.`,
        'porto-too-full': t`Two came to two in ${p('porto')}: four, where three may stay, while ${p('galicia')} had room for one of them.`,
      },
      wrongs: {
        'all-stay': {
          label: t`Go on with three in ${p('galicia')}, and no capital.`,
          because: t`Once you are asked, one must go or ${p('galicia')} become the capital: nothing else happens before that.`,
        },
        'empty-capital': {
          label: t`Make ${p('asturias')} the capital.`,
          because: t`Nobody of yours stands there. A capital is a province that you hold.`,
        },
      },
    },
    'one-capital': {
      ask: t`Later, after a battle, nobody can move any more: three stand in ${p('galicia')} and four in the plain of ${p('porto')}. Lose as few as you can.`,
      done: t`A nation has one capital at a time, so one of the two had to shrink. You may move it whenever you like, but what is too much in the old one goes at once.`,
      lost: t`More are gone than had to be.`,
      hints: [
        t`Both marked provinces have one unit too many.`,
        t`Declare one of them your capital, and give up one infantry in the other.`,
      ],
      poor: {
        'no-capital': t`One from each: but a capital would have kept one of them, and costs nothing.`,
      },
      wrongs: {
        'two-of-them': {
          label: t`Give up two in ${p('galicia')}, to be on the safe side.`,
          because: t`Just as many go as are too many: here that is one.`,
        },
        'not-full': {
          label: t`Give up the one in ${p('duero')} instead.`,
          because: t`What is too much goes where it is too much. ${p('duero')} has room for two more.`,
        },
      },
    },
  },
  after: t`Plain three, mountains two, and where a ringed number stands on the map, so many (${r('4.1')}); the capital one more (${r('4.3')}). Who attacks may come with one too many, and must be within the limit again after the battle (${r('4.4')}, ${r('4.5')}).`,
};
