import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'zeal'> = {
  title: 'Zeal',
  learn: t`How faith carries an invasion’s first blow: no limits, and better dice, but only once.`,
  about: t`Two peoples, the ${n('umayyads')} and the ${n('almoravids')}, invade with zeal. Until their first battles are over nobody counts how many of them stand in a province, and each of their dice counts one more than it shows.`,
  steps: {
    'all-at-once': {
      ask: t`You are the ${n('umayyads')} on turn 11, in the first movement of your invasion. A castle and three infantry of the ${n('visigoths')} hold ${p('toledo')}, where four may stay: attack it with all eight, and end the movement.`,
      done: t`Eight where four may stay, and nobody asks. With zeal your infantry hits theirs on 6 instead of 7.`,
      lost: t`The movement is over, and not all eight are at ${p('toledo')}.`,
      hints: [
        t`${p('toledo')} is marked. Your units stand in three provinces round it.`,
        t`Four from ${p('cordoba')}, two from ${p('sierra-morena')}, two from ${p('la-mancha')}; then end the movement.`,
      ],
      poor: {
        stays: t`Zeal lasts for the first battles of this turn, and you have begun none.`,
        four: t`Four may stay there, but today that limit means nothing.`,
        six: t`As many as an ordinary invasion allows. Zeal would have let the other two come.`,
      },
      wrongs: {
        'too-many': {
          label: t`Give up two of the eight before the battle, since they are over the limit.`,
          because: t`Before the first battles zeal knows no limit, so nobody is too many yet.`,
        },
      },
    },
    spent: {
      ask: t`The first battles are over, and so is the zeal. This is your second movement: attack ${p('cartagena')}, where three may stay, with as many as an invasion allows, which is two more; nobody should have to be given up.`,
      done: t`Five attack, two keep ${p('cordoba')}, and all seven live to see the battle. It is fought with dice as they fall.`,
      lost: t`The movement is over, and it was not five at ${p('cartagena')}, with nobody given up.`,
      hints: [
        t`Seven of you stand in one of the marked provinces; three defenders in the other.`,
        t`Move five infantry from ${p('cordoba')} to ${p('cartagena')}, and end the movement.`,
      ],
      poor: {
        everybody: t`Seven came, but limits count again: two of them were given up before the first die.`,
        three: t`Three against three, while four watch from ${p('cordoba')}. Two of those had room beside them.`,
      },
      wrongs: {
        'the-others-later': {
          label: t`Send the other two after them when the movement has ended.`,
          because: t`The second movement is the last. What comes now is the battle.`,
        },
      },
    },
  },
  after: t`Zeal belongs to the first movement and the first battles of two invasions (${r('9.3')}); a 1 misses even then. After that an invasion like any other goes on (${r('9.1')}), and limits are kept (${r('4.5')}).`,
};
