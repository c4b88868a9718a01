import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'over-the-ebro'> = {
  title: 'Par-delà l’Èbre',
  about: t`L’${n('aragon')} attaque ${p('zaragoza')} avec 2\u00a0Infanteries\u00a0: l’une vient de ${p('pamplona')} et franchit l’Èbre, l’autre vient de ${p('tortosa')} sans franchir de fleuve. Au 1er\u00a0round, une unité qui a franchi un fleuve est un type de cible à part, plus facile à toucher. Le Défenseur a le choix.`,
  steps: [
    t`L’${n('aragon')} a un seul type de cible, ${n('zaragoza')} en a deux.`,
    t`Les deux défenseurs visent l’unité qui a franchi le fleuve. Ils la touchent sur 5 au lieu de 7.`,
    t`L’${n('aragon')} poursuit le combat avec l’unité qui lui reste.`,
  ],
  after: t`Au 1er\u00a0round, le fleuve donne au Défenseur +2 contre les unités qui l’ont franchi, et contre aucune autre (${r('6.4')}). À partir du 2e\u00a0round, toutes ces unités ne forment qu’un type de cible\u00a0: l’Infanterie.`,
  tasks: {
    'neither-is-spared': {
      ask: t`Jouez ${n('zaragoza')}\u00a0: choisissez vos cibles pour que le 1er\u00a0round puisse détruire les deux attaquants.`,
      done: t`Il faut 5 à un dé et 7 à l’autre. Vos chances de toucher baissent, mais 2\u00a0touches finiraient la bataille.`,
      lost: t`Un des 2\u00a0attaquants n’est pas visé.`,
      hints: [
        t`L’unité venue de ${p('pamplona')} et l’unité venue de ${p('tortosa')} sont deux cibles distinctes.`,
        t`Si les deux dés touchent la même unité, une touche est perdue. Vous avez 2\u00a0dés pour 2\u00a0cibles.`,
        t`Un dé contre l’Infanterie qui a franchi le fleuve, un dé contre l’autre.`,
      ],
    },
    'once-only': {
      ask: t`L’${n('aragon')} reste. Restez aussi, et voyez ce qu’il faut maintenant à ${n('zaragoza')}.`,
      done: t`Il lui faut de nouveau 7\u00a0: le fleuve ne compte qu’au 1er\u00a0round.`,
      lost: t`La bataille a pris fin avant un 2e\u00a0round.`,
      hints: [
        t`C’est à ${n('zaragoza')} de rester ou de retraiter.`,
        t`Un 2e\u00a0round commence si les deux camps restent.`,
        t`Choisissez de poursuivre le combat.`,
      ],
    },
  },
  wrongs: {
    'only-the-wet-one-may-be-shot': {
      label: t`Ne lancer qu’un dé, contre l’unité qui a franchi le fleuve.`,
      because: t`Chaque unité qui défend lance son dé, même sans être visée. Il faut une cible à chaque dé.`,
    },
    'into-their-empty-camp': {
      label: t`Retraiter à ${p('pamplona')}, que l’Attaquant a laissée vide.`,
      because: t`Le Défenseur ne peut pas retraiter vers une province d’où viennent des attaquants.`,
    },
  },
};
