import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans } from '../grammar.ts';

export const words: WordsOf<'terrain'> = {
  title: 'Plaine ou montagne',
  learn: t`Apprenez pourquoi la même Cavalerie gagne dans une province et perd dans une autre.`,
  about: t`Les chevaux ont besoin d’espace\u00a0: en plaine, une Cavalerie qui attaque touche l’Infanterie sur 4\u00a0ou plus et reste difficile à toucher. En montagne, il lui faut 8 ou plus, et elle est aussi facile à toucher qu’une Infanterie.`,
  steps: {
    plain: {
      ask: t`Vous jouez l’${n('umayyads')}, avec 2\u00a0Cavaleries à ${p('cuenca')}. Deux Infanteries du ${n('visigoths')} sont ${dans('la-mancha')}, 2 autres à ${p('calatayud')}. Attaquez avec les deux Cavaleries là où vous avez le plus de chances de gagner, et terminez le mouvement. Pour déplacer une unité, touchez son pion, puis la province.`,
      done: t`En plaine, 7\u00a0dés sur 10 touchent, et l’ennemi ne touche votre Cavalerie que sur 9 ou 10.`,
      lost: t`Votre mouvement est fini, et vos 2\u00a0Cavaleries ne sont pas ensemble ${dans('la-mancha')}.`,
      hints: [
        t`Les 2\u00a0provinces marquées ont les mêmes défenseurs. Laquelle est sombre, avec des sommets\u00a0?`,
        t`Déplacez les deux Cavaleries ${dans('la-mancha')}, en plaine, puis terminez le mouvement.`,
      ],
      poor: {
        mountains: t`En montagne, à ${p('calatayud')}, votre Cavalerie n’a aucun avantage\u00a0: il lui faut 8 ou plus, et elle est touchée sur 7\u00a0ou plus.`,
        both: t`Chaque Cavalerie attaque une province différente, seule contre 2\u00a0unités ennemies.`,
        'one-alone': t`Le terrain est bon, mais 1\u00a0Cavalerie attaque seule 2\u00a0Infanteries pendant que l’autre reste en arrière.`,
      },
      wrongs: {
        'too-far': {
          label: t`Aller directement de ${p('cuenca')} à ${p('cordoba')}.`,
          because: t`Une unité va d’une province à une province adjacente. Une Cavalerie peut entrer dans 4\u00a0provinces, mais l’une après l’autre.`,
        },
      },
    },
  },
  after: t`La montagne gêne un peu tout Attaquant, et prive la Cavalerie de tout avantage (${r('6.3')}). Les tables donnent le nombre requis pour chaque type d’unité contre chaque autre (${r('6.2b')}).`,
};
