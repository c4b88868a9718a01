import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'carthage-to-italy'> = {
  title: 'Vers l’Italie avec Hannibal',
  about: t`Tour\u00a02. ${n('carthage')} a 10\u00a0Infanteries près de ${p('narbonne')}. Elle marque des PV pour chaque unité qui y va\u00a0; ces unités quittent le jeu. Voyez lesquelles peuvent y arriver.`,
  steps: [
    t`Les 3\u00a0Infanteries de ${p('barcelona')} n’ont qu’une frontière à passer. Elles quittent le jeu et rapportent 9\u00a0PV.`,
    t`Une Infanterie peut entrer dans 2\u00a0provinces. Les 3\u00a0Infanteries de ${p('tortosa')} entrent d’abord à ${p('barcelona')}, une plaine.`,
    t`Elles vont ensuite à ${p('narbonne')} et rapportent encore 9\u00a0PV.`,
    t`Le mouvement prend fin. Six Infanteries ont quitté le jeu, et 4 restent.`,
  ],
  after: t`${n('carthage')} marque 18\u00a0PV, mais ${p('barcelona')} et ${p('tortosa')} sont vides. Au plus 9\u00a0unités rapportent des PV, 27 en tout (${r('11-carthage-narbonne')}), et à ce tour seulement. Sur leur route, une montagne ou des unités ennemies les auraient arrêtées.`,
  tasks: {
    'all-that-scores': {
      ask: t`Depuis le début\u00a0: marquez les 27\u00a0PV, et gardez 1\u00a0Infanterie.`,
      done: t`Neuf Infanteries ont quitté le jeu\u00a0; une dixième n’aurait rien rapporté.`,
      lost: t`Les 10 ont quitté le jeu, ou le mouvement est fini.`,
      hints: [
        t`Une Infanterie peut entrer dans 2\u00a0provinces. De quelles provinces peut-elle atteindre ${p('narbonne')}\u00a0?`,
        t`Toutes passent par ${p('barcelona')}.`,
        t`Déplacez-en 3 de ${p('barcelona')}, 3 de ${p('tortosa')}, 2 de ${p('zaragoza')} et 1 de ${p('huesca')}\u00a0; 1 reste à ${p('huesca')}.`,
      ],
    },
    'keep-barcelona': {
      ask: t`Depuis le début\u00a0: marquez exactement 18\u00a0PV, et terminez le mouvement avec 3\u00a0Infanteries à ${p('barcelona')}.`,
      done: t`Des unités qui entrent à ${p('barcelona')} peuvent aussi y rester.`,
      lost: t`Vous avez marqué un autre nombre de PV, ou ${p('barcelona')} contient un autre nombre d’Infanteries.`,
      hints: [
        t`Dix-huit PV, ce sont 6\u00a0Infanteries.`,
        t`Envoyez les 6 de la côte, et amenez-en d’autres de l’intérieur à ${p('barcelona')}.`,
        t`Déplacez à ${p('narbonne')} celles de ${p('tortosa')} et de ${p('barcelona')}\u00a0; déplacez à ${p('barcelona')} 2\u00a0Infanteries de ${p('huesca')} et 1 de ${p('zaragoza')}. Terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'straight-from-huesca': {
      label: t`Aller directement de ${p('huesca')} à ${p('narbonne')}.`,
      because: t`Elles n’ont pas de frontière commune. Le chemin passe par ${p('barcelona')}.`,
    },
    'back-again': {
      label: t`Faire revenir une unité de ${p('narbonne')}.`,
      because: t`Les unités qui y sont allées ont quitté le jeu.`,
    },
  },
};
