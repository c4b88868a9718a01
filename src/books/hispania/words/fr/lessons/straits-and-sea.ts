import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';
import { deLieu, lieu } from '../grammar.ts';

export const words: WordsOf<'straits-and-sea'> = {
  title: 'Détroits et débarquements',
  learn: t`Passez dans les îles, et débarquez depuis la mer.`,
  about: t`Sur la carte, des flèches montrent les détroits\u00a0: de ${p('valencia')} à ${p('majorca')}, de là à ${p('ibiza')}, et de là à ${p('denia')}. La traversée d’un détroit prend tout le mouvement d’une unité\u00a0: elle ne peut pas s’être déplacée avant, et s’arrête de l’autre côté.`,
  steps: {
    islands: {
      ask: t`Vous jouez ${n('valencia')}, et les îles de ${p('majorca')} et d’${p('ibiza')} sont vides. Les provinces rapportent des PV à la fin de ce tour\u00a0: prenez les deux îles, et gardez ${p('valencia')}, ${p('denia')} et ${lieu('la-mancha')}.`,
      done: t`Les unités de la côte ont traversé, et une unité de l’intérieur a remplacé l’une d’elles. À ${p('valencia')}, le Château-fort contrôle seul la province.`,
      lost: t`Votre séquence est finie, et vous ne contrôlez pas les 5\u00a0provinces.`,
      hints: [
        t`Quelles unités sont dans une province d’où part une flèche\u00a0? Et lesquelles peuvent les remplacer\u00a0?`,
        t`Déplacez l’Infanterie de ${p('valencia')} à ${p('majorca')} et celle de ${p('denia')} à ${p('ibiza')}, puis 1\u00a0Infanterie ${deLieu('la-mancha')} à ${p('denia')}. Terminez le mouvement.`,
      ],
      poor: {
        stays: t`Aucune unité ne s’est déplacée, et les deux îles sont encore vides.`,
        'majorca-alone': t`Vous avez pris 1 des 2\u00a0îles. ${p('ibiza')} peut être atteinte depuis ${p('denia')}, où une unité ${deLieu('la-mancha')} pouvait remplacer la vôtre.`,
        'denia-empty': t`Vous contrôlez les deux îles, mais ${p('denia')} est vide. Elle rapporte plus qu’${p('ibiza')}.`,
      },
      wrongs: {
        'walk-and-cross': {
          label: t`Aller ${deLieu('la-mancha')} à ${p('denia')}, puis traverser.`,
          because: t`Une unité ne peut traverser que si elle a commencé son mouvement sur la côte. Cette Infanterie pourra traverser à votre prochaine séquence.`,
        },
        'island-to-island': {
          label: t`Traverser jusqu’à ${p('majorca')}, puis continuer jusqu’à ${p('ibiza')}.`,
          because: t`L’unité pourra aller à ${p('ibiza')} à sa prochaine séquence.`,
        },
      },
    },
    land: {
      ask: t`Des unités en mer débarquent là où la carte montre une ancre qui n’est pas barrée\u00a0; cette province est la première de leur mouvement. Vous jouez ${n('rome')}, avec 3\u00a0Élites en mer, qui peuvent entrer dans 3\u00a0provinces chacune. Contrôlez ${p('granada')} et ${p('cordoba')} à la fin du mouvement, et ne laissez aucune unité en mer.`,
      done: t`Aucune unité ne peut débarquer dans ces deux provinces, mais elles sont adjacentes à une côte qui a une ancre.`,
      lost: t`Votre mouvement est fini. Vous ne contrôlez pas les deux provinces, ou vous avez perdu une unité.`,
      hints: [
        t`Quelles côtes avec une ancre sont adjacentes à ${p('granada')} et à ${p('cordoba')}\u00a0?`,
        t`Débarquez les 3\u00a0Élites à ${p('cartagena')}. De là, déplacez-en 1 à ${p('granada')} et 1 à ${p('cordoba')}. Terminez ensuite le mouvement.`,
      ],
      poor: {
        'stay-at-sea': t`Aucune unité n’a débarqué, et les unités en mer à la fin du mouvement sont perdues.`,
        'one-at-sea': t`Une unité est restée en mer\u00a0: elle est perdue. Seule une nation qui a la suprématie navale peut y rester.`,
      },
      wrongs: {
        'no-anchor': {
          label: t`Débarquer à ${p('granada')} même.`,
          because: t`C’est une province côtière, mais elle n’a pas d’ancre.`,
        },
        'back-on-board': {
          label: t`Débarquer à ${p('cartagena')}, puis reprendre la mer.`,
          because: t`Les unités vont de la mer à la terre, non l’inverse. Seules 2\u00a0nations peuvent prendre la mer, à certains tours.`,
        },
      },
    },
  },
  after: t`La traversée d’un détroit prend un mouvement entier (${r('5.5')}). Les unités débarquent là où il y a une ancre, dans la première province de leur mouvement (${r('5.6')}, ${r('3.2-sea')}). Les unités venues d’Afrique traversent à ${p('cadiz')} ou à ${p('gibraltar')} et peuvent continuer.`,
};
