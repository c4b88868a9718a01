import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'knight-against-cavalry'> = {
  title: 'Un Chevalier contre la Cavalerie',
  about: t`Cette fois, les Chevaliers attaquent\u00a0: l’un à ${p('segovia')}, en plaine, l’autre à ${p('avila')}, en montagne, chacun contre 1\u00a0Cavalerie de ${n('seville')}. Le terrain compte pour un Chevalier qui attaque. Voyez s’il compte aussi pour une Cavalerie qui défend.`,
  steps: [
    t`À ${p('segovia')}, il faut 5 au Chevalier et 8 à la Cavalerie. Tous deux touchent.`,
    t`À ${p('avila')}, il faut 6 au Chevalier\u00a0: son 5 rate. Il faut encore 8 à la Cavalerie.`,
  ],
  after: t`Une Cavalerie qui défend touche un Chevalier sur 8\u00a0ou plus, en plaine comme en montagne (${r('6.7-defender')}). Le Chevalier de ${p('segovia')}, touché pendant le round qu’il a gagné, a retrouvé ses points de vie. À ${p('avila')}, la bataille de l’autre n’est pas finie.`,
  tasks: {
    'he-has-to-fight-on': {
      ask: t`Le Chevalier touché ne peut pas quitter ${p('avila')}. Poursuivez le combat et gagnez la bataille avec lui\u00a0; faites rester ${n('seville')}.`,
      done: t`La Cavalerie est détruite. Le Chevalier retrouve ses points de vie dès la fin de la bataille.`,
      lost: t`Le Chevalier est détruit, ou ${n('seville')} a retraité. Réessayez.`,
      hints: [
        t`Un Chevalier touché ne peut pas retraiter, mais il attaque comme avant.`,
        t`Il lui faut 6. Vous ne pouvez que rester.`,
        t`Faites rester les deux camps et livrez le round suivant.`,
      ],
    },
    'both-provinces': {
      ask: t`Recommencez. Prenez les deux provinces et gardez les deux Chevaliers, sans retraite d’aucun côté. Vous choisissez l’ordre des batailles.`,
      done: t`Vous avez gagné 2\u00a0batailles et 2\u00a0provinces, et vos deux Chevaliers ont survécu.`,
      lost: t`Un Chevalier est détruit, ou une unité a retraité.`,
      hints: [
        t`L’Attaquant choisit l’ordre des batailles.`,
        t`Commencez là où vos chances sont les moins bonnes. Vous saurez alors ce que vous pouvez risquer dans l’autre bataille.`,
        t`Combattez d’abord à ${p('avila')}, puis à ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'the-wounded-ride-home': {
      label: t`Retraiter à ${p('calatayud')} avec le Chevalier touché.`,
      because: t`Un Chevalier touché ne peut pas retraiter. Il combat jusqu’à la fin de la bataille.`,
    },
    'two-battles-at-once': {
      label: t`Attaquer de nouveau aussitôt, sans demander si un camp retraite.`,
      because: t`Après un round, l’Attaquant puis le Défenseur décident de rester ou non. Le round suivant commence ensuite de lui-même.`,
    },
  },
};
