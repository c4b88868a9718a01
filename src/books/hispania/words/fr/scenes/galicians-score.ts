import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'galicians-score'> = {
  title: 'Des PV pour chaque province',
  about: t`Le tour\u00a010, un tour de comptage, s’achève. La ${p('galicia')}, les ${p('asturias')} et ${p('porto')} rapportent chacune 1½\u00a0PV au ${n('galicians')}. Il contrôle 2 des 3, et ${p('porto')} est vide.`,
  steps: [
    t`Une Infanterie va de la ${p('galicia')} à ${p('porto')}.`,
    t`Le ${n('galicians')} termine son mouvement. À la fin du tour vient le comptage des provinces\u00a0: 4½\u00a0PV.`,
  ],
  after: t`À la fin d’un tour de comptage, chaque nation marque les valeurs de sa fiche pour les provinces qu’elle contrôle. Les demi-points comptent (${r('8-turn-end')}).`,
  tasks: {
    'leon-pays-nothing': {
      ask: t`${p('porto')} est prise. Prenez aussi le ${p('leon')}, gardez les autres, et voyez ce qu’il ajoute.`,
      done: t`Toujours 4½\u00a0PV. Au tour\u00a010, le ${p('leon')} n’est pas sur la fiche du ${n('galicians')}.`,
      lost: t`Le tour est fini, et le ${p('leon')} ou les ${p('asturias')} ne contenaient aucune unité.`,
      hints: [
        t`Il y a 2\u00a0Infanteries dans les ${p('asturias')}, et 1 suffit pour les contrôler.`,
        t`Le ${p('leon')} est adjacent aux ${p('asturias')}.`,
        t`Déplacez 1\u00a0Infanterie des ${p('asturias')} au ${p('leon')} et terminez le mouvement.`,
      ],
    },
    'galicia-left': {
      ask: t`Recommencez et laissez la ${p('galicia')} vide, mais gardez les 2\u00a0autres provinces. Combien de PV rapportent-elles\u00a0?`,
      done: t`3\u00a0PV. Une province que la nation a quittée ne rapporte rien.`,
      lost: t`Le tour est fini, et une unité est encore en ${p('galicia')}.`,
      hints: [
        t`Les deux unités de la ${p('galicia')} peuvent en sortir.`,
        t`${p('porto')} peut contenir les deux.`,
        t`Déplacez les deux unités de la ${p('galicia')} à ${p('porto')} et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'straight-to-duero': {
      label: t`Aller directement de la ${p('galicia')} à ${p('duero')}.`,
      because: t`Elles ne se touchent qu’en un point de jonction. De plus, au tour\u00a010, ${p('duero')} ne rapporte rien au ${n('galicians')}.`,
    },
  },
};
