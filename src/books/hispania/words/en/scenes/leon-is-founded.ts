import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'leon-is-founded'> = {
  title: 'The Suebi become León',
  about: t`The end of turn 13. The ${n('suebi')} have eight infantry in four provinces; ${n('leon')} takes over six units, among them a castle and a knight. Its player says which infantry becomes what.`,
  steps: [
    t`The ${n('suebi')} end their last movement, and score.`,
    t`An infantry in ${p('leon')} becomes the castle, where it stands.`,
    t`The other one there becomes the knight.`,
    t`Both of ${p('galicia')} go on as infantry.`,
    t`One of the two in ${p('porto')}.`,
    t`And one in ${p('asturias')}. Six are chosen: the two that are left are removed, and turn 14 begins.`,
  ],
  after: t`Nothing has to become what it was (${r('11-leon-founding')}): eight infantry have made a castle, a knight and four infantry. The gold of the ${n('suebi')} is lost, and ${n('leon')} collects its first.`,
  tasks: {
    'a-castle-alone': {
      ask: t`From the start: let the castle hold ${p('leon')} alone, put two units in ${p('asturias')}, and keep ${p('galicia')} and ${p('porto')}.`,
      done: t`A castle needs nobody beside it to hold a province.`,
      lost: t`It has come out otherwise.`,
      hints: [
        t`Who is not chosen goes.`,
        t`In ${p('leon')} choose one only. The knight may stand anywhere.`,
        t`The castle in ${p('leon')}; a knight and an infantry in ${p('asturias')}; one infantry in ${p('porto')}, two in ${p('galicia')}.`,
      ],
    },
    'strong-in-galicia': {
      ask: t`The choice is yours: castle and knight in ${p('galicia')}.`,
      done: t`They stand where the two infantry stood.`,
      lost: t`They are elsewhere.`,
      hints: [
        t`Two infantry stand in ${p('galicia')}.`,
        t`Each may become what it likes, as long as there is one left of it.`,
        t`One becomes the castle, one the knight. Then choose four infantry elsewhere.`,
      ],
    },
  },
  wrongs: {
    'a-second-castle': {
      label: t`A castle in ${p('galicia')} too.`,
      because: t`There is but one, and it stands in ${p('leon')}.`,
    },
    'cavalry-for-leon': {
      label: t`Let an infantry become cavalry.`,
      because: t`${n('leon')} begins with infantry, a knight and a castle, and has no cavalry at all.`,
    },
  },
};
