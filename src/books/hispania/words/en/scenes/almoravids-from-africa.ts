import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'almoravids-from-africa'> = {
  title: 'Nobody stays in Africa',
  about: t`On turn 19 eight more elites of the ${n('almoravids')} come to ${p('africa')}. Two straits lead over, to ${p('cadiz')} and to ${p('gibraltar')}; the province beyond is the first that they enter. Watch how far they get.`,
  steps: [
    t`Turn 18 ends, and with turn 19 eight elites stand in ${p('africa')}.`,
    t`Six cross to ${p('cadiz')}.`,
    t`Four of them go on to ${p('seville')}, their second province.`,
    t`Two to ${p('badajoz')}, their third and last.`,
    t`The other two cross to ${p('gibraltar')}.`,
    t`Movement ends with nobody in ${p('africa')}, and nobody too many anywhere.`,
  ],
  after: t`Units from ${p('africa')} come in by ${p('cadiz')} or ${p('gibraltar')}, and may then go on (${r('3.2-africa')}). Whoever is still there when movement ends is lost (${r('5.4')}).`,
  tasks: {
    'up-to-toledo': {
      ask: t`The eight stand in ${p('africa')}. Bring two of them to ${p('toledo')} at once.`,
      done: t`${p('gibraltar')}, ${p('cordoba')}, ${p('toledo')}: three provinces for an elite.`,
      lost: t`Movement is over. ${p('toledo')} is three provinces away, if one takes the right gate.`,
      hints: [
        t`An elite enters three provinces; the one beyond the strait is the first.`,
        t`${p('gibraltar')} touches ${p('cordoba')}, which is yours.`,
        t`Two to ${p('gibraltar')}, on to ${p('cordoba')}, and on to ${p('toledo')}.`,
      ],
    },
    'all-by-gibraltar': {
      ask: t`Let all eight come over ${p('gibraltar')}, and lose none of your thirteen to the end of the turn.`,
      done: t`Seven provinces for thirteen elites. One gate is enough for any number, as long as they do not stay in it.`,
      lost: t`Somebody was lost, or went by ${p('cadiz')}.`,
      hints: [
        t`Who stays is counted twice: by the stack and by the population.`,
        t`Thirteen units need seven provinces, and you have three. ${p('seville')} is next to ${p('gibraltar')}.`,
        t`Eight to ${p('gibraltar')}, six on to ${p('seville')}, two from there to ${p('badajoz')}, two to ${p('sierra-morena')}.`,
      ],
    },
  },
  wrongs: {
    'straight-to-seville': {
      label: t`Cross straight to ${p('seville')}.`,
      because: t`It has an anchor, but they do not come by sea: from ${p('africa')} only two straits lead over.`,
    },
    'four-provinces': {
      label: t`Go on from ${p('badajoz')} to ${p('lisbon')}.`,
      because: t`${p('cadiz')} was the first province, not the border: ${p('lisbon')} would be the fourth.`,
    },
  },
};
