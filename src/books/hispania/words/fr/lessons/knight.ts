import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, deLieu, lieu } from '../grammar.ts';

export const words: WordsOf<'knight'> = {
  title: 'Le Chevalier',
  learn: t`Un Chevalier touche plus facilement, ne tombe qu’à la seconde touche, et ne peut plus retraiter après la première.`,
  about: t`En plaine, un Chevalier touche une Infanterie sur 5\u00a0ou plus, et il faut 2\u00a0touches pour le détruire. Après la première, c’est un Chevalier touché\u00a0: il combat comme avant, mais ne peut plus retraiter. S’il survit à la bataille, il récupère.`,
  steps: {
    'who-rides': {
      ask: t`Vous jouez la ${n('castile')}, avec 1\u00a0Chevalier et 1\u00a0Infanterie à ${p('toledo')}. L’un des deux attaque l’Infanterie de ${n('seville')} ${dans('la-mancha')}\u00a0; l’autre reste pour garder ${p('toledo')}. Envoyez l’unité qui a le plus de chances de gagner, et terminez le mouvement.`,
      done: t`Votre Chevalier touche sur 5\u00a0ou plus\u00a0; pour le détruire, il faut à l’Infanterie de ${n('seville')} 2\u00a0touches sur 8\u00a0ou plus. N’importe quelle unité suffit pour garder une province.`,
      lost: t`Votre mouvement est fini. Il fallait votre Chevalier ${dans('la-mancha')} et votre Infanterie à ${p('toledo')}.`,
      hints: [
        t`Vos deux unités sont à ${p('toledo')}. Le Chevalier est le pion au casque.`,
        t`Déplacez le Chevalier ${dans('la-mancha')}, laissez l’Infanterie où elle est, et terminez le mouvement.`,
      ],
      poor: {
        'infantry-goes': t`Une Infanterie attaque une Infanterie\u00a0: chacune touche sur 7\u00a0ou plus, et la première touche décide. Le Chevalier attend à ${p('toledo')}.`,
        'nobody-goes': t`Aucune unité n’a attaqué ${lieu('la-mancha')}.`,
      },
      wrongs: {
        'too-far': {
          label: t`Le Chevalier peut entrer dans 2\u00a0provinces\u00a0: le déplacer ${deLieu('la-mancha')} à ${p('denia')}.`,
          because: t`Il y a une unité ennemie ${dans('la-mancha')}\u00a0: une unité qui y entre s’arrête et combat.`,
        },
      },
    },
    'while-he-can': {
      ask: t`Dans une autre bataille, vos 2\u00a0Chevaliers ont attaqué 4\u00a0Élites de l’${n('almoravids')} à ${p('toledo')}. Livrez le round obligatoire, puis sauvez le Chevalier qui peut encore retraiter.`,
      done: t`Un Chevalier retraite indemne. Le Chevalier touché poursuit seul le combat\u00a0; s’il survit, il récupère.`,
      lost: t`La bataille est finie, et aucun Chevalier n’a été sauvé.`,
      hints: [
        t`Regardez ${p('toledo')} après le round\u00a0: un Chevalier est touché, l’autre non.`,
        t`Ne poursuivez pas le combat. Retraitez avec le Chevalier indemne ${dans('la-mancha')}, ou vers une autre province adjacente vide.`,
      ],
      poor: {
        'fights-on': t`Le Chevalier touché doit poursuivre le combat, mais l’autre pouvait retraiter. Contre 4\u00a0Élites, tous deux seront sans doute détruits.`,
      },
      wrongs: {
        'wounded-goes': {
          label: t`Retraiter avec le Chevalier touché ${dans('la-mancha')}.`,
          because: t`Un Chevalier touché a perdu son cheval.`,
        },
        'both-go': {
          label: t`Retraiter avec les deux Chevaliers ensemble.`,
          because: t`L’un d’eux est touché. Seul l’autre peut retraiter.`,
        },
      },
    },
  },
  after: t`Il faut 2\u00a0touches pour détruire un Chevalier, et jusqu’à la seconde il lance son dé comme avant (${r('6.2b')}). Si vous voulez retraiter, faites-le avant la première (${r('6.6')}).`,
};
