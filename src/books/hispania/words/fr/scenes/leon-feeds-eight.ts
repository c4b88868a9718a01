import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'leon-feeds-eight'> = {
  title: 'Quatre provinces font vivre 8\u00a0unités',
  about: t`Le ${n('leon')} contrôle 4\u00a0provinces, avec 9\u00a0unités et 1\u00a0Château-fort. À la fin de sa séquence, chaque province fait vivre 2\u00a0unités. Le Château-fort ne compte pas\u00a0: 1\u00a0unité est en surplus.`,
  steps: [
    t`Le ${n('leon')} laisse toutes ses unités où elles sont et termine son mouvement.`,
    t`Les provinces font vivre 8 des 9\u00a0unités. Le ${n('leon')} retire 1\u00a0Infanterie de ${p('porto')}, qui en contient 3.`,
  ],
  after: t`Chaque province fait vivre 2\u00a0unités, et les Châteaux-forts ne comptent pas (${r('7')}). Le contrôle suit toutes les batailles. Note de jeu\u00a0: une unité que le contrôle ferait retirer ne perd rien à attaquer.`,
  tasks: {
    'attack-with-them': {
      ask: t`Recommencez. Attaquez ${p('salamanca')}, et terminez la séquence sans qu’aucune unité soit retirée au contrôle.`,
      done: t`Une cinquième province fait vivre 2\u00a0unités de plus. Si l’attaque avait coûté une unité, le contrôle n’en aurait retiré aucune.`,
      lost: t`Le contrôle a retiré une unité, ou l’attaque a échoué.`,
      hints: [
        t`${p('salamanca')} contient 1\u00a0Infanterie du ${n('badajoz')}.`,
        t`${p('duero')} peut se passer de 2\u00a0unités, qui doivent franchir un fleuve.`,
        t`Déplacez 1\u00a0Infanterie et le Chevalier de ${p('duero')} à ${p('salamanca')}, terminez le mouvement, puis combattez.`,
      ],
    },
    'a-castle-is-enough': {
      ask: t`Sans bataille, cette fois\u00a0: contrôlez ${p('tierra-de-campos')} à la fin de la séquence, sans perdre d’unité.`,
      done: t`Le Château-fort contrôle à lui seul le ${p('leon')}, qui fait toujours vivre 2\u00a0unités.`,
      lost: t`Une unité a été retirée, ou une bataille a eu lieu.`,
      hints: [
        t`Quelle unité peut quitter sa province sans en perdre le contrôle\u00a0?`,
        t`Un Château-fort suffit à contrôler une province.`,
        t`Déplacez l’Infanterie du ${p('leon')} en ${p('tierra-de-campos')} et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'all-nine': {
      label: t`Garder les 9\u00a0unités et terminer la séquence.`,
      because: t`La partie ne continue qu’une fois les unités en surplus retirées.`,
    },
    'two-go': {
      label: t`Retirer 2\u00a0unités, en vue du prochain contrôle.`,
      because: t`Seules les unités en surplus sont retirées.`,
    },
    'the-castle': {
      label: t`Retirer le Château-fort.`,
      because: t`Un Château-fort ne compte pas\u00a0: le retirer ne change rien.`,
    },
  },
};
