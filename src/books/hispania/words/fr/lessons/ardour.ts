import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'ardour'> = {
  title: 'La Fougue',
  learn: t`Après les batailles, un Chef qui a la Fougue se déplace et combat de nouveau avec sa pile, et peut emmener d’autres unités.`,
  about: t`Quelques Chefs ont la Fougue. Après le mouvement et le combat habituels de leur nation, ils se déplacent et combattent encore une fois avec les unités de leur province. La pile peut laisser des unités en chemin et en prendre d’autres. Toutes les autres unités restent où elles sont.`,
  steps: {
    'ride-on': {
      ask: t`Vous jouez l’${n('aragon')} au tour\u00a016. Les batailles habituelles sont finies, et la pile de Ramirez, à ${p('huesca')}, se déplace encore une fois. Attaquez le Château-fort et les 2\u00a0Infanteries de ${p('tortosa')} avec Ramirez et 5\u00a0unités, soit 2 de plus que la limite.`,
      done: t`Ramirez est parti avec les unités de ${p('huesca')} et a emmené celles de ${p('barcelona')}. Les unités qui se déplacent avec lui ont aussi la Fougue.`,
      lost: t`Le mouvement de Fougue est fini, et Ramirez n’est pas à ${p('tortosa')} avec 5\u00a0unités exactement. Une attaque avec la Fougue peut dépasser la limite de 2\u00a0unités\u00a0; une sixième est retirée.`,
      hints: [
        t`Parmi les provinces marquées, ${p('barcelona')} est entre Ramirez et ${p('tortosa')}\u00a0: 3\u00a0Infanteries y attendent.`,
        t`Déplacez Ramirez à ${p('barcelona')} avec le Chevalier et 1\u00a0Infanterie. De là, menez-les à ${p('tortosa')} avec les 3\u00a0Infanteries.`,
      ],
      poor: {
        stays: t`Ramirez n’a pas bougé, et la seconde bataille n’est pas livrée.`,
        'nobody-joins': t`Vous avez laissé derrière vous 3\u00a0Infanteries qui pouvaient se joindre à la pile.`,
        four: t`L’attaque admettait une cinquième unité, qui est encore à ${p('barcelona')}.`,
      },
      wrongs: {
        'without-him': {
          label: t`Déplacer les 3\u00a0Infanteries de ${p('barcelona')} à ${p('tortosa')} sans Ramirez.`,
          because: t`Elles ne peuvent se déplacer que si Ramirez entre dans leur province et les emmène.`,
        },
      },
    },
  },
  after: t`La Fougue vient après les batailles habituelles, pour 1\u00a0pile, qui peut dépasser la limite de 2\u00a0unités quand elle attaque (${r('9.2')}). Ramirez l’a au tour\u00a016 (${r('11-aragon-ramiro')}). Les unités qui accompagnent un Chef pendant tout leur mouvement peuvent entrer dans 1\u00a0province de plus (${r('5.2')}).`,
};
