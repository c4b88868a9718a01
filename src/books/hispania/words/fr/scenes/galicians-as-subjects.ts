import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'galicians-as-subjects'> = {
  title: 'La moitié de 4½\u00a0PV',
  about: t`La même fin du tour\u00a010, mais le ${n('galicians')} est soumis au ${n('visigoths')}. Il marque des PV pour les 3 mêmes provinces, et en garde la moitié. Voyez comment s’arrondit une moitié, et quelle autre nation marque.`,
  steps: [
    t`Une Infanterie va de la ${p('galicia')} à ${p('porto')}.`,
    t`Le ${n('galicians')} termine son mouvement.`,
    t`Le ${n('visigoths')} ne se déplace pas, et c’est le comptage des provinces\u00a0: 4½\u00a0PV pour le ${n('galicians')}, qui en garde 2½.`,
  ],
  after: t`La moitié de ce que marque une nation soumise est perdue\u00a0; la moitié qu’elle garde est arrondie au ½\u00a0PV supérieur (${r('9.6-points')}). Le ${n('visigoths')} marque aussi ½\u00a0PV pour chacune de ces 3\u00a0provinces, selon sa propre fiche, en plus de la ${p('cantabria')} et de 3\u00a0PV pour le Château-fort de ${p('toledo')}.`,
  tasks: {
    'half-without-a-rest': {
      ask: t`Depuis le début\u00a0: faites finir le tour au ${n('galicians')} avec exactement 1½\u00a0PV.`,
      done: t`Deux provinces font 3\u00a0PV, et la moitié de 3 ne s’arrondit pas.`,
      lost: t`Il a un autre nombre de PV.`,
      hints: [
        t`Combien de PV les provinces doivent-elles rapporter, pour que leur moitié fasse 1½\u00a0?`,
        t`Deux provinces en rapportent autant, et le ${n('galicians')} en contrôle 2.`,
        t`Terminez le mouvement des deux nations sans déplacer d’unité.`,
      ],
    },
    'more-for-the-overlord': {
      ask: t`${p('porto')} est prise. Marquez autant de PV que possible pour le ${n('visigoths')} sans en ôter au ${n('galicians')}.`,
      done: t`Le ${p('leon')} ne rapporte rien au ${n('galicians')}, et ½\u00a0PV à son suzerain.`,
      lost: t`Le tour est fini, et le ${p('leon')} n’est pas pris.`,
      hints: [
        t`Au tour\u00a010, toute province rapporte des PV au ${n('visigoths')}, et celles de ses nations soumises aussi.`,
        t`L’une des 2\u00a0Infanteries des ${p('asturias')} est libre de se déplacer.`,
        t`Déplacez 1\u00a0Infanterie des ${p('asturias')} au ${p('leon')}, et terminez le mouvement des deux nations.`,
      ],
    },
  },
  wrongs: {
    'stay-with-the-overlord': {
      label: t`Déplacer 1\u00a0Infanterie en ${p('cantabria')}, province du ${n('visigoths')}.`,
      because: t`Une nation soumise peut traverser les provinces de son suzerain, mais ne peut pas s’y arrêter. Ces montagnes arrêteraient l’Infanterie.`,
    },
  },
};
