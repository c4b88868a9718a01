import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'suebi-from-gascony'> = {
  title: 'Thirteen infantry leave Gascony',
  about: t`On turn 6 the ${n('suebi')} arrive in ${p('gascony')} with 13 infantry and Hermeric, and none of them may stay there. Three adjacent provinces lead into Hispania, and each can hold 2 or 3 units. See where they all move.`,
  steps: [
    t`The ${n('alans')}, who play before them, end their movement. The ${n('suebi')} arrive.`,
    t`Two move to the ${p('basque-country')}, in mountains.`,
    t`Two move to the ${p('western-pyrenees')}, also in mountains.`,
    t`Six move to ${p('pamplona')}. During movement there is no limit.`,
    t`Three of them move on to ${p('huesca')}.`,
    t`The last 3 move with Hermeric, first to ${p('pamplona')}.`,
    t`They move on to ${p('zaragoza')}. Three stay in ${p('pamplona')}.`,
    t`Movement ends. No unit is left in ${p('gascony')}, and none is over a limit.`,
  ],
  after: t`${p('gascony')} is not a province of Hispania: units still there when movement ends are removed (${r('5.4')}). It does not count against the movement allowance, so all movement begins at the border (${r('3.2-gascony')}).`,
  tasks: {
    'as-far-as-asturias': {
      ask: t`How far can Hermeric lead an infantry unit? Bring both to ${p('asturias')}.`,
      done: t`They entered 3 provinces in mountains. ${p('gascony')} did not count.`,
      lost: t`The first movement is over.`,
      hints: [
        t`With a leader, infantry may enter 3 provinces, and mountains do not stop it.`,
        t`Follow the coast: it is 3 provinces from the border.`,
        t`Move both to the ${p('basque-country')}, to ${p('cantabria')} and to ${p('asturias')}.`,
      ],
    },
    'zaragoza-left-alone': {
      ask: t`Six infantry are already in ${p('pamplona')}. End movement with all 13 intact and none in ${p('zaragoza')}.`,
      done: t`The mountains can hold more units than it seems.`,
      lost: t`A unit was left in ${p('gascony')}, or was over a limit.`,
      hints: [
        t`Add up the limits: 3 in a plain, 2 in mountains. The nearest provinces can hold all but 1 unit.`,
        t`${p('calatayud')} can hold 2, and Hermeric can lead 1 over the mountains.`,
        t`Move 3 from ${p('pamplona')} to ${p('huesca')} and 2 to ${p('calatayud')}; from ${p('gascony')} 2 to ${p('pamplona')}, and 1 with Hermeric to ${p('cantabria')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-gascony': {
      label: t`Move a unit back to ${p('gascony')}.`,
      because: t`Only ${n('rome')}, the ${n('franks')} and, until turn 9, the ${n('visigoths')} may enter it from Hispania.`,
    },
    'straight-to-huesca': {
      label: t`Move straight to ${p('huesca')}.`,
      because: t`In Hispania, ${p('gascony')} is adjacent only to the ${p('basque-country')}, ${p('pamplona')} and the ${p('western-pyrenees')}.`,
    },
  },
};
