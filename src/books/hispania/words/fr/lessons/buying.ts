import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'buying'> = {
  title: 'De l’Or aux unités',
  learn: t`Dépensez le revenu de vos provinces, et placez chaque nouvelle unité là où elle sert le plus.`,
  about: t`Au début de sa séquence, une nation collecte l’Or des provinces qu’elle contrôle. Elle s’en sert pour acheter des unités\u00a0: 4\u00a0Or pour 1\u00a0Infanterie, 6 pour un Chevalier, 8 pour un Château-fort. Chaque nouvelle unité est placée dans une province différente, que la nation contrôle, et peut se déplacer aussitôt.`,
  steps: {
    'two-more': {
      ask: t`Vous jouez la ${n('castile')} et contrôlez 5\u00a0provinces, avec 1\u00a0Infanterie dans chacune. Les provinces rapportent des PV à la fin de ce tour\u00a0; le ${p('basque-country')}, ${p('calatayud')} et ${p('salamanca')} sont vides. Contrôlez-en 2, en plus des vôtres, à la fin de votre séquence.`,
      done: t`Vous avez acheté 2\u00a0Infanteries pour 8\u00a0Or, et chacune a pris une province dès le tour de son achat. À votre prochaine séquence, ces deux provinces vous donneront un revenu.`,
      lost: t`Votre séquence est finie, et vos provinces rapportent moins de PV qu’elles n’auraient pu.`,
      hints: [
        t`Trois provinces adjacentes aux vôtres sont vides. Combien de nouvelles unités vous faut-il pour en prendre 2 sans abandonner de province\u00a0?`,
        t`Achetez 2\u00a0Infanteries. Placez-en 1 à ${p('avila')} et déplacez-la à ${p('salamanca')}\u00a0; placez l’autre en ${p('cantabria')} et déplacez-la au ${p('basque-country')}. Terminez ensuite le mouvement.`,
      ],
      poor: {
        knight: t`Un Chevalier combat mieux qu’une Infanterie, mais il ne contrôle qu’une province, comme toute unité, et il n’y avait pas d’ennemi à combattre. Avec votre Or, vous pouviez acheter 2\u00a0unités.`,
        castle: t`Un Château-fort coûte autant que 2\u00a0Infanteries et ne se déplace jamais.`,
        saves: t`L’Or en réserve ne prend pas de province. La plupart des nations peuvent mettre en réserve 4\u00a0Or au plus, la vôtre 8.`,
        one: t`Vous avez pris 1\u00a0province avec 1\u00a0Infanterie. Il y avait assez d’Or pour une autre.`,
        'stay-home': t`Les deux nouvelles unités sont restées là où elles ont été placées, dans des provinces que vous contrôliez déjà.`,
      },
      wrongs: {
        'knight-too': {
          label: t`Après l’achat de 1\u00a0Infanterie, acheter un Chevalier.`,
          because: t`Un Chevalier coûte 6\u00a0Or, il vous en reste moins, et aucune unité ne s’achète à crédit.`,
        },
        'both-in-avila': {
          label: t`Placer les deux nouvelles unités à ${p('avila')}.`,
          because: t`Chaque province peut recevoir 1 nouvelle unité par tour, même si elle est loin de sa limite.`,
        },
        'into-salamanca': {
          label: t`Placer une nouvelle unité à ${p('salamanca')}.`,
          because: t`Une nouvelle unité n’est placée que dans une province que vous contrôlez. Placez-la dans une province adjacente, puis déplacez-la à ${p('salamanca')}.`,
        },
      },
    },
  },
  after: t`Une nation collecte d’abord son revenu, puis achète, place et déplace ses unités (${r('2.3')}, ${r('3.1')}). L’Or qu’elle ne dépense pas peut être mis en réserve, jusqu’à une limite (${r('2.4')}).`,
};
