import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'vandals-cross-to-africa'> = {
  title: 'Le détroit, avec ou sans PV',
  about: t`Tour\u00a07. Le ${n('vandals')} a 2\u00a0Infanteries à ${p('gibraltar')} et 2 à ${p('cadiz')}, et l’${n('alans')} est tout près. Les unités qui traversent vers l’${p('africa')} pendant le mouvement quittent le jeu et rapportent 1\u00a0PV chacune.`,
  steps: [
    t`Les 2\u00a0Infanteries de ${p('gibraltar')} traversent. Elles quittent le jeu et rapportent 1\u00a0PV chacune.`,
    t`Les 2 autres restent à ${p('cadiz')}. Le ${n('vandals')} termine son mouvement, et l’${n('alans')} joue ensuite.`,
    t`Trois Infanteries de l’${n('alans')} arrivent de ${p('seville')}.`,
    t`Leur mouvement prend fin.`,
    t`La bataille commence, et les deux camps ratent.`,
    t`L’${n('alans')} poursuit le combat.`,
    t`Le ${n('vandals')} retraite par le détroit. Ces 2\u00a0unités quittent aussi le jeu, mais ne rapportent rien.`,
  ],
  after: t`Deux unités ont traversé à temps et rapporté 2\u00a0PV\u00a0; 2 ont retraité et n’ont rien rapporté (${r('11-vandals-africa')}). À la fin du tour\u00a09, toutes les unités encore sur la carte sont retirées.`,
  tasks: {
    'all-four-cross': {
      ask: t`Recommencez\u00a0: marquez 4\u00a0PV avant que l’${n('alans')} attaque.`,
      done: t`Vous avez marqué 4\u00a0PV, et ${p('cadiz')} et ${p('gibraltar')} sont vides.`,
      lost: t`La séquence du ${n('vandals')} est finie.`,
      hints: [
        t`Deux provinces mènent en ${p('africa')}.`,
        t`Une unité doit commencer son mouvement à ${p('cadiz')} ou à ${p('gibraltar')}.`,
        t`Déplacez 2\u00a0Infanteries de ${p('gibraltar')} et 2 de ${p('cadiz')} en ${p('africa')}.`,
      ],
    },
    'stay-in-the-game': {
      ask: t`Le ${n('vandals')} doit retraiter de ${p('cadiz')}. Gardez les deux unités en jeu.`,
      done: t`Elles peuvent encore traverser au tour suivant, et rapporter des PV.`,
      lost: t`Les unités sont restées, ou ont quitté le jeu.`,
      hints: [
        t`Une des provinces adjacentes à ${p('cadiz')} est vide.`,
        t`De là aussi, une unité peut traverser vers l’${p('africa')}.`,
        t`Retraitez à ${p('gibraltar')} avec les deux.`,
      ],
    },
  },
  wrongs: {
    'from-cordoba': {
      label: t`Déplacer l’Infanterie de ${p('cordoba')} en ${p('africa')}.`,
      because: t`Une unité ne peut traverser que depuis ${p('cadiz')} ou ${p('gibraltar')}.`,
    },
    'the-alans-too': {
      label: t`Faire traverser aussi l’${n('alans')} vers l’${p('africa')}.`,
      because: t`Cette règle ne vaut que pour le ${n('vandals')}.`,
    },
    'against-the-alans': {
      label: t`Retraiter à ${p('seville')}, vide maintenant.`,
      because: t`Les attaquants en viennent.`,
    },
  },
};
