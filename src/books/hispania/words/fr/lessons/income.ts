import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'income'> = {
  title: 'D’où vient l’Or',
  learn: t`Apprenez quelles provinces vous donnent de l’Or, et pourquoi il ne faut pas le laisser dormir.`,
  about: t`Chaque province a son revenu imprimé sur la carte\u00a0: l’Or que collecte à chaque tour une nation qui y a une unité. Une seule unité suffit, quel que soit son type, et 3\u00a0unités ne collectent pas plus que 1.`,
  steps: {
    'who-pays': {
      ask: t`Un Chef n’est pas une unité. Une Ruine non plus\u00a0: c’est ce qui reste d’un Château-fort détruit. Trouvez 3\u00a0provinces qui donnent un revenu à la ${n('castile')}.`,
      done: t`Infanterie, Chevalier ou Château-fort\u00a0: chacun collecte le revenu entier de sa province. Alphonse, seul à ${p('segovia')}, ne collecte rien, et une Ruine non plus.`,
      hints: [
        t`Regardez les pions de la ${n('castile')}. Lesquels sont des unités, et non des Chefs ou des Ruines\u00a0?`,
        t`Choisissez ${p('avila')}, la ${p('old-castile')} et ${p('tierra-de-campos')}.`,
      ],
      wrong: t`La ${n('castile')} n’y a pas d’unité\u00a0: elle n’en collecte rien.`,
    },
    'spend-or-lose': {
      ask: t`Vous jouez le ${n('galicians')}. La ${p('galicia')}, les ${p('asturias')} et le ${p('leon')} vous rapportent chacun 1\u00a0Or, ${p('tierra-de-campos')} ½\u00a0Or, et votre réserve est de 3\u00a0Or. De ces 6½\u00a0Or, vous pouvez mettre 4\u00a0Or au plus en réserve\u00a0: faites en sorte que rien ne soit perdu.`,
      done: t`Vous avez acheté 1\u00a0Infanterie pour 4\u00a0Or, et les 2½\u00a0Or restants peuvent être mis en réserve pour votre prochaine séquence.`,
      lost: t`Vous n’avez rien acheté, et vous ne pouvez pas mettre plus de 4\u00a0Or en réserve.`,
      hints: [
        t`Vous avez 6½\u00a0Or et pouvez en mettre 4 en réserve\u00a0: il faut donc en dépenser au moins 2½. Que pouvez-vous acheter\u00a0?`,
        t`Achetez 1\u00a0Infanterie, puis placez-la dans une de vos provinces.`,
      ],
      poor: {
        saves: t`Vous avez mis en réserve 4\u00a0Or, votre maximum. Les 2½ autres sont perdus.`,
        renounces: t`Rien ne vous obligeait à renoncer à de l’Or, et vous avez renoncé à 2½\u00a0Or. Vous pouviez acheter 1\u00a0Infanterie pour 4.`,
      },
      wrongs: {
        'a-knight': {
          label: t`Acheter un Chevalier pour 6\u00a0Or.`,
          because: t`Vous avez assez d’Or, mais le ${n('galicians')} n’a pas de Chevalier. Une nation ne peut acheter que les unités de sa fiche.`,
        },
        anywhere: {
          label: t`Placer la nouvelle Infanterie à ${p('duero')}, qui est vide.`,
          because: t`Vous pouvez entrer à ${p('duero')} pendant votre mouvement.`,
        },
      },
    },
  },
  after: t`Vous collectez l’Or de chaque province où vous avez une unité, quel qu’en soit le nombre (${r('2.1')}). Cet Or sert à acheter des unités (${r('2.3')}). La plupart des nations peuvent mettre en réserve 4\u00a0Or, quelques-unes 8, et le reste est perdu (${r('2.4')}). Quelques nations collectent moins ou rien, comme le dit leur fiche.`,
};
