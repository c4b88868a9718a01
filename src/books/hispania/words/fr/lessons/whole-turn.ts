import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'whole-turn'> = {
  title: 'Une séquence entière',
  learn: t`Collectez, achetez, placez, déplacez vos unités et combattez avec le Galicien, du premier Or à la dernière province.`,
  about: t`La séquence de jeu d’une nation suit toujours le même ordre. La nation collecte l’Or de ses provinces, achète des unités, les place, les déplace, et combat là où elle a rencontré des unités ennemies. Vous connaissez toutes ces étapes\u00a0; suivez-les maintenant l’une après l’autre.`,
  steps: {
    turn: {
      ask: t`Vous jouez le ${n('galicians')} au tour\u00a03, un tour de comptage. La ${p('galicia')}, ${p('porto')}, les ${p('asturias')}, ${p('duero')} et le ${p('leon')} rapportent des PV, et ${p('duero')} contient 1\u00a0Infanterie du ${n('lusitanians')}. Contrôlez ces 5\u00a0provinces à la fin de votre séquence.`,
      done: t`C’était votre première séquence entière\u00a0: l’Or a acheté une unité, l’unité a permis une attaque, et 5\u00a0provinces rapportent des PV. Une nation ne fait rien de plus, tour après tour.`,
      lost: t`Votre séquence est finie, et vous ne contrôlez pas les 5\u00a0provinces. Si les dés vous ont trahi à ${p('duero')}, le plan était peut-être bon tout de même.`,
      hints: [
        t`Vous avez 5\u00a0unités pour 5\u00a0provinces, et une des 2\u00a0provinces marquées contient une unité ennemie. Votre Or suffit pour 1\u00a0Infanterie de plus.`,
        t`Achetez 1\u00a0Infanterie et placez-la à ${p('porto')}. Déplacez-en 2 de là à ${p('duero')}, l’Infanterie des ${p('asturias')} au ${p('leon')}, et 1 de la ${p('galicia')} vers les ${p('asturias')}. Terminez le mouvement, et combattez.`,
      ],
      poor: {
        stays: t`Vous n’avez rien acheté ni déplacé\u00a0: votre Or n’est pas dépensé, et 2\u00a0provinces qui rapportent des PV vous échappent.`,
        'buys-nobody': t`Vous aviez l’Or d’une autre Infanterie. Cinq unités ne peuvent pas contrôler 5\u00a0provinces si 2 d’entre elles attaquent ${p('duero')}.`,
        'buys-and-stays': t`Vous avez gagné 1\u00a0unité et aucune province\u00a0: 3 de vos 6\u00a0unités auraient suffi chez vous.`,
        'no-battle': t`Le ${p('leon')} était vide et il est à vous. Mais vous n’avez pas attaqué la seule unité du ${n('lusitanians')} à ${p('duero')}, alors que vous aviez 2\u00a0unités pour le faire.`,
      },
      wrongs: {
        'a-knight': {
          label: t`Acheter un Chevalier.`,
          because: t`Le ${n('galicians')} n’a que des Infanteries parmi ses pions.`,
        },
        'place-in-leon': {
          label: t`Placer la nouvelle Infanterie au ${p('leon')}, qui est vide.`,
          because: t`Placée dans les ${p('asturias')}, elle peut y aller au même tour.`,
        },
        'move-first': {
          label: t`Aller aussitôt à ${p('duero')}, et acheter ensuite.`,
          because: t`Le revenu vient d’abord\u00a0: les unités achetées avant le mouvement peuvent y prendre part.`,
        },
      },
    },
  },
  after: t`Une séquence, c’est collecter (${r('2.1')}), placer (${r('3.1')}), se déplacer (${r('5')}) et combattre (${r('6')}). Les provinces rapportent des PV à la fin du tour (${r('8-turn-end')}). L’ordre ne change jamais\u00a0; la séquence de jeu en donne toutes les étapes (${r('1')}).`,
};
