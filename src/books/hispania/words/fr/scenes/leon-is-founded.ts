import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'leon-is-founded'> = {
  title: 'Le Suève se transforme en León',
  about: t`Fin du tour\u00a013. Le ${n('suebi')} a 8\u00a0Infanteries dans 4\u00a0provinces. Le ${n('leon')} commence avec 6\u00a0unités au plus, dont 1\u00a0Château-fort et 1\u00a0Chevalier. Son joueur choisit ce qui remplace chaque Infanterie.`,
  steps: [
    t`Le ${n('suebi')} termine son dernier mouvement et marque ses PV.`,
    t`Le Château-fort remplace 1\u00a0Infanterie au ${p('leon')}.`,
    t`Le Chevalier y remplace l’autre Infanterie.`,
    t`En ${p('galicia')}, des Infanteries remplacent les deux qui s’y trouvent.`,
    t`Une Infanterie remplace aussi 1 des 2 de ${p('porto')}.`,
    t`Une autre en remplace 1 dans les ${p('asturias')}. Cela fait 6\u00a0unités. Les 2 autres sont retirées, et le tour\u00a014 commence.`,
  ],
  after: t`Les nouvelles unités peuvent être d’un autre type que celles qu’elles remplacent (${r('11-leon-founding')})\u00a0: 6 des 8\u00a0Infanteries sont devenues 1\u00a0Château-fort, 1\u00a0Chevalier et 4\u00a0Infanteries. L’Or du ${n('suebi')} est perdu\u00a0; le ${n('leon')} collecte lui-même son premier revenu.`,
  tasks: {
    'a-castle-alone': {
      ask: t`Recommencez. Laissez le Château-fort contrôler seul le ${p('leon')}, placez 2\u00a0unités dans les ${p('asturias')}, et gardez la ${p('galicia')} et ${p('porto')}.`,
      done: t`Un Château-fort contrôle une province sans aucune autre unité.`,
      lost: t`Les unités du ${n('leon')} sont placées autrement.`,
      hints: [
        t`Une Infanterie que vous ne choisissez pas est retirée.`,
        t`Choisissez une seule unité au ${p('leon')}. Le Chevalier peut être dans n’importe quelle province.`,
        t`Le Château-fort au ${p('leon')}\u00a0; le Chevalier et 1\u00a0Infanterie dans les ${p('asturias')}\u00a0; 1\u00a0Infanterie à ${p('porto')} et 2 en ${p('galicia')}.`,
      ],
    },
    'strong-in-galicia': {
      ask: t`À votre gré\u00a0: le Château-fort et le Chevalier en ${p('galicia')}.`,
      done: t`Ils y remplacent les 2\u00a0Infanteries.`,
      lost: t`Ils sont ailleurs.`,
      hints: [
        t`La ${p('galicia')} contient 2\u00a0Infanteries.`,
        t`N’importe quelle unité du ${n('leon')} peut remplacer l’une ou l’autre, tant qu’il en reste une de ce type.`,
        t`Remplacez l’une par le Château-fort et l’autre par le Chevalier. Choisissez ensuite 4\u00a0Infanteries ailleurs.`,
      ],
    },
  },
  wrongs: {
    'a-second-castle': {
      label: t`Placer aussi un Château-fort en ${p('galicia')}.`,
      because: t`Le ${n('leon')} ne reçoit qu’un Château-fort, et il est déjà au ${p('leon')}.`,
    },
    'cavalry-for-leon': {
      label: t`Remplacer 1\u00a0Infanterie par une Cavalerie.`,
      because: t`Le ${n('leon')} commence avec des Infanteries, 1\u00a0Chevalier et 1\u00a0Château-fort. Il n’a pas de Cavalerie.`,
    },
  },
};
