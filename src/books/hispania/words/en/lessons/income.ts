import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'income'> = {
  title: 'Where gold comes from',
  learn: t`Which provinces bring in gold, and why it should not lie about.`,
  about: t`Every province has its income printed on it: so much gold it brings, each turn, to whoever stands there with a unit. One unit is enough, of any kind, and three of them bring no more than one.`,
  steps: {
    'who-pays': {
      ask: t`A leader is no unit, and neither is a ruin, which is what is left of a castle that fell. Find three provinces that bring gold to ${n('castile')}.`,
      done: t`An infantry, a knight or a castle: each of them brings its province’s gold in full. Alfonso alone in ${p('segovia')} collects nothing, and a ruin pays nobody.`,
      hints: [
        t`Look at the counters of ${n('castile')}. Which of them are units, that is neither a leader nor a ruin?`,
        t`Choose ${p('avila')}, ${p('old-castile')} and ${p('tierra-de-campos')}.`,
      ],
      wrong: t`No unit of ${n('castile')} stands there, so ${n('castile')} has nothing from it.`,
    },
    'spend-or-lose': {
      ask: t`You are the ${n('galicians')}: 1 gold each comes in from ${p('galicia')}, ${p('asturias')} and ${p('leon')}, ½ from ${p('tierra-de-campos')}, and 3 were saved last turn. Together that is 6½, and what is not spent may be kept up to 4: see that none of it is lost.`,
      done: t`An infantry costs 4, and the 2½ that are left can be saved. Next turn you begin with them.`,
      lost: t`You have bought nothing, and more than 4 gold cannot be kept.`,
      hints: [
        t`6½ gold, and room for 4: at least 2½ must be spent. What can be had for it?`,
        t`Buy an infantry, then place it in one of your provinces.`,
      ],
      poor: {
        saves: t`You have kept 4 gold, all that may be saved. The other 2½ are gone, and nobody has anything for them.`,
        renounces: t`Nothing had to be thrown away, but you did it yourself: 2½ gold are gone, and an infantry could have come for 4.`,
      },
      wrongs: {
        'a-knight': {
          label: t`Buy a knight for 6.`,
          because: t`You could pay for it, but the ${n('galicians')} have no knights: nations buy only what is on their sheet.`,
        },
        anywhere: {
          label: t`Place the new infantry in ${p('duero')}, which is empty.`,
          because: t`New units come to provinces that you hold. ${p('duero')} can be entered when you move.`,
        },
      },
    },
  },
  after: t`Gold comes from every province with a unit of yours, however many stand there (${r('2.1')}). It buys units (${r('2.3')}); most nations may save 4, some 8, and the rest is lost (${r('2.4')}). A few nations collect less, or nothing at all (${r('2.1-special')}): their sheets say so.`,
};
