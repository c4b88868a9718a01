import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-two-at-toledo'> = {
  title: 'Past two enemies',
  about: t`Two infantry of ${n('seville')} stand in ${p('toledo')}. Each of them stops two units, so four must stay there before anybody passes. Five of ${n('castile')} are near, and two more behind.`,
  steps: [
    t`Three infantry come from ${p('segovia')}. All are stopped: four would have to stay.`,
    t`An infantry and a knight come from ${p('avila')}: five.`,
    t`Four stay, and one infantry goes on to ${p('cordoba')}.`,
  ],
  after: t`Two enemies, four held (${r('5.3')}). Four find room in ${p('toledo')}, which holds four, and one more in an attack (${r('4.4')}).`,
  tasks: {
    'two-more-pass': {
      ask: t`The way is open now. Bring both infantry from ${p('la-mancha')} through ${p('toledo')} to ${p('sierra-morena')}.`,
      done: t`The four are held once and for all. Whoever comes now passes.`,
      lost: t`The turn is over.`,
      hints: [
        t`How many must stay in ${p('toledo')}, and how many are held already?`,
        t`The two have moved nowhere yet: each enters two provinces.`,
        t`Both to ${p('toledo')}, and both on to ${p('sierra-morena')}.`,
      ],
    },
    'the-knight-goes-on': {
      ask: t`Five are in ${p('toledo')}. Let the knight be the one who passes.`,
      done: t`The active player chooses who is held.`,
      lost: t`Somebody else has gone, and the knight is held.`,
      hints: [
        t`Any one of the five may go.`,
        t`A knight enters two provinces, as infantry does.`,
        t`Move the knight from ${p('toledo')} to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'two-of-five': {
      label: t`Two of the five go on.`,
      because: t`Three would stay, and four must.`,
    },
    'one-of-three': {
      label: t`One of the first three goes on at once.`,
      because: t`Three are not enough to pass two enemies.`,
    },
  },
};
