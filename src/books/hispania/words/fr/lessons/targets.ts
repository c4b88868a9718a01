import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans } from '../grammar.ts';

export const words: WordsOf<'targets'> = {
  title: 'Choisir les cibles',
  learn: t`Donnez une cible à chaque dé, et perdez le moins de touches possible.`,
  about: t`Avant de lancer les dés, chaque camp donne à chaque dé une cible\u00a0: un type d’unité ennemie. Une touche ne vaut que contre ce type. Quand il n’en reste aucune unité, les touches suivantes sont perdues. Une Cavalerie est difficile à toucher quand elle attaque en plaine\u00a0; quand elle défend, elle est touchée comme une Infanterie.`,
  steps: {
    aim: {
      ask: t`Vous jouez la ${n('castile')}, avec 3\u00a0Infanteries et 1\u00a0Chevalier, contre 2\u00a0Infanteries et 1\u00a0Cavalerie de l’${n('umayyads')} ${dans('la-mancha')}. Vous marquez 1\u00a0PV pour chacune de ces unités que vous détruisez. Des cibles sont proposées\u00a0: acceptez-les ou changez-les, pour espérer le plus de PV.`,
      done: t`Chaque type d’unité est visé par à peu près autant de dés qu’il compte d’unités\u00a0: peu de touches peuvent être perdues. Beaucoup de nations marquent des PV pour les unités qu’elles détruisent à leur séquence. Essayez maintenant tous les dés sur la Cavalerie, et voyez ce que cela coûte.`,
      hints: [
        t`Comptez les unités ${dans('la-mancha')}\u00a0: 2\u00a0Infanteries et 1\u00a0Cavalerie. La liste donne le nombre requis pour chaque dé.`,
        t`Donnez 1\u00a0dé à la Cavalerie et 3\u00a0dés aux 2\u00a0Infanteries. Votre Chevalier touche la Cavalerie sur 5\u00a0ou plus, vos Infanteries sur 7\u00a0ou plus.`,
      ],
      poor: {
        'none-on-cavalry': t`Quatre dés visent 2\u00a0Infanteries\u00a0: si 3 touchent, 1\u00a0touche est perdue, et la Cavalerie ne peut pas être touchée.`,
        'knight-and-one': t`Deux dés visent 1\u00a0Cavalerie\u00a0: si les deux touchent, 1\u00a0touche est perdue.`,
        'two-of-three': t`Deux Infanteries visent 1\u00a0Cavalerie\u00a0: ce n’est guère pire, mais une seconde touche y serait perdue.`,
        'knight-and-two': t`Trois dés visent 1\u00a0Cavalerie, et 1\u00a0dé seulement les 2\u00a0Infanteries.`,
        'three-infantry': t`Trois dés visent 1\u00a0Cavalerie\u00a0: la plupart de leurs touches sont perdues.`,
        'all-on-cavalry': t`Quatre dés visent 1\u00a0Cavalerie\u00a0: elle sera sans doute détruite, mais toutes les touches suivantes sont perdues, et les Infanteries ne peuvent pas être touchées.`,
      },
      wrongs: {
        'hold-back': {
          label: t`Ne pas lancer de dé pour 1\u00a0Infanterie, et choisir les cibles des autres unités.`,
          because: t`Chaque unité lance un dé, et chaque dé a besoin d’une cible.`,
        },
        'go-away': {
          label: t`Retourner à ${p('cuenca')} sans livrer de round.`,
          because: t`Livrez d’abord un round\u00a0: vous en choisissez justement les cibles.`,
        },
      },
    },
  },
  after: t`Les deux camps choisissent leurs cibles avant de lancer (${r('6.1')}). Viser un type avec autant de dés qu’il compte d’unités est un bon début\u00a0; le nombre requis pour chaque dé décide du reste.`,
};
