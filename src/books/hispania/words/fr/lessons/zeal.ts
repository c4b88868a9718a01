import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { deLieu } from '../grammar.ts';

export const words: WordsOf<'zeal'> = {
  title: 'Le Zèle religieux',
  learn: t`Apprenez ce que le Zèle religieux apporte à la première attaque d’une Invasion\u00a0: de meilleurs dés et aucune limite, mais une seule fois.`,
  about: t`Deux nations, l’${n('umayyads')} et l’${n('almoravids')}, ont le Zèle religieux pendant leur Invasion. Jusqu’à la fin de leur premier combat, leurs piles n’ont pas de limite et chacun de leurs dés a un bonus de 1.`,
  steps: {
    'all-at-once': {
      ask: t`Vous jouez l’${n('umayyads')} au tour\u00a011, au premier mouvement de votre Invasion. Un Château-fort et 3\u00a0Infanteries du ${n('visigoths')} sont à ${p('toledo')}, où la limite est de 4. Attaquez-les avec vos 8\u00a0unités, et terminez le mouvement.`,
      done: t`Vous avez 8\u00a0unités là où la limite est de 4, et aucune n’est retirée. Avec le Zèle religieux, votre Infanterie touche celle de l’ennemi sur 6\u00a0ou plus au lieu de 7.`,
      lost: t`Le mouvement est fini, et vos 8\u00a0unités ne sont pas toutes à ${p('toledo')}.`,
      hints: [
        t`${p('toledo')} est marquée. Vos unités sont dans 3\u00a0provinces autour d’elle.`,
        t`Déplacez 4\u00a0unités de ${p('cordoba')}, 2 de la ${p('sierra-morena')} et 2 ${deLieu('la-mancha')}. Terminez ensuite le mouvement.`,
      ],
      poor: {
        stays: t`Le Zèle religieux dure le temps du premier combat de ce tour, et vous n’avez engagé aucune bataille.`,
        four: t`Vous attaquez avec 4\u00a0unités, la limite habituelle à cet endroit\u00a0; mais avec le Zèle religieux il n’y en a pas.`,
        six: t`Vous attaquez avec 6\u00a0unités, comme dans toute Invasion. Avec le Zèle religieux, les 2 autres pouvaient attaquer aussi.`,
      },
      wrongs: {
        'too-many': {
          label: t`Retirer 2 des 8\u00a0unités avant la bataille, parce qu’elles sont en surplus.`,
          because: t`Avec le Zèle religieux, il n’y a pas de limite avant le premier combat\u00a0: aucune unité n’est encore en surplus.`,
        },
      },
    },
    spent: {
      ask: t`Le premier combat est fini, et le Zèle religieux aussi. C’est votre second mouvement\u00a0: attaquez ${p('cartagena')}, où la limite est de 3, avec autant d’unités qu’une Invasion le permet, soit 2 de plus que la limite. Ne perdez aucune unité lors d’un contrôle d’empilement.`,
      done: t`Cinq unités attaquent, 2 gardent ${p('cordoba')}, et aucune n’a été retirée. Vos dés n’ont pas de bonus dans cette bataille.`,
      lost: t`Le mouvement est fini, et vous n’avez pas attaqué ${p('cartagena')} avec 5\u00a0unités sans en perdre une.`,
      hints: [
        t`Une des provinces marquées contient 7 de vos unités, l’autre 3\u00a0défenseurs.`,
        t`Déplacez 5\u00a0Infanteries de ${p('cordoba')} à ${p('cartagena')}, et terminez le mouvement.`,
      ],
      poor: {
        everybody: t`Sept unités ont attaqué, mais il y a de nouveau une limite\u00a0: 2 d’entre elles ont été retirées avant le premier round.`,
        three: t`Vous attaquez 3\u00a0unités avec 3, et 4 restent à ${p('cordoba')}. La limite de l’attaque en admettait 2 de plus.`,
      },
      wrongs: {
        'the-others-later': {
          label: t`Envoyer les 2 autres unités à leur suite, quand le mouvement est fini.`,
          because: t`Le second mouvement est le dernier. Le combat suit.`,
        },
      },
    },
  },
  after: t`Le Zèle religieux vaut pour le premier mouvement et le premier combat de 2 Invasions (${r('9.3')})\u00a0; un 1 naturel rate toujours. Ce sont ensuite des Invasions comme les autres (${r('9.1')}), et les limites s’appliquent (${r('4.5')}).`,
};
