import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'first-battle'> = {
  title: 'Votre première bataille',
  learn: t`Apprenez comment 2\u00a0camps combattent round après round, et quand retraiter.`,
  about: t`Quand des unités de 2\u00a0nations sont dans la même province, elles combattent par rounds. À chaque round, les deux camps lancent en même temps 1\u00a0dé à dix faces par unité. Un dé touche s’il donne le nombre requis ou plus, et chaque touche retire une unité.`,
  steps: {
    win: {
      ask: t`Vous jouez ${n('rome')}\u00a0: 3\u00a0Élites, des unités fortes, sont venues à ${p('segovia')}, où elles rencontrent 2\u00a0Infanteries de l’${n('iberians')}. Gagnez la bataille.`,
      done: t`La dernière unité ennemie est détruite, et vous contrôlez ${p('segovia')}. Vos Élites touchent sur 6\u00a0ou plus, l’${n('iberians')} sur 8\u00a0ou plus.`,
      lost: t`La bataille est finie, et vous ne contrôlez pas ${p('segovia')}. Les dés en décident parfois ainsi, mais le camp le plus nombreux gagne plus souvent.`,
      hints: [
        t`La bataille est à ${p('segovia')}, là où il y a des pions des deux couleurs.`,
        t`Combattez. Après le premier round, le jeu demande si vous poursuivez le combat\u00a0: avec 3\u00a0unités contre 1, faites-le.`,
      ],
      poor: {
        'all-go': t`Toutes vos unités ont retraité, et l’${n('iberians')} garde ${p('segovia')}. Vous aviez 3\u00a0unités contre 1.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Rester dans la province sans combattre, et terminer la phase.`,
          because: t`Des unités de 2\u00a0nations dans la même province combattent au moins 1\u00a0round.`,
        },
      },
    },
    go: {
      ask: t`Dans une autre bataille, 2\u00a0Élites ont rencontré 4\u00a0Infanteries. Livrez le round obligatoire, puis retraitez avec les survivantes vers une province adjacente.`,
      done: t`Une unité que vous sauvez peut encore combattre. Elle retraite vers une province adjacente, et les unités qui restent poursuivent le combat sans elle.`,
      lost: t`Il ne reste aucune unité à sauver.`,
      hints: [
        t`Après le premier round, comptez les unités des deux camps. Vos Élites peuvent retraiter vers les provinces marquées.`,
        t`Ne poursuivez pas le combat\u00a0: choisissez de retraiter à ${p('calatayud')}, d’où vous venez, ou dans une autre province adjacente vide.`,
      ],
      poor: {
        'fights-on': t`Il reste une Élite contre 3\u00a0Infanteries. Elles lancent 3\u00a0dés contre 1, et il vous faudrait 3\u00a0touches avant qu’elles n’en obtiennent 1.`,
      },
      wrongs: {
        'go-first': {
          label: t`Retraiter aussitôt, avant tout jet de dés.`,
          because: t`Une retraite vient après un round. L’Attaquant combat au moins 1\u00a0round.`,
        },
        'too-far': {
          label: t`Retraiter à ${p('zaragoza')}.`,
          because: t`Les provinces adjacentes sont ${p('calatayud')}, ${p('avila')}, ${p('cuenca')} et ${p('toledo')}.`,
        },
      },
    },
  },
  after: t`Les deux camps lancent leurs dés, et les pertes sont retirées. L’Attaquant peut ensuite retraiter, puis le Défenseur. Les rounds se suivent jusqu’à ce qu’il ne reste qu’un camp (${r('6.2')}). Retraiter tôt est parfois sage\u00a0: cela ne coûte pas d’unité, seulement la province (${r('6.6')}).`,
};
