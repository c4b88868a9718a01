import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { deLieu } from '../grammar.ts';

export const words: WordsOf<'past-three-at-toledo'> = {
  title: 'Forcer le passage devant 3\u00a0unités',
  about: t`Trois Infanteries de ${n('seville')} à ${p('toledo')} stoppent 6\u00a0unités. Mais ${p('toledo')} ne peut en contenir que 4, ou 5 lors d’une attaque\u00a0: 6 ne peuvent pas y rester. Avec un Chef, elles le peuvent. Voyez ce que change Alphonse VI.`,
  steps: [
    t`Deux Infanteries arrivent ${deLieu('la-mancha')}.`,
    t`Deux arrivent d’${p('avila')}.`,
    t`Trois arrivent de ${p('segovia')}. Cela fait 7, une de plus que l’ennemi n’en stoppe, mais aucune ne peut encore continuer.`,
    t`Alphonse VI les rejoint. Avec un Chef, le bonus d’attaque est de 2\u00a0: 6\u00a0unités peuvent rester.`,
    t`Maintenant que 6 peuvent rester, 1\u00a0Infanterie continue jusqu’à ${p('cordoba')}.`,
    t`Le mouvement prend fin, et le contrôle d’empilement ne trouve aucune unité en surplus.`,
  ],
  after: t`Les unités stoppées doivent respecter la limite d’empilement d’une attaque (${r('5.3')}, ${r('4.4')}). Pour en laisser 6 à ${p('toledo')}, il faut un Chef, une Invasion ou une règle qui lève la limite.`,
  tasks: {
    'toledo-falls': {
      ask: t`Vous avez 6\u00a0unités et un Chef contre 3\u00a0unités\u00a0: prenez ${p('toledo')}.`,
      done: t`Le passage en force finit tout de même par une bataille.`,
      lost: t`${n('seville')} contrôle encore ${p('toledo')}, ou une unité a retraité.`,
      hints: [
        t`Il ne reste que la bataille de ${p('toledo')}.`,
        t`Si le 1er\u00a0round ne suffit pas, poursuivez le combat.`,
        t`Combattez à ${p('toledo')}, et restez jusqu’à ce que vous contrôliez la province.`,
      ],
    },
    'without-the-king': {
      ask: t`Quatre unités sont à ${p('toledo')}. Laissez Alphonse VI à ${p('segovia')} et attaquez avec autant d’unités que possible sans lui.`,
      done: t`Cinq attaquent\u00a0: la limite de ${p('toledo')} est de 4, et le bonus d’attaque de 1. Aucune n’aurait pu passer.`,
      lost: t`Une unité était en surplus, trop peu ont attaqué, ou Alphonse VI est parti avec elles.`,
      hints: [
        t`${p('toledo')} peut contenir 4\u00a0unités.`,
        t`Le bonus d’attaque en ajoute 1.`,
        t`Déplacez 1\u00a0Infanterie de ${p('segovia')} à ${p('toledo')} et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'six-without-him': {
      label: t`Sans Alphonse VI, laisser 6\u00a0unités sur 7 et continuer avec la septième.`,
      because: t`Sans Chef, 5\u00a0unités seulement peuvent attaquer à ${p('toledo')}\u00a0: l’ennemi ne peut pas y en stopper 6.`,
    },
    'he-goes-on': {
      label: t`Continuer plutôt avec Alphonse VI.`,
      because: t`Son bonus d’attaque ne vaudrait plus à ${p('toledo')}.`,
    },
  },
};
