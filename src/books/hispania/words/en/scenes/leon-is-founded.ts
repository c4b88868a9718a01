import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'leon-is-founded'> = {
  title: 'The Suebi transform into León',
  about: t`The end of turn 13. The ${n('suebi')} have 8 infantry in 4 provinces. ${n('leon')} begins with up to 6 units, among them a castle and a knight. Its player chooses what replaces each infantry unit.`,
  steps: [
    t`The ${n('suebi')} end their last movement and score.`,
    t`The castle replaces 1 infantry in ${p('leon')}.`,
    t`The knight replaces the other infantry unit there.`,
    t`Both infantry units in ${p('galicia')} are replaced by infantry.`,
    t`So is 1 of the 2 infantry in ${p('porto')}.`,
    t`And 1 in ${p('asturias')}. That makes 6 units. The other 2 are removed, and turn 14 begins.`,
  ],
  after: t`The new units need not match those that they replace (${r('11-leon-founding')}): 6 of the 8 infantry became a castle, a knight and 4 infantry. The gold of the ${n('suebi')} is lost, and ${n('leon')} collects its own first income.`,
  tasks: {
    'a-castle-alone': {
      ask: t`Start again. Let the castle control ${p('leon')} alone, place 2 units in ${p('asturias')}, and keep ${p('galicia')} and ${p('porto')}.`,
      done: t`A castle controls a province without any other unit.`,
      lost: t`The units of ${n('leon')} are placed differently.`,
      hints: [
        t`Infantry that you do not choose is removed.`,
        t`Choose only one unit in ${p('leon')}. The knight may be in any province.`,
        t`The castle in ${p('leon')}; the knight and 1 infantry in ${p('asturias')}; 1 infantry in ${p('porto')}, 2 in ${p('galicia')}.`,
      ],
    },
    'strong-in-galicia': {
      ask: t`Choose freely: the castle and the knight in ${p('galicia')}.`,
      done: t`They replace the 2 infantry there.`,
      lost: t`They are elsewhere.`,
      hints: [
        t`${p('galicia')} contains 2 infantry.`,
        t`Any unit of ${n('leon')} may replace either of them, as long as one of that kind is left.`,
        t`Replace one by the castle, the other by the knight. Then choose 4 infantry elsewhere.`,
      ],
    },
  },
  wrongs: {
    'a-second-castle': {
      label: t`A castle in ${p('galicia')} too.`,
      because: t`${n('leon')} receives only 1 castle, which is already in ${p('leon')}.`,
    },
    'cavalry-for-leon': {
      label: t`Replace 1 infantry by cavalry.`,
      because: t`${n('leon')} begins with infantry, a knight and a castle. It has no cavalry units.`,
    },
  },
};
