import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'galicians-collect'> = {
  title: 'Un revenu de 3½\u00a0Or',
  about: t`Le ${n('galicians')} contrôle la ${p('galicia')} (1), les ${p('asturias')} (1), le ${p('leon')} (1) et ${p('tierra-de-campos')} (½). Il a 2\u00a0Or en réserve. Calculez le total avant de regarder son Or.`,
  steps: [
    t`Il collecte 3½\u00a0Or, soit 5½ avec les 2 de sa réserve. Il achète 1\u00a0Infanterie pour 4\u00a0Or.`,
    t`Il la place en ${p('tierra-de-campos')}, une plaine au-dessous de sa limite.`,
  ],
  after: t`Les revenus de toutes les provinces s’additionnent, demis compris (${r('2.1')}). Il reste 1½\u00a0Or\u00a0; le ${n('galicians')} peut en mettre jusqu’à 4 en réserve (${r('2.4')}).`,
  tasks: {
    'what-is-kept': {
      ask: t`N’achetez rien. Combien reste-t-il des 5½\u00a0Or quand la phase est finie\u00a0?`,
      done: t`4\u00a0Or, sa limite de réserve\u00a0; 1½\u00a0Or est perdu.`,
      lost: t`Vous avez acheté 1\u00a0Infanterie. Recommencez, et mettez l’Or en réserve.`,
      hints: [
        t`La réserve a une limite.`,
        t`La limite de réserve du ${n('galicians')} est de 4\u00a0Or.`,
        t`Terminez la phase sans acheter.`,
      ],
    },
    'leave-the-surplus': {
      ask: t`Mettez en réserve autant que possible, mais sans que la limite fasse perdre d’Or\u00a0: renoncez vous-même au reste.`,
      done: t`Le résultat est le même\u00a0: 4\u00a0Or.`,
      lost: t`L’Or au-delà de la limite a été perdu, sans que vous y ayez renoncé.`,
      hints: [
        t`Combien d’Or dépasse la limite de 4\u00a0?`,
        t`Vous pouvez renoncer à n’importe quelle partie du revenu.`,
        t`Renoncez à 1½\u00a0Or et terminez la phase.`,
      ],
    },
  },
  wrongs: {
    'a-knight': {
      label: t`Acheter un Chevalier pour 6\u00a0Or.`,
      because: t`Le ${n('galicians')} ne peut acheter que des Infanteries, même avec beaucoup d’Or.`,
    },
    'rebuild-too-early': {
      label: t`Retirer 1\u00a0Infanterie de la ${p('galicia')} pour la racheter et la placer ailleurs.`,
      because: t`Il reste des pions. Une unité ne peut être retirée ainsi que s’il n’y a plus de pion de son type.`,
    },
  },
};
