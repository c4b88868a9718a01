import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'suebi-from-gascony'> = {
  title: 'Thirteen out of Gascony',
  about: t`On turn 6 the ${n('suebi')} come with thirteen infantry and Hermeric to ${p('gascony')}, and none of them may stay there. Three gates lead into Hispania, and each province holds two or three. Watch where they all go.`,
  steps: [
    t`The ${n('alans')}, who play before them, end their movement. The ${n('suebi')} arrive.`,
    t`Two go to the ${p('basque-country')}, in the mountains.`,
    t`Two to the ${p('western-pyrenees')}, mountains as well.`,
    t`Six to ${p('pamplona')}; while they move there may be any number.`,
    t`Three of them on to ${p('huesca')}.`,
    t`The last three go with Hermeric, to ${p('pamplona')} first.`,
    t`And on to ${p('zaragoza')}. Three stay in ${p('pamplona')}.`,
    t`Movement ends, nobody is left in ${p('gascony')}, and nobody stands too many.`,
  ],
  after: t`${p('gascony')} is no province of Hispania: whoever is still there when movement ends is lost (${r('5.4')}). It does not count as one of those that a unit may enter, so everybody sets out from the border (${r('3.2-gascony')}).`,
  tasks: {
    'as-far-as-asturias': {
      ask: t`How far does Hermeric lead an infantry? Bring both to ${p('asturias')}.`,
      done: t`Three provinces of mountains, and ${p('gascony')} was free.`,
      lost: t`The first movement is over.`,
      hints: [
        t`With a leader infantry enters three provinces, and mountains do not stop it.`,
        t`Along the coast: three provinces from the border.`,
        t`${p('basque-country')}, ${p('cantabria')}, ${p('asturias')}.`,
      ],
    },
    'zaragoza-left-alone': {
      ask: t`Six are in ${p('pamplona')} already. End movement with all thirteen alive, but nobody in ${p('zaragoza')}.`,
      done: t`There is more room in the mountains than it seems.`,
      lost: t`Somebody was left in ${p('gascony')}, or stood too many.`,
      hints: [
        t`Count the room: three in a plain, two in mountains. You need one more place than is near.`,
        t`${p('calatayud')} takes two, and Hermeric leads one over the mountains.`,
        t`From ${p('pamplona')} three to ${p('huesca')} and two to ${p('calatayud')}; from ${p('gascony')} two to ${p('pamplona')}, and one with Hermeric to ${p('cantabria')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-gascony': {
      label: t`Send one back to ${p('gascony')}.`,
      because: t`Nobody enters it from Hispania but ${n('rome')}, the ${n('franks')} and, for a time, the ${n('visigoths')}.`,
    },
    'straight-to-huesca': {
      label: t`Go straight to ${p('huesca')}.`,
      because: t`${p('gascony')} touches the ${p('basque-country')}, ${p('pamplona')} and the ${p('western-pyrenees')}, and nothing else of Hispania.`,
    },
  },
};
