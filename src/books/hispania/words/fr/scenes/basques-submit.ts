import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'basques-submit'> = {
  title: 'Trois provinces, c’est trop peu',
  about: t`Le ${n('basques')} contrôle 3\u00a0provinces. Avec 3\u00a0ou moins, il doit se soumettre au ${n('visigoths')}, qui est entré dans 2 d’entre elles. Voyez ce que fait un seul round de combat, et quelles unités doivent partir.`,
  steps: [
    t`Deux Infanteries en combattent 2 dans les montagnes des ${p('eastern-pyrenees')}. Chaque camp en perd 1 et en garde 1\u00a0: le ${n('basques')} doit se soumettre.`,
    t`À ${p('pamplona')}, aucune bataille n’a été livrée, et aucune ne le sera\u00a0: les 2\u00a0Infanteries partent pour ${p('zaragoza')}.`,
    t`La dernière Infanterie quitte les ${p('eastern-pyrenees')} pour ${p('barcelona')}.`,
  ],
  after: t`Un round a suffi, et le ${n('visigoths')} ne pouvait pas refuser (${r('9.6-submission')}). Devenu suzerain, il a quitté chaque province de sa nation soumise, selon les règles de la retraite (${r('6.6')}). Si le round avait détruit toutes les unités d’un des camps, le ${n('basques')} ne se serait pas soumis.`,
  tasks: {
    'three-more-lands': {
      ask: t`Le ${n('basques')} s’est soumis. Choisissez où partir, pour que le ${n('visigoths')} contrôle 5\u00a0provinces.`,
      done: t`Des unités peuvent partir vers des provinces vides, et chacune des 3\u00a0Infanteries en a trouvé une.`,
      lost: t`Toutes les unités sont parties, et le ${n('visigoths')} contrôle moins de 5\u00a0provinces.`,
      hints: [
        t`Le ${n('visigoths')} contrôle 2\u00a0provinces. Où peuvent aller les 3\u00a0Infanteries\u00a0?`,
        t`Des unités peuvent partir vers des provinces vides, et vers plusieurs.`,
        t`De ${p('pamplona')}, envoyez 1\u00a0Infanterie au ${p('basque-country')} et 1 à ${p('calatayud')}\u00a0; envoyez la dernière à ${p('huesca')}.`,
      ],
    },
    'pamplona-first': {
      ask: t`Depuis le début\u00a0: obtenez la soumission du ${n('basques')}, et gardez ${p('pamplona')}.`,
      done: t`Une province que le ${n('basques')} a perdue avant de se soumettre n’est plus à lui\u00a0: vos unités peuvent y rester.`,
      lost: t`Vous n’avez pas gardé ${p('pamplona')}. Quelle bataille doit être finie avant la soumission\u00a0?`,
      hints: [
        t`Vous ne devez quitter que les provinces que le ${n('basques')} contrôle encore.`,
        t`Vous choisissez l’ordre des batailles.`,
        t`Combattez d’abord à ${p('pamplona')}, puis dans les ${p('eastern-pyrenees')}.`,
      ],
    },
  },
  wrongs: {
    'one-more-round': {
      label: t`Combattre encore un round dans les ${p('eastern-pyrenees')}.`,
      because: t`La bataille finit dès la soumission, avant que l’Attaquant décide de poursuivre ou non.`,
    },
    'the-other-battle': {
      label: t`Combattre à ${p('pamplona')} avant de partir.`,
      because: t`Les batailles contre la nouvelle nation soumise qui restaient à livrer n’ont pas lieu.`,
    },
    'into-the-next-mountains': {
      label: t`Partir vers les ${p('western-pyrenees')}, province de la nation soumise.`,
      because: t`Des alliés peuvent traverser les provinces l’un de l’autre, mais ne peuvent pas s’y arrêter.`,
    },
  },
};
