import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, lieu } from '../grammar.ts';

export const words: WordsOf<'castle'> = {
  title: 'Le Château-fort',
  learn: t`Un Château-fort a 3\u00a0dés et 3\u00a0points de vie\u00a0: apprenez ce qu’il vaut, et comment il tombe.`,
  about: t`Un Château-fort ne se déplace jamais, mais il lance 3\u00a0dés par round et ne tombe qu’à la troisième touche. Chaque touche lui ôte 1\u00a0dé jusqu’à la fin de la bataille. Un Château-fort qui survit à la bataille retrouve tous ses points de vie.`,
  steps: {
    'not-that-one': {
      ask: t`Vous jouez la ${n('castile')}, avec 3\u00a0Infanteries à ${p('cordoba')}. L’ennemi, ${n('seville')}, contrôle ${lieu('la-mancha')} avec 2\u00a0Infanteries et la ${p('sierra-morena')} avec un Château-fort seul. Attaquez avec vos 3\u00a0Infanteries là où vous avez le plus de chances de gagner, et terminez le mouvement.`,
      done: t`Les 2\u00a0Infanteries lancent 2\u00a0dés, et 2\u00a0touches sur 7\u00a0ou plus les détruisent. Le Château-fort paraît plus faible, mais il est plus fort\u00a0: il a 3\u00a0dés, et ne tombe qu’à 3\u00a0touches sur 8\u00a0ou plus.`,
      lost: t`Votre mouvement est fini, et les 3\u00a0Infanteries ne sont pas toutes ${dans('la-mancha')}.`,
      hints: [
        t`Comparez les 2\u00a0provinces marquées. Laquelle lance moins de dés contre vous\u00a0?`,
        t`Déplacez les 3\u00a0Infanteries ${dans('la-mancha')}, où est l’Infanterie ennemie, et terminez le mouvement.`,
      ],
      poor: {
        'at-the-castle': t`Le Château-fort n’est qu’un pion, mais il lance 3\u00a0dés contre vous, et il vous faut 3\u00a0touches sur 8\u00a0ou plus.`,
        'one-at-the-castle': t`Une seule Infanterie ne peut guère toucher 3\u00a0fois un Château-fort, et elle manque ${dans('la-mancha')}.`,
        'two-at-the-castle': t`Deux Infanteries, c’est trop peu contre un Château-fort, et 1, c’est trop peu contre 2\u00a0Infanteries.`,
        'one-stays': t`C’est la bonne province, mais 2\u00a0Infanteries en attaquent 2 pendant que la troisième reste en arrière.`,
      },
      wrongs: {
        'past-them': {
          label: t`Depuis ${lieu('la-mancha')}, déplacer encore 1\u00a0Infanterie à ${p('denia')}.`,
          because: t`Les 2\u00a0Infanteries de ${n('seville')} qui sont là stoppent vos 3\u00a0Infanteries.`,
        },
      },
    },
    'now-or-never': {
      ask: t`Vous avez maintenant de meilleures unités\u00a0: 3 de vos Chevaliers attaquent un Château-fort de ${n('seville')} à ${p('toledo')}. Chacun de leurs dés le touche sur 6\u00a0ou plus. Détruisez le Château-fort.`,
      done: t`La troisième touche fait du Château-fort une Ruine, qui n’est une unité d’aucune nation.`,
      lost: t`La bataille est finie, et vous ne contrôlez pas ${p('toledo')}.`,
      hints: [
        t`Après chaque round, regardez combien de touches le Château-fort de ${p('toledo')} a reçues.`,
        t`Combattez, et poursuivez le combat après le premier round\u00a0: il reste au Château-fort 1\u00a0point de vie et 1\u00a0dé.`,
      ],
      poor: {
        'all-go': t`Une touche de plus aurait détruit le Château-fort. La bataille est finie maintenant, et il a retrouvé tous ses points de vie.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Rester dans la province sans combattre, et terminer la phase.`,
          because: t`Des unités qui sont dans une province avec l’ennemi, ne serait-ce qu’un Château-fort, combattent au moins 1\u00a0round.`,
        },
      },
    },
  },
  after: t`Un Château-fort a 3\u00a0dés et 3\u00a0points de vie, lance 1\u00a0dé de moins par touche, et retrouve ses points de vie après la bataille (${r('6.2')}, ${r('6.2b')}). Les Châteaux-forts ne peuvent pas retraiter (${r('6.6')}).`,
};
