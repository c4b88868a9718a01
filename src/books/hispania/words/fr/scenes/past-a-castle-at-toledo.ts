import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'past-a-castle-at-toledo'> = {
  title: 'Un Château-fort laisse mieux passer',
  about: t`Cette fois, ${n('seville')} a 1\u00a0Château-fort et 2\u00a0Infanteries à ${p('toledo')}. Un Château-fort semble devoir stopper plus d’unités\u00a0; il en stoppe moins. Dans sa province, chaque unité ennemie n’en stoppe qu’une, et lui aussi.`,
  steps: [
    t`Trois Infanteries arrivent de ${p('segovia')}. L’ennemi ne peut pas en stopper davantage.`,
    t`Une quatrième arrive d’${p('avila')}.`,
    t`Elle continue jusqu’à ${p('cordoba')}, et 3 restent.`,
  ],
  after: t`Un Château-fort et 2\u00a0Infanteries stoppent 3\u00a0unités (${r('5.3-castle')}). Sans Château-fort, 3\u00a0unités en auraient stoppé 6\u00a0: les défenseurs d’un Château-fort ne s’en éloignent pas.`,
  tasks: {
    'a-second-follows': {
      ask: t`${p('avila')} contient encore 1\u00a0Infanterie. Faites-la passer jusqu’en ${p('sierra-morena')}.`,
      done: t`Trois unités sont stoppées\u00a0; toutes les autres passent.`,
      lost: t`La séquence est finie.`,
      hints: [
        t`Combien d’unités sont déjà stoppées à ${p('toledo')}\u00a0?`,
        t`L’Infanterie peut entrer dans 2\u00a0provinces.`,
        t`Déplacez-la d’${p('avila')} à ${p('toledo')}, puis en ${p('sierra-morena')}.`,
      ],
    },
    'both-from-avila': {
      ask: t`Trois Infanteries sont à ${p('toledo')}. Faites passer ensemble les deux unités d’${p('avila')} jusqu’à ${p('cordoba')}.`,
      done: t`Cinq unités sont entrées\u00a0: 3 sont stoppées et 2 passent.`,
      lost: t`La séquence est finie.`,
      hints: [
        t`Au-delà de 3, les unités peuvent continuer.`,
        t`Faites d’abord entrer les deux.`,
        t`Déplacez les deux à ${p('toledo')}, puis les deux à ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'one-of-three': {
      label: t`Continuer avec 1 des 3 premières unités.`,
      because: t`Il n’en resterait que 2, et l’ennemi a 3\u00a0unités.`,
    },
    'two-of-four': {
      label: t`Continuer avec 2 des 4\u00a0unités.`,
      because: t`Trois doivent rester, 1 pour chaque unité ennemie.`,
    },
  },
};
