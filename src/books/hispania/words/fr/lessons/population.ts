import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'population'> = {
  title: 'La limite de population',
  learn: t`Apprenez combien d’unités une nation peut garder, et pourquoi elle a intérêt à attaquer avec le surplus.`,
  about: t`Après ses batailles, une nation peut garder 2\u00a0unités par province qu’elle contrôle, où que soient ces unités. Ni les Châteaux-forts, ni les Forts, ni les Chefs ne comptent. Parmi les autres, celles qui dépassent cette limite de population sont retirées.`,
  steps: {
    'give-up': {
      ask: t`Vous jouez le ${n('leon')}, avec 11\u00a0unités et un Château-fort dans 5\u00a0provinces, qui font vivre 10\u00a0unités. Retirez 1\u00a0unité, et gardez les 5\u00a0provinces.`,
      done: t`Retirer 1\u00a0unité là où il y en a plusieurs ne fait pas perdre la province. Un Chevalier ne compte pas plus qu’une Infanterie\u00a0: mieux vaut retirer une Infanterie.`,
      lost: t`Vous deviez retirer 1\u00a0unité, et vous avez perdu davantage.`,
      hints: [
        t`Comptez les unités des provinces marquées. Laquelle ne contient qu’une unité et pas de Château-fort\u00a0?`,
        t`Retirez 1\u00a0Infanterie à ${p('porto')}, où vous en avez 4.`,
      ],
      poor: {
        asturias: t`La seule unité des ${p('asturias')} contrôlait la province. Sans elle, votre limite baisse de 2\u00a0: 2\u00a0unités de plus ont été retirées.`,
      },
      wrongs: {
        nobody: {
          label: t`Garder toutes les unités.`,
          because: t`Vos 5\u00a0provinces font vivre 10\u00a0unités, et vous en avez 11.`,
        },
        castle: {
          label: t`Retirer plutôt le Château-fort.`,
          because: t`Les Châteaux-forts ne comptent pas\u00a0: cela ne changerait rien.`,
        },
      },
    },
    spread: {
      ask: t`C’est la même séquence, un peu plus tôt\u00a0: vos unités peuvent encore se déplacer. Terminez-la sans perdre d’unité ni aucune des 5\u00a0provinces.`,
      done: t`Vos 6\u00a0provinces font vivre 12\u00a0unités\u00a0: au lieu de perdre une unité, vous avez gagné une province.`,
      lost: t`Votre séquence est finie, et vous avez perdu une unité ou une province.`,
      hints: [
        t`Une province de plus fait vivre 2\u00a0unités de plus. Quelle province adjacente à ${p('duero')} est vide\u00a0?`,
        t`Déplacez 1\u00a0Infanterie de ${p('duero')} à ${p('salamanca')}, puis terminez le mouvement.`,
      ],
      poor: {
        stays: t`Aucune unité ne s’est déplacée, et 1\u00a0unité a été retirée.`,
        'leaves-asturias': t`Vous avez gagné une province et en avez laissé une vide. Vous contrôlez encore 5\u00a0provinces\u00a0: 11\u00a0unités, c’est trop.`,
      },
      wrongs: {
        'castle-moves': {
          label: t`Déplacer le Château-fort du ${p('leon')} à ${p('salamanca')}.`,
          because: t`Le Chevalier qui est avec lui peut partir\u00a0: le Château-fort contrôlera encore le ${p('leon')}.`,
        },
      },
    },
  },
  after: t`La limite est de 2\u00a0unités par province contrôlée\u00a0; le contrôle a lieu après vos batailles, et seulement à votre propre séquence (${r('7')}). Si vous allez la dépasser, attaquez avec le surplus\u00a0: au mieux, il prend une province\u00a0; sinon, vous perdez peu.`,
};
