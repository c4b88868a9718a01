import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'valencia-and-the-isles'> = {
  title: 'Le revenu imprimé',
  about: t`${n('valencia')} commence sa séquence avec 3\u00a0provinces. Le revenu de la province de ${p('valencia')} est de 2\u00a0Or, celui de ${p('majorca')} de 1, celui d’${p('ibiza')} de ½. Trois unités et 1\u00a0Château-fort sont dans la première, 1\u00a0Infanterie sur chaque île. Suivez l’Or\u00a0: la réserve de ${n('valencia')} était de 2.`,
  steps: [
    t`Le revenu est de 3½\u00a0Or, ce qui fait 5½. ${n('valencia')} achète 1\u00a0Infanterie pour 4.`,
    t`La nouvelle Infanterie est placée à ${p('majorca')}. Le revenu de l’île ne change pas.`,
  ],
  after: t`Une nation collecte le revenu imprimé de chaque province qu’elle contrôle, quelles que soient les unités qu’elle y a (${r('2.1')}). Le 1½\u00a0Or qui reste est mis en réserve pour le tour suivant.`,
  tasks: {
    'save-it-all': {
      ask: t`N’achetez rien, et voyez combien d’Or ${n('valencia')} peut mettre en réserve.`,
      done: t`Les 5½\u00a0Or vont en réserve\u00a0: ${n('valencia')} est une des rares nations dont la limite est de 8 (${r('2.4')}).`,
      lost: t`Une unité a été achetée. Revenez en arrière et terminez aussitôt vos achats.`,
      hints: [
        t`Rien ne vous oblige à acheter.`,
        t`La limite de réserve est de 4\u00a0Or pour certaines nations, de 8 pour d’autres. Et pour ${n('valencia')}\u00a0?`,
        t`Terminez la phase sans rien acheter.`,
      ],
    },
    'do-without': {
      ask: t`Une nation peut renoncer à son revenu. Renoncez à tout celui de ce tour.`,
      done: t`Aucune raison n’est nécessaire. ${n('valencia')} garde les 2\u00a0Or de sa réserve.`,
      lost: t`L’Or est dépensé. Revenez d’abord en arrière.`,
      hints: [
        t`Il existe un autre choix qu’acheter.`,
        t`Vous pouvez renoncer à une partie du revenu de ce tour ou à tout, mais pas davantage.`,
        t`Renoncez à 3½\u00a0Or.`,
      ],
    },
  },
  wrongs: {
    'a-castle': { label: t`Acheter un Château-fort.`, because: t`Il coûte 8\u00a0Or, et ${n('valencia')} en a 5½.` },
    'renounce-savings': {
      label: t`Renoncer à 4\u00a0Or, plus que le revenu de ce tour.`,
      because: t`Une nation ne peut renoncer qu’au revenu de ce tour, pas à sa réserve.`,
    },
  },
};
