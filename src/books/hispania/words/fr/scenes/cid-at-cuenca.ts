import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cid-at-cuenca'> = {
  title: 'Un Château-fort pour 2\u00a0Infanteries',
  about: t`La ${n('navarre')} a 3\u00a0Or, et un Château-fort isolé de ${n('zaragoza')} lui est adjacent, dans les montagnes de ${p('cuenca')}. Il reste à El Cid 3\u00a0Chevaliers et 4\u00a0Infanteries. Moins d’unités qu’en plaine peuvent combattre\u00a0: choisissez-les bien.`,
  steps: [
    t`La ${n('navarre')} désigne le Château-fort\u00a0: 3\u00a0Or.`,
    t`El Cid accepte.`,
    t`En montagne, la limite est de 2, et le Chef ajoute 2\u00a0: il engage 2\u00a0Chevaliers et 2\u00a0Infanteries.`,
    t`Le Château-fort vise l’Infanterie avec ses 3\u00a0dés et détruit les deux. Mais 2\u00a0Chevaliers et 1\u00a0Infanterie ont touché le Château-fort 3\u00a0fois. La ${n('navarre')} paie 3\u00a0Or.`,
  ],
  after: t`Deux nations marquent des PV pour un seul Château-fort\u00a0: ${n('el-cid')} 3\u00a0PV pour l’Or, la ${n('navarre')} 3\u00a0PV pour un Château-fort musulman (${r('11-el-cid-pay')}). Les unités que perd El Cid ne reviennent pas à ce tour\u00a0; il reste 2\u00a0Infanteries pour le Recruteur suivant.`,
  tasks: {
    'all-his-knights': {
      ask: t`El Cid a accepté. Engagez les 3\u00a0Chevaliers, et autant d’autres unités que possible.`,
      done: t`Trois Chevaliers et 1\u00a0Infanterie. Les Chevaliers touchent le Château-fort sur 5, l’Infanterie sur 7.`,
      lost: t`Il a engagé d’autres unités. Revenez d’un coup en arrière.`,
      hints: [
        t`Combien d’unités peuvent attaquer en montagne avec un Chef\u00a0?`,
        t`4, dont 3 sont des Chevaliers.`,
        t`Engagez 3\u00a0Chevaliers et 1\u00a0Infanterie.`,
      ],
    },
    'he-declines': {
      ask: t`Deux Infanteries, c’est cher pour 3\u00a0PV. Refusez, et laissez le Château-fort à la ${n('navarre')}.`,
      done: t`Le Château-fort survit, et la ${n('navarre')} peut l’attaquer avec ses propres unités.`,
      lost: t`Il a accepté. Revenez à l’offre.`,
      hints: [t`C’est le joueur d’${n('el-cid')} qui répond.`, t`Il y a 2\u00a0réponses.`, t`Refusez la mission.`],
    },
  },
  wrongs: {
    'five-in-mountains': {
      label: t`Engager 5\u00a0unités, comme à ${p('zaragoza')}.`,
      because: t`${p('zaragoza')} est une plaine. ${p('cuenca')} a une limite de 2\u00a0: il en engage 4 au plus.`,
    },
  },
};
