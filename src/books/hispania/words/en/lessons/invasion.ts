import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'invasion'> = {
  title: 'An invasion',
  learn: t`The turn on which a people moves and fights twice, and attacks with two more than may stay.`,
  about: t`Great peoples have one turn of invasion: they move and fight, then move and fight again, all of them, each time with all their steps. Where they attack, two more may come than may stay there; for others it is one more.`,
  steps: {
    'first-blow': {
      ask: t`Turn 6, and you are the ${n('suebi')} in your invasion. Three may stay in ${p('segovia')}: attack it with the five that an invasion allows, and end the movement.`,
      done: t`Five dice against three. Whoever is too many for ${p('segovia')} need not go after the battle: first you move once more.`,
      lost: t`The movement is over, and not five stand at ${p('segovia')}. Of a sixth nothing would be left: what is over the limit is given up before the battle.`,
      hints: [
        t`${p('segovia')} is marked. Six of you stand round it, and all are one step away.`,
        t`Two from ${p('avila')}, two from ${p('calatayud')}, one from ${p('cuenca')}; then end the movement.`,
      ],
      poor: {
        stays: t`One of your two battles is gone, and nobody was attacked.`,
        two: t`Two against three. More were at hand, and there was room for them.`,
        three: t`As many as may stay, but in an attack two more may come.`,
        four: t`That is what others may do in any turn. An invasion has room for one more.`,
      },
      wrongs: {
        'both-moves-at-once': {
          label: t`Use both moves now, and go on from ${p('segovia')} to ${p('toledo')}.`,
          because: t`The second move comes after the battles, and nothing of it can be had before.`,
        },
      },
    },
    'second-blow': {
      ask: t`Later in the same invasion: you have won ${p('segovia')} without a loss, and now comes your second movement. Three may stay there and you are five: attack ${p('toledo')} with four, and keep ${p('segovia')}.`,
      done: t`Nobody had to be given up, and another battle awaits you on the same turn. When it is over all limits are looked at as usual.`,
      lost: t`The second movement is over, and you have not four at ${p('toledo')} and one in ${p('segovia')}.`,
      hints: [
        t`The marked provinces: five of yours in one, a single defender in the other.`,
        t`Move four infantry from ${p('segovia')} to ${p('toledo')}, leave one behind, and end the movement.`,
      ],
      poor: {
        stays: t`Nobody fought a second time, and two of five are given up: before the second battles limits count again.`,
        'two-go': t`${p('segovia')} is within its limit now, but over the river two dice are few. Two stand behind who could help.`,
        'one-goes': t`One alone against one, over a river, while one of the four behind him had to be given up.`,
      },
      wrongs: {
        'a-third-time': {
          label: t`When this movement has ended, move once more.`,
          because: t`An invasion has two movements. The second is over, and now it is time to fight.`,
        },
      },
    },
  },
  after: t`Who invades, and when, stands on its sheet, and in the rules all together (${r('9.1')}). An attack has room for one unit more, in an invasion for two (${r('4.4')}); what is too much is given up (${r('4.5')}).`,
};
