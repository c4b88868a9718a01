import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'castile-spends'> = {
  title: 'Cinq façons de dépenser 10½\u00a0Or',
  about: t`La ${n('castile')} a 7\u00a0provinces, d’un revenu de 8\u00a0Or en tout, et 2½\u00a0Or en réserve. Avec 10½\u00a0Or, elle peut acheter 1\u00a0Château-fort\u00a0; 1\u00a0Chevalier\u00a0; 1\u00a0Infanterie\u00a0; 1\u00a0Chevalier et 1\u00a0Infanterie\u00a0; ou 2\u00a0Infanteries. Si elle n’achète rien, 2½\u00a0Or sont perdus. Essayez chaque choix.`,
  steps: [
    t`D’abord 1\u00a0Chevalier, pour 6\u00a0Or\u00a0: il reste 4½\u00a0Or.`,
    t`Puis 1\u00a0Infanterie, pour 4\u00a0Or\u00a0: il reste ½\u00a0Or. Aucune unité ne coûte si peu, et les achats sont finis.`,
    t`Le Chevalier est placé à ${p('segovia')}.`,
    t`L’Infanterie est placée à ${p('salamanca')}, car chaque province ne reçoit qu’une nouvelle unité.`,
  ],
  after: t`Un Château-fort coûte 8\u00a0Or, un Chevalier 6, une Infanterie 4 (${r('2.3')}). La ${n('castile')} met le reste en réserve, jusqu’à 8\u00a0Or (${r('2.4')}).`,
  tasks: {
    'a-castle': {
      ask: t`Recommencez\u00a0: achetez 1\u00a0Château-fort et placez-le à ${p('segovia')}.`,
      done: t`8\u00a0Or pour 3\u00a0points de vie et 3\u00a0dés, et il reste 2½\u00a0Or.`,
      lost: t`Il n’y a pas de Château-fort à ${p('segovia')}. Recommencez, et n’achetez rien d’autre.`,
      hints: [
        t`Combien coûte un Château-fort\u00a0?`,
        t`Après un Château-fort, vous ne pouvez plus payer d’autre unité.`,
        t`Achetez 1\u00a0Château-fort et placez-le à ${p('segovia')}.`,
      ],
    },
    'a-knight-alone': {
      ask: t`Achetez 1\u00a0Chevalier et mettez le reste en réserve.`,
      done: t`Vous mettez 4½\u00a0Or en réserve pour le tour suivant.`,
      lost: t`Vous n’avez pas mis 4½\u00a0Or en réserve.`,
      hints: [
        t`Après un achat, la question revient.`,
        t`Vous pouvez terminer vos achats.`,
        t`Achetez 1\u00a0Chevalier, puis terminez la phase.`,
      ],
    },
    'an-infantry-alone': {
      ask: t`Achetez 1\u00a0Infanterie et mettez le reste en réserve.`,
      done: t`Il reste 6½\u00a0Or.`,
      lost: t`Vous n’avez pas mis 6½\u00a0Or en réserve.`,
      hints: [
        t`Une Infanterie coûte 4\u00a0Or.`,
        t`Vous pourriez acheter une autre unité, mais n’en faites rien.`,
        t`Achetez 1\u00a0Infanterie, puis terminez la phase.`,
      ],
    },
    'two-infantry': {
      ask: t`Achetez 2\u00a0Infanteries.`,
      done: t`Il reste 2½\u00a0Or, comme avec un Château-fort.`,
      lost: t`Vous n’avez pas mis 2½\u00a0Or en réserve.`,
      hints: [
        t`Payez deux fois 4\u00a0Or.`,
        t`Après la première, la question revient.`,
        t`Achetez 1\u00a0Infanterie, puis une autre.`,
      ],
    },
    'nothing-at-all': {
      ask: t`N’achetez rien, et voyez ce qui reste des 10½\u00a0Or.`,
      done: t`8\u00a0Or. Les 2½\u00a0Or au-delà de la limite sont perdus.`,
      lost: t`Vous avez acheté une unité. Recommencez.`,
      hints: [
        t`La réserve a une limite.`,
        t`La limite de réserve de la ${n('castile')} est de 8\u00a0Or.`,
        t`Terminez la phase tout de suite.`,
      ],
    },
  },
  wrongs: {
    'a-castle-too': {
      label: t`Après le Chevalier, acheter aussi un Château-fort.`,
      because: t`Il reste 4½ des 10½\u00a0Or, et un Château-fort en coûte 8.`,
    },
    'a-second-knight': {
      label: t`Acheter 2\u00a0Chevaliers.`,
      because: t`Ils coûteraient 12\u00a0Or ensemble.`,
    },
    together: {
      label: t`Placer les deux à ${p('segovia')}.`,
      because: t`${p('segovia')} a déjà sa nouvelle unité. Chaque province reçoit 1\u00a0unité achetée, même loin au-dessous de sa limite.`,
    },
  },
};
