import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'crusade-on-the-coast'> = {
  title: 'La Croisade débarque partout',
  about: t`Tour\u00a020\u00a0: 5\u00a0Infanteries et 3\u00a0Chevaliers de la ${n('crusade')} arrivent par mer. Ils peuvent débarquer dans toute province côtière, même là où aucune autre nation ne le peut. L’${p('algarve')} en est une, avec un Château-fort du ${n('badajoz')}.`,
  steps: [
    t`Une Infanterie et 2\u00a0Chevaliers débarquent en ${p('algarve')}, contre le Château-fort.`,
    t`Deux Infanteries et 1\u00a0Chevalier débarquent à ${p('lisbon')}.`,
    t`Les 2\u00a0autres Infanteries débarquent à ${p('porto')}. Aucune unité ne peut rester en mer.`,
    t`La ${n('crusade')} termine son mouvement.`,
    t`La bataille contre le Château-fort commence.`,
    t`Les dés du Château-fort ratent, et 3\u00a0touches en font une Ruine au 1er\u00a0round\u00a0: 5\u00a0PV.`,
    t`L’${p('algarve')} contient 3\u00a0unités, 1 de trop. La ${n('crusade')} déclare la province capitale, et toutes les 3 peuvent rester.`,
    t`La ${n('crusade')} désigne maintenant une pile pour sa Fougue\u00a0: celle de ${p('lisbon')}.`,
    t`Cette pile se déplace de nouveau, jusqu’à ${p('badajoz')}.`,
    t`Elle y combat.`,
    t`Deux touches détruisent 2\u00a0Infanteries, pour 1\u00a0PV chacune.`,
  ],
  after: t`La ${n('crusade')} marque 7\u00a0PV dans son unique tour. Elle a désigné sa pile après la première bataille (${r('11-crusade-ardour')}), et laisse une Ruine derrière elle.`,
  tasks: {
    'land-in-granada': {
      ask: t`Recommencez\u00a0: débarquez 1\u00a0Infanterie et 2\u00a0Chevaliers à ${p('granada')}.`,
      done: t`Aucune autre nation ne peut y débarquer.`,
      lost: t`Ils ont débarqué dans une autre province.`,
      hints: [
        t`${p('granada')} a une côte, et la ${n('crusade')} n’en demande pas plus.`,
        t`Les unités viennent directement de la mer.`,
        t`Déplacez 1\u00a0Infanterie et 2\u00a0Chevaliers de la mer à ${p('granada')}.`,
      ],
    },
    'on-to-galicia': {
      ask: t`Désignez une autre pile pour la Fougue, et prenez la ${p('galicia')} avec elle.`,
      done: t`Deux Infanteries sont entrées dans 2\u00a0provinces en un tour.`,
      lost: t`Une autre pile a la Fougue.`,
      hints: [
        t`Vous avez le choix entre 3\u00a0piles.`,
        t`L’une d’elles est adjacente à la ${p('galicia')}.`,
        t`Désignez ${p('porto')}, et déplacez les deux unités en ${p('galicia')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-sea': {
      label: t`Reprendre la mer à ${p('lisbon')}.`,
      because: t`${p('lisbon')} n’a pas d’ancre non barrée, et la ${n('crusade')} n’a pas la suprématie navale.`,
    },
    'both-of-them': {
      label: t`Déplacer de nouveau les Infanteries de ${p('porto')}, elles aussi.`,
      because: t`Une seule pile a la Fougue\u00a0: celle de ${p('lisbon')}.`,
    },
  },
};
